import Foundation
import LayoutInspection
import Negotiation
import SwiftSource

/// What was asked of the thread that owns the elements, so that nothing is asked twice.
struct PendingRequests {
    var layout: LayoutKey?
    var properties: LayoutRequest?
    /// Taps that were not handed over yet.
    var taps: [LayoutRequest] = []
    var sizes: LayoutRequest?
    /// What failed in the handlers that were tapped since the layout.
    var tapDiagnostics: [Diagnostic]?
    /// Whether the window changed, so that what is looked at is to be seen in the next layout too.
    var revealsSelection = false
}

/// What an element's properties are, in one layout.
struct KnownProperties {
    let element: PropertiesOfElement
    let layout: LayoutKey
}

extension PlaygroundState {
    /// The layout that is to be seen.
    private var wantedLayout: LayoutKey? {
        laidOutID.map { LayoutKey(document: $0, proposal: proposal.proposal, taps: taps) }
    }

    /// What the state lacks and has not asked for yet, in the order in which it is to be done.
    package mutating func takeRequests() -> [LayoutRequest] {
        var taken = requests.taps
        requests.taps = []
        if let wantedLayout, wantedLayout != requests.layout {
            requests.layout = wantedLayout
            taken.append(.layOut(wantedLayout, selected: selection))
        }
        if let missing = missingProperties, missing != requests.properties {
            requests.properties = missing
            taken.append(missing)
        }
        if let sizes = requests.sizes {
            requests.sizes = nil
            taken.append(sizes)
        }
        return taken
    }

    /// What asks for the properties of the selected element, where they are not known; with a layout that is awaited they
    /// come anyway.
    private var missingProperties: LayoutRequest? {
        guard let shownLayout, let selection, shownLayout == wantedLayout || refusal != nil,
            knownProperties?.element.path != selection || knownProperties?.layout != shownLayout
        else { return nil }
        return .properties(of: selection, in: shownLayout)
    }

    /// Takes what was asked for. What belongs to a layout that is not wanted any more changes nothing.
    package mutating func receive(_ reply: LayoutReply) {
        switch reply {
        case .opened(let opened):
            isOpening = false
            opened.isAnother ? open(opened) : documentChanged(opened)
        case .laidOut(let layout):
            guard layout.key.document == laidOutID else { return }
            layoutArrived(layout)
        case .tapped(let diagnostics, let id):
            if id == laidOutID { requests.tapDiagnostics = diagnostics }
        case .properties(let properties, let layout):
            guard layout == shownLayout, properties.path == selection else { return }
            knownProperties = KnownProperties(element: properties, layout: layout)
            settle()
        case .sizes(let sizes, let id):
            if id == documentID { rootSizes = sizes }
        }
    }

    /// A layout was given up because something else was more urgent; it is asked for again where it still is wanted.
    package mutating func gaveUp(_ layout: LayoutKey) {
        if requests.layout == layout { requests.layout = nil }
    }

    /// The properties of the selected element; none while they are being made.
    var selectedProperties: [ElementProperty] {
        knownProperties?.element.path == selection ? knownProperties?.element.all ?? [] : []
    }
}
