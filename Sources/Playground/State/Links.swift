import LayoutInspection
import Negotiation
import Terminal

/// The links of the why pane: numbers that lead to the step at which they came to be. One is chosen with keys, and from
/// where one gets to there is a way back.
struct Links {
    /// The chosen one, by its number in the pane; nil before one is chosen.
    var chosen: Int?
    /// Followed links.
    private(set) var places: [Place] = []

    /// What the panes showed before a link was followed.
    struct Place {
        /// Into the layout's elements.
        var selected: Int?
        /// Nil where the finished layout was shown.
        var standing: Standing?
        /// Nil in a layout that followed: its text is another one.
        var link: Int?
        let offset: CellPoint
    }

    /// Another layout follows: of the places those are kept whose elements it has.
    /// - Parameter counterpart: which of its elements an element is.
    mutating func follow(to counterpart: (Int) -> Int?) {
        chosen = nil
        places = places.compactMap { place in
            var followed = place
            followed.link = nil
            if let selected = place.selected {
                guard let element = counterpart(selected) else { return nil }
                followed.selected = element
            }
            if let standing = place.standing {
                guard let element = counterpart(standing.element) else { return nil }
                followed.standing?.element = element
            }
            return followed
        }
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
            selected: selected, standing: stepping.isActive ? standing : nil, link: links.chosen,
            offset: offset(.why))
    }
}
