import CStackBounds
import Negotiation
import SwiftSource

/// Gives every expression its type, or says that it is unknown, and chooses what every name, literal, overload and builder
/// means. A class: bodies are checked when they are first needed, with what all of them share.
///
/// Types flow both ways: down as hints, what a place wants; up as the type that was found. Literals and generic parameters
/// are variables until something settles them; what nothing settles takes its default at the end of a statement.
final class Checker {
    let table: SymbolTable
    let findings: Findings
    let solver: Solver
    let resolver: TypeResolver
    let sources: SourceSet
    /// What a person says that holes are, by their text.
    let settings: SettingList
    /// The settings that were met.
    var usedSettings: Set<String> = []
    /// Whether what a person wrote is checked, in which nothing else is put.
    var isInSetting = false
    /// Where elements stand that a view hosts, which are roots.
    var hostedElements: Set<SourceRange> = []
    /// The expression that is a child of what is built.
    var wantedElement: SourceRange?
    /// The one of them that is checked.
    var hosting: SourceRange?
    /// Overloads tried since the statement began.
    var attempts = 0
    var speculationDepth = 0
    /// The stack of the thread that checks: bodies are checked where they are first needed.
    private var room = StackRoom(allOfThread: ())
    /// What was looked for already, for hints.
    var globalNeighbours: [String: NameIndex.Match?] = [:]
    var memberIndices: [MemberIndexKey: NameIndex] = [:]
    /// The calls around what is checked, innermost last: for hints.
    var callsAround: [CallAround] = []
    /// The scope outside all declarations.
    let globalScope = Scope(in: nil)

    /// More than any statement written by hand needs.
    static let attemptLimit = 5_000

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
        resolver = TypeResolver(table: table, findings: findings)
    }

    var standard: StandardTypes { table.standard }

    // MARK: Trying

    /// Tries something and takes back what it found and bound.
    func speculate<T>(_ body: () -> T) -> T {
        let (found, bound) = (findings.mark, solver.mark)
        speculationDepth += 1
        defer {
            speculationDepth -= 1
            findings.rollBack(to: found)
            solver.rollBack(to: bound)
        }
        return body()
    }

    // MARK: Limits

    /// Whether nobody wants to know any more.
    var isCancelled: Bool { cancellation?.isCancelled ?? false }

    /// Whether the thread's stack suffices for one thing more; nothing more is checked for nobody.
    func hasRoom() -> Bool {
        if isCancelled { return false }
        if !room.isOfThisThread { room = StackRoom(allOfThread: ()) }
        return room.isLeft
    }

    /// Begins the count of a statement's overloads anew; what is only tried counts for the statement that tries it.
    func beginStatement() {
        guard speculationDepth == 0 else { return }
        attempts = 0
        solver.forgetTrail()
    }

    /// What is nested too deeply to be checked.
    func tooDeep(_ range: SourceRange) -> TypedExpression {
        findings.report(.tooDeep, at: range)
        return TypedExpression(.hole(HoleSite("", at: range)), .unknown, range)
    }

    // MARK: Texts

    /// The source text of a range on one line.
    func text(_ range: SourceRange) -> String {
        let text = settings.source(of: range)?.text[range] ?? sources[range]
        return text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }

    func isElement(_ type: Type) -> Bool {
        switch solver.normal(type) {
        case .nominal(let symbol, _): return isElement(symbol)
        case .parameter(let parameter): return parameter.constraints.contains { isElement($0) }
        case .composition(let types): return types.contains { isElement($0) }
        default: return false
        }
    }

    func isElement(_ symbol: NominalSymbol) -> Bool {
        symbol.allAncestors().types.contains { ancestor, _ in
            ancestor.description?.kind == .element || ancestor.openType?.isElement == true
                || ancestor.typeName == table.vocabulary.elementName
        }
    }
}

/// A call that is being checked, seen from its arguments.
struct CallAround {
    let name: String
    let candidates: [Callee.Candidate]
    var wasHinted = false

    func takes(_ label: String) -> Bool {
        candidates.contains { $0.function.parameters.contains { $0.label == label } }
    }
}
