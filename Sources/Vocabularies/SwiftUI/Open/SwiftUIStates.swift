import Interpreter
import LayoutInspection
import SwiftUIDialect

/// What a source's views keep in their `@State` and its like, by their places, and what was done for them once.
struct SwiftUIStates: ElementStates {
    fileprivate var values: [ViewPlace: [String: KeptValue]] = [:]
    /// The objects that are assumed to be handed down, by their types.
    fileprivate var assumed: [String: KeptValue] = [:]
    /// The views that have appeared.
    fileprivate var appeared: Set<ViewPlace> = []
    /// What was observed when nothing was left to be done.
    fileprivate var observed = ObservedValues()
    /// The run of the source that the states belong to.
    fileprivate weak var run: AnyObject?
}

/// Gives views that are made again what those in their places had. A class, for a pass writes to it.
final class SwiftUIStateKeeper: ViewKeeper {
    private let before: SwiftUIStates
    private var views: [ViewPlace: SourceInstance] = [:]
    private var assumed: [String: KeptValue]
    private var appeared: Set<ViewPlace>
    /// What the views of this pass do when they appear.
    private var actions: [(place: ViewPlace, run: () -> Void)] = []
    /// Whether something that a view kept could not be brought into this run: what set it is done again.
    private var hasLost = false
    /// What was observed in this pass; nil while something is still to be done.
    private var settled: ObservedValues?
    private weak var run: AnyObject?

    /// - Parameter states: of the pass before, with what actions have done since.
    init(after states: SwiftUIStates) {
        before = states
        assumed = states.assumed
        appeared = states.appeared
    }

    func enter(_ view: SourceInstance, at place: ViewPlace, in environment: EnvironmentValues) {
        if let kept = before.values[place], !view.keep(kept, under: SwiftUIStateText.keepers) { hasLost = true }
        run = view.run
        view.read(environment.source, assumed: &assumed)
        views[place] = view
    }

    /// Notes what a view does when it appears.
    func appear(at place: ViewPlace, _ action: @escaping () -> Void) {
        actions.append((place, action))
    }

    /// What was observed in the pass before; nothing where that was of another run of the source.
    var observed: ObservedValues { run === before.run ? before.observed : ObservedValues() }

    /// Does what is due after the pass: for the views that appeared in it, and for what has changed; false where there was
    /// nothing to do.
    func finish(_ due: DueActions) -> Bool {
        if hasLost { appeared = [] }
        let appearing = actions.filter { appeared.insert($0.place).inserted }
        (actions, hasLost) = ([], false)
        for action in appearing { action.run() }
        settled = due.perform()
        return !appearing.isEmpty || !due.isEmpty
    }

    /// What the views have now. What is not shown may be again, with what it had.
    var states: SwiftUIStates {
        let now = views.mapValues { $0.kept(under: SwiftUIStateText.keepers) }
        return SwiftUIStates(
            values: before.values.merging(now) { $1 }, assumed: assumed, appeared: appeared,
            observed: settled ?? observed, run: run)
    }
}
