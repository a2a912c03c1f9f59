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

/// A view's title for the container around it. Made by `navigationTitle`, `tabItem` and their like.
public struct Titled: TransparentModifier {
    package let content: any View
    package let elementName: String
    package let title: any View
    package let role: Role
    let mode: TitleDisplayMode

    /// The kind of title.
    package enum Role {
        case navigation, search, tab
    }

    package init(
        _ content: any View, name: String, for role: Role, _ title: any View, mode: TitleDisplayMode = .automatic
    ) {
        self.content = content
        elementName = name
        self.role = role
        self.title = title
        self.mode = mode
    }

    /// A search field may also be shown by the container around.
    package func gather(into list: inout ChildList) {
        var inner = list.context
        if role == .search { inner.environment.controls.searchField = title }
        list.append(self, around: content, inner: inner)
    }
}

extension Child {
    /// The title from the child's modifiers; nil if there is none.
    func title(_ role: Titled.Role) -> (any View)? { modifiers(Titled.self).first { $0.role == role }?.title }

    /// Its modifiers of a type, outermost first.
    func modifiers<Modifier>(_ type: Modifier.Type) -> [Modifier] {
        var found: [Modifier] = []
        var child: Child? = self
        while let next = child {
            if let modifier = next.element as? Modifier { found.append(modifier) }
            child = next.wrapped
        }
        return found
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

    /// Sets the title of the navigation container around the view.
    public func navigationTitle(_ title: String) -> some View {
        Titled(self, name: "navigationTitle", for: .navigation, Text(title))
    }
}
