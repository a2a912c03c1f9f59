/// A report from a child to its parent: an event's handler.
public struct Action<Event> {
    private let handle: (Event) -> Void

    /// Creates an action; without a handler it does nothing.
    public init(_ handle: @escaping (Event) -> Void = { _ in }) {
        self.handle = handle
    }

    /// Calls the handler immediately.
    public func send(_ event: Event) { handle(event) }
}

/// Returns an action that calls a method of its receiver: `Handler(self, Toolbar.saved)`. A receiver that is not a
/// component is held weakly: once it is gone, nothing is called. (Theodolite, Action.swift.)
public func Handler<Target: AnyObject, Event>(
    _ target: Target, _ method: @escaping (Target) -> (Event) -> Void
) -> Action<Event> {
    guard target is Component else {
        return Action { [weak target] event in
            if let target { method(target)(event) }
        }
    }
    return Action { event in method(target)(event) }
}

/// Lets a parent call a method of a child to which it has no reference: the child resolves it, and the parent invokes
/// it. Triggers are equal only if identical. (Theodolite, Trigger.swift.)
///
/// A class, because parent and child share the trigger.
public final class Trigger<Event>: Hashable {
    private var action: Action<Event>?

    /// Creates a trigger that does nothing until it is resolved.
    public init() {}

    /// Sets its action from now on.
    public func resolve(_ action: Action<Event>) { self.action = action }

    /// Calls its action; does nothing if it is not resolved.
    public func invoke(_ event: Event) { action?.send(event) }

    /// Compares by identity.
    public static func == (one: Trigger, other: Trigger) -> Bool { one === other }

    /// Hashes by identity.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
