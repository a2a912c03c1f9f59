/// What a child reports to its parent: an event, and what is to be done about it.
public struct Action<Event> {
    private let handle: (Event) -> Void

    /// Nothing is done unless a handler is given.
    public init(_ handle: @escaping (Event) -> Void = { _ in }) {
        self.handle = handle
    }

    /// Calls the handler, at once.
    public func send(_ event: Event) { handle(event) }
}

/// An action that calls a method of its receiver: `Handler(self, Toolbar.saved)`. A receiver that is no component is
/// not kept alive: once it is gone, nothing is called. (Theodolite, Action.swift.)
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

/// Lets a parent call a method of a child that it holds no reference to: the child resolves it, and the parent invokes
/// it. Each is itself alone. (Theodolite, Trigger.swift.)
///
/// A class, for parent and child share the one trigger.
public final class Trigger<Event>: Hashable {
    private var action: Action<Event>?

    /// One that does nothing until it is resolved.
    public init() {}

    /// Says what it does from now on.
    public func resolve(_ action: Action<Event>) { self.action = action }

    /// Does what it was resolved to; nothing before.
    public func invoke(_ event: Event) { action?.send(event) }

    /// The same trigger, not an equal one.
    public static func == (one: Trigger, other: Trigger) -> Bool { one === other }

    /// By identity.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
