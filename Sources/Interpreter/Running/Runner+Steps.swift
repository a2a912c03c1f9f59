import SwiftSource

// The steps of a place: parts are taken out of values, and put back.

extension Runner {
    /// Takes a part out of a value.
    func part(_ step: Place.Step, of value: inout Value, at range: SourceRange) throws(Failure) -> Value {
        switch step {
        case .property(let symbol, _, isInherited: true):
            return try get(symbol, of: value, isInherited: true, at: range)
        case .property(let symbol, _, isInherited: false): return try part(symbol, of: &value, at: range)
        case .tupleElement(let index):
            guard case .tuple(var elements) = value else { throw .silent }
            value = .void
            defer { value = .tuple(elements) }
            guard elements.indices.contains(index) else { throw .silent }
            let part = elements[index]
            elements[index] = .init(label: part.label, value: .void)
            return part.value
        case .subscripted(let function, let indices, let isInherited):
            if indices.count == 1, !isInherited, case .int(let index)? = indices.first ?? nil {
                let storage = value.storage
                if let part = takeElement(index, of: &value) {
                    try chargeCopy(of: value, from: storage, at: range)
                    return part
                }
            }
            return try element(of: value, function, indices, isInherited: isInherited, at: range)
        case .named(let name):
            guard let known = known(name, in: value) else { throw .silent }
            return try follow([known], from: value, at: range)
        case .optional:
            guard let inner = value.unwrapped else { throw .chainEnded }
            return inner
        case .forced:
            // The code that runs has set it by then, to something unknown.
            guard let inner = value.unwrapped else { throw .silent }
            return inner
        }
    }

    /// Takes an element out of an array; nil for another value, and beyond its end.
    private func takeElement(_ index: Int, of value: inout Value) -> Value? {
        guard case .array(var values) = value else { return nil }
        value = .void
        defer { value = .array(values) }
        guard values.indices.contains(index) else { return nil }
        let part = values[index]
        if part.isTaken { values[index] = .void }
        return part
    }

    private func part(_ symbol: VariableSymbol, of value: inout Value, at range: SourceRange) throws(Failure) -> Value {
        if case .field(let index) = symbol.storage, symbol.didSet == nil, symbol.willSet == nil {
            switch value {
            case .instance(var instance) where index < instance.fields.count:
                guard let field = instance.fields[index], field.isTaken else { break }
                value = .void
                instance.fields[index] = Value.void
                value = .instance(instance)
                return field
            case .object(let object) where object.symbol === symbol.owner && object.fields.indices.contains(index):
                guard case .value(let field) = object.fields[index], field.isTaken else { break }
                object.fields[index] = .lent
                return field
            default: break
            }
        }
        return try property(symbol, of: value, at: range)
    }

    func set(
        _ step: Place.Step, of value: inout Value, to new: Value, depth: Int?, at range: SourceRange
    ) throws(Failure) {
        switch step {
        case .property(let symbol, let isRaw, let isInherited):
            if isRaw {
                if case .field(let index) = symbol.storage {
                    try initialize(index, of: &value, to: new)
                    return
                }
                if let (index, maker) = unsetWrapper(of: symbol, in: value) {
                    try initialize(index, of: &value, to: try run(maker, with: [new], at: range))
                    return
                }
                // An initializer calls no observers.
                if symbol.wrapping != nil { return try set(symbol, of: &value, to: new, isObserved: false, at: range) }
            }
            if let code = symbol.willSet?.checked {
                _ = try run(code, changing: &value, with: [value, new], at: range)
            }
            try set(symbol, of: &value, to: new, depth: depth, isInherited: isInherited, at: range)
        case .tupleElement(let index):
            guard case .tuple(var elements) = value else { return }
            value = .void
            defer { value = .tuple(elements) }
            guard elements.indices.contains(index) else { return }
            elements[index] = .init(label: elements[index].label, value: new)
        case .subscripted(let function, let indices, let isInherited):
            try setElement(of: &value, function, indices, to: new, isInherited: isInherited, at: range)
        case .named(let name):
            guard let known = known(name, in: value) else { return }
            try set(known, of: &value, to: new, depth: depth, at: range)
        case .optional, .forced: value = new
        }
    }

    /// Where the wrapper of a property is kept, and what makes it of a value; nil where it is made already.
    private func unsetWrapper(of symbol: VariableSymbol, in value: Value) -> (index: Int, maker: Code)? {
        guard let wrapping = symbol.wrapping, symbol.name == wrapping.name,
            case .field(let index) = wrapping.backing.storage, let maker = wrapping.maker?.checked
        else { return nil }
        switch value {
        case .instance(let instance) where index < instance.fields.count && instance.fields[index] == nil: break
        case .object(let object) where object.fields.indices.contains(index):
            guard case .unset = object.fields[index] else { return nil }
        default: return nil
        }
        return (index, maker)
    }

    /// Sets a field of a value, as its initializer does: observers are not called.
    /// - Returns: what it had.
    @discardableResult
    func initialize(
        _ index: Int, of value: inout Value, to new: Value, depth: Int = 0
    ) throws(Failure) -> Value? {
        switch value {
        case .instance(var instance) where index < instance.fields.count:
            value = .void
            let old = instance.fields[index]
            instance.fields[index] = new
            instance.depth = max(instance.depth, depth + 1)
            value = .instance(instance)
            return old
        case .object(let object) where object.fields.indices.contains(index):
            let old = object.fields[index]
            object.fields[index] = .value(new)
            return if case .value(let value) = old { value } else { nil }
        default: throw .silent
        }
    }
}

extension Value {
    /// Whether it is taken out of what it is a part of while it is changed: at an object, and at what is not known, a place
    /// starts again.
    fileprivate var isTaken: Bool { !isObject && hole == nil }
}
