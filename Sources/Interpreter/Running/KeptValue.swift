/// A value of a source that may outlive the run that made it.
package struct KeptValue {
    fileprivate let value: Value
    /// Nil once that run is gone.
    fileprivate weak var run: Runner?
}

extension SourceInstance {
    package func kept(_ value: Value) -> KeptValue { KeptValue(value: value, run: runner) }

    /// The kept value in the place of another of this run. One of another run only replaces one of its kind.
    func value(of kept: KeptValue, replacing first: Value) -> Value? {
        guard let runner else { return nil }
        if kept.run === runner { return kept.value }
        return runner.moved(kept.value).flatMap { $0.isLike(first) ? $0 : nil }
    }

    /// The same in a property of a wrapper. Collections are of its type, whatever is in them.
    func value(of kept: KeptValue, replacing first: Value, in property: VariableSymbol) -> Value? {
        if let value = value(of: kept, replacing: first) { return value }
        guard let runner, kept.run !== runner, first.isCompound,
            let type = runner.table.type(of: property).arguments.first
        else { return nil }
        return runner.moved(kept.value).flatMap { runner.cast($0, to: type) }
    }

    /// The kept value, as a value of this run and of a type. Values of another run's types become values of the types with
    /// the same names; nil where there are none, or their fields differ.
    package func value(of kept: KeptValue, as type: ValueType) -> Value? {
        guard let runner else { return nil }
        if kept.run === runner { return kept.value }
        return runner.moved(kept.value).flatMap { runner.converted($0, to: type) }
    }
}

extension Runner {
    /// A value of another run in this one; nil for objects, closures and elements, which belong to their run.
    fileprivate func moved(_ value: Value) -> Value? {
        switch value {
        case .void, .none, .bool, .int, .fixed, .double, .single, .string, .part, .range: return value
        case .span(let span):
            guard let lower = moved(span.lower), let upper = moved(span.upper) else { return nil }
            return .span(.init(lower: lower, upper: upper, isClosed: span.isClosed))
        case .array(let values): return all(values).map { .array($0) }
        case .set(let values): return all(values).map { .set($0) }
        case .slice(let slice): return all(slice.values).map { .slice(.init(values: $0, start: slice.start)) }
        case .tuple(let elements):
            return all(elements.map(\.value)).map { moved in
                .tuple(zip(elements, moved).map { Value.TupleElement(label: $0.label, value: $1) })
            }
        case .dictionary(let entries):
            guard let keys = all(entries.map(\.key)), let values = all(entries.map(\.value)) else { return nil }
            return .dictionary(zip(keys, values).map { Value.DictionaryEntry(key: $0, value: $1) })
        case .instance(let instance): return moved(instance)
        case .choice(let choice): return moved(choice)
        case .native(let native): return table.vocabulary[native.type]?.kind == .value ? value : nil
        case .some(let inner): return moved(inner).map { .some($0) }
        case .object, .closure, .type, .hole: return nil
        }
    }

    private func all(_ values: [Value]) -> [Value]? {
        var all: [Value] = []
        for value in values {
            guard let value = moved(value) else { return nil }
            all.append(value)
        }
        return all
    }

    private func moved(_ instance: Instance) -> Value? {
        guard let symbol = namesake(of: instance.symbol) else { return nil }
        var fields: [Value?] = []
        for property in symbol.stored {
            guard let index = instance.symbol.stored.firstIndex(where: { $0.name == property.name }),
                let field = instance.fields[index],
                let value = moved(field).flatMap({ cast($0, to: table.type(of: property)) })
            else { return nil }
            fields.append(value)
        }
        return .instance(Instance(symbol: symbol, fields: fields, depth: instance.depth))
    }

    private func moved(_ choice: Choice) -> Value? {
        let found = namesake(of: choice.symbol.owner)?.cases.first { $0.name == choice.symbol.name }
        guard let found, found.parameters.count == choice.values.count else { return nil }
        var values: [Value.TupleElement] = []
        for (element, parameter) in zip(choice.values, found.parameters) {
            guard let value = moved(element.value).flatMap({ cast($0, to: parameter.type) }) else { return nil }
            values.append(.init(label: parameter.label, value: value))
        }
        return .choice(Choice(found, values, depth: choice.depth))
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
        case .array, .set, .dictionary, .tuple, .some, .none: true
        default: false
        }
    }

    /// Whether both are plain values of one type.
    fileprivate func isLike(_ other: Value) -> Bool {
        switch (self, other) {
        case (.bool, .bool), (.int, .int), (.double, .double), (.single, .single), (.string, .string): true
        case (.choice(let one), .choice(let other)): one.symbol.owner === other.symbol.owner
        case (.instance(let one), .instance(let other)): one.symbol === other.symbol
        default: false
        }
    }
}
