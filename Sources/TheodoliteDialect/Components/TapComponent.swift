/// Hears of taps on what it wraps, and is as large. (Theodolite, TapComponent.swift.)
public final class TapComponent: Component, TypedComponent {
    /// What is sent at a tap, and what responds to it.
    public typealias PropType = (action: Action<UITapGestureRecognizer>, component: Component)

    /// The component alone.
    public override func render() -> [Component] { [props.component] }
}

extension TapComponent: Tappable {
    /// Does what a tap does.
    public func tap() { props.action.send(UITapGestureRecognizer()) }
}

/// What a child tells its parent: an event, and what is to be done about it.
public struct Action<Event> {
    private let handle: (Event) -> Void

    /// Nothing is done unless a handler is given.
    public init(_ handle: @escaping (Event) -> Void = { _ in }) {
        self.handle = handle
    }

    /// Calls the handler, at once.
    public func send(_ event: Event) { handle(event) }
}

/// A component that a person can tap.
package protocol Tappable: Component {
    /// Whether there is something that a tap does.
    var hearsOfTaps: Bool { get }
    func tap()
}

extension Tappable {
    package var hearsOfTaps: Bool { true }
}
