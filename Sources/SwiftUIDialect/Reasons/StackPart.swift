import Negotiation

/// The reason for a child's length along its stack.
struct StackPart: Reason {
    let axis: Axis
    /// The number of the priority, from 1 for the highest.
    let turn: Int
    let got: CGFloat
    /// Its proposal and the reason; nil if the stack has no length to share.
    let share: StackShare?

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

/// The reasons for the lengths of a stack's children, in the memory of a record.
struct StackParts: @unchecked Sendable {
    private let axis: Axis
    private let rows: UnsafeMutableBufferPointer<Row>

    private struct Row {
        var turn: Int32 = 0
        var got: CGFloat = 0
        var share: KeptReason?
    }

    /// The reasons of children that were not served yet.
    init(_ count: Int, along axis: Axis, in recording: Recording) {
        self.axis = axis
        rows = UnsafeMutableBufferPointer(start: recording.write { $0.rows(count, of: Row.self) }, count: count)
        rows.initialize(repeating: Row())
    }

    func note(_ index: Int, turn: Int, got: CGFloat, share: KeptReason?) {
        rows[index] = Row(turn: Int32(turn), got: got, share: share)
    }

    var reasons: [StackPart] {
        rows.map {
            StackPart(axis: axis, turn: Int($0.turn), got: $0.got, share: $0.share?.reason as? StackShare)
        }
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
