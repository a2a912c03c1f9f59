import CStackBounds
import Foundation
import Negotiation
import SwiftSource

/// Runs checked code. A class: what closures that are called later share with it.
final class Runner {
    let table: SymbolTable
    let limits: Limits
    /// The texts, for what is said about them.
    var files: [SourceFile] = []
    /// What checking found, which is not said again.
    var findings: Findings?
    /// The code that a person sets for a hole of a name, which gives a value of a type; nil where none is set.
    var setting: ((String, Type?, SourceRange) -> Code?)?
    /// The root whose value is wanted, while the member runs that hands it to a view.
    var wantedRoot: WantedRoot?

    // What was found.
    private(set) var diagnostics: [Diagnostic] = []
    /// How many of them stay when closures are called again.
    var keptCount = 0
    /// How often something was found, what was found before included: whether what just ran has reported what failed in it.
    private(set) var reportCount = 0
    var holes = HoleList()
    /// The files of which code ran after the top level.
    var ranFiles: Set<Int> = []
    /// The holes in the values of global and static variables, which are made once and met wherever they are used.
    var sharedHoles: [ObjectIdentifier: HoleList] = [:]
    /// Asks it to stop; nil for what always runs to its end.
    let cancellation: Cancellation?
    /// The points in a cell.
    let cell: CGSize
    /// The size of the window that is laid out for, in points.
    var screen = Runner.usualScreen
    /// The sizes of pictures, in points, by their names.
    var pictures: [String: CGSize] = [:]
    /// A phone's.
    static let usualScreen = CGSize(width: 390, height: 844)
    /// What random values come from.
    var random = SeededGenerator()

    // Where it stands.
    /// How many elements of the source the code that runs is inside of.
    var nesting = 0
    /// The value of the source of which compiled code asks a member.
    var askedValue: SourceInstance?
    /// How often something unknown was evaluated.
    var unknownCount = 0
    /// How often an unknown condition was decided.
    var assumedConditionCount = 0
    /// The same at the start of the innermost `do` with a `catch` that runs; nil outside of one.
    var unknownBeforeCatch: Int?
    /// The call of compiled code that runs.
    var runningCall: SourceRange?
    /// Where the source calls code that comes with the library; nil while none runs.
    var callOfLibraryText: SourceRange?
    /// The call of the standard library that runs.
    var place = SourceRange(0, 0)
    /// What a closure threw that compiled code called, until that returns.
    var pendingThrow: Failure?
    /// The elements that the call of compiled code that runs was given, besides its receiver.
    var handedElements = ElementExtent()
    /// Whether this run was stopped for making too many elements.
    private(set) var hasTooManyElements = false
    /// The code that runs, of those that a call runs.
    var runningCode: Code?
    /// How deep the values are that are made up for holes.
    var assumptionDepth = 0

    // What was used up.
    private(set) var steps = 0
    /// What earlier runs took.
    private var earlierSteps = 0
    /// What all runs took together.
    var allSteps: Int { earlierSteps + steps }
    private var memory = 0
    private(set) var callDepth = 0
    /// The stack of the thread that runs; asked for again where another does.
    private var room = StackRoom(allOfThread: ())
    private(set) var isStopped = false

    // What was found out, and is kept.
    var implementations: [DispatchKey: FunctionSymbol] = [:]
    var propertyImplementations: [DispatchKey: VariableSymbol] = [:]
    /// Methods that are asked for through the vocabulary; nil for those that are not.
    var asked: [DispatchKey: FunctionSymbol?] = [:]
    /// The holes for values that are not of the type that is wanted of them, by their places.
    var misfits: [SourceRange: HoleSite] = [:]
    /// Global and static variables that were made.
    var shared: [ObjectIdentifier: Box] = [:]
    /// What may hold itself, to be emptied at the end.
    let remains = Remains()
    private var keptBoxes = WeakList<Box>()
    private var keptObjects = WeakList<Object>()

    /// Is called with each error that is reported, as it happens.
    var failed: ((Diagnostic) -> Void)?
    /// Is called with each text that is printed while closures are called, and where.
    var printed: ((String, SourceRange) -> Void)?
    /// The texts that were printed before, each once.
    private(set) var output: [String] = []
    /// Is called where the code stands that gave an answer, as it does.
    var answered: ((SourceRange) -> Void)?
    /// Where the code stands that gave the result of the function that ended last.
    var lastResult: SourceRange?

    private static let diagnosticLimit = 200

    init(table: SymbolTable, limits: Limits, cell: CGSize, cancellation: Cancellation? = nil) {
        self.cancellation = cancellation
        self.table = table
        self.limits = limits
        self.cell = cell
    }

    deinit {
        for box in keptBoxes.all { box.state = .failed }
        for box in shared.values { box.state = .failed }
        for object in keptObjects.all { object.clear() }
    }

    func keep(_ object: Object) { keptObjects.add(object) }

    func keep(_ box: Box) { keptBoxes.add(box) }

    /// The source text of a place.
    func text(of range: SourceRange) -> Substring? {
        let file = files.first { $0.range.start <= range.start && range.end <= $0.range.end }
        return (file?.source[range]).map { Substring($0) }
    }

    /// Takes a text that the source prints.
    func print(_ text: String) {
        let text = String(text.prefix(Self.printedLength))
        if let printed {
            printed(text, place)
        } else if !output.contains(text), output.count < Self.diagnosticLimit {
            output.append(text)
        }
    }

    private static let printedLength = 1_000

    // MARK: Diagnostics

    func report(_ problem: Problem, at range: SourceRange) {
        reportCount += 1
        guard diagnostics.count <= Self.diagnosticLimit else { return }
        var range = range
        if LibraryText.holds(range) {
            // What fails in the library's own code fails where the source calls it.
            guard let call = callOfLibraryText else { return }
            if lacking(.problem(problem, range), calledAt: call) != nil { return }
            range = call
        }
        let found = Diagnostic(.error, problem.message, at: range)
        let diagnostic = findings?.placed(found) ?? found
        guard !diagnostics.contains(diagnostic), !isFound(diagnostic) else { return }
        let isOneTooMany = diagnostics.count == Self.diagnosticLimit
        diagnostics.append(
            isOneTooMany
                ? Diagnostic(.error, Problem.moreErrors(than: diagnostics.count).message, at: range) : diagnostic)
        failed?(diagnostic)
    }

    /// Whether checking found it already, there or in a part of it.
    private func isFound(_ diagnostic: Diagnostic) -> Bool {
        findings?.diagnostics.contains { found in
            found.message == diagnostic.message && found.range.start <= diagnostic.range.end
                && diagnostic.range.start <= found.range.end
        } ?? false
    }

    /// Whether checking found something in a place, of which what fails there is a consequence.
    func hasFindings(in range: SourceRange) -> Bool {
        findings?.diagnostics.contains { range.start <= $0.range.start && $0.range.end <= range.end } ?? false
    }

    /// Whether the library's own code lacks something, which ends all that the source calls of it.
    private func isLack(_ failure: Failure) -> Bool {
        guard callOfLibraryText != nil, case .problem(let problem, let range) = failure else { return false }
        return !problem.isOfRunning && LibraryText.holds(range)
    }

    /// What a call by the source of the library's own code gives that lacks something: a hole; nil for another failure.
    @inline(never)
    func lacking(_ failure: Failure, calledAt range: SourceRange) -> Value? {
        guard isLack(failure), case .hole(let hole) = unknown(at: range) else { return nil }
        note(hole, .value, wanted: nil, assumed: "")
        return .hole(hole)
    }

    /// Reports what is not reported yet. Only what ends more than a statement is thrown on.
    func absorb(_ failure: Failure) throws(Failure) {
        switch failure {
        case .problem where isLack(failure): throw failure
        case .problem(let problem, let range): report(problem, at: range)
        case .silent: break
        case .thrown, .chainEnded, .stopped: throw failure
        }
    }

    /// The result of code whose failure is reported, and ends nothing else; nil where it fails.
    func attempt<Result>(_ body: () throws(Failure) -> Result) throws(Failure) -> Result? {
        do throws(Failure) {
            return try body()
        } catch {
            try absorb(error)
            return nil
        }
    }

    /// The result of code whose failure is reported, since no code can catch it; nil where it fails.
    func late<Result>(_ body: () throws(Failure) -> Result) -> Result? {
        do throws(Failure) {
            return try body()
        } catch {
            reportLate(error)
            return nil
        }
    }

    /// Reports a failure where no code can catch it.
    func reportLate(_ failure: Failure) {
        switch failure {
        case .problem(let problem, let range): report(problem, at: range)
        case .thrown(let value, let range):
            if runningCall == nil { report(.uncaught(value.written), at: range) } else { pendingThrow = failure }
        case .silent, .chainEnded, .stopped: return
        }
    }

    /// Throws what a closure threw that compiled code called.
    func throwPending() throws(Failure) {
        guard let failure = pendingThrow else { return }
        pendingThrow = nil
        throw failure
    }

    // MARK: Limits

    /// Counts work that was done at a place.
    func charge(_ count: Int, at range: SourceRange) throws(Failure) {
        if isStopped { throw .stopped }
        steps += count
        if steps > limits.steps { throw stop(.tooManySteps, at: range) }
    }

    /// Counts so many small things that were done where nothing can be thrown: the next step stops a source that did too much.
    func tally(_ count: Int) { steps += count / HostCost.sizePerStep }

    /// Counts bytes, or elements, that a value takes: those that are made or copied for it, of all that it has then.
    func allocate(_ count: Int, of total: Int? = nil, at range: SourceRange) throws(Failure) {
        try charge(1 + count / 64, at: range)
        memory += count
        if max(count, total ?? 0) > limits.valueSize || memory > limits.memory { throw stop(.tooLarge, at: range) }
    }

    func stop(_ problem: Problem, at range: SourceRange) -> Failure {
        if !isStopped { report(problem, at: range) }
        isStopped = true
        if case .tooManyElements = problem { hasTooManyElements = true }
        return .stopped
    }

    /// Does something of which nothing that it finds or meets is kept.
    func aside<Result>(_ body: () -> Result) -> Result {
        let before = (diagnostics, keptCount, holes)
        defer { (diagnostics, keptCount, holes) = before }
        return body()
    }

    /// Does something after which every variable and every object that there is has in it what it has now.
    func preservingValues<Result, Problem: Error>(_ body: () throws(Problem) -> Result) throws(Problem) -> Result {
        let boxes = (keptBoxes.all + shared.values).map { ($0, $0.state) }
        let objects = keptObjects.all.map { ($0, $0.fields) }
        let numbers = random
        defer {
            for (box, state) in boxes { box.state = state }
            for (object, fields) in objects { object.fields = fields }
            random = numbers
        }
        return try body()
    }

    /// Begins again: with all of the steps, and with the first of what was found alone.
    func beginRun(keeping count: Int) {
        diagnostics.removeSubrange(min(count, diagnostics.count)...)
        earlierSteps += steps
        steps = 0
        memory = 0
        isStopped = false
        hasTooManyElements = false
    }

    /// One expression or statement more, for which the stack has to suffice.
    func step(at range: SourceRange) throws(Failure) {
        if isStopped { throw .stopped }
        steps += 1
        if steps > limits.steps { throw stop(.tooManySteps, at: range) }
        if steps & 255 == 0, let cancellation, cancellation.isCancelled {
            isStopped = true
            throw .stopped
        }
        if !room.isLeft { throw stop(.tooDeep, at: range) }
    }

    /// Fails where the thread's stack is nearly used up.
    func checkStack(at range: SourceRange) throws(Failure) {
        if !room.isLeft { throw stop(.tooDeep, at: range) }
    }

    /// One call deeper; `leave` goes back.
    func enter(at range: SourceRange) throws(Failure) {
        if !room.isOfThisThread { room = StackRoom(allOfThread: ()) }
        guard callDepth < limits.callDepth else { throw stop(.tooDeep, at: range) }
        try step(at: range)
        callDepth += 1
    }

    func leave() { callDepth -= 1 }
}

/// What is found once for a type: what a member of another is there.
struct DispatchKey: Hashable {
    let member: ObjectIdentifier
    let type: ObjectIdentifier

    init(_ member: AnyObject, _ type: AnyObject) {
        self.member = ObjectIdentifier(member)
        self.type = ObjectIdentifier(type)
    }
}

/// Objects that are to be found again as long as others hold them.
struct WeakList<Element: AnyObject> {
    private var entries: [Entry] = []
    private var limit = 256

    private struct Entry {
        weak var element: Element?
    }

    mutating func add(_ element: Element) {
        if entries.count >= limit {
            entries.removeAll { $0.element == nil }
            limit = max(256, entries.count * 2)
        }
        entries.append(Entry(element: element))
    }

    var all: [Element] { entries.compactMap(\.element) }
}
