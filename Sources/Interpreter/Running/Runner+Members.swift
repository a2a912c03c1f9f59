import SwiftSource

extension Runner {
    /// The value of a property; the value's own type may override or implement it.
    func property(_ symbol: VariableSymbol, of value: Value, at range: SourceRange) throws(Failure) -> Value {
        if case .field(let index) = symbol.storage {
            if case .instance(let instance) = value, index < instance.fields.count {
                guard let field = instance.fields[index] else { return try late(symbol, of: value, at: range) }
                return field
            }
            if case .object(let object) = value, object.symbol === symbol.owner {
                return try field(index, of: object, symbol, at: range)
            }
        }
        return try get(symbol, of: value, at: range)
    }

    /// Whether an object keeps a property. One whose superclass is unknown stands where another class is wanted, and has
    /// fields of its own.
    private func isKept(_ symbol: VariableSymbol, by object: Object) -> Bool {
        symbol.owner.map { object.symbol.isA($0) == .yes } ?? true
    }

    private func field(
        _ index: Int, of object: Object, _ symbol: VariableSymbol, at range: SourceRange
    ) throws(Failure) -> Value {
        guard isKept(symbol, by: object), object.fields.indices.contains(index) else { throw .silent }
        if case .unset = object.fields[index] { return try late(symbol, of: .object(object), at: range) }
        return try read(object.fields[index], symbol.name, at: range)
    }

    /// A field without a value yet: a lazy one is initialized.
    @inline(never)
    private func late(_ symbol: VariableSymbol, of value: Value, at range: SourceRange) throws(Failure) -> Value {
        guard symbol.isLazy, let code = symbol.initialValue?.checked, case .field(let index) = symbol.storage else {
            throw .problem(.usedBeforeInitialization("self.\(symbol.name)"), range)
        }
        let made = try run(code, with: code.hasSelf ? [value] : [], at: range)
        try assumeCaption(of: symbol, made, at: range)
        if case .object(let object) = value { object.fields[index] = .value(made) }
        return made
    }

    /// - Parameter isInherited: whether it is as the superclass or the open type has it: `super.name`.
    @inline(never)
    func get(
        _ symbol: VariableSymbol, of given: Value, isInherited: Bool = false, at range: SourceRange
    ) throws(Failure) -> Value {
        let value = given.unbacked
        if value.hole != nil { return value }
        let symbol = isInherited ? symbol : dispatched(symbol, value)
        switch symbol.storage {
        case .field(let index):
            switch value {
            case .instance(let instance) where index < instance.fields.count:
                guard let field = instance.fields[index] else { return try late(symbol, of: value, at: range) }
                return field
            case .object(let object): return try field(index, of: object, symbol, at: range)
            default: break
            }
        case .computed:
            guard let code = symbol.getter?.checked else { break }
            return try run(code, with: code.hasSelf ? [value] : [], at: range)
        case .host(let property):
            try charge(1 + property.cost.steps(value), at: range)
            return try host(at: range) { try property.get(self, value) }
        case .described(let property): return try get(property, of: value, at: range)
        case .shared, .describedStatic: return try staticValue(of: symbol, at: range)
        case .open(let member): return try standard(member, of: try sourceInstance(of: value, at: range), [], at: range)
        case .requirement: return unknown(at: range)
        }
        throw .problem(.noMember(type: value.typeName, name: symbol.name), range)
    }

    func get(_ property: PropertyDescription, of value: Value, at range: SourceRange) throws(Failure) -> Value {
        try charge(1, at: range)
        do throws(VocabularyError) {
            return adopted(try property.get(native(value) ?? value))
        } catch {
            throw failure(of: error, at: range)
        }
    }

    // MARK: Finding

    /// The implementation of a requirement, or the override of a property, in a value.
    func dispatched(_ symbol: VariableSymbol, _ value: Value) -> VariableSymbol {
        switch symbol.storage {
        case .requirement, .open: break
        case .host where symbol.owner?.standard == .collection && value.ownSymbol != nil: break
        default:
            guard case .object(let object) = value, object.symbol !== symbol.owner, symbol.owner?.kind == .object,
                !symbol.isPrivate
            else { return symbol }
        }
        guard let type = type(of: value) else { return symbol }
        let key = DispatchKey(symbol, type)
        if let known = propertyImplementations[key] { return known }
        let found = table.implementation(of: symbol, in: type) ?? symbol
        propertyImplementations[key] = found
        return found
    }

    /// The same of a method or subscript.
    func dispatched(_ function: FunctionSymbol, _ value: Value) -> FunctionSymbol {
        switch function.implementation {
        case .requirement, .open: break
        case .host where function.owner?.kind == .interface && value.ownSymbol != nil: break
        default:
            guard case .object(let object) = value, object.symbol !== function.owner, function.owner?.kind == .object,
                !function.isPrivate
            else { return function }
        }
        guard let type = type(of: value) else { return function }
        return dispatched(function, type)
    }

    func dispatched(_ function: FunctionSymbol, _ type: NominalSymbol) -> FunctionSymbol {
        let key = DispatchKey(function, type)
        if let known = implementations[key] { return known }
        var found = table.implementation(of: function, in: type) ?? function
        // What all sequences have is no requirement.
        if function.owner?.standard == .sequence, found.owner?.isFromLibraryText != true { found = function }
        implementations[key] = found
        return found
    }

    /// The type of a value; nil for a value without members.
    func type(of value: Value) -> NominalSymbol? {
        if let own = value.ownSymbol { return own }
        if case .native(let native) = value { return table.described(native.type) }
        return value.standardType.map { table.standard[$0] }
    }

    // MARK: Setting

    /// Sets a property of a value.
    /// - Parameter depth: the depth of the new value, where known.
    func set(
        _ symbol: VariableSymbol, of value: inout Value, to new: Value, depth: Int? = nil, isObserved: Bool = true,
        isInherited: Bool = false, at range: SourceRange
    ) throws(Failure) {
        if value.hole != nil { return }
        // An object that compiled code gave back is changed itself.
        if case .native = value, case .object = value.unbacked {
            var object = value.unbacked
            return try set(symbol, of: &object, to: new, depth: depth, isObserved: isObserved, at: range)
        }
        let symbol = isInherited ? symbol : dispatched(symbol, value.unbacked)
        switch symbol.storage {
        case .field(let index):
            if case .object(let object) = value, !isKept(symbol, by: object) { return }
            let depth = if let depth { depth } else { try self.depth(of: new, at: range) }
            if depth >= limits.elementDepth { throw stop(.tooLarge, at: range) }
            let old = try initialize(index, of: &value, to: new, depth: depth)
            try observe(symbol, old, of: &value, at: range)
        case .computed:
            guard let code = symbol.setter?.checked else { throw .silent }
            // A property under a wrapper of the sources may have observers.
            let old = symbol.didSet == nil || !isObserved ? nil : try property(symbol, of: value, at: range)
            _ = try run(code, changing: &value, with: [value, new], at: range)
            try observe(symbol, old, of: &value, at: range)
        case .described(let property): try set(property, of: &value, to: new, at: range)
        case .shared: try sharedBox(symbol, at: range).state = .value(new)
        // A value that stands for one of an unknown type.
        case .requirement: return
        default: throw .silent
        }
    }

    private func set(
        _ property: PropertyDescription, of value: inout Value, to new: Value, at range: SourceRange
    ) throws(Failure) {
        guard let set = property.set else { throw .silent }
        try charge(1, at: range)
        let depth = max(value.depth, new.depth + 1)
        let given = try bridged(new, to: property.type, role: .assignment, at: range)
        do throws(VocabularyError) {
            try set(&value, given)
        } catch {
            throw failure(of: error, at: range)
        }
        value.depth = depth
    }

    private func observe(
        _ symbol: VariableSymbol, _ old: Value?, of value: inout Value, at range: SourceRange
    ) throws(Failure) {
        guard symbol.didSet != nil, let old, let code = symbol.didSet?.checked else { return }
        _ = try run(code, changing: &value, with: code.parameters.count < 2 ? [value] : [value, old], at: range)
    }

    // MARK: Of types

    /// A global or static variable.
    func shared(_ symbol: VariableSymbol, at range: SourceRange) throws(Failure) -> Value {
        try read(try sharedBox(symbol, at: range).state, symbol.name, at: range)
    }

    /// The box of a global or static variable, which is initialized on first use.
    func sharedBox(_ symbol: VariableSymbol, at range: SourceRange) throws(Failure) -> Box {
        let key = ObjectIdentifier(symbol)
        if let box = shared[key] {
            if let met = sharedHoles[key] { holes.add(met) }
            return box
        }
        let box = Box()
        shared[key] = box
        guard let code = symbol.initialValue?.checked else {
            if symbol.isMutable, table.type(of: symbol).wrapped != nil { box.state = .value(.none) }
            return box
        }
        let around = holes
        holes = HoleList()
        defer {
            if !holes.isEmpty { sharedHoles[key] = holes }
            let met = holes
            holes = around
            holes.add(met)
        }
        do throws(Failure) {
            let value = try run(code, at: range)
            if case .unset = box.state { box.state = .value(value) }
        } catch {
            box.state = .failed
            try absorb(error)
            box.state = gap(named: symbol.name, table.type(of: symbol), at: symbol.range)
        }
        return box
    }

    /// A property of a type itself.
    @inline(never)
    func staticValue(
        of symbol: VariableSymbol, in type: NominalSymbol? = nil, at range: SourceRange
    ) throws(Failure) -> Value {
        switch symbol.storage {
        case .shared: return try shared(symbol, at: range)
        case .describedStatic(let property): return placed(property.value(), at: range, depth: 1)
        case .computed:
            guard let code = symbol.getter?.checked else { throw .silent }
            let own = (type ?? symbol.owner).map { Value.type(.named($0.typeName)) } ?? .void
            return try run(code, with: code.hasSelf ? [own] : [], at: range)
        case .host(let property): return try host(at: range) { try property.get(self, .void) }
        // What a type has to declare that is not here.
        default: return unknown(at: range)
        }
    }
}
