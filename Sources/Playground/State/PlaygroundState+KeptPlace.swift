import LayoutInspection
import Negotiation
import SwiftSource

extension PlaygroundState {
    /// What the person made of the screen, for the next start with the same files.
    package var place: KeptPlace {
        var place = KeptPlace()
        place.root = keptRoot
        for axis in Axis.allCases {
            place[axis] = KeptPlace.Length(
                proposal: proposal[axis].proposal.description, followsWindow: proposal.followed.contains(axis))
        }
        place.selection = selection?.components
        place.holes = unwritten(holeValues.shown).map { value in
            KeptPlace.HoleValue(name: value.hole.text, expression: value.expression)
        }
        place.stops = stepping.stops.on
        place.panes = keptPanes
        return place
    }

    private var keptRoot: KeptRoot? {
        guard let document, let (root, _, _) = rootCount else { return nil }
        return KeptRoot(root, file: document.sources.file(of: root.range).name)
    }

    private var keptPanes: [KeptPlace.PaneSize] {
        Pane.allCases.compactMap { pane in
            let (extra, isHidden) = (shown.extra[pane] ?? 0, shown.hidden.contains(pane))
            return extra == 0 && !isHidden
                ? nil : KeptPlace.PaneSize(pane: pane.title, extra: extra, isHidden: isHidden)
        }
    }

    /// The values among some that are in no comment of the open sources.
    func unwritten(_ settings: [ScreenSetting]) -> [ScreenSetting] {
        let written = Set(
            (document?.sources.files ?? []).flatMap { HoleSetting.comments(in: $0.text) }
                .map { [$0.name, $0.expression.trimmed] })
        return settings.filter { !written.contains([$0.hole.text, $0.expression]) }
    }

    /// Takes what was kept of an earlier session, once its files are open. What no longer fits is ignored: an element
    /// or a hole that does not exist, a pane of another version.
    /// - Returns: whether there are values of holes, with which the sources have to be read again.
    package mutating func takePlace(_ place: KeptPlace) -> Bool {
        for axis in Axis.allCases { place[axis].map { take($0, on: axis) } }
        proposal.follow(Self.followedProposal(window: window, projection: projection))
        for size in place.panes ?? [] {
            guard let pane = Pane.allCases.first(where: { $0.title == size.pane }) else { continue }
            if size.extra != 0 { shown.extra[pane] = min(max(size.extra, -Self.maximumExtra), Self.maximumExtra) }
            if size.isHidden, pane != .stage { shown.hidden.insert(pane) }
        }
        if let stops = place.stops { stepping.stops = Stops(on: stops) }
        let holes = Dictionary((inspection?.holes ?? []).map { ($0.text, $0) }) { first, _ in first }
        let values = (place.holes ?? []).compactMap { value in holes[value.name].map { ($0, value.expression) } }
        for (hole, expression) in values { holeValues.set(hole, to: expression) }
        place.selection.map { takeSelection(ElementPath(components: $0), isAwaited: !values.isEmpty) }
        settle()
        return !values.isEmpty
    }

    /// In cells: more than any window has.
    private static let maximumExtra = 100_000

    /// A text that is no proposal is of another version, and ignored.
    private mutating func take(_ length: KeptPlace.Length, on axis: Axis) {
        guard !length.followsWindow else {
            proposal.followed.insert(axis)
            return
        }
        guard let kept = try? AxisProposal(parsing: length.proposal) else { return }
        proposal[axis] = ProposalEntry.Length(kept, keeping: proposal[axis].number)
        proposal.followed.remove(axis)
    }

    /// - Parameter isAwaited: whether the element may be in the next layout.
    private mutating func takeSelection(_ path: ElementPath, isAwaited: Bool) {
        guard let inspection, let index = inspection.index(of: path) else {
            if isAwaited { elementSelection.await(path) }
            return
        }
        elementSelection.select(path)
        stepping.moment = inspection.mainMoment(of: index).flatMap { stepping.moments.index(of: $0) } ?? 0
        standAtShownMoment(in: inspection)
        revealSelection()
        revealStep()
    }
}
