/// A key for a value that views pass up to the views around them.
public protocol PreferenceKey: SendableMetatype {
    /// The type of the key's value.
    associatedtype Value
    /// The value if no view sets one.
    static var defaultValue: Value { get }
    /// Combines the value of the next view with that of the views before it.
    static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
    /// Nil, if no view sets one.
    public static var defaultValue: Value { nil }
}

/// A key for the engine, from compiled Swift or from a source.
package struct PreferenceRule {
    let key: LayoutValueName
    let initial: () -> Any
    let reduce: (inout Any, () -> Any) -> Void

    /// - Parameter initial: returns the value if no view sets one.
    package init(
        _ key: LayoutValueName, initial: @escaping () -> Any, reduce: @escaping (inout Any, () -> Any) -> Void
    ) {
        (self.key, self.initial, self.reduce) = (key, initial, reduce)
    }

    init<Key: PreferenceKey>(_ key: Key.Type) {
        self.init(.compiled(ObjectIdentifier(key)), initial: { Key.defaultValue }) { value, next in
            guard var known = value as? Key.Value else { return }
            Key.reduce(value: &known) { next() as? Key.Value ?? Key.defaultValue }
            value = known
        }
    }
}

extension Node {
    /// The value of it and all views inside for a key, at its corner, placed with a proposal; nil if none sets one.
    func preference(_ rule: PreferenceRule, at proposal: ProposedViewSize) -> Any? {
        guard pass.descend() else { return nil }
        defer { pass.ascend() }
        if let writer = element as? PreferenceWriter, writer.rule.key == rule.key {
            return writer.value(around: { combinedPreference(rule, at: proposal) }, frame: frame(at: proposal))
        }
        return combinedPreference(rule, at: proposal)
    }

    /// The combined value of its children, in order.
    private func combinedPreference(_ rule: PreferenceRule, at proposal: ProposedViewSize) -> Any? {
        var combined: Any?
        for child in arrangement(at: proposal) {
            child.node.corner = corner.moved(by: child.position)
            guard let next = child.node.preference(rule, at: child.proposal) else { continue }
            guard var value = combined else {
                combined = next
                continue
            }
            rule.reduce(&value) { next }
            combined = value
        }
        return combined
    }

    /// Its frame at its corner, placed with a proposal.
    func frame(at proposal: ProposedViewSize) -> CGRect { CGRect(origin: corner, size: size(at: proposal)) }
}
