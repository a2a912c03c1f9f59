import LayoutInspection
import Negotiation
import Terminal

/// The links of the why pane: numbers that lead to the step at which they were decided. Keys choose one, and followed
/// links can be undone.
struct Links {
    /// The chosen link, by its number in the pane; nil before one is chosen.
    var chosen: Int?
    /// The places of followed links, oldest first.
    private(set) var places: [Place] = []

    /// The state of the panes before a link was followed.
    struct Place {
        /// An index into the layout's elements.
        var selected: Int?
        /// Nil if the finished layout was shown.
        var standing: Standing?
        /// Nil in a later layout, whose text differs.
        var link: Int?
        let offset: CellPoint
    }

    /// Adapts to another layout: keeps the places whose elements it has.
    /// - Parameter counterpart: returns its counterpart of an element.
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

    /// The largest number of places; the oldest are forgotten.
    private static let limit = 100
}

extension PlaygroundState {
    /// Resets the why pane for another text: to its start, without a chosen link.
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
