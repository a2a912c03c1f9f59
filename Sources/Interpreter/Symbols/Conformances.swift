/// All that a type is: itself, its superclasses and the protocols of all of them, nearest first and each once.
struct Ancestry {
    /// With the arguments in the type's own parameters.
    let types: [(symbol: NominalSymbol, arguments: [Type])]
    /// How much is known of the type that is all of them.
    let completeness: Completeness
    fileprivate let index: [NominalSymbol: Int]
    /// Whether one of them has generic parameters.
    let isGeneric: Bool

    /// How many are listed. A type with more is open: no code that people write has so many.
    fileprivate static let limit = 512
}

/// The members of one name that one of the types has which a type is.
struct InheritedMembers {
    let owner: NominalSymbol
    /// In the type's own parameters.
    let arguments: [Type]
    let members: [Symbol]
}

enum Answer {
    case yes, no
    /// It may, as far as is known here.
    case maybe
}

extension NominalSymbol {
    /// What it is, itself first.
    func allAncestors() -> Ancestry {
        if let ancestry { return ancestry }
        var types: [(symbol: NominalSymbol, arguments: [Type])] = []
        var index: [NominalSymbol: Int] = [:]
        var lacksParents = hasUnknownParent
        var waiting: [(NominalSymbol, [Type])] = [(self, genericParameters.map { .parameter($0) })]
        var next = 0
        while next < waiting.count, types.count < Ancestry.limit {
            let (symbol, arguments) = waiting[next]
            next += 1
            guard index[symbol] == nil else { continue }
            index[symbol] = types.count
            types.append((symbol, arguments))
            if symbol.hasUnknownParent { lacksParents = true }
            let substitution = Substitution(symbol, arguments)
            for parent in symbol.parents {
                switch parent {
                case .nominal(let symbol, let arguments):
                    waiting.append((symbol, arguments.map { $0.substituting(substitution) }))
                case .unknown: lacksParents = true
                default: break
                }
            }
        }
        if next < waiting.count { lacksParents = true }
        let found = Ancestry(
            types: types, completeness: completeness(as: types.lazy.map(\.symbol), lacksParents: lacksParents),
            index: index,
            isGeneric: types.contains { !$0.symbol.genericParameters.isEmpty })
        ancestry = found
        return found
    }

    /// The members of a name that its values have, or it has itself, nearest first. Types with one parent ask that one,
    /// whose answers they share.
    func inherited(named name: String) -> [InheritedMembers] {
        let own = members(named: name)
        switch (parents.count, parents.first) {
        case (0, _): return own.isEmpty ? [] : [inherited(own)]
        case (1, .nominal(let parent, let arguments)?) where arguments.isEmpty && parent != self:
            let others = parent.inheritedOnce(named: name)
            return own.isEmpty ? others : [inherited(own)] + others
        default: return inheritedOnce(named: name)
        }
    }

    /// The functions of a name that it or its values have, the most derived first.
    func functions(named name: String) -> some Sequence<FunctionSymbol> {
        inherited(named: name).lazy.flatMap(\.members).compactMap(\.function)
    }

    /// The variable of a name that it or its values have, the most derived one that is no requirement.
    func variable(named name: String, isStatic: Bool = false) -> VariableSymbol? {
        inherited(named: name).lazy.flatMap(\.members).compactMap(\.variable).first {
            $0.isStatic == isStatic && $0.isImplemented
        }
    }

    private func inheritedOnce(named name: String) -> [InheritedMembers] {
        if let known = inheritedMembers[name] { return known }
        let found = allAncestors().types.compactMap { ancestor, arguments -> InheritedMembers? in
            let members = ancestor.members(named: name)
            return members.isEmpty ? nil : InheritedMembers(owner: ancestor, arguments: arguments, members: members)
        }
        inheritedMembers[name] = found
        return found
    }

    private func inherited(_ own: [Symbol]) -> InheritedMembers {
        InheritedMembers(owner: self, arguments: genericParameters.map { .parameter($0) }, members: own)
    }

    /// Whether it is another type, or conforms to it or inherits from it.
    func isA(_ other: NominalSymbol) -> Answer {
        if self == other { return .yes }
        let ancestry = allAncestors()
        if ancestry.index[other] != nil { return .yes }
        if ancestry.completeness == .open { return .maybe }
        if kind != .interface, kind != .object, other.kind == .structure || other.kind == .enumeration { return .no }
        return isPartial && (other.isPartial || other.kind == .interface && !other.isOfSource) ? .maybe : .no
    }

    /// The arguments of another type that it is: what the `Element` of a generic superclass is here.
    func arguments(as other: NominalSymbol) -> [Type]? {
        let ancestry = allAncestors()
        return ancestry.index[other].map { ancestry.types[$0].arguments }
    }

    /// The class that it inherits from, of a source or a library.
    var superclass: NominalSymbol? {
        for case .nominal(let symbol, _) in parents where symbol.kind == .object { return symbol }
        return nil
    }

    /// The open types that it is, nearest first; one that another refines is done by that one.
    var openTypes: [OpenType] {
        if let knownOpenTypes { return knownOpenTypes }
        let all = allAncestors().types.compactMap { $0.symbol.openType == nil ? nil : $0.symbol }
        let found = all.filter { symbol in
            !all.contains { $0 != symbol && $0.isA(symbol) == .yes }
        }.sorted { $0.openOrder < $1.openOrder }.compactMap(\.openType)
        knownOpenTypes = found
        return found
    }

    /// The name of the unknown type that it, or a type above it, inherits from; nil where none is written.
    var unknownAncestor: String? { allAncestors().types.lazy.compactMap(\.symbol.unknownParent).first }

    /// Whether it is one of the sources' elements, or a protocol of them.
    var isOpenElement: Bool { openTypes.contains(where: \.isElement) }
}

extension SymbolTable {
    /// Whether values of a type are elements.
    func isElement(_ symbol: NominalSymbol) -> Bool {
        symbol.allAncestors().types.contains { ancestor, _ in
            ancestor.description?.kind == .element || ancestor.openType?.isElement == true
                || ancestor.typeName == vocabulary.elementName
        }
    }

    /// The method by which a type shows an element, as a protocol that is not known here asks it to: `body(props:)`.
    func shownMethod(of symbol: NominalSymbol) -> FunctionSymbol? {
        guard symbol.completeness == .open, symbol.openTypes.isEmpty else { return nil }
        return hosting.bodies.lazy.flatMap { symbol.members(named: $0) }.compactMap(\.function).first { function in
            !function.isStatic && function.isImplemented && function.result.symbol.map(self.isElement) ?? false
        }
    }

    /// What puts a layout of a type around elements; nil for a type that is no layout.
    func arranging(_ symbol: NominalSymbol) -> (@Sendable (_ layout: Value, _ elements: [Value]) -> Value?)? {
        let arrangements = vocabulary.arrangements
        return arrangements.isEmpty ? nil : symbol.openTypes.lazy.compactMap { arrangements[$0.name] }.first
    }

    /// What a call of a requirement or an overridable member runs for values of a type: its own implementation, a
    /// superclass's, or what extends a protocol; the nearest. Nil where nothing implements it.
    func implementation(of function: FunctionSymbol, in type: NominalSymbol) -> FunctionSymbol? {
        let key = function.signatureKey
        if let known = type.witnesses[key] { return known }
        var found: FunctionSymbol?
        var alike: FunctionSymbol?
        let wanted = types(of: function, in: type)
        for (symbol, _) in type.allAncestors().types where found == nil {
            let candidates = candidates(like: function, in: symbol)
            let fitting = candidates.filter { types(of: $0, in: type).parameters == wanted.parameters }
            found = fitting.first { types(of: $0, in: type).result == wanted.result } ?? fitting.first
            // An overload of other types is another function.
            alike = alike ?? candidates.first { !function.isImplemented || $0.isOverride }
        }
        found = found ?? alike
        type.witnesses[key] = .some(found)
        return found
    }

    /// What a type declares under the name and the labels of a function.
    private func candidates(like function: FunctionSymbol, in symbol: NominalSymbol) -> [FunctionSymbol] {
        let named =
            switch function.kind {
            case .subscript: symbol.subscripts
            case .initializer: symbol.initializers
            case .function, .operator:
                symbol.members(named: function.name).compactMap(\.function)
            }
        return named.filter {
            $0.isImplemented && ($0.witnessKey == function.witnessKey || $0.doesMore(than: function))
        }
    }

    /// What a function of an ancestor takes and gives, as a type sees it.
    private func types(of function: FunctionSymbol, in type: NominalSymbol) -> (parameters: String, result: String) {
        guard let owner = function.owner else { return ("", "") }
        var substitution = Substitution(owner, type.arguments(as: owner) ?? [])
        if let own = owner.selfParameter { substitution[own] = .nominal(type) }
        let parameters = function.parameters.map { "\($0.type.substituting(substitution))" }.joined(separator: ",")
        return (parameters, "\(function.result.substituting(substitution))")
    }

    /// The same of a property.
    func implementation(of variable: VariableSymbol, in type: NominalSymbol) -> VariableSymbol? {
        type.variable(named: variable.name, isStatic: variable.isStatic)
    }
}

extension FunctionSymbol {
    /// Whether it is compiled, and takes what another takes and more that may be left out.
    fileprivate func doesMore(than other: FunctionSymbol) -> Bool {
        let count = other.parameters.count
        return isOfVocabulary && kind == other.kind && isStatic == other.isStatic && parameters.count > count
            && zip(parameters, other.parameters).allSatisfy { $0.label == $1.label }
            && parameters.dropFirst(count).allSatisfy(\.hasDefault)
    }

    var isImplemented: Bool {
        switch implementation {
        case .requirement, .open: false
        default: true
        }
    }
}

extension CaseSymbol {
    /// A case without values shares its name with a property, one with values its name and labels with a function.
    var overrideKey: String { hasPayload ? name + parameters.labels : name }
}

extension [ParameterSymbol] {
    /// The labels behind a written name: `(to:)`.
    var labels: String { "(" + map { ($0.label ?? "_") + ":" }.joined() + ")" }
}

extension VariableSymbol {
    /// Whether the vocabulary has it, of values of its own.
    var isDescribed: Bool { if case .described = storage { true } else { false } }

    var isImplemented: Bool {
        switch storage {
        case .requirement, .open: false
        default: true
        }
    }
}

extension GenericParameter {
    /// What its protocols say that a type of theirs is: the index of a `StringProtocol`.
    fileprivate func statedType(_ name: String) -> Type? {
        for symbol in constraints.compactMap(\.symbol) + [owner].compactMap(\.self) {
            for case .alias(let alias) in symbol.inherited(named: name).flatMap(\.members) {
                if let type = alias.target, type.symbol != nil, !type.hasUnknown, !type.hasOpenParameters {
                    return type
                }
            }
        }
        return nil
    }
}

extension Type {
    /// With generic parameters replaced by what they stand for; unknown where that is too large.
    func substituting(_ substitution: Substitution) -> Type {
        if substitution.isEmpty { return self }
        switch self {
        case .parameter(let parameter): return substitution[parameter] ?? self
        case .member(let type, let name):
            let inner = type.substituting(substitution)
            return inner.associatedType(name) ?? .member(inner, name)
        default: return mapped { $0.substituting(substitution) }.bounded
        }
    }

    /// What an associated type or a nested type of it is; nil where that is not settled.
    func associatedType(_ name: String) -> Type? {
        switch resolved {
        case .nominal(let symbol, let arguments):
            guard symbol.allAncestors().isGeneric else {
                return symbol.inherited(named: name).lazy.compactMap { nestedType(in: $0, Substitution()) }.first
                    ?? symbol.findElement?(name)
            }
            let own = Substitution(symbol, arguments)
            for (ancestor, parameters) in symbol.allAncestors().types {
                if let index = ancestor.genericParameters.firstIndex(where: { $0.name == name }),
                    parameters.indices.contains(index)
                {
                    // What a witness says counts before a parameter that only has the name.
                    let witnessed = ancestor.findElement?(name)?.substituting(Substitution(ancestor, parameters))
                    return (witnessed ?? parameters[index]).substituting(own)
                }
                let members = ancestor.members(named: name)
                guard !members.isEmpty else { continue }
                let inherited = InheritedMembers(owner: ancestor, arguments: parameters, members: members)
                if let found = nestedType(in: inherited, own) { return found }
            }
            return symbol.findElement?(name)?.substituting(own)
        case .parameter(let parameter):
            return parameter.associatedTypes[name] ?? parameter.statedType(name)
        case .unknown: return .unknown
        default: return nil
        }
    }

    /// A type that it declares; nil where the name is of something else, too.
    func nestedType(_ name: String) -> Type? {
        guard let symbol, let found = symbol.inherited(named: name).first, found.members.count == 1 else { return nil }
        return nestedType(in: found, Substitution(symbol, arguments))
    }

    private func nestedType(in inherited: InheritedMembers, _ own: Substitution) -> Type? {
        for member in inherited.members {
            switch member {
            case .type(let type): return .nominal(type)
            case .alias(let alias):
                guard let target = alias.target else { continue }
                var all = Substitution(inherited.owner, inherited.arguments.map { $0.substituting(own) })
                if let own = inherited.owner.selfParameter { all[own] = self }
                return target.substituting(all)
            default: continue
            }
        }
        return nil
    }
}
