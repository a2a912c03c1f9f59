/// Makes one view from the statements of a closure.
@resultBuilder
public struct ViewBuilder {
    /// An empty closure: no view.
    public static func buildBlock() -> EmptyView { EmptyView() }
    /// A closure of one view is that view.
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
    /// An `if` without `else`: nil, and no view, if its condition is false.
    public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }
    /// The first branch of an `if` or a `switch`.
    public static func buildEither<First: View, Second: View>(
        first: First
    ) -> _ConditionalContent<First, Second> { _ConditionalContent(content: first) }
    /// The other branch of an `if` or a `switch`.
    public static func buildEither<First: View, Second: View>(
        second: Second
    ) -> _ConditionalContent<First, Second> { _ConditionalContent(content: second) }
    /// The content of an `if #available`, without its type.
    public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView { AnyView(content) }
}

/// Several views, one after the other. It is not an element.
public struct TupleView<Value>: PrimitiveView {
    private let views: [any View]

    init(views: [any View]) {
        self.views = views
    }

    package func gather(into list: inout ChildList) { list.add(all: views) }
}

/// One of the two branches of an `if`. It is not an element.
public struct _ConditionalContent<First: View, Second: View>: PrimitiveView {
    private let content: any View

    init(content: any View) {
        self.content = content
    }

    package func gather(into list: inout ChildList) { list.addDynamic(content) }
}

extension Optional: View where Wrapped: View {
    /// `Never`: it is its view, or nothing.
    public typealias Body = Never
}

extension Optional: PrimitiveView where Wrapped: View {
    package func gather(into list: inout ChildList) {
        list.isStatic = false
        if let self { list.add(self) }
    }
}

/// A view without an element: containers have no child for it, and no spacing around it.
public struct EmptyView: PrimitiveView {
    /// Creates the view, which takes no space and no spacing.
    public init() {}

    package func gather(into list: inout ChildList) {}
}

/// Views as one, so that a modifier is applied to each. It is not an element.
public struct Group: PrimitiveView {
    private let content: any View

    /// Creates a group of the closure's views.
    public init<Content: View>(@ViewBuilder content: () -> Content) {
        self.content = content()
    }

    /// Creates a group of existing views.
    package init(_ content: any View) {
        self.content = content
    }

    package func gather(into list: inout ChildList) { list.add(content) }
}

/// A type-erased view. It is not an element.
public struct AnyView: PrimitiveView {
    private let content: any View

    /// Creates a view without its type; the layout is unchanged.
    public init<Content: View>(_ content: Content) {
        self.content = content
    }

    /// Creates a view without its type; the layout is unchanged.
    public init<Content: View>(erasing content: Content) {
        self.content = content
    }

    /// Creates a view from one of an unknown type.
    package init(any content: any View) {
        self.content = content
    }

    package func gather(into list: inout ChildList) { list.addDynamic(content) }
}

/// Views from a source, one after the other.
package struct ViewSequence: PrimitiveView {
    package let views: [any View]
    /// Whether they come from a condition or a loop, so that their number does not follow from their type.
    let isDynamic: Bool

    package init(_ views: [any View], isDynamic: Bool = false) {
        self.views = views
        self.isDynamic = isDynamic
    }

    package func gather(into list: inout ChildList) {
        if isDynamic { list.isStatic = false }
        list.add(all: views)
    }
}
