import SwiftUIDialect

/// Views that share the width; in a window as narrow as a phone's, only the first of them. It is not an element.
package struct SplitColumns: PrimitiveView {
    private let name: String
    private let columns: [any View]

    package init(_ name: String, _ columns: [any View]) {
        self.name = name
        self.columns = columns
    }

    /// In points: no window of a regular width is narrower.
    package static let leastRegularWidth: CGFloat = 667

    package func gather(into list: inout ChildList) {
        // If a point is a cell, widths are not those of devices.
        let hasPoints = list.context.cell != CGSize(width: 1, height: 1)
        guard hasPoints, let width = list.context.container.width, width < Self.leastRegularWidth else {
            return list.add(NamedRow(name, columns, spacing: 0))
        }
        if let first = columns.first { list.add(first) }
    }
}
