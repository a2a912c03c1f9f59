import SwiftSource

// What may be reported as an error: only what no unknown declaration can make valid.

extension Checker {
    /// Whether a type is known well enough to report errors about it.
    func isCertain(_ type: Type) -> Bool {
        switch solver.normal(type) {
        case .unknown, .any, .member: false
        case .variable(let variable): variable.literal != nil
        case .parameter(let parameter):
            !parameter.isOfInnerTypes && parameter.constraints.allSatisfy { isCertain($0) }
        case .nominal(let symbol, _) where !isCertain(symbol): false
        case let type: !type.holdsDirectly { !isCertain($0) }
        }
    }

    private func isCertain(_ symbol: NominalSymbol) -> Bool {
        if symbol.allAncestors().isOpenEnded || table.isDeclaredTwice(symbol) { return false }
        // The conformances to the library's protocols are not known.
        if symbol.kind == .interface, !symbol.isOfSource, symbol.description == nil { return false }
        // Two types share the name, the source's and the vocabulary's; which one is meant is unknown.
        guard symbol.description != nil, symbol.outer == nil, let own = table.globals[symbol.name] else { return true }
        return !own.contains { if case .type = $0 { true } else { false } }
    }

    /// Whether a value of one type can never be converted to another.
    func isMismatch(_ value: TypedExpression, _ wanted: Type) -> Bool {
        let found = solver.normal(value.type)
        if found.standard == .keyPath, wanted.unwrapped.standard == .keyPath {
            // Their roots decide; their values may be inferred from those.
            return [found, wanted.unwrapped].allSatisfy { $0.arguments.first.map { isCertain($0) } ?? false }
        }
        guard value.isNilLiteral || isCertain(value.type), isCertain(wanted) else { return false }
        // Types that read alike are one, or two that the source does not tell apart.
        if !value.isNilLiteral, found.description == solver.normal(wanted).description { return false }
        // A generic parameter may be bound by a later use.
        if value.type.mentionsParameter, !isPlain(wanted) { return false }
        guard let symbol = solver.normal(wanted).unwrapped.symbol, symbol.isPartial else { return true }
        // Frameworks' types may be written as literals.
        return !value.isLiteral
    }

    /// Whether no value of another type converts to it.
    private func isPlain(_ type: Type) -> Bool {
        guard let symbol = solver.normal(type).symbol else { return false }
        return symbol.standard != nil && symbol.kind != .interface && symbol.genericParameters.isEmpty
            || symbol.isOfSource && (symbol.kind == .structure || symbol.kind == .enumeration)
    }

    /// Whether an operator may be declared elsewhere for a type.
    func mayHaveOperators(_ type: Type) -> Bool {
        let type = solver.normal(type)
        guard isCertain(type) else { return true }
        switch type {
        case .nominal(let symbol, let arguments):
            if symbol.standard != nil { return arguments.contains { mayHaveOperators($0) } }
            return symbol.isPartial || !symbol.isOfSource && symbol.description == nil
        default: return false
        }
    }

    /// Whether a function may have overloads that are unknown here, as frameworks' functions do.
    func isPartlyKnown(_ callee: Callee) -> Bool {
        if let made = callee.type?.symbol, made.allAncestors().types.contains(where: { $0.symbol.isPartial }) {
            return true
        }
        // What an open type does, where another file may say what the source's own does: `spacing(before: index)`.
        let isInherited = { (function: FunctionSymbol) in
            if case .open = function.implementation { true } else { false }
        }
        if !callee.candidates.isEmpty, callee.candidates.allSatisfy({ isInherited($0.function) }) { return true }
        if callee.isSuper, callee.candidates.contains(where: { $0.function.isHandedDown }) { return true }
        return callee.candidates.contains { candidate in
            switch candidate.function.implementation {
            case .host: true
            case _ where candidate.function.takesPack: true
            default: candidate.function.owner.map { $0.isPartial || $0.allAncestors().isOpenEnded } ?? false
            }
        }
    }
}

extension FunctionSymbol {
    /// Whether it is inherited from a class of the vocabulary.
    fileprivate var isHandedDown: Bool { if case .inherited = implementation { true } else { false } }
}

extension Type {
    fileprivate var mentionsParameter: Bool {
        switch resolved {
        case .parameter: true
        case .member, .composition: false
        case let type: type.holdsDirectly(\.mentionsParameter)
        }
    }
}

extension TypedExpression {
    /// Whether it is a literal.
    fileprivate var isLiteral: Bool {
        switch kind {
        case .constant, .integer, .interpolation, .array, .dictionary: true
        default: type.variable?.literal != nil
        }
    }
}
