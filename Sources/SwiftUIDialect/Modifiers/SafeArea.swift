import EngineKit
import Negotiation

/// A view with another at one of its edges, which takes space there. Made by `safeAreaInset`. No part of a screen is
/// covered here, so the view is laid out in the rest.
package struct SafeAreaInset: ModifierElement, SizedElement {
    package let content: any View
    package let inset: any View
    package let edge: Edge
    /// The alignment of the other view along the edge.
    package let alignment: Alignment
    /// The spacing between the two, in points; nil for the default.
    package let spacing: CGFloat?
    package let elementName: String

    package init(
        _ content: any View, _ inset: any View, at edge: Edge, alignment: Alignment, spacing: CGFloat?,
        name: String = "safeAreaInset"
    ) {
        elementName = name
        self.content = content
        self.inset = inset
        self.edge = edge
        self.alignment = alignment
        self.spacing = spacing
    }

    private var axis: Axis { edge.axis }

    /// Returns the view, then the one at its edge: several become a ZStack.
    package func children(of node: Node) -> Nodes {
        var list = node.gather(inset, along: nil)
        if list.children.count != 1 { list = node.gather(ZStack(alignment: alignment, inset), along: nil) }
        return node.adopt([node.wrapped].compactMap { $0 } + list.children)
    }

    /// The length of the view at the edge, and the rest.
    private func rest(_ proposal: ProposedViewSize, in node: Node) -> InsetRoom {
        let answer = node.children[1].settle(proposal, because: InsetQuestion(proposal: proposal.lengths, edge: edge))
        return InsetRoom(
            offer: proposal, axis: axis, taken: answer[axis], spacing: spacing ?? node.context.metrics.spacing)
    }

    package func size(for proposal: ProposedViewSize, in node: Node) -> CGSize {
        let room = rest(proposal, in: node)
        let answer = node.only.ask(room.proposal, because: room)
        let inset = node.children[1].size(at: proposal)
        return CGSize(
            axis, answer[axis] + room.taken + room.spacing, cross: max(answer[axis.other], inset[axis.other]))
    }

    package func explanation(of size: CGSize, to proposal: ProposedViewSize, on axis: Axis, in node: Node)
        -> LengthExplanation
    {
        let room = rest(proposal, in: node)
        guard let view = node.only.exchange(at: room.proposal), let inset = node.children[1].exchange(at: proposal)
        else {
            return LengthExplanation(.rule)
        }
        if axis == self.axis { return LengthExplanation(.sum([view, inset]), .plus(room.spacing)) }
        let isWider = node.children[1].size(at: proposal)[axis] == size[axis]
        return LengthExplanation(.answer(isWider ? inset : view, axis))
    }

    package func arrangement(for proposal: ProposedViewSize, in node: Node) -> Places {
        let size = node.size(at: proposal)
        let room = rest(proposal, in: node)
        let view = node.only.settle(room.proposal, because: room)
        let other = node.children[1].dimensions(at: proposal)
        let isFirst = edge == .start(of: axis)
        let line = alignment[axis.other]
        let inner = InsetPlaced(
            size: view,
            corner: CGPoint(axis, isFirst ? room.taken + room.spacing : 0, cross: (size - view)[axis.other] / 2))
        let outer = InsetPlaced(
            size: other.size,
            corner: CGPoint(
                axis, isFirst ? 0 : size[axis] - other.size[axis],
                cross: line.defaultValue(in: ViewDimensions(size: size)) - other[line]))
        return node.places([
            PlacedChild(node.only, at: inner.corner, proposal: room.proposal, because: inner),
            PlacedChild(node.children[1], at: outer.corner, proposal: proposal, because: outer),
        ])
    }
}

extension SafeAreaInset {
    package func shares(for proposal: ProposedViewSize, in node: Node) -> ShareMaker? {
        let placed = node.arrangement(at: proposal).map(\.combined)
        let size = node.size(at: proposal)
        let spacing = rest(proposal, in: node).spacing
        return { [axis, edge] _ in
            let along = Share.ownLengths(
                axis, available: size[axis], spacing: spacing,
                of: placed.enumerated().map { (child: $1, turn: 2 - $0) }, by: InsetRule(edge: edge))
            return [along, .largest(axis.other, size[axis.other], of: placed, else: .linedUp)]
        }
    }
}

/// The rule by which a view at an edge takes its space.
private struct InsetRule: Reason {
    let edge: Edge

    var sentence: String { "the view at the \(edge) edge first; the other is asked in what it leaves" }
}

extension CGSize {
    fileprivate static func - (one: CGSize, other: CGSize) -> CGSize {
        CGSize(width: one.width - other.width, height: one.height - other.height)
    }
}

/// The view at an edge, asked before the main view.
private struct InsetQuestion: HandedOn {
    let proposal: ProposedLengths
    let edge: Edge

    var sentence: String { "how much room it needs at the \(edge) edge" }
}

/// The proposal minus the view at an edge.
private struct InsetRoom: Reason {
    let offer: ProposedViewSize
    let axis: Axis
    let taken: CGFloat
    let spacing: CGFloat

    var proposal: ProposedViewSize { offer.map { axis, _ in calculation(on: axis)?.value } }

    var sentence: String {
        "what the view at the edge leaves of the proposal" + (calculation(on: axis).map { ": \($0)" } ?? "")
    }

    func calculation(on axis: Axis) -> Calculation? {
        guard let length = offer[axis] else { return nil }
        guard axis == self.axis else { return Calculation(length) }
        let rest = Calculation(length).adding(.minus(taken)).adding(.minus(spacing))
        return rest.notNegative
    }
}

/// One of the two views at its position.
private struct InsetPlaced: PositionReason {
    let size: CGSize
    let place: CGPoint

    init(size: CGSize, corner: CGPoint) {
        self.size = size
        place = corner
    }

    var sentence: String { "its own size, at the edge or in what is left of it" }

    func position(on axis: Axis) -> Calculation { Calculation(place[axis]) }
}

/// A frame whose lengths follow those proposed to the root. Made by `containerRelativeFrame`; a scroll view counts as
/// large as the root, minus its content's margins.
package struct ContainerRelativeFrame: PrimitiveView {
    private let content: any View
    private let axes: Axis.Set
    private let alignment: Alignment
    private let length: (CGFloat, Axis) -> CGFloat

    /// - Parameter length: the frame's length on an axis, from the root's.
    package init(
        _ content: any View, _ axes: Axis.Set, alignment: Alignment,
        length: @escaping (CGFloat, Axis) -> CGFloat = { whole, _ in whole }
    ) {
        self.content = content
        self.axes = axes
        self.alignment = alignment
        self.length = length
    }

    /// Creates a frame of some of the equal parts of the root's length.
    package init(
        _ content: any View, _ axes: Axis.Set, alignment: Alignment, count: Int, span: Int, spacing: CGFloat
    ) {
        self.init(content, axes, alignment: alignment) { whole, _ in
            let part = (whole - spacing * CGFloat(count - 1)) / CGFloat(max(1, count))
            return part * CGFloat(span) + spacing * CGFloat(span - 1)
        }
    }

    package func gather(into list: inout ChildList) {
        let container = list.context.container
        let margins = list.context.environment.containerMargins
        func length(_ axis: Axis) -> CGFloat? {
            guard axes.contains(axis), let whole = container[axis], whole.isFinite else { return nil }
            let taken = margins.map { axis == .horizontal ? $0.leading + $0.trailing : $0.top + $0.bottom } ?? 0
            return self.length(max(0, whole - taken), axis)
        }
        list.add(
            FixedFrame(
                content, width: length(.horizontal), height: length(.vertical), alignment: alignment,
                name: "containerRelativeFrame"))
    }
}
