/// Makes its content tappable; takes its content's size. (Theodolite, TapComponent.swift.)
public final class TapComponent: Component, TypedComponent {
    /// The action for a tap, and the content.
    public typealias PropType = (action: Action<UITapGestureRecognizer>, component: Component)

    /// The content alone.
    public override func render() -> [Component] { [props.component] }
}

extension TapComponent: Tappable {
    /// Sends the action with a recognizer without a position, as for a tap.
    public func tap() { props.action.send(UITapGestureRecognizer()) }
}

/// A tappable component.
package protocol Tappable: Component {
    /// Whether a tap has an effect.
    var respondsToTaps: Bool { get }
    func tap()
}

extension Tappable {
    package var respondsToTaps: Bool { true }
}
