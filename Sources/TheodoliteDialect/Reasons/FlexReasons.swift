import Negotiation

/// A flex item that is asked how long it is before it grows or shrinks.
struct FlexBasis: Reason {
    let main: Axis
    let offer: FlexOffer

    var sentence: String {
        guard !offer[main].limit.isNaN else { return "its flex basis: its own \(main.lengthName), without a limit" }
        return "its flex basis: its own \(main.lengthName) in \(offer[main].text)"
    }

    func calculation(on axis: Axis) -> Calculation? { offer[axis].calculation }
}

/// A flex item that has its final length along the main axis, and is asked for the other.
struct FinalMainSize: Reason {
    let main: Axis
    let offer: FlexOffer

    var sentence: String {
        "its final \(main.lengthName) \(offer[main].text), asked for the \(main.other.lengthName)"
    }

    func calculation(on axis: Axis) -> Calculation? { offer[axis].calculation }
}

/// A flex item whose frame is another size than its last answer, and which is laid out again in exactly that.
struct ExactFrame: Reason {
    let size: CGSize
    /// Nil where it was not asked before.
    let answer: CGSize?

    var sentence: String {
        guard let answer else { return "exactly its frame \(PointsFormat.short(size))" }
        if answer == size { return "exactly its frame \(PointsFormat.short(size)), the answer that was deduced" }
        return "its frame \(PointsFormat.short(size)) is not its answer \(PointsFormat.short(answer)), "
            + "so asked again in exactly that"
    }

    func calculation(on axis: Axis) -> Calculation? { size[axis].isNaN ? nil : Calculation(size[axis]) }
}

/// A child that takes no part in the lines, and whose edges leave open how large it is on one axis or on both.
struct AbsoluteChild: Reason {
    /// Its lengths between its edges; NaN where they leave it open.
    let spanned: CGSize
    let offer: FlexOffer

    var sentence: String {
        let asked = Axis.allCases.compactMap { axis -> String? in
            if !spanned[axis].isNaN { return "in the \(axis.lengthName) between its edges, \(offer[axis].text)" }
            return offer[axis].limit.isNaN ? nil : "in a \(axis.lengthName) of \(offer[axis].text)"
        }
        return "absolute, so asked alone, " + (asked.isEmpty ? "without a limit" : asked.joined(separator: " and "))
    }

    func calculation(on axis: Axis) -> Calculation? { offer[axis].calculation }
}

/// How a flex item came by its frame.
struct FlexPlacement: Reason {
    let main: Axis
    let base: CGFloat
    /// Along the main axis, before it was rounded up.
    let mainSize: CGFloat
    let outcome: FlexOutcome
    let isStretched: Bool
    /// In whole points.
    let frame: CGSize
    /// What it answered to that.
    let answer: CGSize

    var sentence: String {
        let own = frame == answer ? "" : "; it answers \(PointsFormat.short(answer)) to that"
        return "\(along); \(across)\(own)"
    }

    private var along: String {
        let (name, basis) = (main.lengthName, "its basis \(PointsFormat.short(base))")
        switch outcome {
        case .base: return "\(basis) is its \(name)"
        case .least: return "\(basis), not less than its least: \(PointsFormat.short(mainSize))"
        case .most: return "\(basis), not more than its most: \(PointsFormat.short(mainSize))"
        case .share(let share, let space) where space < 0:
            return "\(basis) less \(PointsFormat.short(-share)) of the \(PointsFormat.short(-space)) too much"
        case .share(let share, let space):
            return "\(basis) and \(PointsFormat.short(share)) of the \(PointsFormat.short(space)) left over"
        }
    }

    private var across: String {
        let (name, length) = (main.other.lengthName, PointsFormat.short(frame[main.other]))
        return isStretched ? "stretched across its line to \(length)" : "its own \(name) \(length)"
    }

    func calculation(on axis: Axis) -> Calculation? {
        guard axis == main, frame[main] == answer[main], frame[main].isFinite else {
            return Calculation(answer[axis])
        }
        var sum = Calculation(mainSize)
        if case .share(let share, _) = outcome { sum = Calculation(base).adding(.plus(share)) }
        let rounding = frame[main] - mainSize
        return abs(rounding) < 1e-9 ? sum : sum.adding(.plus(rounding))
    }
}

/// An absolute child's frame.
struct AbsolutePlacement: Reason {
    let size: CGSize
    let position: CGPoint

    var sentence: String {
        "absolute, at \(PointsFormat.short(position.x)), \(PointsFormat.short(position.y)) of the container"
    }

    func calculation(on axis: Axis) -> Calculation? { Calculation(size[axis]) }
}
