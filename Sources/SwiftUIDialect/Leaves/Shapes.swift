import Negotiation

/// A figure that fills what it is proposed.
public protocol Shape: View {}

/// A shape in a colour.
package protocol FilledShape: Shape, LeafElement {
    var color: Color? { get set }
}

extension FilledShape {
    package func size(for proposal: ProposedViewSize, in node: Node) -> CGSize { node.filling(proposal) }
    package func domain(of proposal: ProposedViewSize, in node: Node) -> AnswerDomain { .following(proposal) }

    /// The same shape in another colour.
    package func filled(_ style: any ShapeStyle) -> Self {
        var shape = self
        shape.color = style.shownColor
        return shape
    }
}

/// A box. It takes the proposal.
public struct Rectangle: FilledShape {
    package var color: Color?

    /// In the foreground's colour until it is filled.
    public init() {}
}

/// A box with round corners. It takes the proposal.
public struct RoundedRectangle: FilledShape {
    package var color: Color?
    /// In points.
    package let cornerRadius: CGFloat

    /// The radius in points; it changes no layout.
    public init(cornerRadius: CGFloat) {
        self.cornerRadius = cornerRadius
    }

    /// The corners' width counts as their radius.
    public init(cornerSize: CGSize) {
        cornerRadius = cornerSize.width
    }
}

/// A box whose corners are round in several ways. It takes the proposal.
public struct UnevenRoundedRectangle: FilledShape {
    package var color: Color?

    /// Without radii, which change no layout.
    public init() {}
}

/// The shape of what it is in. It takes the proposal.
public struct ContainerRelativeShape: FilledShape {
    package var color: Color?

    /// Here a rectangle, whatever it is in.
    public init() {}
}

/// A box whose shorter sides are round. It takes the proposal.
public struct Capsule: FilledShape {
    package var color: Color?

    /// In the foreground's colour until it is filled.
    public init() {}
}

/// An oval. It takes the proposal.
public struct Ellipse: FilledShape {
    package var color: Color?

    /// In the foreground's colour until it is filled.
    public init() {}
}

/// A circle: a square of the proposal's shorter side.
public struct Circle: FilledShape {
    package var color: Color?

    /// In the foreground's colour until it is filled.
    public init() {}

    package func size(for proposal: ProposedViewSize, in node: Node) -> CGSize {
        let box = node.filling(proposal)
        let side = min(box.width, box.height)
        return CGSize(width: side, height: side)
    }

    /// Both its sides are the shorter one.
    package func domain(of proposal: ProposedViewSize, in node: Node) -> AnswerDomain { AnswerDomain(only: proposal) }
}

extension Shape {
    /// The shape in a colour.
    public func fill<Style: ShapeStyle>(_ style: Style) -> some View { inColor(style) }

    /// The shape's outline in a colour.
    public func stroke<Style: ShapeStyle>(_ style: Style, lineWidth: CGFloat = 1) -> some View { inColor(style) }

    /// The shape's outline in a colour, inside of its edge.
    public func strokeBorder<Style: ShapeStyle>(_ style: Style, lineWidth: CGFloat = 1) -> some View {
        inColor(style)
    }

    private func inColor(_ style: any ShapeStyle) -> AnyShapeView {
        AnyShapeView(shape: (self as? any FilledShape).map { $0.filled(style) } ?? self)
    }
}

/// A shape after it was filled. It is no element.
private struct AnyShapeView: PrimitiveView {
    let shape: any View

    func gather(into list: inout ChildList) { list.add(shape) }
}
