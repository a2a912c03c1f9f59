import Negotiation
import TheodoliteDialect

/// Stands for an unknown component. Its contents are asked one after another, each in the range that those before it left.
final class TheodoliteHole: Component, AnswersInRange, NamedComponent, Hole {
    let elementName: String
    let contents: [Component]

    var componentName: String { elementName }
    var hasContents: Bool { !contents.isEmpty }

    init(name: String, contents: [Component]) {
        elementName = name
        self.contents = contents
        super.init()
    }

    required init() {
        preconditionFailure("a hole has a name")
    }

    override func render() -> [Component] { contents }

    @_disfavoredOverload
    override func layout(constraint: SizeRange, tree: ComponentTree) -> Layout {
        let cell = tree.cell
        guard !contents.isEmpty else {
            let title = titleSize(cell: cell)
            let line = CGSize(width: title.width.rounded(.up), height: title.height.rounded(.up))
            return Layout(component: self, size: constraint.clamp(line), children: [])
        }
        var column = HoleColumn(hole: componentName, range: constraint, cell: cell)
        let children = tree.children().map { column.add($0) }
        let size = CGSize(width: max(column.size.width, leastWidth(cell: cell)), height: column.size.height)
        return Layout(component: self, size: constraint.clamp(size), children: children)
    }

    /// What the edge, and the contents above, leave of the range.
    struct Rest: Reason {
        let hole: String
        let range: SizeRange
        let cell: CGSize
        /// The height of the contents before.
        let above: CGFloat

        /// The range that is left: no minimum, and no maximum where there was none.
        var proposal: SizeRange {
            let maximum = { calculation(on: $0)?.value ?? .nan }
            return SizeRange(max: CGSize(width: maximum(.horizontal), height: maximum(.vertical)))
        }

        var sentence: String {
            HoleSentence.column(in: hole)
                + (above == 0 ? ": the range minus its edge" : ": the range minus its edge and the height above")
        }

        func calculation(on axis: Axis) -> Calculation? {
            guard !range.max[axis].isNaN else { return nil }
            let edge = Calculation(range.max[axis]).adding(.minus(2 * cell[axis]))
            let rest = axis == .vertical && above != 0 ? edge.adding(.minus(above)) : edge
            return rest.adding(.atLeast(0))
        }
    }

    /// A child of the column.
    struct Placement: Reason {
        let hole: String
        let size: CGSize
        let corner: CGPoint

        var sentence: String { "\(HoleSentence.column(in: hole, at: corner)): in the size that it answered" }

        func calculation(on axis: Axis) -> Calculation? { Calculation(size[axis]) }
    }
}

/// The contents of a hole, one below the other.
private struct HoleColumn {
    let hole: String
    let range: SizeRange
    let cell: CGSize
    fileprivate var width: CGFloat = 0
    fileprivate var height: CGFloat = 0

    /// With the edge around.
    var size: CGSize { CGSize(width: width + 2 * cell.width, height: height + 2 * cell.height) }

    mutating func add(_ child: ComponentTree) -> LayoutChild {
        let rest = TheodoliteHole.Rest(hole: hole, range: range, cell: cell, above: height)
        let layout = child.ask(rest.proposal, because: rest)
        let corner = CGPoint(x: cell.width, y: cell.height + height)
        width = CGFloat.maximum(width, layout.size.width)
        height += layout.size.height.isNaN ? 0 : layout.size.height
        return LayoutChild(
            layout, at: corner,
            because: TheodoliteHole.Placement(hole: hole, size: layout.size, corner: corner))
    }
}
