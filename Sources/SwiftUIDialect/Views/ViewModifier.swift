/// A modifier that makes a view from another.
public protocol ViewModifier: SendableMetatype {
    /// The type of the resulting view.
    associatedtype Body: View
    /// The view that is modified.
    typealias Content = ModifierContent
    /// Returns the modified view.
    @ViewBuilder func body(content: Content) -> Body
}

/// The content of a modifier. It is not an element.
public struct ModifierContent: PrimitiveView {
    private let view: any View

    package init(_ view: any View) {
        self.view = view
    }

    package func gather(into list: inout ChildList) { list.add(view) }
}

/// A view with the author's own modifier. It is not an element: the modifier's body represents it.
package struct ModifiedView: PrimitiveView {
    private let add: (inout ChildList) -> Void

    init<Modifier: ViewModifier>(_ content: any View, _ modifier: Modifier) {
        add = { $0.add(modifier.body(content: ModifierContent(content))) }
    }

    /// - Parameter add: adds the elements of the modifier's body.
    package init(adding add: @escaping (inout ChildList) -> Void) {
        self.add = add
    }

    package func gather(into list: inout ChildList) { add(&list) }
}

extension View {
    /// Applies a modifier to the view.
    public func modifier<Modifier: ViewModifier>(_ modifier: Modifier) -> some View { ModifiedView(self, modifier) }
}
