import Negotiation

/// Changes how a view looks, and nothing of the layout. Made by `border`, `opacity`, `hidden` and their like.
public struct Effect: TransparentModifier {
    package let content: any View
    package let elementName: String
    package let look: Look

    /// What is seen of it.
    package enum Look {
        case nothing
        case border(Color?, width: CGFloat)
        case background(Color?)
        case opacity(Double)
        /// The view keeps its room, and is not shown.
        case hidden
        /// Nothing is shown of what stands outside of its frame.
        case clipped
        /// The view is drawn over its neighbours with less.
        case layer(Double)
    }

    package init(_ content: any View, name: String, _ look: Look = .nothing) {
        self.content = content
        elementName = name
        self.look = look
    }
}

/// A title that a view gives to the container that it is in. Made by `navigationTitle`, `tabItem` and their like.
public struct Titled: TransparentModifier {
    package let content: any View
    package let elementName: String
    package let title: any View
    package let role: Role
    let mode: TitleDisplayMode

    /// What it is the title of.
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

    /// A search field may stand around the container, too.
    package func gather(into list: inout ChildList) {
        var inner = list.context
        if role == .search { inner.environment.searchField = title }
        list.append(self, around: content, inner: inner)
    }
}

extension Child {
    /// The title that the child's modifiers give it; nil where none does.
    func title(_ role: Titled.Role) -> (any View)? { modifiers(Titled.self).first { $0.role == role }?.title }

    /// Its modifiers of a kind, the outermost first.
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
    /// A line around the view, inside of its edge, in points.
    public func border<Style: ShapeStyle>(_ style: Style, width: CGFloat = 1) -> some View {
        Effect(self, name: "border", .border(style.shownColor, width: width))
    }

    /// What fills the view's frame behind it.
    public func background<Style: ShapeStyle>(_ style: Style) -> some View {
        Effect(self, name: "background", .background(style.shownColor))
    }

    /// From 0, unseen, to 1.
    public func opacity(_ opacity: Double) -> some View { Effect(self, name: "opacity", .opacity(opacity)) }

    /// The view's room, and nothing of it.
    public func hidden() -> some View { Effect(self, name: "hidden", .hidden) }

    /// In which order views of a container are drawn that are over each other: those with more in front, and of equal ones
    /// the later. Of a view that has modifiers, the outermost has to say it.
    public func zIndex(_ value: Double) -> some View { Effect(self, name: "zIndex", .layer(value)) }

    /// Shows nothing of what stands outside of the view's frame.
    public func clipped() -> some View { Effect(self, name: "clipped", .clipped) }

    /// Shows nothing of what stands outside of the view's frame; the shape is as large, and cells have no corners.
    public func clipShape<S: Shape>(_ shape: S) -> some View { Effect(self, name: "clipShape", .clipped) }

    /// Rounds the corners, in points, which cells do not have, and shows nothing of what stands outside of the view's frame.
    public func cornerRadius(_ radius: CGFloat) -> some View { Effect(self, name: "cornerRadius", .clipped) }

    /// The title of the navigation container around the view.
    public func navigationTitle(_ title: String) -> some View {
        Titled(self, name: "navigationTitle", for: .navigation, Text(title))
    }
}
