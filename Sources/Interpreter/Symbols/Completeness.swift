import SwiftSource

/// The completeness of what the sources, the vocabulary and the library say of a type or of a call.
///
/// Other files and modules exist, so no file says everything. Whether it says enough is decided once for each type, when
/// it is bound: see `NominalSymbol.completeness`. Errors are reported only against closed types. Everything else that does
/// not fit is a hole.
enum Completeness: Comparable {
    /// A parent is unknown, or several declarations share the name: nothing can be said about what it lacks.
    case open
    /// The parents are known. The system has more members, initializers and operators of it than are described.
    case described
    /// Everything is known.
    case closed
}

extension NominalSymbol {
    /// How much is known of it by itself. It is found together with its ancestors and kept as they are.
    var completeness: Completeness { allAncestors().completeness }

    /// The completeness that it takes from its ancestors, itself first.
    func completeness(as types: some Sequence<NominalSymbol>, lacksParents: Bool) -> Completeness {
        if lacksParents { return .open }
        // The language describes no type of Foundation's as a whole.
        let isOfFoundation = !isOfSource && description == nil && standard == nil
        let isDescribed = types.contains { $0.kind == .object && ($0.isPartial || $0.isFromLibraryText) }
        return isPartial || isOfFoundation || isDescribed ? .described : .closed
    }

    /// Whether it is a class of the system's, of which not all is known, or inherits from one.
    var isOfSystemClass: Bool {
        allAncestors().types.contains { $0.symbol.isFromLibraryText && $0.symbol.kind == .object }
    }
}

extension SymbolTable {
    /// How much is known of a type among all that are declared.
    func completeness(of symbol: NominalSymbol) -> Completeness {
        // Not every conformance to a protocol of the language is known.
        let isOfLanguage = symbol.kind == .interface && !symbol.isOfSource && symbol.description == nil
        return isOfLanguage || isDeclaredTwice(symbol) || isNamesake(symbol) ? .open : symbol.completeness
    }

    /// Whether a type of the vocabulary shares its name with one of the sources'.
    private func isNamesake(_ symbol: NominalSymbol) -> Bool {
        guard symbol.description != nil, symbol.outer == nil, let own = globals[symbol.name] else { return false }
        return own.contains { if case .type = $0 { true } else { false } }
    }
}

extension Checker {
    /// How much is known of a type. What it is made of counts too.
    func completeness(of type: Type) -> Completeness {
        switch solver.normal(type) {
        case .unknown, .any, .member: return .open
        case .variable(let variable): return variable.literal == nil ? .open : .closed
        case .parameter(let parameter):
            return parameter.isOfInnerTypes ? .open : completeness(of: parameter.constraints)
        case .nominal(let symbol, let arguments):
            return min(table.completeness(of: symbol), completeness(of: arguments))
        case let type:
            var least = Completeness.closed
            _ = type.holdsDirectly {
                least = min(least, completeness(of: $0))
                return false
            }
            return least
        }
    }

    private func completeness(of types: [Type]) -> Completeness { types.map { completeness(of: $0) }.min() ?? .closed }

    /// How much is known of what a call may mean: whether a candidate can exist in another file or in the system.
    func completeness(of callee: Callee, in scope: Scope) -> Completeness {
        let functions = callee.candidates.map(\.function)
        if functions.isEmpty || functions.allSatisfy(\.isOpen) { return .open }
        if callee.isSuper, functions.contains(where: \.isHandedDown) { return .open }
        if functions.allSatisfy({ $0.owner == nil }) {
            // A function outside of types stands for a method that another file declares: `log("ready")`. A function that
            // calls its own name means the one of a module that is imported.
            let isOfOpenType = scope.enclosing.contains { $0.nominal?.completeness == .open }
            let isOfModule = table.standing == .extended && functions.allSatisfy { isRunning($0, in: scope) }
            if isOfOpenType || isOfModule { return .open }
        }
        let types = [callee.type, callee.receiver?.type].compactMap(\.self)
        return min(completeness(of: types), functions.map { completeness(of: $0) }.min() ?? .closed)
    }

    private func completeness(of function: FunctionSymbol) -> Completeness {
        if table.unreadFiles.contains(function.range.file) { return .described }
        let isOfLanguage = function.owner?.standard != nil && LibraryText.holds(function.range)
        if isOfLanguage || function.isHosted { return .described }
        return function.owner.map { table.completeness(of: $0) } ?? .closed
    }

    /// Whether a call means another overload than the only one that is known here, because an argument does not fit. A
    /// function that a source adds to a library's type, and that calls its own name with something unknown, hardly means
    /// itself.
    func isAnother(than match: Match, _ callee: Callee, _ site: CallSite, in scope: Scope) -> Bool {
        let function = match.candidate.function
        let isGenericOfSystem = function.owner?.isFromLibraryText == true && !function.genericParameters.isEmpty
        guard context.speculationDepth <= 2, !isGenericOfSystem, isBesideOthers(function, callee, in: scope) else {
            return false
        }
        let isItself = isRunning(function, in: scope)
        return zip(function.parameters, match.labels.arguments).contains { parameter, indices in
            indices.contains { index in
                let value = site.written[index].value
                if value.dependsOnHint || parameter.isInout { return false }
                return speculate {
                    let type = parameter.type.substituting(fresh(match.candidate))
                    let given = infer(value, type, in: scope)
                    if isItself, isOpen(given.type) { return true }
                    let isCalled = isGathered(type) && isCallable(given.type)
                    guard !given.isImplicitlyUnwrapped, !isCalled else { return false }
                    return solver.cost(of: given.type, as: type) == nil && (isItself || isMismatch(given, type))
                }
            }
        }
    }

    /// Whether a function stands beside others of its name that are not all known: it is of a type of the system's, or a
    /// source adds it to a type of the library's, which has others of that name.
    func isBesideOthers(_ function: FunctionSymbol, _ callee: Callee, in scope: Scope) -> Bool {
        guard let owner = function.owner else { return false }
        if owner.isFromLibraryText { return true }
        guard case .source = function.implementation, !LibraryText.holds(function.range), !owner.isOfSource else {
            return false
        }
        return function.kind == .initializer || isRunning(function, in: scope)
            || table.vocabulary.plainModifiers.contains(callee.name)
            || callee.candidates.contains { $0.function.isOfVocabulary || LibraryText.holds($0.function.range) }
    }

    func isRunning(_ function: FunctionSymbol, in scope: Scope) -> Bool { scope.code?.function === function }
}

extension FunctionSymbol {
    /// Whether an open type does it, unless another file says what the source's own does: `spacing(before: index)`.
    fileprivate var isOpen: Bool { if case .open = implementation { true } else { false } }

    /// Whether it is inherited from a class of the vocabulary.
    fileprivate var isHandedDown: Bool { if case .inherited = implementation { true } else { false } }

    fileprivate var isHosted: Bool { if case .host = implementation { true } else { false } }
}
