import Negotiation

/// A figure that fills what it is proposed.
public protocol Shape: View {}

/// A shape in a colour.
package protocol FilledShape: Shape, LeafElement {
    var drawing: ShapeDrawing { get set }
}

/// How a shape is drawn.
package struct ShapeDrawing: Sendable {
    /// What it is filled with; nil for the colour around it.
    package private(set) var color: Color?
    package private(set) var outline: Outline?
    /// Whether it is unknown which part of its frame it fills.
    package var isPart = false
    /// Nil until something is said of it, and then it is filled.
    private var hasFilling: Bool?

    package struct Outline: Sendable {
        /// Nil for the colour around it.
        package let color: Color?
        /// In points.
        package let width: CGFloat
    }

    package init() {}

    package var isFilled: Bool { hasFilling ?? true }

    package mutating func fill(_ color: Color?) { (self.color, hasFilling) = (color, true) }

    /// A shape that was filled stays so.
    package mutating func stroke(_ color: Color?, width: CGFloat) {
        outline = Outline(color: color, width: width)
        hasFilling = hasFilling ?? false
    }
}

extension FilledShape {
    package func size(for proposal: ProposedViewSize, in node: Node) -> CGSize { node.filling(proposal) }
    package func domain(of proposal: ProposedViewSize, in node: Node) -> AnswerDomain { .following(proposal) }

    /// Nil for the colour around it.
    package var color: Color? { drawing.color }

    package func drawn(_ change: (inout ShapeDrawing) -> Void) -> Self {
        var shape = self
        change(&shape.drawing)
        return shape
    }
}

/// A box. It takes the proposal.
public struct Rectangle: FilledShape {
    package var drawing = ShapeDrawing()

    /// In the foreground's colour until it is filled.
    public init() {}
}

/// A box with round corners. It takes the proposal.
public struct RoundedRectangle: FilledShape {
    package var drawing = ShapeDrawing()
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
    package var drawing = ShapeDrawing()

    /// Without radii, which change no layout.
    public init() {}
}

/// The shape of what it is in. It takes the proposal.
public struct ContainerRelativeShape: FilledShape {
    package var drawing = ShapeDrawing()

    /// Here a rectangle, whatever it is in.
    public init() {}
}

/// A box whose shorter sides are round. It takes the proposal.
public struct Capsule: FilledShape {
    package var drawing = ShapeDrawing()

    /// In the foreground's colour until it is filled.
    public init() {}
}

/// An oval. It takes the proposal.
public struct Ellipse: FilledShape {
    package var drawing = ShapeDrawing()

    /// In the foreground's colour until it is filled.
    public init() {}
}

/// A circle: a square of the proposal's shorter side.
public struct Circle: FilledShape {
    package var drawing = ShapeDrawing()

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
    public func fill<Style: ShapeStyle>(_ style: Style) -> some View { shown { $0.fill(style.shownColor) } }

    /// The shape's outline in a colour.
    public func stroke<Style: ShapeStyle>(_ style: Style, lineWidth: CGFloat = 1) -> some View {
        shown { $0.stroke(style.shownColor, width: lineWidth) }
    }

    /// The shape's outline in a colour, inside of its edge.
    public func strokeBorder<Style: ShapeStyle>(_ style: Style, lineWidth: CGFloat = 1) -> some View {
        stroke(style, lineWidth: lineWidth)
    }

    private func shown(_ change: (inout ShapeDrawing) -> Void) -> AnyShapeView {
        AnyShapeView(shape: (self as? any FilledShape)?.drawn(change) ?? self)
    }
}

/// A shape after it was filled. It is no element.
private struct AnyShapeView: PrimitiveView {
    let shape: any View

    func gather(into list: inout ChildList) { list.add(shape) }
}
