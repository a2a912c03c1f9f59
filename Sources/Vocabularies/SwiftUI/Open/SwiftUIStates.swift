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
}

/// Gives views that are made again what those in their places had. A class, for a pass writes to it.
final class SwiftUIStateKeeper: ViewKeeper {
    private let before: SwiftUIStates
    private var views: [ViewPlace: SourceInstance] = [:]
    private var assumed: [String: KeptValue]
    private var appeared: Set<ViewPlace>
    private var appearing: [() -> Void] = []

    /// - Parameter states: of the pass before, with what actions have done since.
    init(after states: SwiftUIStates) {
        before = states
        assumed = states.assumed
        appeared = states.appeared
    }

    func enter(_ view: SourceInstance, at place: ViewPlace, in environment: EnvironmentValues) {
        if let kept = before.values[place] { view.keep(kept, under: SwiftUIStateText.keepers) }
        view.read(environment.source, assumed: &assumed)
        views[place] = view
    }

    /// Notes what a view does when it appears, if it has not.
    func appear(at place: ViewPlace, _ action: @escaping () -> Void) {
        if appeared.insert(place).inserted { appearing.append(action) }
    }

    /// Does what the views do that appeared in the pass; false where there were none.
    func finishAppearing() -> Bool {
        defer { appearing = [] }
        for action in appearing { action() }
        return !appearing.isEmpty
    }

    /// What the views have now. What is not shown may be again, with what it had.
    var states: SwiftUIStates {
        let now = views.mapValues { $0.kept(under: SwiftUIStateText.keepers) }
        return SwiftUIStates(values: before.values.merging(now) { $1 }, assumed: assumed, appeared: appeared)
    }
}
