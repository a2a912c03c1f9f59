/// Names a value that views hand up to those that they are in.
public protocol PreferenceKey: SendableMetatype {
    /// What is handed up.
    associatedtype Value
    /// Where no view hands one up.
    static var defaultValue: Value { get }
    /// Takes the value of one more view into that of the views before it.
    static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
    /// Nil, where no view hands one up.
    public static var defaultValue: Value { nil }
}

/// A key as the engine uses it, of compiled Swift or of a source.
package struct PreferenceRule {
    let key: LayoutValueName
    let initial: () -> Any
    let reduce: (inout Any, () -> Any) -> Void

    /// - Parameter initial: where no view hands one up.
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
    /// What it and all in it hand up under a key when it stands at its corner, placed with a proposal; nil where nobody does.
    func preference(_ rule: PreferenceRule, at proposal: ProposedViewSize) -> Any? {
        guard pass.descend() else { return nil }
        defer { pass.ascend() }
        if let writer = element as? PreferenceWriter, writer.rule.key == rule.key {
            return writer.value(around: { combinedPreference(rule, at: proposal) }, frame: frame(at: proposal))
        }
        return combinedPreference(rule, at: proposal)
    }

    /// The values of its children, in their order, as one.
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

    /// Its frame when it stands at its corner, placed with a proposal.
    func frame(at proposal: ProposedViewSize) -> CGRect { CGRect(origin: corner, size: size(at: proposal)) }
}
