import Editing
import LayoutInspection
import Negotiation

/// The rows of the tree: all elements except those inside collapsed ones.
struct TreeRows {
    /// Indices into the inspection's elements, in row order.
    let elements: [Int]
    let collapsed: Set<Int>

    init(_ inspection: Inspection, collapsed paths: Set<ElementPath>) {
        let collapsed = Set(paths.compactMap { inspection.index(of: $0) })
        guard !collapsed.isEmpty else {
            elements = Array(inspection.elements.indices)
            self.collapsed = []
            return
        }
        var rows: [Int] = []
        var hiddenBelow = Int.max
        for (index, element) in inspection.elements.enumerated() {
            guard element.depth <= hiddenBelow else { continue }
            hiddenBelow = collapsed.contains(index) ? element.depth : .max
            rows.append(index)
        }
        elements = rows
        self.collapsed = collapsed
    }

    /// The row of an element; for a hidden one, that of its collapsed ancestor.
    func row(of index: Int) -> Int? {
        let count = elements.partitioningIndex { $0 > index }
        return count > 0 ? count - 1 : nil
    }
}

extension PlaygroundState {
    var treeRows: TreeRows? { inspection.map { TreeRows($0, collapsed: elementSelection.collapsed) } }
}
