import EngineKit
import Negotiation

/// One pass over a tree of components: what all of its scopes share. A class, for they all write to it.
final class Pass {
    private(set) var recorder: Recorder?
    /// The points in a cell, in which texts are measured.
    let cell: CGSize
    let keeper: StateKeeper
    /// The components of a pass that is recorded, by their places in the record.
    var recordedComponents: [Component] = []
    /// The places of a pass that is to be probed, as in the record; nil for other passes.
    var recordedScopes: [Scope]?
    private var names: [ObjectIdentifier: String] = [:]
    /// Who is answering, each asked by the one before.
    private var answering: [Scope] = []
    /// Everyone who takes part, while the pass runs.
    private var scopes: [Scope] = []
    /// A tree that somebody still has then is rendered without the states of its ancestors.
    private(set) var isOver = false
    @exclusivity(unchecked) private var depth: DepthGuard
    /// How often a component has answered.
    private(set) var answerCount = 0

    init(
        cell: CGSize, states: ComponentStates = ComponentStates(), recorder: Recorder?,
        elementLimit: Int = DepthGuard.elementLimit, stepLimit: Int = .max, cancellation: Cancellation? = nil
    ) {
        self.cell = cell
        depth = DepthGuard(
            uncheckedDepth: 64, elementLimit: elementLimit, stepLimit: stepLimit, cancellation: cancellation)
        keeper = StateKeeper(states)
        self.recorder = recorder
    }

    /// What is asked from now on is written down in a record, or in none.
    func record(in recorder: Recorder?) {
        self.recorder = recorder
    }

    var innermost: Scope? { answering.last }

    func enroll(_ scope: Scope) {
        if !isOver { scopes.append(scope) }
    }

    /// Ends the pass. An answer and the component that gave it know each other: what was remembered for the pass is let go.
    func finish() {
        isOver = true
        for scope in scopes { scope.forgetAnswers() }
        scopes = []
    }

    /// A component's name, which is costly to find out.
    func name(of component: Component) -> String {
        let type = ObjectIdentifier(Swift.type(of: component))
        if let known = names[type] { return known }
        let name = component.typeName
        if !(component is any NamedComponent) { names[type] = name }
        return name
    }

    /// Begins an answer; says false, and does not, where the stack might not suffice, and once the pass is cancelled.
    func descend(into scope: Scope) -> Bool {
        guard depth.measure(), depth.descend() else { return false }
        answerCount += 1
        answering.append(scope)
        return true
    }

    func ascend() {
        answering.removeLast()
        depth.ascend()
    }

    /// Takes steps of measuring besides the answer itself.
    func measure(_ steps: Int) { _ = depth.measure(steps) }

    /// Why a component was not asked; nil where that is not reported.
    func takeRefusal() -> String? { depth.takeRefusal() }

    /// Takes a step that asks no one; says false once the pass is cancelled.
    func proceed() -> Bool { depth.proceed() }

    /// Whether the pass was cancelled: what it has made is incomplete, and nobody looks at it.
    var isCancelled: Bool { depth.isCancelled }

    /// Whether so many more components may take part.
    func admits(_ count: Int) -> Bool { depth.admit(count) }
}
