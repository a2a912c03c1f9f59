import Negotiation
import TextMetrics

/// Stands for a component that nobody knows. It is as large as its name in a line of hatching; around contents it is a
/// hatched edge, a cell thick, and the contents are in a column from its upper left corner, each asked in what those
/// before it left:
///
/// ```
/// ▒ AvatarView ▒        ▒ Card ▒▒▒
///                       ▒First   ▒
///                       ▒Second  ▒
///                       ▒▒▒▒▒▒▒▒▒▒
/// ```
package final class HoleComponent: Component, AnswersInRange, NamedComponent {
    /// The name that the source has for the component.
    package let name: String
    package let contents: [Component]

    package init(name: String, contents: [Component]) {
        self.name = name
        self.contents = contents
        super.init()
    }

    package required init() {
        preconditionFailure("a hole has a name")
    }

    package var componentName: String { name }

    package override func render() -> [Component] { contents }

    @_disfavoredOverload
    package override func layout(constraint: SizeRange, tree: ComponentTree) -> Layout {
        let cell = tree.cell
        guard !contents.isEmpty else {
            let line = CGSize(width: CGFloat(HatchedTitle(name).columns) * cell.width, height: cell.height)
            return Layout(component: self, size: constraint.clamp(line.roundedUp), children: [])
        }
        var column = HoleColumn(hole: name, range: constraint, cell: cell)
        let children = tree.children().map { column.add($0) }
        return Layout(component: self, size: constraint.clamp(column.size), children: children)
    }
}

/// The contents of a hole, one below the other.
private struct HoleColumn {
    let hole: String
    let range: SizeRange
    let cell: CGSize
    private var width: CGFloat = 0
    private var height: CGFloat = 0

    init(hole: String, range: SizeRange, cell: CGSize) {
        self.hole = hole
        self.range = range
        self.cell = cell
    }

    /// With the edge around.
    var size: CGSize { CGSize(width: width + 2 * cell.width, height: height + 2 * cell.height) }

    mutating func add(_ child: ComponentTree) -> LayoutChild {
        let reason = LeftInHole(hole: hole, range: range, cell: cell, above: height)
        let layout = child.ask(reason.rest, because: reason)
        let corner = CGPoint(x: cell.width, y: cell.height + height)
        width = CGFloat.maximum(width, layout.size.width)
        height += layout.size.height.orZero
        return LayoutChild(layout, at: corner, because: InHole(hole: hole, size: layout.size, corner: corner))
    }
}
