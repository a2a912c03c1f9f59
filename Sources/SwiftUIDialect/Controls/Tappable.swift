/// An element that does something when it is tapped.
package protocol Tappable {
    /// Nil where it does nothing.
    var action: (() -> Void)? { get }
}

/// Does something when the view is tapped. Made by `onTapGesture`.
public struct TapGesture: TransparentModifier, Tappable {
    package let content: any View
    package let action: (() -> Void)?

    package init(_ content: any View, _ action: @escaping () -> Void) {
        self.content = content
        self.action = action
    }

    package var elementName: String { "onTapGesture" }
}

extension View {
    /// Does something when the view is tapped.
    public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
        TapGesture(self, action)
    }
}
