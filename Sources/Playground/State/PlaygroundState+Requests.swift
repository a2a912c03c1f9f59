import Foundation
import LayoutInspection
import Negotiation
import SwiftSource

/// The requests to the thread that owns the elements; nothing is requested twice.
struct PendingRequests {
    /// The last chosen root, until sources are read with it.
    var root: Root?
    var layout: LayoutKey?
    var properties: LayoutRequest?
    /// Taps that were not sent yet.
    var taps: [LayoutRequest] = []
    /// The last hypothetical question about a layout.
    var question: LayoutRequest?
    var remedies: LayoutRequest?
    /// The last request for a dialect's names for completion.
    var names: LayoutRequest?
    /// The failures of tapped handlers since the last layout.
    var tapDiagnostics: [Diagnostic]?
    /// Whether the window changed, so that the next layout is scrolled to the selection.
    var revealsSelection = false
}

extension LayoutRequest? {
    /// Returns a request that differs from the last one, and remembers it; nil if it does not.
    mutating func replaced(by wanted: LayoutRequest?) -> LayoutRequest? {
        guard let wanted, wanted != self else { return nil }
        self = wanted
        return wanted
    }
}

extension PlaygroundState {
    /// The layout that should be shown.
    var wantedLayout: LayoutKey? {
        laidOutID.map { LayoutKey(document: $0, proposal: proposal.proposal, taps: taps) }
    }

    /// Whether the trace is on the screen.
    var showsTrace: Bool { visibleSize(of: .trace).height > 0 }

    /// The parts of the next layout that are shown at once. Changes due to a resized window are not highlighted.
    package var seenParts: SeenParts {
        var parts: SeenParts = requests.revealsSelection ? [] : .changes
        if showsTrace { parts.insert(.trace) }
        return parts
    }

    /// Returns the missing facts that were not requested yet, in the order in which to perform the requests.
    package mutating func takeRequests() -> [LayoutRequest] {
        var taken = requests.taps
        requests.taps = []
        if let wantedLayout, wantedLayout != requests.layout {
            requests.layout = wantedLayout
            taken.append(.layOut(wantedLayout, selected: selection, seen: seenParts))
        }
        let further = [
            requests.properties.replaced(by: missingProperties), takeLessonQuestion(), takeRootSizes(),
            requests.question.take(), takeCompletionNames(), takeCompanions(), takeExploration(), takeStrip(),
            takeProof(), takeRemedies(),
        ]
        return taken + further.compactMap { $0 }
    }

    /// Requests the properties of the selected element, if they are not known; an awaited layout brings them anyway.
    private var missingProperties: LayoutRequest? {
        guard let key = shownLayout.key, let selection, key == wantedLayout || refusal != nil,
            shownLayout.properties?.element.path != selection || shownLayout.properties?.layout != key
        else { return nil }
        return .properties(of: selection, in: key)
    }

    /// Notes that a layout was abandoned for something more urgent; it is requested again if it is still wanted.
    package mutating func gaveUp(_ layout: LayoutKey) {
        if requests.layout == layout { requests.layout = nil }
    }

    /// The properties of the selected element; none while they are awaited.
    var selectedProperties: [ElementProperty] {
        shownLayout.properties?.element.path == selection ? shownLayout.properties?.element.all ?? [] : []
    }
}
