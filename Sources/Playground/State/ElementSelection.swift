import LayoutInspection
import Negotiation

/// Which element is selected, and which are folded in the tree.
package struct ElementSelection {
    package private(set) var path: ElementPath?
    /// The elements whose children the tree does not show.
    package private(set) var collapsed: Set<ElementPath> = []
    /// The selection that the person made, where a layout did not have it: it comes back with it.
    private var lost: ElementPath?

    /// Selects an element and unfolds its ancestors.
    mutating func select(_ path: ElementPath) {
        (self.path, lost) = (path, nil)
        var ancestor = collapsed.isEmpty ? nil : path.parent
        while let hiding = ancestor {
            collapsed.remove(hiding)
            ancestor = hiding.parent
        }
    }

    mutating func toggleFold(of path: ElementPath) {
        if collapsed.remove(path) == nil { collapsed.insert(path) }
    }

    /// Selects the same element in another layout: the one that was lost and is there again, the counterpart of the one
    /// that is selected, or the nearest ancestor that still exists, or where a container first shares its length.
    mutating func follow(to counterpart: Int?, in inspection: Inspection) {
        guard !inspection.elements.isEmpty else {
            path = nil
            return
        }
        if let lost, inspection.index(of: lost) != nil {
            (path, self.lost) = (lost, nil)
        } else if let counterpart {
            path = inspection.path(of: counterpart)
        } else if let path, inspection.index(of: path) == nil {
            lost = lost ?? path
            self.path = sequence(first: path, next: \.parent).first { inspection.index(of: $0) != nil }
        }
        guard path == nil else { return }
        let first = inspection.firstContainer ?? 0
        path = inspection.path(of: first)
        foldTree(around: first, in: inspection)
    }

    /// Of a large tree at first only the way to an element and its children are unfolded.
    private mutating func foldTree(around index: Int, in inspection: Inspection) {
        guard inspection.elements.count > Self.unfoldedElements else { return }
        let way = Set(inspection.lineage(of: index))
        let folded = way.flatMap { inspection.elements[$0].children }.filter {
            !way.contains($0) && !inspection.elements[$0].children.isEmpty
        }
        // A long list is as long folded.
        guard folded.count <= Self.unfoldedElements else { return }
        collapsed = Set(folded.map { inspection.path(of: $0) })
    }

    /// About as many as fit into a window.
    private static let unfoldedElements = 60
}
