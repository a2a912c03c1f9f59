import Negotiation

/// A shape that fills its proposal.
public protocol Shape: View {}

/// A shape with a color.
package protocol FilledShape: Shape, LeafElement, SizedElement {
    var drawing: ShapeDrawing { get set }
}

/// The drawing of a shape.
package struct ShapeDrawing: Sendable {
    /// The fill color; nil for the color around it.
    package private(set) var color: Color?
    package private(set) var outline: Outline?
    /// Whether it fills an unknown part of its frame.
    package var isPart = false
    /// Nil until it is set; then the shape is filled.
    private var hasFilling: Bool?

    package struct Outline: Sendable {
        /// The color; nil for the color around it.
        package let color: Color?
        /// The width in points.
        package let width: CGFloat
    }

    package init() {}

    package var isFilled: Bool { hasFilling ?? true }

    package mutating func fill(_ color: Color?) { (self.color, hasFilling) = (color, true) }

    /// Adds an outline; a filled shape remains filled.
    package mutating func stroke(_ color: Color?, width: CGFloat) {
        outline = Outline(color: color, width: width)
        hasFilling = hasFilling ?? false
    }
}

extension FilledShape {
    package func size(for proposal: ProposedViewSize, in node: Node) -> CGSize { node.filling(proposal) }
    package func domain(of proposal: ProposedViewSize, in node: Node) -> AnswerDomain { .following(proposal) }

    /// The color; nil for the color around it.
    package var color: Color? { drawing.color }

    package func drawn(_ change: (inout ShapeDrawing) -> Void) -> Self {
        var shape = self
        change(&shape.drawing)
        return shape
    }
}

/// A rectangle. It takes the proposal.
public struct Rectangle: FilledShape {
    package var drawing = ShapeDrawing()

    /// Creates a rectangle in the foreground color until it is filled.
    public init() {}
}

/// A rectangle with round corners. It takes the proposal.
public struct RoundedRectangle: FilledShape {
    package var drawing = ShapeDrawing()
    /// The radius in points.
    package let cornerRadius: CGFloat

    /// Creates a rectangle; the radius is in points and changes no layout.
    public init(cornerRadius: CGFloat) {
        self.cornerRadius = cornerRadius
    }

    /// Creates a rectangle; the corners' width counts as their radius.
    public init(cornerSize: CGSize) {
        cornerRadius = cornerSize.width
    }
}

/// A rectangle with different round corners. It takes the proposal.
public struct UnevenRoundedRectangle: FilledShape {
    package var drawing = ShapeDrawing()

    /// Creates a rectangle without radii, which change no layout.
    public init() {}
}

/// A rectangle with round shorter sides. It takes the proposal.
public struct Capsule: FilledShape {
    package var drawing = ShapeDrawing()

    /// Creates a capsule in the foreground color until it is filled.
    public init() {}
}

/// An ellipse. It takes the proposal.
public struct Ellipse: FilledShape {
    package var drawing = ShapeDrawing()

    /// Creates an ellipse in the foreground color until it is filled.
    public init() {}
}

/// A circle: a square of the proposal's shorter side.
public struct Circle: FilledShape {
    package var drawing = ShapeDrawing()

    /// Creates a circle in the foreground color until it is filled.
    public init() {}

    package func size(for proposal: ProposedViewSize, in node: Node) -> CGSize {
        let box = node.filling(proposal)
        let side = min(box.width, box.height)
        return CGSize(width: side, height: side)
    }

    package func explanation(of size: CGSize, to proposal: ProposedViewSize, on axis: Axis, in node: Node)
        -> LengthExplanation
    {
        let box = node.filling(proposal)
        // The same comparison as in `min`, whose result with NaN depends on the order.
        let shorter: Axis = box.height < box.width ? .vertical : .horizontal
        return LengthExplanation(proposal[shorter] == nil ? .constant : .room(shorter))
    }

    /// The proposal alone, because both sides depend on the shorter one.
    package func domain(of proposal: ProposedViewSize, in node: Node) -> AnswerDomain { AnswerDomain(only: proposal) }
}

extension Shape {
    /// Fills the shape with a color.
    public func fill<Style: ShapeStyle>(_ style: Style) -> some View { shown { $0.fill(style.shownColor) } }

    /// Outlines the shape with a color.
    public func stroke<Style: ShapeStyle>(_ style: Style, lineWidth: CGFloat = 1) -> some View {
        shown { $0.stroke(style.shownColor, width: lineWidth) }
    }

    /// Outlines the shape with a color, inside of its edge.
    public func strokeBorder<Style: ShapeStyle>(_ style: Style, lineWidth: CGFloat = 1) -> some View {
        stroke(style, lineWidth: lineWidth)
    }

    private func shown(_ change: (inout ShapeDrawing) -> Void) -> AnyShapeView {
        AnyShapeView(shape: (self as? any FilledShape)?.drawn(change) ?? self)
    }
}

/// A shape after it was filled. It is not an element.
private struct AnyShapeView: PrimitiveView {
    let shape: any View

    func gather(into list: inout ChildList) { list.add(shape) }
}
