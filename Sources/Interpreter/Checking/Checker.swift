import CStackBounds
import Negotiation
import SwiftSource

/// Gives every expression a type, which may be unknown, and resolves every name, literal, overload and builder. A class:
/// bodies are checked when they are first needed, and share its state.
///
/// Types flow both ways: wanted types flow down as hints, found types flow up. Literals and generic parameters are type
/// variables until something binds them; unbound ones take their defaults at the end of a statement.
final class Checker {
    let table: SymbolTable
    let findings: Findings
    let solver: Solver
    let resolver: TypeResolver
    let sources: SourceSet
    /// The settings of holes, by their text.
    let settings: SettingList
    /// The settings that were met, by their names, with where the first hole of each stands.
    var usedSettings: [String: SourceRange] = [:]
    /// Whether a cell stands for a point, where no font changes a size.
    var isInCells = true
    /// Whether a setting's expression is being checked, in which no other setting is used.
    var isInSetting = false
    /// The ranges of elements that a view hosts, which are roots.
    var hostedElements: Set<SourceRange> = []
    /// The calls among them that hand an element to a view.
    var hostCalls: Set<SourceRange> = []
    /// What goes on around what is being checked.
    var context = CheckingContext()
    /// The closure of a call of an unknown member is checked twice, as what it is and for what it shows; deeper than this
    /// only for what it shows.
    static let unknownCallLimit = 2
    /// The stack of the checking thread: bodies are checked when first needed, so they nest.
    private var room = StackRoom(allOfThread: ())
    /// Names searched for already, for hints.
    var globalNeighbours: [String: NameIndex.Match?] = [:]
    /// The names of types' members, by whether they are static.
    var memberIndices: [Bool: [NominalSymbol: NameIndex]] = [:]
    /// The outermost scope.
    let globalScope = Scope(in: nil)

    /// More than any statement written by hand needs.
    static let attemptLimit = 5_000
    /// How many calls of a file are resolved, each as often as it is checked. No file that people write has so many.
    private static let callLimit = 15_000
    private var callCounts: [Int: Int] = [:]

    private let cancellation: Cancellation?

    init(
        table: SymbolTable, findings: Findings, sources: SourceSet, settings: SettingList = SettingList(),
        cancellation: Cancellation? = nil
    ) {
        self.cancellation = cancellation
        self.settings = settings
        self.table = table
        self.findings = findings
        self.sources = sources
        solver = Solver(standard: table.standard)
        if table.vocabulary.hasOptionalElements {
            solver.optionalElement = table.vocabulary.elementName.flatMap { table.described($0) }
        }
        resolver = TypeResolver(table: table, findings: findings)
    }

    var standard: StandardTypes { table.standard }

    // MARK: Trying

    /// Tries something, and undoes its diagnostics and bindings.
    func speculate<T>(_ body: () -> T) -> T {
        let (found, bound) = (findings.mark, solver.mark)
        context.speculationDepth += 1
        defer {
            context.speculationDepth -= 1
            findings.rollBack(to: found)
            solver.rollBack(to: bound)
        }
        return body()
    }

    /// Checks what is declared elsewhere and first needed here: what it says, and what is found in it, does not depend on
    /// who asks first.
    func apart<T>(_ body: () -> T) -> T {
        let around = context
        context = CheckingContext()
        defer { context = around }
        return solver.apart { findings.apart(body) }
    }

    // MARK: Limits

    /// Whether the reading was cancelled.
    var isCancelled: Bool { cancellation?.isCancelled ?? false }

    /// Whether to go on: the stack suffices, and the reading was not cancelled.
    func hasRoom() -> Bool {
        if isCancelled { return false }
        if !room.isOfThisThread { room = StackRoom(allOfThread: ()) }
        return room.isLeft
    }

    /// Restarts the count of overloads for a statement; a speculation counts for its own statement.
    func beginStatement() {
        guard context.speculationDepth == 0 else { return }
        context.attempts = 0
        solver.forgetTrail()
    }

    /// Whether another call of a file is resolved. What is behind too many is left unknown.
    func mayResolveCall(at range: SourceRange) -> Bool {
        let count = callCounts[range.file, default: 0]
        callCounts[range.file] = count + 1
        if count == Self.callLimit {
            solver.apart { findings.apart { findings.report(.tooManyCalls(limit: count), at: range) } }
        }
        return count < Self.callLimit
    }

    /// Reports an expression that is nested too deeply.
    func tooDeep(_ range: SourceRange) -> TypedExpression {
        findings.report(.tooDeep, at: range)
        return TypedExpression(.hole(HoleSite("", at: range)), .unknown, range)
    }

    // MARK: Texts

    /// The source text of a range on one line.
    func text(_ range: SourceRange) -> String {
        settings.source(of: range)?.text[range].onOneLine ?? sources[range].onOneLine
    }

    func isElement(_ type: Type) -> Bool {
        switch solver.normal(type) {
        case .nominal(let symbol, _): return isElement(symbol)
        case .parameter(let parameter):
            return parameter.constraints.contains { isElement($0) }
                || parameter.owner.map(isElement) == true
        case .composition(let types): return types.contains { isElement($0) }
        default: return false
        }
    }

    func isElement(_ symbol: NominalSymbol) -> Bool { table.isElement(symbol) }
}
