import LayoutInspection
import Negotiation

/// The companions to show beside the layout, and their results.
package struct CompanionState: Sendable {
    package internal(set) var wanted: [Companion] = []
    /// In the order of `wanted`; for a moment those of an older layout.
    package internal(set) var results: [CompanionResult] = []
    /// The layout that the results belong to.
    var layout: LayoutKey?
    var asked: LayoutRequest?

    /// More would be too small to read.
    static let limit = 2

    /// Adds or removes a companion; at the limit a new one replaces the oldest.
    mutating func toggle(_ companion: Companion) {
        if let index = wanted.firstIndex(of: companion) {
            wanted.remove(at: index)
        } else {
            wanted = (wanted + [companion]).suffix(Self.limit)
        }
        results.removeAll { !wanted.contains($0.companion) }
    }

    package func result(of companion: Companion) -> CompanionResult? { results.first { $0.companion == companion } }
}

extension PlaygroundState {
    /// Requests the wanted companions, while the stage is visible.
    mutating func takeCompanions() -> LayoutRequest? {
        guard !companions.wanted.isEmpty, arrangement.panes[.stage] != nil, let key = shownLayout.key,
            key == wantedLayout
        else { return nil }
        return companions.asked.replaced(by: .companions(companions.wanted, beside: key))
    }

    mutating func receive(_ results: [CompanionResult], beside layout: LayoutKey) {
        guard layout == shownLayout.key, results.map(\.companion) == companions.wanted else { return }
        companions.results = results
        companions.layout = layout
        settle(.stage)
        revealSelection()
    }

    /// A companion's layout; nil while it is awaited, and if there is none.
    func companionLayout(_ companion: Companion) -> CompanionLayout? {
        guard companions.layout == shownLayout.key else { return nil }
        return try? companions.result(of: companion)?.layout.get()
    }

    /// The companion's counterpart of an element of the shown layout; nil if there is none.
    func companionElement(of index: Int?, in layout: CompanionLayout) -> Int? {
        index.flatMap { layout.difference.counterpart(of: $0) }
    }

    /// The same moment of a companion's negotiation; nil if there is none, or without stepping.
    func companionStepping(in layout: CompanionLayout) -> Stepping? {
        guard stepping.isActive, let inspection, let now = stepping.now, let standing = inspection.standing(at: now),
            let index = layout.difference.counterpart(of: standing.element),
            let moment = layout.moments.index(of: layout.inspection.moment(standing, of: index))
        else { return nil }
        return stepping.standing(at: moment, of: layout.moments, layout.inspection.record)
    }
}
