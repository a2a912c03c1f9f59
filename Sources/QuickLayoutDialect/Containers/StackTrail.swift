/// A stack's steps of sharing a length, used to find the other lengths that it would share alike: each child's answer
/// still holds, and every comparison ends the same way.
struct StackTrail {
    /// The lengths across the stack for which all answers hold.
    var across = LengthInterval.everywhere
    private let room: UnsafeMutableBufferPointer<Step>
    private var count = 0

    init(_ room: UnsafeMutableBufferPointer<Step>) {
        self.room = room
    }

    /// The most steps of a child: it is asked twice, and compared, and takes its answer and a spacing.
    static let stepsOfChild = 5

    private var steps: UnsafeBufferPointer<Step> { UnsafeBufferPointer(start: room.baseAddress, count: count) }

    enum Step {
        /// A child's length, or a spacing, was subtracted from the rest.
        case taken(CGFloat)
        /// A child was proposed a part of the rest; its answer holds for those lengths.
        case asked(LengthInterval, share: Int32)
        /// A child's request was compared with a part of the rest.
        case compared(CGFloat, share: Int32, isTooLong: Bool)
    }

    mutating func append(_ step: Step) {
        if case .taken(0) = step { return }
        room.initializeElement(at: count, to: step)
        count += 1
    }

    /// The rest grows with the length, so the lengths that are shared alike form an interval. Its ends are guessed as
    /// if the rest never reached 0, and tested.
    func lengths(around length: CGFloat) -> LengthInterval {
        var ends = LengthInterval.everywhere
        var taken: CGFloat = 0
        for step in steps {
            switch step {
            case .taken(let length): taken += length
            case .asked(let lengths, let share):
                let count = CGFloat(share)
                // A rest of 0 needs no more of the length.
                let low = taken > 0 && lengths.low <= 0 ? -.infinity : lengths.low * count + taken
                ends.intersect(LengthInterval(low, lengths.high * count + taken))
            case .compared(let wanted, let share, let isTooLong):
                let end = (wanted - CGFloat.slack) * CGFloat(share) + taken
                ends.intersect(isTooLong ? LengthInterval(-.infinity, end) : LengthInterval(end, .infinity))
            }
        }
        var lengths = LengthInterval(only: length)
        lengths.reach(for: ends.low) { isAlike($0) }
        lengths.reach(for: ends.high) { isAlike($0) }
        return lengths
    }

    /// Whether another length would be shared alike.
    private func isAlike(_ length: CGFloat) -> Bool {
        var rest = length
        for step in steps {
            switch step {
            case .taken(let taken): rest = StackRest.rest(of: rest, without: taken)
            case .asked(let lengths, let share):
                guard lengths.contains(rest / CGFloat(share)) else { return false }
            case .compared(let wanted, let share, let isTooLong):
                guard (wanted > rest / CGFloat(share) + CGFloat.slack) == isTooLong else { return false }
            }
        }
        return true
    }
}
