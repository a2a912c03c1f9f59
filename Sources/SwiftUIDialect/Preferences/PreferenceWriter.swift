import Negotiation

/// Hands a value up to the views around it. Made by `preference`, `transformPreference`, `anchorPreference` and
/// `transformAnchorPreference`.
public struct PreferenceWriter: TransparentModifier {
    package let content: any View
    package let elementName: String
    let rule: PreferenceRule
    private let change: Change

    package enum Change {
        /// Replaces what the views in it hand up.
        case write((_ frame: CGRect) -> Any)
        /// Changes what the views in it hand up.
        case transform((inout Any, _ frame: CGRect) -> Void)
    }

    package init(_ content: any View, name: String, _ rule: PreferenceRule, _ change: Change) {
        self.content = content
        elementName = name
        self.rule = rule
        self.change = change
    }

    /// What it hands up.
    /// - Parameters:
    ///   - inner: what the views in it hand up; nil where they hand up nothing.
    ///   - frame: its own, absolute, in points.
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
    /// Hands a value up in the place of those of the views in this one.
    public func preference<Key: PreferenceKey>(key: Key.Type = Key.self, value: Key.Value) -> some View {
        PreferenceWriter(self, name: "preference", PreferenceRule(key), .write { _ in value })
    }

    /// Changes what the views in this one hand up.
    public func transformPreference<Key: PreferenceKey>(
        _ key: Key.Type = Key.self, _ callback: @escaping (inout Key.Value) -> Void
    ) -> some View {
        PreferenceWriter(
            self, name: "transformPreference", PreferenceRule(key),
            .transforming { (value: inout Key.Value, _) in callback(&value) })
    }

    /// Hands up a value made of a place in this view, in the place of those of the views in it.
    public func anchorPreference<A, Key: PreferenceKey>(
        key: Key.Type = Key.self, value: Anchor<A>.Source, transform: @escaping (Anchor<A>) -> Key.Value
    ) -> some View {
        PreferenceWriter(
            self, name: "anchorPreference", PreferenceRule(key), .write { transform(value.anchor(in: $0)) })
    }

    /// Changes what the views in this one hand up, by a place in it.
    public func transformAnchorPreference<A, Key: PreferenceKey>(
        key: Key.Type = Key.self, value: Anchor<A>.Source,
        transform: @escaping (inout Key.Value, Anchor<A>) -> Void
    ) -> some View {
        PreferenceWriter(
            self, name: "transformAnchorPreference", PreferenceRule(key),
            .transforming { (known: inout Key.Value, frame) in transform(&known, value.anchor(in: frame)) })
    }
}
