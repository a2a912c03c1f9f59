/// An element that may have an action for taps.
package protocol Tappable {
    /// The action; nil if it is not tappable.
    var action: (() -> Void)? { get }
}

/// Makes the view tappable. Made by `onTapGesture`.
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
    /// Makes the view tappable.
    public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
        TapGesture(self, action)
    }
}
