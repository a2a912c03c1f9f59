/// The values of a type that a switch does not cover.
struct Coverage {
    /// The names of missing cases; empty where values without a name are missing; nil where nothing is.
    let missing: [String]?

    init(of patterns: [TypedPattern], type: Type, solver: Solver) {
        missing = Self.missing(patterns, type, solver)
    }

    private static func missing(_ patterns: [TypedPattern], _ type: Type, _ solver: Solver) -> [String]? {
        if patterns.contains(where: \.takesAll) { return nil }
        switch type {
        case .unknown, .variable, .member: return nil
        case .tuple(let fields): return tuples(patterns, fields.map { solver.normal($0.type) }, solver)
        case .nominal(let symbol, let arguments):
            if let wrapped = type.wrapped { return optional(patterns, solver.normal(wrapped), solver) }
            if symbol.standard == .bool { return booleans(patterns) }
            // Of a type of the library it is not known here whether it has other values than those that are named.
            if symbol.isPartial || symbol.description != nil || symbol.allAncestors().isOpenEnded { return nil }
            guard symbol.kind == .enumeration, symbol.standard == nil else { return [] }
            return cases(patterns, of: symbol, arguments, solver)
        case .composition(let types) where types.contains(where: \.isUnknown): return nil
        default: return []
        }
    }

    private static func cases(
        _ patterns: [TypedPattern], of symbol: NominalSymbol, _ arguments: [Type], _ solver: Solver
    ) -> [String]? {
        // A value of unknown type may be anything.
        if patterns.contains(where: { if case .unknownCase = $0.kind { true } else { false } }) { return nil }
        let missing = symbol.cases.filter { enumCase in
            let own = patterns.compactMap { pattern -> [TypedPattern]?? in
                guard case .enumCase(let found, let payload) = pattern.kind, found === enumCase else { return nil }
                return .some(payload)
            }
            let types = enumCase.parameters.map { $0.type.substituting(Substitution(symbol, arguments)) }
            return !enumCase.isUnavailable && !isCovered(own, types.map { solver.normal($0) }, solver)
        }
        return missing.isEmpty ? nil : missing.map(\.name)
    }

    /// Whether patterns cover all associated values of a case, as far as can be determined.
    private static func isCovered(_ payloads: [[TypedPattern]?], _ types: [Type], _ solver: Solver) -> Bool {
        if payloads.contains(where: { $0?.allSatisfy(\.takesAll) ?? true }) { return true }
        let rows = payloads.compactMap { $0 }.filter { $0.count == types.count }
        // Several partial patterns of several values may cover everything together: that is assumed.
        if rows.count < payloads.count || types.count > 1, payloads.count > 1 { return true }
        return !rows.isEmpty
            && types.indices.allSatisfy { index in missing(rows.map { $0[index] }, types[index], solver) == nil }
    }

    private static func booleans(_ patterns: [TypedPattern]) -> [String]? {
        var found: Set<Bool> = []
        for pattern in patterns {
            if case .equals(let value) = pattern.kind, case .constant(.bool(let bool)) = value.kind {
                found.insert(bool)
            }
        }
        return found.count == 2 ? nil : []
    }

    private static func optional(_ patterns: [TypedPattern], _ wrapped: Type, _ solver: Solver) -> [String]? {
        let hasNone = patterns.contains { if case .none = $0.kind { true } else { false } }
        let inner = patterns.compactMap { pattern -> TypedPattern? in
            if case .some(let inner) = pattern.kind { inner } else { nil }
        }
        let some = missing(inner, wrapped, solver)
        if hasNone, some == nil { return nil }
        return hasNone ? some ?? [] : (some ?? []) + ["none"]
    }

    /// Tuples are examined by their first element; the others must be covered wholly, or are assumed to be.
    private static func tuples(_ patterns: [TypedPattern], _ types: [Type], _ solver: Solver) -> [String]? {
        let rows = patterns.compactMap { pattern -> [TypedPattern]? in
            if case .tuple(let parts) = pattern.kind, parts.count == types.count { parts } else { nil }
        }
        for index in types.indices where missing(rows.map { $0[index] }, types[index], solver) != nil { return [] }
        return rows.isEmpty ? [] : nil
    }
}

extension TypedPattern {
    /// Whether every value matches.
    var takesAll: Bool {
        switch kind {
        case .wildcard, .bind, .bindShared: true
        case .tuple(let parts): parts.allSatisfy(\.takesAll)
        case .payload(let inner): inner.takesAll
        // A cast in a case's values is written where it always succeeds, or where others are left.
        case .cast(let inner, let target): inner.takesAll && target.type.mayTakeAll
        default: false
        }
    }
}

extension Type {
    /// Whether a cast to it may succeed for every value of a case: a protocol, or a class of the library's.
    fileprivate var mayTakeAll: Bool {
        switch resolved {
        case .unknown, .any, .composition: true
        case .nominal(let symbol, let arguments):
            symbol.kind == .interface || symbol.kind == .object && (!symbol.isOfSource || symbol.isOfSupplement)
                || symbol.standard == .array && arguments.allSatisfy(\.mayTakeAll)
        default: false
        }
    }
}
