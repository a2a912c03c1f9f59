import SwiftSource

/// A member of a type, with the bindings of its type's generic parameters.
struct FoundMember {
    let symbol: Symbol
    let substitution: Substitution

    fileprivate var owner: NominalSymbol? { symbol.function?.owner ?? symbol.variable?.owner }

    /// Whether another function of the name may be meant as well: of the same type, where it gives something else or is
    /// for other types, and one that leaves out what this one needs, `func log(at line: Int = 1)` of a protocol's extension.
    fileprivate func isOverload(of other: Symbol) -> Bool {
        guard let one = symbol.function, let other = other.function else { return false }
        if one.overrideKey == other.overrideKey, one.neededCount > other.neededCount { return true }
        guard one.owner === other.owner else { return false }
        guard one.isImplemented == other.isImplemented, one.overrideKey == other.overrideKey else { return false }
        return one.result != other.result || !one.sameTypes.elementsEqual(other.sameTypes, by: ==)
    }
}

extension Checker {
    /// The members of a name, of a type's values or of the type itself; the most derived first, without overridden and
    /// implemented ones.
    /// - Parameter place: where the name stands, which does not see the private members of other files; nil for all.
    func members(_ name: String, of type: Type, isStatic: Bool, from place: SourceRange? = nil) -> [FoundMember] {
        var search = MemberSearch(name: name, receiver: type, isStatic: isStatic, place: place, checker: self)
        search.collect(from: type)
        return search.found
    }

    /// What a protocol says that an associated type of it is: `associatedtype Content: View`.
    fileprivate func constraints(of associated: String, in base: Type) -> [Type] {
        guard case .parameter(let parameter) = solver.normal(base) else { return [] }
        let owners = parameter.constraints.compactMap(\.symbol) + [parameter.owner].compactMap(\.self)
        for case .alias(let alias) in owners.flatMap({ $0.inherited(named: associated).flatMap(\.members) })
        where alias.isAssociatedType {
            return alias.findConstraints()
        }
        return []
    }

    func subscripts(of type: Type, isStatic: Bool = false) -> [Callee.Candidate] {
        subscripts(of: type, receiver: type, isStatic)
    }

    private func subscripts(of type: Type, receiver: Type, _ isStatic: Bool) -> [Callee.Candidate] {
        switch solver.normal(type) {
        case .nominal(let symbol, let arguments):
            let own = Substitution(symbol, arguments)
            return symbol.allAncestors().types.flatMap { ancestor, parameters in
                ancestor.load()
                var substitution = Substitution(ancestor, parameters.map { $0.substituting(own) })
                if let selfParameter = ancestor.selfParameter { substitution[selfParameter] = receiver }
                return ancestor.subscripts.filter { $0.isStatic == isStatic }.map {
                    Callee.Candidate(function: $0, substitution: substitution)
                }
            }
        case .parameter(let parameter):
            let owner = parameter.owner.map { Type.nominal($0, []) }
            return ([owner].compactMap(\.self) + parameter.constraints).flatMap {
                subscripts(of: $0, receiver: receiver, isStatic)
            }
        default: return []
        }
    }

    /// Warns of a name that is probably a slip, and not what an extension elsewhere declares.
    /// - Returns: the hint at the member that is meant.
    @discardableResult
    func warnOfSlip(
        _ name: Name, of type: Type, isStatic: Bool, _ problem: @autoclosure () -> Problem
    ) -> String? {
        guard !type.isUnknown, let symbol = solver.normal(type).symbol,
            let near = NearestName.slip(name.text, among: memberIndex(of: symbol, isStatic: isStatic))
        else { return nil }
        let hint = Hint.nearest(near.name)
        findings.warn(problem(), at: name.range, hint: hint)
        return hint
    }

    /// The names of a type's members, for hints.
    func memberIndex(of symbol: NominalSymbol, isStatic: Bool) -> NameIndex {
        if let known = memberIndices[isStatic]?[symbol] { return known }
        let index = NameIndex(memberNames(of: symbol, isStatic: isStatic))
        memberIndices[isStatic, default: [:]][symbol] = index
        return index
    }

    private func memberNames(of symbol: NominalSymbol, isStatic: Bool) -> [String] {
        symbol.allAncestors().types.flatMap { ancestor, _ -> [String] in
            ancestor.load()
            let order = ancestor.description.map { $0.properties.map(\.name) + $0.methods.map(\.name) } ?? []
            let names = Set(ancestor.members.filter { $0.value.contains { $0.fits(isStatic: isStatic) } }.keys)
            return order.filter { names.contains($0) } + names.subtracting(order).sorted()
        }.uniqued
    }
}

extension Symbol {
    /// Whether it is a member of values, or of the type itself.
    func fits(isStatic: Bool) -> Bool {
        switch self {
        case .variable(let variable): variable.isStatic == isStatic
        case .function(let function): function.kind != .operator && function.isStatic == isStatic
        case .type, .alias, .enumCase: isStatic
        }
    }

    /// The signature that an override or an implementation shares with what it replaces.
    var overrideKey: String {
        if case .enumCase(let enumCase) = self { return enumCase.overrideKey }
        return function?.overrideKey ?? name
    }

    /// Whether it is a requirement that every type is to meet: a function or a property.
    fileprivate var isRequirement: Bool {
        switch self {
        case .function(let function):
            if case .requirement = function.implementation { !function.isOptional } else { false }
        case .variable(let variable):
            if case .requirement = variable.storage { !variable.isOptional } else { false }
        case .type, .alias, .enumCase: false
        }
    }
}

/// Gathers the members of a name from a type and from what it inherits.
private struct MemberSearch {
    let name: String
    /// What `Self` stands for in the members of protocols.
    let receiver: Type
    let isStatic: Bool
    let place: SourceRange?
    let checker: Checker
    var found: [FoundMember] = []
    /// The signatures of what was found; not made before there are two.
    var keys: Set<String> = []
    /// Whether the type may not have the first.
    var isFirstOpen = false

    mutating func collect(from type: Type) {
        switch checker.solver.normal(type) {
        case .nominal(let symbol, let arguments): collect(from: symbol, Substitution(symbol, arguments))
        case .parameter(let parameter):
            // Inside a protocol, `Self` is the conforming type.
            let owner = parameter.owner.map { Type.nominal($0, []) }
            collect(from: [owner].compactMap(\.self) + parameter.constraints)
        case .composition(let types): collect(from: types)
        case .member(let base, let associated): collect(from: checker.constraints(of: associated, in: base))
        default: return
        }
    }

    private mutating func collect(from types: [Type]) { for type in types { collect(from: type) } }

    private mutating func collect(from symbol: NominalSymbol, _ own: Substitution) {
        var unmet: [FoundMember] = []
        isFirstOpen = false
        for one in symbol.inherited(named: name) {
            var substitution = Substitution(one.owner, one.arguments.map { $0.substituting(own) })
            if let selfParameter = one.owner.selfParameter { substitution[selfParameter] = receiver }
            let (members, open, others) = checker.meetingRequirements(one.members, substitution)
            unmet += others.filter { $0.fits(isStatic: isStatic) }.map {
                FoundMember(symbol: $0, substitution: substitution)
            }
            for (index, member) in members.enumerated() where member.fits(isStatic: isStatic) && isVisible(member) {
                add(FoundMember(symbol: member, substitution: substitution), isOpen: open.contains(index))
            }
        }
        // Where there is no other, another file may say more of the type.
        if found.isEmpty { found = unmet }
    }

    private func isVisible(_ member: Symbol) -> Bool { place.map { member.isVisible(from: $0) } ?? true }

    /// - Parameter isOpen: whether the type may not have it, so that it hides nothing.
    private mutating func add(_ member: FoundMember, isOpen: Bool) {
        if found.isEmpty {
            isFirstOpen = isOpen
        } else {
            if found.count == 1, !isFirstOpen { keys.insert(found[0].symbol.overrideKey) }
            let key = member.symbol.overrideKey
            let isHidden = isOpen ? keys.contains(key) : !keys.insert(key).inserted
            // Functions of one type may differ in their results alone.
            guard !isHidden || found.contains(where: { $0.isOverload(of: member.symbol) }) else {
                return require(member, key)
            }
        }
        found.append(member)
    }

    /// What a protocol's extension implements that an inherited protocol asks for is asked of the value.
    private mutating func require(_ member: FoundMember, _ key: String) {
        guard member.symbol.isRequirement,
            let index = found.firstIndex(where: { one in
                one.owner?.kind == .interface && one.owner !== member.owner
                    && !one.symbol.isRequirement && one.symbol.overrideKey == key
            })
        else { return }
        found[index] = member
    }
}
