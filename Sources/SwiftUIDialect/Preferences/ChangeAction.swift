import Negotiation

/// Runs an action when a value that is known after placement has changed. Made by `onPreferenceChange`,
/// `onGeometryChange` and `onChange`.
public struct ChangeAction: TransparentModifier {
    package let content: any View
    package let elementName: String
    private let value: Observed
    /// Whether the first value counts as a change.
    let isInitial: Bool
    let isEqual: (Any, Any) -> Bool
    let action: (_ old: Any, _ new: Any) -> Void

    package enum Observed {
        case constant(Any)
        /// The preference of the views in it.
        case preference(PreferenceRule)
        case geometry((GeometryProxy) -> Any)
    }

    package init(
        _ content: any View, name: String, of value: Observed, isInitial: Bool = true,
        isEqual: @escaping (Any, Any) -> Bool, action: @escaping (_ old: Any, _ new: Any) -> Void
    ) {
        self.content = content
        elementName = name
        self.value = value
        self.isInitial = isInitial
        self.isEqual = isEqual
        self.action = action
    }

    package var isObserver: Bool { true }

    /// The value of the view at its node's corner, placed with a proposal.
    func value(of node: Node, at proposal: ProposedViewSize) -> Any {
        switch value {
        case .constant(let value): return value
        case .geometry(let transform): return transform(GeometryProxy(of: node, at: proposal))
        case .preference(let rule):
            node.only.corner = node.corner
            return node.only.preference(rule, at: proposal) ?? rule.initial()
        }
    }
}

extension ChangeAction {
    fileprivate init<Value: Equatable>(
        _ content: any View, name: String, of value: Observed, isInitial: Bool = true, type: Value.Type,
        action: @escaping (Value, Value) -> Void
    ) {
        self.init(content, name: name, of: value, isInitial: isInitial) { one, other in
            (one as? Value) == (other as? Value)
        } action: { old, new in
            if let old = old as? Value, let new = new as? Value { action(old, new) }
        }
    }
}

extension View {
    /// Runs an action after the pass when the preference of the views in this one has changed, and initially.
    public func onPreferenceChange<Key: PreferenceKey>(
        _ key: Key.Type = Key.self, perform action: @escaping (Key.Value) -> Void
    ) -> some View where Key.Value: Equatable {
        ChangeAction(
            self, name: "onPreferenceChange", of: .preference(PreferenceRule(key)), type: Key.Value.self
        ) { _, new in action(new) }
    }

    /// Runs an action after the pass when a value of the view's geometry has changed, and initially.
    public func onGeometryChange<T: Equatable>(
        for type: T.Type, of transform: @escaping (GeometryProxy) -> T, action: @escaping (T) -> Void
    ) -> some View { onGeometryChange(for: type, of: transform) { (_: T, new: T) in action(new) } }

    /// - Parameter action: gets the old and the new value, the first time the same twice.
    public func onGeometryChange<T: Equatable>(
        for type: T.Type, of transform: @escaping (GeometryProxy) -> T, action: @escaping (T, T) -> Void
    ) -> some View {
        ChangeAction(self, name: "onGeometryChange", of: .geometry(transform), type: type, action: action)
    }

    /// Runs an action after the pass if a value differs from the pass before.
    public func onChange<T: Equatable>(
        of value: T, initial: Bool = false, _ action: @escaping (T, T) -> Void
    ) -> some View {
        ChangeAction(self, name: "onChange", of: .constant(value), isInitial: initial, type: T.self, action: action)
    }

    /// Runs an action after such a pass, without the values.
    public func onChange<T: Equatable>(
        of value: T, initial: Bool = false, _ action: @escaping () -> Void
    ) -> some View { onChange(of: value, initial: initial) { (_: T, _: T) in action() } }
}
