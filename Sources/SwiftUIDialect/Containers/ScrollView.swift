import EngineKit
import Negotiation

/// A window on views that may be larger: they are asked for their ideal length along the axes that scroll.
public struct ScrollView: SizedElement {
    package let axes: Axis.Set
    package let content: any View

    /// Creates a scroll view; indicators are never shown.
    public init<Content: View>(
        _ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content
    ) {
        self.init(axes, content())
    }

    /// Creates a scroll view of existing views.
    package init(_ axes: Axis.Set, _ content: any View) {
        self.axes = axes
        self.content = content
    }

    /// Returns the content; several views become a VStack.
    package func children(of node: Node) -> Nodes {
        let margins = node.context.environment.scrollMargins
        let content: any View = HandingDown(content) { ($0.scrollMargins, $0.containerMargins) = (nil, margins) }
        let whole = SingleView(content)
        return node.nodes(of: margins.map { Padding(whole, $0, name: "contentMargins") } ?? whole, along: .vertical)
    }

    private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
        proposal.map { axis, length in axes.contains(axis) ? nil : length }
    }

    package func size(for proposal: ProposedViewSize, in node: Node) -> CGSize {
        let answer = node.children.first?.ask(inner(proposal), because: Scrolled(offer: proposal, axes: axes)) ?? .zero
        func length(_ axis: Axis) -> CGFloat { axes.contains(axis) ? proposal[axis] ?? answer[axis] : answer[axis] }
        return CGSize(width: length(.horizontal), height: length(.vertical))
    }

    package func explanation(of size: CGSize, to proposal: ProposedViewSize, on axis: Axis, in node: Node)
        -> LengthExplanation
    {
        if axes.contains(axis), proposal[axis] != nil { return LengthExplanation(.room(axis)) }
        return node.children.first?.adopted(inner(proposal), on: axis) ?? LengthExplanation(.constant)
    }

    /// Places content smaller than the window at its anchor. Without an anchor it is at the start, and centered if both
    /// axes scroll.
    package func arrangement(for proposal: ProposedViewSize, in node: Node) -> Places {
        guard let child = node.children.first else { return .none }
        let size = node.size(at: proposal)
        let answer = child.size(at: inner(proposal))
        let anchor =
            node.context.environment.scrollAnchor ?? (axes == [.horizontal, .vertical] ? .center : .topLeading)
        func rest(_ axis: Axis) -> CGFloat { axes.contains(axis) ? max(0, size[axis] - answer[axis]) : 0 }
        let overflow = axes.contains(.horizontal) ? max(0, answer.width - size.width) : 0
        let place = InWindow(
            size: answer, rest: CGSize(width: rest(.horizontal), height: rest(.vertical)), anchor: anchor,
            overflow: node.context.environment.layoutDirection == .rightToLeft ? overflow : 0)
        return node.places(PlacedChild(child, at: place.corner, proposal: inner(proposal), because: place))
    }
}

/// The content, asked for its ideal length.
private struct Scrolled: Reason {
    let offer: ProposedViewSize
    let axes: Axis.Set

    var sentence: String { "its ideal \(axes.lengthNames ?? "size"), for it scrolls; else the proposal" }

    func calculation(on axis: Axis) -> Calculation? { axes.contains(axis) ? nil : offer.calculation(on: axis) }
}

/// The content at its position in the window.
private struct InWindow: PositionReason {
    let size: CGSize
    /// The window's size minus the content's.
    let rest: CGSize
    /// The anchor of the content in the window.
    let anchor: UnitPoint
    /// How far content that runs from right to left is longer than the window: it is recorded as scrolled to its end.
    let overflow: CGFloat

    var sentence: String { "its own size, at \(anchor == .topLeading ? "the start" : "the anchor") of the window" }

    func position(on axis: Axis) -> Calculation {
        if axis == .horizontal, overflow > 0 { return Calculation(0).adding(.minus(overflow)) }
        let share = axis == .horizontal ? anchor.x : anchor.y
        guard share != 0 else { return Calculation(0) }
        return share == 0.5 ? Calculation(rest[axis]).adding(.over(2)) : Calculation(rest[axis]).adding(.times(share))
    }
}

/// Margins around the content of scroll views inside, on some edges. It is not an element. Made by `contentMargins`.
package struct ScrollMargins: PrimitiveView {
    private let content: any View
    private let edges: Edge.Set
    /// The margins; nil for the default lengths.
    private let insets: EdgeInsets?

    package init(_ content: any View, _ edges: Edge.Set, _ insets: EdgeInsets?) {
        self.content = content
        self.edges = edges
        self.insets = insets
    }

    /// Creates margins of one length on the edges; nil for the default one.
    package init(_ content: any View, _ edges: Edge.Set, length: CGFloat?) {
        self.init(content, edges, length.map { EdgeInsets(edges, $0) })
    }

    package func gather(into list: inout ChildList) {
        let own = insets ?? EdgeInsets(edges, list.context.metrics.padding)
        list.add(
            HandingDown(content) { environment in
                let outer = environment.scrollMargins
                func margin(_ edge: Edge) -> CGFloat { edges.contains(Edge.Set(edge)) ? own[edge] : outer?[edge] ?? 0 }
                environment.scrollMargins = EdgeInsets(
                    top: margin(.top), leading: margin(.leading), bottom: margin(.bottom), trailing: margin(.trailing))
            })
    }
}
