import LayoutInspection
import Negotiation
import Terminal

/// The links of the why pane: numbers that lead to the step at which they came to be. One is chosen with keys, and from
/// where one gets to there is a way back.
struct Links {
    /// The chosen one, by its number in the pane; nil before one is chosen.
    var chosen: Int?
    /// Where the links were that were followed.
    private(set) var places: [Place] = []

    /// What the panes showed before a link was followed.
    struct Place {
        let selection: ElementPath?
        let moment: Int
        let isStepping: Bool
        let link: Int?
        let offset: CellPoint
    }

    mutating func leave(_ place: Place) {
        places = places.suffix(Self.limit - 1) + [place]
        chosen = nil
    }

    mutating func takeBack() -> Place? { places.popLast() }

    /// More are forgotten, the oldest first.
    private static let limit = 100
}

extension PlaygroundState {
    /// Another text stands in the why pane: it begins at its start, and none of its links is chosen.
    mutating func beginWhy() {
        offsets[.why] = .zero
        links.chosen = nil
    }

    var whyPlace: Links.Place {
        Links.Place(
            selection: selection, moment: stepping.moment, isStepping: stepping.isActive, link: links.chosen,
            offset: offset(.why))
    }
}
