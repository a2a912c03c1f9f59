import Negotiation

/// Passes a value up to the views around it. Made by `preference`, `transformPreference`, `anchorPreference` and
/// `transformAnchorPreference`.
public struct PreferenceWriter: TransparentModifier {
    package let content: any View
    package let elementName: String
    let rule: PreferenceRule
    private let change: Change

    package enum Change {
        /// Replaces the preference of the views in it.
        case write((_ frame: CGRect) -> Any)
        /// Changes the preference of the views in it.
        case transform((inout Any, _ frame: CGRect) -> Void)
    }

    package init(_ content: any View, name: String, _ rule: PreferenceRule, _ change: Change) {
        self.content = content
        elementName = name
        self.rule = rule
        self.change = change
    }

    /// Returns its preference.
    /// - Parameters:
    ///   - inner: the preference of the views in it; nil for none.
    ///   - frame: its own frame, absolute, in points.
    func value(around inner: () -> Any?, frame: CGRect) -> Any {
        switch change {
        case .write(let make): return make(frame)
        case .transform(let change):
            var value = inner() ?? rule.initial()
            change(&value, frame)
            return value
        }
    }
}

extension PreferenceWriter.Change {
    static func transforming<Value>(_ change: @escaping (inout Value, CGRect) -> Void) -> Self {
        .transform { value, frame in
            guard var known = value as? Value else { return }
            change(&known, frame)
            value = known
        }
    }
}

extension View {
    /// Sets a preference, which replaces that of the views in this one.
    public func preference<Key: PreferenceKey>(key: Key.Type = Key.self, value: Key.Value) -> some View {
        PreferenceWriter(self, name: "preference", PreferenceRule(key), .write { _ in value })
    }

    /// Changes the preference of the views in this one.
    public func transformPreference<Key: PreferenceKey>(
        _ key: Key.Type = Key.self, _ callback: @escaping (inout Key.Value) -> Void
    ) -> some View {
        PreferenceWriter(
            self, name: "transformPreference", PreferenceRule(key),
            .transforming { (value: inout Key.Value, _) in callback(&value) })
    }

    /// Sets a preference made from an anchor in this view, which replaces that of the views in it.
    public func anchorPreference<A, Key: PreferenceKey>(
        key: Key.Type = Key.self, value: Anchor<A>.Source, transform: @escaping (Anchor<A>) -> Key.Value
    ) -> some View {
        PreferenceWriter(
            self, name: "anchorPreference", PreferenceRule(key), .write { transform(value.anchor(in: $0)) })
    }

    /// Changes the preference of the views in this one, with an anchor in it.
    public func transformAnchorPreference<A, Key: PreferenceKey>(
        key: Key.Type = Key.self, value: Anchor<A>.Source,
        transform: @escaping (inout Key.Value, Anchor<A>) -> Void
    ) -> some View {
        PreferenceWriter(
            self, name: "transformAnchorPreference", PreferenceRule(key),
            .transforming { (known: inout Key.Value, frame) in transform(&known, value.anchor(in: frame)) })
    }
}
