import LayoutInspection
import Negotiation
import Terminal

/// The links of the why pane, by keys and clicks.
extension PlaygroundState {
    mutating func applyToLinks(_ action: Action.OnLinks) {
        switch action {
        case .choose(let direction): chooseLink(direction)
        case .follow: followChosenLink()
        case .goBack: goBack()
        }
    }

    /// Chooses the next or the previous link; at first, the first visible one.
    private mutating func chooseLink(_ direction: Action.Direction) {
        let rows = whyRows(width: visibleSize(of: .why).width)
        let count = (rows.last { $0.link != nil }?.link).map { $0 + 1 } ?? 0
        guard count > 0 else { return report("no links here") }
        let top = offset(.why).y
        let seen = rows.indices.first { $0 >= top && rows[$0].link != nil }.flatMap { rows[$0].link }
        let next =
            switch (links.chosen, direction) {
            case (let chosen?, .forward): chosen + 1
            case (let chosen?, .backward): chosen - 1
            case (nil, _): seen ?? count - 1
            }
        guard (0..<count).contains(next) else {
            return report(direction == .forward ? "this is the last link" : "this is the first link")
        }
        links.chosen = next
        for index in [rows.lastIndex { $0.link == next }, rows.firstIndex { $0.link == next }] {
            index.map { reveal(row: $0, in: .why) }
        }
    }

    private mutating func followChosenLink() {
        guard let chosen = links.chosen,
            let target = whyRows(width: visibleSize(of: .why).width).first(where: { $0.link == chosen })?.target
        else { return report("no link is chosen: \(notation.name(of: Key(.right))) chooses one") }
        follow(target)
    }

    mutating func follow(_ target: LinkTarget) {
        switch target {
        case .moment(let moment): stepping.moments.index(of: moment).map { followLink(to: $0) }
        case .word(let word): openGlossary(at: word)
        }
    }

    /// Goes to the element and the step of a link, and remembers the place of the link.
    mutating func followLink(to moment: Int) {
        guard let inspection else { return }
        links.leave(whyPlace)
        goTo(moment, in: inspection)
        guard let element = stepping.now.flatMap({ inspection.element(at: $0) }) else { return }
        setSelection(element)
        message = "\(inspection.elements[element].pathComponent); backspace goes back"
    }

    private mutating func goBack() {
        guard let inspection, let place = links.takeBack() else { return report("no link was followed") }
        place.selected.map { setSelection($0) }
        if let standing = place.standing {
            stepping.moments.index(of: inspection.moment(standing, of: standing.element)).map {
                goTo($0, in: inspection)
            }
        } else {
            stepping.stop()
            selected.map { standAt($0, in: inspection) }
        }
        links.chosen = place.link
        offsets[.why] = place.offset
        settle(.why)
    }
}
