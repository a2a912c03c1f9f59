import Negotiation

/// Views that share the width, and the first of them in a window that is narrow, as a phone's is. It is no element.
package struct SplitColumns: PrimitiveView {
    private let name: String
    private let columns: [any View]

    package init(_ name: String, _ columns: [any View]) {
        self.name = name
        self.columns = columns
    }

    /// In points: no window of a regular width is narrower.
    private static let leastRegularWidth: CGFloat = 667

    package func gather(into list: inout ChildList) {
        // Where a point is a cell, widths are none of devices.
        let hasPoints = list.context.cell != CGSize(width: 1, height: 1)
        guard hasPoints, let width = list.context.container.width, width < Self.leastRegularWidth else {
            return list.add(Controls.columns(name, columns))
        }
        if let first = columns.first { list.add(first) }
    }
}
