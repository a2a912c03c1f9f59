import Interpreter
import LayoutInspection
import SwiftUIDialect

/// What a source's views keep in their `@State` and its like, by their places.
struct SwiftUIStates: ElementStates {
    fileprivate var values: [ViewPlace: [String: KeptValue]] = [:]
}

/// Gives views that are made again what those in their places had. A class, for a pass writes to it.
final class SwiftUIStateKeeper: ViewKeeper {
    private let before: SwiftUIStates
    private var views: [ViewPlace: SourceInstance] = [:]

    /// - Parameter states: of the pass before, with what actions have done since.
    init(after states: SwiftUIStates) {
        before = states
    }

    func enter(_ view: SourceInstance, at place: ViewPlace) {
        if let kept = before.values[place] { view.keep(kept, under: SwiftUIStateText.keepers) }
        views[place] = view
    }

    /// What the views have now. What is not shown may be again, with what it had.
    var states: SwiftUIStates {
        let now = views.mapValues { $0.kept(under: SwiftUIStateText.keepers) }
        return SwiftUIStates(values: before.values.merging(now) { $1 })
    }
}
