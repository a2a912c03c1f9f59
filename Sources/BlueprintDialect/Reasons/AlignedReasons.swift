import Negotiation

/// A child at its answered size, at an edge or in the middle.
struct OwnSizeAligned: Reason {
    let horizontal: Aligned.HorizontalAlignment
    let vertical: Aligned.VerticalAlignment
    let answer: CGSize
    let room: CGSize

    var sentence: String {
        let size: String
        switch (horizontal == .fill, vertical == .fill) {
        case (true, true): return "fills Aligned"
        case (true, false): size = "the whole width, its own height\(cut(.vertical))"
        case (false, true): size = "the whole height, its own width\(cut(.horizontal))"
        case (false, false): size = "its own size\(cut(.horizontal))\(cut(.vertical))"
        }
        return "\(size), \(position)"
    }

    private func cut(_ axis: Negotiation.Axis) -> String {
        answer[axis] > room[axis] ? ", its \(axis.lengthName) cut to \(PointsFormat.short(room[axis]))" : ""
    }

    private var position: String {
        switch (vertical, horizontal) {
        case (.center, .center), (.fill, .center), (.center, .fill): "centered"
        case (_, .fill): "at the \(vertical)"
        case (.fill, _): "at the \(horizontal) edge"
        case (.center, _): "at the middle of the \(horizontal) edge"
        case (_, .center): "at the middle of the \(vertical)"
        default: "at the \(vertical) \(horizontal) corner"
        }
    }

    func calculation(on axis: Negotiation.Axis) -> Calculation? {
        guard !fills(axis) else { return Calculation(room[axis]) }
        let own = Calculation(answer[axis])
        return answer[axis] > room[axis] ? own.adding(.atMost(room[axis])) : own
    }

    func origin(on axis: Negotiation.Axis) -> LengthOrigin { fills(axis) ? .room(axis) : .decided }

    private func fills(_ axis: Negotiation.Axis) -> Bool {
        axis == .horizontal ? horizontal == .fill : vertical == .fill
    }
}
