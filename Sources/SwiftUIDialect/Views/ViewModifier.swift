/// Makes a view of another one.
public protocol ViewModifier: SendableMetatype {
    /// The type of what it makes.
    associatedtype Body: View
    /// The view that is modified.
    typealias Content = ModifierContent
    /// What it makes of a view.
    @ViewBuilder func body(content: Content) -> Body
}

/// What a modifier is around. It is no element.
public struct ModifierContent: PrimitiveView {
    private let view: any View

    package init(_ view: any View) {
        self.view = view
    }

    package func gather(into list: inout ChildList) { list.add(view) }
}

/// A view with a modifier of the author's own. It is no element: what the modifier makes of it stands in its place.
package struct ModifiedView: PrimitiveView {
    private let add: (inout ChildList) -> Void

    init<Modifier: ViewModifier>(_ content: any View, _ modifier: Modifier) {
        add = { $0.add(modifier.body(content: ModifierContent(content))) }
    }

    /// - Parameter add: adds what the modifier makes of its view.
    package init(adding add: @escaping (inout ChildList) -> Void) {
        self.add = add
    }

    package func gather(into list: inout ChildList) { add(&list) }
}

extension View {
    /// What a modifier makes of the view.
    public func modifier<Modifier: ViewModifier>(_ modifier: Modifier) -> some View { ModifiedView(self, modifier) }
}
