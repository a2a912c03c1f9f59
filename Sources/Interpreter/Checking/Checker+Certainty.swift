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
        // The parts of a text that are lists here have the text's own indices.
        if found.symbol?.outer?.standard == .string, solver.normal(wanted).standard == .int { return false }
        // A generic parameter may be bound by a later use.
        if value.type.mentionsParameter, !isPlain(wanted) { return false }
        // Another file may say that a class is what the system's protocol asks for: a table's data source.
        if let asked = solver.normal(wanted).unwrapped.symbol, asked.kind == .interface, asked.isFromLibraryText,
            found.unwrapped.symbol?.kind == .object
        {
            return false
        }
        // Another file may say that a type of the library's is written as a literal.
        guard let symbol = solver.normal(wanted).unwrapped.symbol,
            symbol.isPartial || symbol.isFromLibraryText || !symbol.isOfSource && symbol.standard == nil
        else { return true }
        return !value.isLiteral || symbol.kind == .interface
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

    /// Whether a call means another overload than the only one that is known here, because an argument does not fit. A
    /// function that a source adds to a library's type, and that calls its own name with something unknown, hardly means
    /// itself: the library has another of that name.
    func isAnother(than match: Match, _ callee: Callee, _ site: CallSite, in scope: Scope) -> Bool {
        let function = match.candidate.function
        let isOfSystem = function.owner?.isFromLibraryText == true && function.genericParameters.isEmpty
        guard context.trialDepth <= 2, isOfSystem || isBesideOthers(function, callee, in: scope) else { return false }
        let isItself = isRunning(function, in: scope)
        return zip(function.parameters, match.labels.arguments).contains { parameter, indices in
            indices.contains { index in
                let value = site.written[index].value
                if value.isClosure || value.dependsOnHint || parameter.isInout { return false }
                return speculate {
                    let type = parameter.type.substituting(fresh(match.candidate))
                    let given = infer(value, type, in: scope)
                    if isItself, isOpen(given.type) { return true }
                    guard !given.isImplicitlyUnwrapped, !isGathered(type) || !isCallable(given.type) else {
                        return false
                    }
                    return solver.cost(of: given.type, as: type) == nil && (isItself || isMismatch(given, type))
                }
            }
        }
    }

    /// Whether a source adds a function to a type of the library's, which has others of that name, or may have.
    func isBesideOthers(_ function: FunctionSymbol, _ callee: Callee, in scope: Scope) -> Bool {
        guard case .source = function.implementation, !LibraryText.holds(function.range), let owner = function.owner,
            !owner.isOfSource || owner.isFromLibraryText
        else { return false }
        return function.kind == .initializer || isRunning(function, in: scope)
            || table.vocabulary.plainModifiers.contains(callee.name)
            || callee.candidates.contains { $0.function.isOfVocabulary || LibraryText.holds($0.function.range) }
    }

    func isRunning(_ function: FunctionSymbol, in scope: Scope) -> Bool {
        if case .function(let running)? = scope.code?.symbol { running === function } else { false }
    }

    /// Whether an unknown candidate may be meant: of a type with an unknown parent.
    func isUnknowable(_ callee: Callee) -> Bool {
        if isPartlyKnown(callee) { return true }
        if let type = callee.type, isOpenEnded(type) || isOfLibraryProtocol(type, callee) { return true }
        if let receiver = callee.receiver, isOpenEnded(receiver.type) { return true }
        return callee.candidates.isEmpty
    }

    /// Whether a call with other labels means a function that is declared elsewhere: one of a module that is imported,
    /// where a function calls its own name, or a method of an unknown superclass, where only functions outside of types
    /// are known.
    func isElsewhere(_ callee: Callee, in scope: Scope) -> Bool {
        guard callee.candidates.allSatisfy({ $0.function.owner == nil && !$0.function.isOfLibrary }) else {
            return false
        }
        if scope.enclosing.contains(where: { $0.nominal?.allAncestors().isOpenEnded == true }) { return true }
        return table.standing == .extended
            && callee.candidates.allSatisfy { isRunning($0.function, in: scope) }
    }

    /// Whether a function outside of types may stand for a method of a type that other files declare: `log("ready")`.
    func mayBeMember(_ callee: Callee, in scope: Scope) -> Bool {
        callee.candidates.allSatisfy { $0.function.owner == nil }
            && scope.enclosing.contains { $0.nominal?.allAncestors().isOpenEnded == true }
    }

    /// Whether initializers are those that a source adds to a protocol of the library's, which asks for others.
    private func isOfLibraryProtocol(_ type: Type, _ callee: Callee) -> Bool {
        type.isParameter && callee.candidates.contains { $0.function.owner?.isOfSource == false }
    }

    /// Whether a function may have overloads that are unknown here, as frameworks' functions do.
    func isPartlyKnown(_ callee: Callee) -> Bool {
        if callee.candidates.contains(where: { table.unreadFunctions.contains($0.function.range) }) { return true }
        if let made = callee.type?.symbol, made.allAncestors().types.contains(where: { $0.symbol.isPartial }) {
            return true
        }
        // An extension of a class of the system's may stand in any file.
        if let symbol = callee.receiver.flatMap({ solver.normal($0.type).symbol }), symbol.isOfSystemClass {
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
            case .source where candidate.function.owner?.standard != nil && LibraryText.holds(candidate.function.range):
                true
            default: candidate.function.owner.map { $0.isPartial || $0.allAncestors().isOpenEnded } ?? false
            }
        }
    }
}

extension NominalSymbol {
    /// Whether it is a class of the system's, of which not all is known, or inherits from one.
    var isOfSystemClass: Bool {
        allAncestors().types.contains { $0.symbol.isFromLibraryText && $0.symbol.kind == .object }
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
