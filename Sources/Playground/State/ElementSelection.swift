import LayoutInspection
import Negotiation

/// The selected element, and the elements that are folded in the tree.
package struct ElementSelection {
    package private(set) var path: ElementPath?
    /// The elements whose children the tree hides.
    package private(set) var collapsed: Set<ElementPath> = []
    /// The person's selection while the layout lacks it; it returns with its element.
    private var lost: ElementPath?

    /// Selects an element and unfolds its ancestors.
    mutating func select(_ path: ElementPath) {
        (self.path, lost) = (path, nil)
        collapsed.subtract(sequence(first: path, next: \.parent).dropFirst())
    }

    /// Selects an element as soon as a layout has it.
    mutating func await(_ path: ElementPath) { lost = path }

    mutating func toggleFold(of path: ElementPath) {
        if collapsed.remove(path) == nil { collapsed.insert(path) }
    }

    /// Selects the same element in another layout: the lost one if it is there again, the selected one's counterpart,
    /// or its nearest ancestor that still exists; otherwise the first container.
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

    /// Folds a large tree, except the path to an element and its children.
    private mutating func foldTree(around index: Int, in inspection: Inspection) {
        guard inspection.elements.count > Self.unfoldedElements else { return }
        let way = Set(inspection.lineage(of: index))
        let folded = way.flatMap { inspection.elements[$0].children }.filter {
            !way.contains($0) && !inspection.elements[$0].children.isEmpty
        }
        // Folding would not shorten a long list.
        guard folded.count <= Self.unfoldedElements else { return }
        collapsed = Set(folded.map { inspection.path(of: $0) })
    }

    /// About as many as fit into a window.
    private static let unfoldedElements = 60
}
