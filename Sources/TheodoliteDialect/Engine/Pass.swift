import EngineKit
import Negotiation

/// One pass over a tree of components: the state that all of its scopes share. A class, because they all write to it.
final class Pass {
    private(set) var recorder: Recorder?
    /// The points in a cell, in which texts are measured.
    let cell: CGSize
    let keeper: StateKeeper
    /// The components of a recorded pass, by their indices in the record.
    var recordedComponents: [Component] = []
    /// The scopes of a pass to be probed, by their indices in the record; nil for other passes.
    var recordedScopes: [Scope]?
    private var names: [ObjectIdentifier: String] = [:]
    /// The scopes that are answering, each asked by the one before.
    private var answering: [Scope] = []
    /// All scopes of the running pass.
    private var scopes: [Scope] = []
    /// Whether the pass is over. A tree that is still used then is rendered without the states of its ancestors.
    private(set) var isOver = false
    @exclusivity(unchecked) private var depth: DepthGuard
    /// The number of answers so far.
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

    /// Sets the recorder for all later asks; nil for none.
    func record(in recorder: Recorder?) {
        self.recorder = recorder
    }

    var innermost: Scope? { answering.last }

    func enroll(_ scope: Scope) {
        if !isOver { scopes.append(scope) }
    }

    /// Ends the pass. It drops the remembered answers, because an answer and its component refer to each other.
    func finish() {
        isOver = true
        for scope in scopes { scope.forgetAnswers() }
        scopes = []
    }

    /// The name of a component, cached because it is slow to get.
    func name(of component: Component) -> String {
        let type = ObjectIdentifier(Swift.type(of: component))
        if let known = names[type] { return known }
        let name = component.typeName
        if !(component is any NamedComponent) { names[type] = name }
        return name
    }

    /// Begins an answer, or returns false if the stack might not suffice, or once the pass is cancelled.
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

    /// Counts steps of measuring besides the answer itself.
    func measure(_ steps: Int) { _ = depth.measure(steps) }

    /// The sentence for a component that was not asked; nil if none is to be reported.
    func takeRefusal() -> String? { depth.takeRefusal() }

    /// Takes a step without an ask; returns false once the pass is cancelled.
    func proceed() -> Bool { depth.proceed() }

    /// Whether the pass was cancelled: its result is incomplete and unused.
    var isCancelled: Bool { depth.isCancelled }

    /// Whether that many more components may take part.
    func admits(_ count: Int) -> Bool { depth.admit(count) }
}
