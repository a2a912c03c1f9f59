import Negotiation

/// The reason for a child's length along its stack.
struct StackPart: Reason {
    let axis: Axis
    private let packedTurn: Int32
    let got: CGFloat
    /// Its proposal and the reason; nil if the stack has no length to share.
    let share: StackShare?

    /// - Parameter turn: the number of the priority, from 1 for the highest.
    init(axis: Axis, turn: Int, got: CGFloat, share: StackShare?) {
        (self.axis, self.got, self.share) = (axis, got, share)
        packedTurn = Int32(turn)
    }

    /// The number of the priority, from 1 for the highest.
    var turn: Int { Int(packedTurn) }

    /// Its maximum, if it was asked; else its length.
    var wanted: CGFloat { share?.flexibility?.maximum ?? got }

    var sentence: String {
        let own = PointsFormat.short(got)
        guard let share else { return "its ideal \(axis.lengthName) \(own)" }
        let proposed = share.along.value
        if got == proposed { return "\(share.sentence); takes all of it" }
        return "\(share.sentence); takes \(own)\(got < proposed ? " of it" : ", more than that")"
    }

    func calculation(on axis: Axis) -> Calculation? {
        guard axis == self.axis else { return nil }
        return share.flatMap { $0.along.value == got ? $0.along : nil } ?? Calculation(got)
    }
}

/// The rule by which a stack shares its length.
struct StackRule: Reason {
    /// Whether there is no length to share.
    let isIdeal: Bool
    let hasPriorities: Bool

    var sentence: String {
        if isIdeal { return "no length to share: each child takes its ideal length" }
        let order = "the least flexible first, each in an equal share of what is left"
        return hasPriorities ? "by priority, the minimums of lower ones kept free; \(order)" : order
    }
}
