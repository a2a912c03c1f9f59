import Negotiation

/// Changes the look of a view, without effect on layout. Made by `border`, `opacity`, `hidden` and their like.
public struct Effect: TransparentModifier {
    package let content: any View
    package let elementName: String
    package let look: Look

    /// The look of a view.
    package enum Look {
        case nothing
        case border(Color?, width: CGFloat)
        case background(Color?)
        case opacity(Double)
        /// The view keeps its space, and is not shown.
        case hidden
        /// Contents outside of the frame are clipped.
        case clipped
        /// Views with higher values are drawn in front of their neighbours.
        case layer(Double)
    }

    package init(_ content: any View, name: String, _ look: Look = .nothing) {
        self.content = content
        elementName = name
        self.look = look
    }
}

extension View {
    /// Adds a border inside of the view's edge, its width in points.
    public func border<Style: ShapeStyle>(_ style: Style, width: CGFloat = 1) -> some View {
        Effect(self, name: "border", .border(style.shownColor, width: width))
    }

    /// Fills the view's frame behind it.
    public func background<Style: ShapeStyle>(_ style: Style) -> some View {
        Effect(self, name: "background", .background(style.shownColor))
    }

    /// Sets the opacity, from 0, invisible, to 1.
    public func opacity(_ opacity: Double) -> some View { Effect(self, name: "opacity", .opacity(opacity)) }

    /// Hides the view, which keeps its space.
    public func hidden() -> some View { Effect(self, name: "hidden", .hidden) }

    /// Sets the drawing order in a container: higher values in front, and later views if equal. On a view with several
    /// modifiers it must be the outermost.
    public func zIndex(_ value: Double) -> some View { Effect(self, name: "zIndex", .layer(value)) }

    /// Clips contents outside of the view's frame.
    public func clipped() -> some View { Effect(self, name: "clipped", .clipped) }

    /// Clips contents outside of the view's frame; the shape has the frame's size, and cells have no corners.
    public func clipShape<S: Shape>(_ shape: S) -> some View { Effect(self, name: "clipShape", .clipped) }

    /// Rounds the corners, in points, which cells do not have, and clips contents outside of the view's frame.
    public func cornerRadius(_ radius: CGFloat) -> some View { Effect(self, name: "cornerRadius", .clipped) }

    /// Names the view for a navigation container around it, without effect on layout.
    public func navigationTitle(_ title: String) -> some View { Effect(self, name: "navigationTitle") }
}
