import EngineKit
import Negotiation
import TextMetrics

/// A placeholder for an unknown view. It is as large as its name in a hatched line; around contents it is a hatched
/// edge, a cell thick, and the contents are in a column from its upper left corner:
///
/// ```
/// ▒ AvatarView ▒        ▒ Card ▒▒▒
///                       ▒First   ▒
///                       ▒Second  ▒
///                       ▒▒▒▒▒▒▒▒▒▒
/// ```
package struct UnknownView: ContainerElement, SizedElement {
    /// The author's name for it.
    package let elementName: String
    package let contents: [any View]
    /// Whether it takes its proposal.
    private let fills: Bool

    package init(_ name: String, contents: [any View], fills: Bool = false) {
        elementName = name
        self.contents = contents
        self.fills = fills
    }

    package func children(of node: Node) -> Nodes { node.nodes(of: ViewSequence(contents), along: .vertical) }

    private func solver(in node: Node) -> StackSolver {
        if let known = node.storage as? StackSolver { return known }
        let solver = StackSolver(
            axis: .vertical, line: HorizontalAlignment.leading.key, spacing: nil, children: node.children)
        node.storage = solver
        return solver
    }

    private func inner(_ proposal: ProposedViewSize, _ cell: CGSize) -> ProposedViewSize {
        proposal.map { axis, length in length.map { max(0, $0 - 2 * cell[axis]) } }
    }

    package func size(for proposal: ProposedViewSize, in node: Node) -> CGSize {
        let own = ownSize(for: proposal, in: node)
        return fills ? proposal.replacingUnspecifiedDimensions(by: own) : own
    }

    package func explanation(of size: CGSize, to proposal: ProposedViewSize, on axis: Axis, in node: Node)
        -> LengthExplanation
    {
        if fills, proposal[axis] != nil { return LengthExplanation(.room(axis)) }
        return node.children.isEmpty ? .proposed(proposal, or: size[axis], on: axis) : LengthExplanation(.rule)
    }

    private func ownSize(for proposal: ProposedViewSize, in node: Node) -> CGSize {
        let cell = node.context.cell
        guard !node.children.isEmpty else {
            let width = CGFloat(HatchedTitle(elementName).columns) * cell.width
            return CGSize(
                width: min(width, max(0, proposal.width ?? width)),
                height: min(cell.height, max(0, proposal.height ?? cell.height)))
        }
        let column = solver(in: node).solution(for: inner(proposal, cell)).size
        let least = CGFloat(HatchedTitle(elementName).leastColumns) * cell.width
        return CGSize(
            width: max(column.width + 2 * cell.width, min(least, proposal.width ?? least)),
            height: column.height + 2 * cell.height)
    }

    package func arrangement(for proposal: ProposedViewSize, in node: Node) -> Places {
        guard !node.children.isEmpty else { return .none }
        let cell = node.context.cell
        let column = solver(in: node).placement(for: inner(proposal, cell), answered: nil)
        return node.places(column) { child in
            let place = InUnknownView(
                name: elementName, size: child.node.size(at: child.proposal), column: child.position, cell: cell)
            return PlacedChild(child.node, at: place.corner, proposal: child.proposal, because: place)
        }
    }
}

/// A child of the column in an unknown view.
private struct InUnknownView: PositionReason {
    let name: String
    let size: CGSize
    /// The position in the column.
    let column: CGPoint
    let cell: CGSize

    var sentence: String { "haggle does not know \(name) and puts its contents in a column, one cell inside" }

    func position(on axis: Axis) -> Calculation { Calculation(column[axis]).adding(.plus(cell[axis])) }
}
