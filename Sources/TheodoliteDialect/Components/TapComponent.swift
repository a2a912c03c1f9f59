/// Responds to taps; takes its content's size. (Theodolite, TapComponent.swift.)
public final class TapComponent: Component, TypedComponent {
    /// What is sent at a tap, and what responds to it.
    public typealias PropType = (action: Action<UITapGestureRecognizer>, component: Component)

    /// The component alone.
    public override func render() -> [Component] { [props.component] }
}

extension TapComponent: Tappable {
    /// Sends the action a recognizer without a place, as if a person had tapped.
    public func tap() { props.action.send(UITapGestureRecognizer()) }
}

/// A component that a person can tap.
package protocol Tappable: Component {
    /// Whether there is something that a tap does.
    var respondsToTaps: Bool { get }
    func tap()
}

extension Tappable {
    package var respondsToTaps: Bool { true }
}
