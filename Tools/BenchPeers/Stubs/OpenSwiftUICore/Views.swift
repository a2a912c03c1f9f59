import Foundation

/// A piece of an interface, which adds its elements to a list.
public protocol View {
    func gather(into list: inout PeerList)
}

public protocol UnaryView {}
public protocol PrimitiveView {}
public protocol MultiViewModifier {}

public protocol PrimitiveViewModifier {}

/// A layout, or what has one.
public protocol _VariadicView_UnaryViewRoot {
    func add(_ children: PeerList, to list: inout PeerList)
}

extension _VariadicView_UnaryViewRoot where Self: Layout {
    public func add(_ children: PeerList, to list: inout PeerList) { list.add(self, children) }
}

extension _LayoutRoot {
    public func add(_ children: PeerList, to list: inout PeerList) { list.add(layout, children) }
}

/// The library's namespace for layouts with their views.
public enum _VariadicView {
    public typealias UnaryViewRoot = _VariadicView_UnaryViewRoot

    public protocol ImplicitRoot {}

    /// A layout with its views.
    public struct Tree<Root: UnaryViewRoot, Content: View>: View {
        public var root: Root
        public var content: Content

        public init(_ root: Root, @ViewBuilder content: () -> Content) { (self.root, self.content) = (root, content()) }

        public func gather(into list: inout PeerList) {
            var children = PeerList(in: list)
            content.gather(into: &children)
            root.add(children, to: &list)
        }

        static func makeDebuggableView(view: _GraphValue<Tree>, inputs: _ViewInputs) -> _ViewOutputs { unused() }
        static func makePlatformSubstitutableView(
            view: _GraphValue<Tree>, inputs: _ViewInputs
        ) -> _ViewOutputs { unused() }
    }
}

extension VStack {
    public func gather(into list: inout PeerList) { _tree.gather(into: &list) }
}

extension HStack {
    public func gather(into list: inout PeerList) { _tree.gather(into: &list) }
}

extension ZStack {
    public func gather(into list: inout PeerList) { _tree.gather(into: &list) }
}

/// What a view can be in.
public protocol PeerModifier {
    func add(_ children: PeerList, to list: inout PeerList)
}

extension _PaddingLayout: PeerModifier {
    public func add(_ children: PeerList, to list: inout PeerList) { list.add(self, children) }
}

extension _FrameLayout: PeerModifier {
    public func add(_ children: PeerList, to list: inout PeerList) { list.add(self, children) }
}

extension _FlexFrameLayout: PeerModifier {
    public func add(_ children: PeerList, to list: inout PeerList) { list.add(self, children) }
}

/// A view in a modifier.
public struct ModifiedContent<Content: View, Modifier: PeerModifier>: View {
    let content: Content
    let modifier: Modifier

    public func gather(into list: inout PeerList) {
        var children = PeerList(in: list)
        content.gather(into: &children)
        modifier.add(children, to: &list)
    }
}

extension View {
    public func modifier<Modifier: PeerModifier>(_ modifier: Modifier) -> ModifiedContent<Self, Modifier> {
        ModifiedContent(content: self, modifier: modifier)
    }

    public func _trait<K: _ViewTraitKey>(_ key: K.Type, _ value: K.Value) -> Self { unused() }
}

/// A view of any type.
public struct AnyView: View {
    private let view: any View

    public init(_ view: any View) { self.view = view }

    public func gather(into list: inout PeerList) { view.gather(into: &list) }
}

/// No views.
public struct EmptyView: View {
    public init() {}

    public func gather(into list: inout PeerList) {}
}

/// A view for each number.
public struct ForEach<Content: View>: View {
    private let views: [Content]

    public init(_ numbers: Range<Int>, @ViewBuilder content: (Int) -> Content) { views = numbers.map(content) }

    public func gather(into list: inout PeerList) {
        list.isStatic = false
        for view in views { view.gather(into: &list) }
    }
}

/// Several views.
public struct TupleView<each Content: View>: View {
    let views: (repeat each Content)

    public func gather(into list: inout PeerList) { repeat (each views).gather(into: &list) }
}

/// What is in a view's braces.
@resultBuilder
public enum ViewBuilder {
    public static func buildExpression<Content: View>(_ view: Content) -> Content { view }
    public static func buildBlock() -> EmptyView { EmptyView() }
    public static func buildBlock<Content: View>(_ view: Content) -> Content { view }
    public static func buildBlock<each Content: View>(_ views: repeat each Content) -> TupleView<repeat each Content> {
        TupleView(views: (repeat each views))
    }
}
