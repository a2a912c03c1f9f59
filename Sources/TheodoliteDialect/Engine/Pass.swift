import EngineKit
import Negotiation

/// One pass over a tree of components: the state that all of its scopes share. A class, because they all write to it.
final class Pass {
    @exclusivity(unchecked) private(set) var recorder: Recorder?
    /// The points in a cell, in which texts are measured.
    let cell: CGSize
    let keeper: StateKeeper
    /// The components of a recorded pass, by their indices in the record.
    @exclusivity(unchecked) var recordedComponents: [Component] = []
    /// The scopes of a pass to be probed, by their indices in the record; nil for other passes.
    var recordedScopes: [Scope]?
    @exclusivity(unchecked) private var traits: [ObjectIdentifier: ComponentTraits] = [:]
    /// The scopes that are answering, each asked by the one before.
    @exclusivity(unchecked) private var answering: [Scope] = []
    /// All scopes of the running pass.
    @exclusivity(unchecked) private var scopes: [Scope] = []
    /// Whether the pass is over. A tree that is still used then is rendered without the states of its ancestors.
    private(set) var isOver = false
    @exclusivity(unchecked) private var depth: DepthGuard
    /// The number of answers so far.
    @exclusivity(unchecked) private(set) var answerCount = 0

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

    func traits(of component: Component) -> ComponentTraits {
        let type = ObjectIdentifier(Swift.type(of: component))
        if let known = traits[type] { return known }
        let found = ComponentTraits(component)
        traits[type] = found
        return found
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

/// The traits that all components of a type share. A pass keeps them, because a cast to a protocol is slow.
struct ComponentTraits {
    /// The name in records; nil if each component has its own.
    let name: String?
    /// Whether it is a typed component with a state.
    let hasState: Bool
    /// Whether it keeps its state in a way of its own, if it has one.
    let isKeeping: Bool
    /// Whether it promises to answer in its range.
    let answersInRange: Bool

    fileprivate init(_ component: Component) {
        let typed = component as? any TypedComponent
        name = component is any NamedComponent ? nil : component.typeName
        hasState = typed?.hasState ?? false
        isKeeping = typed == nil && component is any StateKeeping
        answersInRange = component is any AnswersInRange
    }
}
