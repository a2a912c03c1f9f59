import SwiftSource

// What a view's surroundings hand down to it: it is put into the objects of the wrappers that read it.

extension SourceInstance {
    /// Changes what is in its wrappers of some names, each of which has an object with the value in it.
    package func change(under wrappers: Set<String>, _ change: (inout Value) -> Void) {
        for one in wrapped(under: wrappers) {
            guard case .value(var value)? = one.object.fields.first else { continue }
            change(&value)
            one.object.fields[0] = .value(value)
        }
    }

    /// Puts objects into those of its wrappers that hold one of a type, the last that is of it; where none is, one that is
    /// assumed, or nil where that may be.
    /// - Parameter field: what the wrapper's object keeps it under. A wrapper that has a path reads what that leads to instead.
    package func hand(
        _ objects: [Value], under wrappers: Set<String>, in field: String,
        assumed known: inout [String: KeptValue]
    ) {
        guard let runner else { return }
        for one in wrapped(under: wrappers) where one.wrapper["path"]?.isNone ?? true {
            guard let field = one.object.symbol.field(named: field),
                let wanted = runner.table.type(of: one.property).arguments.first
            else { continue }
            let given = objects.reversed().lazy.compactMap { runner.cast($0, to: wanted) }.first
            one.object.fields[field] = .value(given ?? assumed(for: one.property, wanted, &known))
        }
    }

    private func assumed(
        for property: VariableSymbol, _ wanted: Type, _ known: inout [String: KeptValue]
    ) -> Value {
        guard let runner else { return .none }
        if wanted.wrapped != nil { return .none }
        let type = "\(wanted)"
        if let kept = known[type], let value = kept.value(in: runner) { return value }
        let name = String(property.name.trimmingPrefix("_"))
        let hole = Value.hole(HoleValue(HoleSite(name, at: property.range)))
        guard !wanted.isUnknown else { return hole }
        let made = runner.late { () throws(Failure) in try runner.assumed(hole, as: wanted) }
        guard let made else { return hole }
        known[type] = kept(made)
        return made
    }
}

extension Value {
    /// Sets a property that a struct of the vocabulary's Swift keeps.
    package mutating func set(_ value: Value, keptAs name: String) {
        guard case .instance(var instance) = self, instance.symbol.isFromLibraryText,
            let index = instance.symbol.field(named: name)
        else { return }
        instance.fields[index] = value
        self = .instance(instance)
    }

    /// The name of the case that a value of an enum of the sources or of library text is; nil for other values.
    package var caseName: String? {
        if case .choice(let choice) = self { choice.symbol.name } else { nil }
    }

    /// A text that a struct of the library's Swift keeps; nil for other values.
    package func text(keptAs name: String) -> String? {
        guard case .instance(let instance) = self, instance.symbol.isFromLibraryText,
            case .string(let text)? = instance[name]
        else { return nil }
        return text
    }

    /// What tells it from other items of a list: its own `id` where it keeps one; else the value itself.
    package var identity: Value {
        switch self {
        case .instance(let instance): return instance["id"] ?? self
        case .object(let object):
            let field = object.symbol.field(named: "id").map { object.fields[$0] }
            return if case .value(let value)? = field { value } else { self }
        default: return self
        }
    }
}
