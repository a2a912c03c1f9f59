/// Makes one view of the statements of a closure.
@resultBuilder
public struct ViewBuilder {
    /// An empty closure: no view.
    public static func buildBlock() -> EmptyView { EmptyView() }
    /// The one view of a closure as it is.
    public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
    /// The views of a closure, one after the other.
    public static func buildBlock<each Content: View>(_ content: repeat each Content) -> TupleView<
        (repeat each Content)
    > {
        var views: [any View] = []
        repeat views.append(each content)
        return TupleView(views: views)
    }
    /// A view as it is written.
    public static func buildExpression<Content: View>(_ content: Content) -> Content { content }
    /// An `if` without `else`: nil, and no view, where its condition does not hold.
    public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }
    /// The first branch of an `if` or a `switch`.
    public static func buildEither<First: View, Second: View>(
        first: First
    ) -> _ConditionalContent<First, Second> { _ConditionalContent(content: first) }
    /// The other branch of an `if` or a `switch`.
    public static func buildEither<First: View, Second: View>(
        second: Second
    ) -> _ConditionalContent<First, Second> { _ConditionalContent(content: second) }
    /// What an `if #available` contains, without its type.
    public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView { AnyView(content) }
}

/// Several views, one after the other. It is no element.
public struct TupleView<Value>: PrimitiveView {
    private let views: [any View]

    init(views: [any View]) {
        self.views = views
    }

    package func gather(into list: inout ChildList) {
        for view in views { list.add(view) }
    }
}

/// One of the two branches of an `if`. It is no element.
public struct _ConditionalContent<First: View, Second: View>: PrimitiveView {
    private let content: any View

    init(content: any View) {
        self.content = content
    }

    package func gather(into list: inout ChildList) { list.addDynamic(content) }
}

extension Optional: View where Wrapped: View {
    /// None: it is its view, or nothing.
    public typealias Body = Never
}

extension Optional: PrimitiveView where Wrapped: View {
    package func gather(into list: inout ChildList) { list.addDynamic(self.map { $0 as any View }) }
}

/// A view without an element: containers have no child for it, and no spacing around it.
public struct EmptyView: PrimitiveView {
    /// It takes no room, and no spacing.
    public init() {}

    package func gather(into list: inout ChildList) {}
}

/// Views as one, so that a modifier goes to each. It is no element.
public struct Group: PrimitiveView {
    private let content: any View

    /// Of the views of the closure, which stand for themselves.
    public init<Content: View>(@ViewBuilder content: () -> Content) {
        self.content = content()
    }

    /// Around views that are there already.
    package init(_ content: any View) {
        self.content = content
    }

    package func gather(into list: inout ChildList) { list.add(content) }
}

/// A view of whatever type. It is no element.
public struct AnyView: PrimitiveView {
    private let content: any View

    /// Hides the type, and changes no layout.
    public init<Content: View>(_ content: Content) {
        self.content = content
    }

    /// Hides the type, and changes no layout.
    public init<Content: View>(erasing content: Content) {
        self.content = content
    }

    /// Around a view whose type is unknown.
    package init(any content: any View) {
        self.content = content
    }

    package func gather(into list: inout ChildList) { list.addDynamic(content) }
}

/// Views that a source gave, one after the other.
package struct ViewSequence: PrimitiveView {
    package let views: [any View]
    /// Whether they come from a condition or a loop, so that their number is not known by their type.
    let isDynamic: Bool

    package init(_ views: [any View], isDynamic: Bool = false) {
        self.views = views
        self.isDynamic = isDynamic
    }

    package func gather(into list: inout ChildList) {
        if isDynamic { list.isStatic = false }
        for view in views { list.add(view) }
    }
}
