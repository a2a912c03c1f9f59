/// A value of a source that may outlive the run that made it.
package struct KeptValue {
    fileprivate let value: Value
    /// Nil once that run is gone.
    fileprivate weak var run: Runner?

    /// The value in the run that made it; nil in another.
    func value(in runner: Runner) -> Value? { run === runner ? value : nil }
}

extension SourceInstance {
    package func kept(_ value: Value) -> KeptValue { KeptValue(value: value, run: runner) }

    /// The kept value in the place of another of this run, in a property of a wrapper. One of another run only replaces
    /// one of its kind; collections are of the property's type, whatever is in them.
    func value(of kept: KeptValue, replacing first: Value, in property: VariableSymbol) -> Value? {
        guard let runner, let value = kept.value(in: runner) ?? runner.moved(kept.value) else { return nil }
        if kept.run === runner || value.isLike(first) { return value }
        guard first.isCompound, let type = runner.table.type(of: property).arguments.first else { return nil }
        return runner.cast(value, to: type)
    }

    /// The kept value, as a value of this run and of a type. Values of another run's types become values of the types with
    /// the same names; nil where there are none, or their fields differ.
    package func value(of kept: KeptValue, as type: ValueType) -> Value? {
        guard let runner else { return nil }
        return kept.value(in: runner) ?? runner.moved(kept.value).flatMap { runner.converted($0, to: type) }
    }
}

extension Runner {
    /// A value of another run in this one; nil for objects, closures and elements, which belong to their run.
    fileprivate func moved(_ value: Value) -> Value? {
        switch value {
        case .void, .none, .bool, .int, .fixed, .double, .single, .string, .part, .range: return value
        case .array(let values): return values.mapAll { moved($0) }.map { .array($0) }
        case .set(let values): return values.mapAll { moved($0) }.map { .set($0) }
        case .dictionary(let entries):
            let all = entries.mapAll { entry -> Value.DictionaryEntry? in
                guard let key = moved(entry.key), let value = moved(entry.value) else { return nil }
                return .init(key: key, value: value)
            }
            return all.map { .dictionary($0) }
        case .instance(let instance): return moved(instance)
        case .choice(let choice): return moved(choice)
        case .native(let native): return table.vocabulary[native.type]?.kind == .value ? value : nil
        case .some(let inner): return moved(inner).map { .some($0) }
        case .span, .slice, .tuple, .object, .closure, .type, .hole: return nil
        }
    }

    private func moved(_ instance: Instance) -> Value? {
        guard let symbol = namesake(of: instance.symbol) else { return nil }
        let fields = symbol.stored.mapAll { property in
            instance[property.name].flatMap { moved($0) }.flatMap { cast($0, to: table.type(of: property)) }
        }
        return fields.map { .instance(Instance(symbol: symbol, fields: $0, depth: instance.depth)) }
    }

    private func moved(_ choice: Choice) -> Value? {
        let found = namesake(of: choice.symbol.owner)?.cases.first { $0.name == choice.symbol.name }
        guard let found, found.parameters.count == choice.values.count else { return nil }
        let values = zip(choice.values, found.parameters).mapAll { element, parameter in
            moved(element.value).flatMap { cast($0, to: parameter.type) }.map {
                Value.TupleElement(label: parameter.label, value: $0)
            }
        }
        return values.map { .choice(Choice(found, $0, depth: choice.depth)) }
    }

    /// The type of the same name and kind; the first of several.
    private func namesake(of other: NominalSymbol) -> NominalSymbol? {
        table.types.filter { $0.qualifiedName == other.qualifiedName && $0.kind == other.kind }
            .min { ($0.place?.start ?? 0) < ($1.place?.start ?? 0) }
    }
}

extension Value {
    /// Whether it holds others, of which its own kind says nothing.
    fileprivate var isCompound: Bool {
        switch self {
        case .array, .set, .dictionary, .some, .none: true
        default: false
        }
    }

    /// Whether both are plain values of one type.
    fileprivate func isLike(_ other: Value) -> Bool {
        switch (self, other) {
        case (.bool, .bool), (.int, .int), (.double, .double), (.single, .single), (.string, .string): true
        case (.fixed(let one), .fixed(let other)): one.type == other.type
        case (.native(let one), .native(let other)): one.type == other.type
        case (.choice(let one), .choice(let other)): one.symbol.owner === other.symbol.owner
        case (.instance(let one), .instance(let other)): one.symbol === other.symbol
        default: false
        }
    }
}
