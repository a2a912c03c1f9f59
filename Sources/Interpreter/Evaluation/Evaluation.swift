import Negotiation
import SwiftSource

/// Why the evaluation of a statement ended early. Its error is boxed: every call keeps room for one on the stack.
enum Failure: Error {
    /// Not told yet: the statement around it tells.
    indirect case error(EvaluationError, SourceRange, hint: String? = nil)
    /// Told already, or follows from something that was.
    case silent
    /// An error that the source throws, for a `catch` of the source; the evaluation has its value.
    indirect case thrown(SourceRange)
    /// A limit was reached, and told; nothing more is run.
    case stopped
}

/// What a place wants of the expression in it.
struct Expectation {
    let type: ValueType?
    let role: EvaluationError.Role

    static let nothing = Expectation(type: nil, role: .argument)

    init(type: ValueType?, role: EvaluationError.Role) {
        self.type = type
        self.role = role
    }

    func with(_ type: ValueType?) -> Expectation { Expectation(type: type, role: role) }
}

/// A run of a source: what closures that are called later share with it, which is why it is a class.
final class Evaluation {
    let vocabulary: Vocabulary
    let limits: Limits
    let globals = Scope(parent: nil)
    /// What was unknown.
    var holes = HoleList()
    var settings: HoleSettings
    /// The names of the settings that were used.
    var metSettings: Set<String> = []
    /// How deep values of holes are inside each other that are being made.
    var makingDepth = 0
    /// What a condition with a hole in it is.
    var assumedCondition = true
    /// An argument to keep the value of as soon as it is met: `BlueprintView(element: ...)`.
    var wantedArgument: WantedArgument?
    private(set) var diagnostics: [Diagnostic] = []
    /// How often something was found, what was found before included: whether what just ran has told what failed in it.
    private(set) var reportCount = 0
    /// How much of what was found stays when something else is run.
    private var keptCount = 0
    /// The types that the source declares.
    var definitions: [TypeName: TypeDefinition] = [:]
    /// What the source adds to types that it does not declare.
    var additions: [TypeName: TypeDefinition] = [:]
    /// How many elements of the source the code that runs is inside of.
    var nesting = 0
    /// The call of compiled code that runs.
    var runningCall: SourceRange?
    /// Those that the sources declare.
    var declaredOperators: Set<String> = []
    var files: [SourceFile] = []
    /// The variables that were declared because something above them used them.
    var usedGlobals: Set<String> = []
    /// The variables of files that only declare something, by name, until they are declared.
    var upcomingGlobals: [String: VariableDeclaration] = [:]
    /// The error that the source threw last.
    var thrownError = Value.void
    /// What a closure threw that compiled code called, until that returns.
    var pendingThrow: Failure?
    /// The calls around what is being evaluated, innermost last; for hints.
    var callsAround: [CallAround] = []
    /// The deepest element that the call being evaluated was given.
    var deepestElement = 0
    private var steps = 0
    private var memory = 0
    private var callDepth = 0
    /// The stack of the thread that runs; asked for anew where another does.
    private var room = StackRoom(allOfThread: ())
    private(set) var isStopped = false
    /// The names that the source adds to optionals, which is told where it does.
    var optionalMembers: Set<String> = []
    /// The cases that a `switch` leaves out, by where it stands; none for one that is whole, or of no enum of the source.
    var missingCases: [SourceRange: [String]] = [:]
    /// Scopes that closures hold, to be emptied at the end.
    private var capturedScopes: [Scope] = []
    /// Objects of the source, which may hold each other: to be emptied at the end.
    private var objects: [WeakObject] = []
    private var objectLimit = 256

    private var lineages: [[TypeName]: Lineage] = [:]

    private static let diagnosticLimit = 200

    init(vocabulary: Vocabulary, limits: Limits, settings: HoleSettings = HoleSettings()) {
        self.vocabulary = vocabulary
        self.limits = limits
        self.settings = settings
        childType = vocabulary.childType
        elementTypes = vocabulary.elementTypes
        modifiers = vocabulary.modifiers(of: elementTypes)
        if case .native(let native)? = vocabulary.hole?("", []) { boxType = native.type } else { boxType = nil }
    }

    /// What a child of a container is; nil for a vocabulary without elements.
    let childType: ValueType?
    /// The types of the vocabulary whose values take part in layout, protocols among them.
    let elementTypes: Set<TypeName>
    /// The type of the boxes that are drawn for holes; nil for a vocabulary that has none.
    let boxType: TypeName?
    /// The names of the methods on elements that give elements.
    let modifiers: Set<String>

    /// The source that a place lies in.
    func source(at range: SourceRange) -> SourceText? {
        if let source = settings.source, source.number == range.file { return source }
        return files.first { $0.source.number == range.file }?.source
    }

    deinit {
        for scope in capturedScopes { scope.clear() }
        for definition in [definitions.values, additions.values].joined() { definition.clear() }
        for object in objects { object.object?.clear() }
        globals.clear()
    }

    private struct WeakObject {
        weak var object: Object?
    }

    func keep(_ object: Object) {
        if objects.count >= objectLimit {
            objects.removeAll { $0.object == nil }
            objectLimit = max(256, objects.count * 2)
        }
        objects.append(WeakObject(object: object))
    }

    func capture(_ scope: Scope) {
        capturedScopes.append(scope)
    }

    /// Types of the vocabulary with all that they conform to; found once.
    func lineage(of names: [TypeName]) -> Lineage {
        if let known = lineages[names] { return known }
        let lineage = Lineage(of: names, in: vocabulary)
        lineages[names] = lineage
        return lineage
    }

    // MARK: Diagnostics

    func report(
        _ error: EvaluationError, at range: SourceRange, hint: String? = nil,
        as severity: Diagnostic.Severity = .error
    ) {
        reportCount += 1
        guard diagnostics.count <= Self.diagnosticLimit else { return }
        let diagnostic = Diagnostic(severity, error.message, at: range, hint: hint)
        guard !diagnostics.contains(diagnostic) else { return }
        let isOneTooMany = diagnostics.count == Self.diagnosticLimit
        diagnostics.append(
            isOneTooMany
                ? Diagnostic(.error, EvaluationError.moreErrors(than: diagnostics.count).message, at: range)
                : diagnostic)
    }

    /// Tells what is not told yet. Goes on with nothing but a limit that was reached.
    func absorb(_ failure: Failure) throws(Failure) {
        switch failure {
        case .error(let error, let range, let hint):
            tell(error, at: range, hint: hint)
            // To find what was meant is work too.
            try charge(100, at: range)
        case .silent: break
        case .thrown: throw failure
        case .stopped: throw .stopped
        }
    }

    /// Reports an error. What is only unknown is a hole: with a hint of what was meant a warning.
    func tell(_ error: EvaluationError, at range: SourceRange, hint: String?) {
        if !error.isUnknown { return report(error, at: range, hint: hint) }
        if let hint, hint.isSuggestion { report(error, at: range, hint: hint, as: .warning) }
    }

    /// Gives what a setting's expression had wrong the setting's place.
    func moveDiagnostics(from index: Int, to range: SourceRange, settingOf name: String) {
        for position in index..<diagnostics.count {
            diagnostics[position].range = range
            diagnostics[position].message = "'\(name)': " + diagnostics[position].message
        }
    }

    // MARK: Limits

    /// Counts work that was done at a place.
    func charge(_ count: Int = 1, at range: SourceRange) throws(Failure) {
        if isStopped { throw .stopped }
        steps += count
        if steps > limits.steps { throw stop(.tooManySteps, at: range) }
    }

    /// Counts bytes, or elements, that a value takes.
    func allocate(_ count: Int, at range: SourceRange) throws(Failure) {
        try charge(1 + count / 64, at: range)
        memory += count
        if count > limits.valueSize || memory > limits.memory { throw stop(.tooLarge, at: range) }
    }

    func stop(_ error: EvaluationError, at range: SourceRange) -> Failure {
        if !isStopped { report(error, at: range) }
        isStopped = true
        return .stopped
    }

    /// Keeps what was found so far, whatever is run next.
    func keepDiagnostics() { keptCount = diagnostics.count }

    /// What was found since the run began.
    var newDiagnostics: ArraySlice<Diagnostic> { diagnostics.dropFirst(keptCount) }

    /// Does something and forgets what it found and met.
    func aside<Result>(_ body: () -> Result) -> Result {
        let before = (diagnostics, keptCount, holes, metSettings)
        defer { (diagnostics, keptCount, holes, metSettings) = before }
        return body()
    }

    /// Begins anew: with all of the steps, and with what is kept alone.
    func beginRun() {
        diagnostics.removeSubrange(min(keptCount, diagnostics.count)...)
        steps = 0
        memory = 0
        isStopped = false
    }

    /// Runs the body of a closure or function one call deeper.
    func deeper<T>(at range: SourceRange, _ body: () throws(Failure) -> T) throws(Failure) -> T {
        if !room.isOfThisThread { room = StackRoom(allOfThread: ()) }
        guard callDepth < limits.callDepth else { throw stop(.tooDeep, at: range) }
        callDepth += 1
        defer { callDepth -= 1 }
        return try body()
    }

    /// Fails where the thread's stack is nearly used up.
    func checkStack(at range: SourceRange) throws(Failure) {
        if !room.isLeft { throw stop(.tooDeep, at: range) }
    }
}

/// A call that is being evaluated, seen from its arguments.
struct CallAround {
    let name: String
    /// The parameters of what may be meant.
    let candidates: [[ParameterDescription]]
    /// Whether an argument's error pointed here.
    var wasHinted = false

    func hasParameter(_ label: String) -> Bool {
        candidates.joined().contains { $0.label == label && !$0.isFilledIn }
    }
}
