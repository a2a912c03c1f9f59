/// Lists of a stack while it is laid out. They are gone when it has answered.
struct StackScratch {
    /// For each child.
    let places: UnsafeMutableBufferPointer<Place>
    /// For each child that is not fixed.
    let claims: UnsafeMutableBufferPointer<StackClaim>
    let steps: UnsafeMutableBufferPointer<StackTrail.Step>

    /// What is known of a child.
    struct Place {
        /// Nil for a child that is never laid out.
        var answer: Answer?
        var isFixed = false
        /// The distance before it.
        var gap: CGFloat = 0
    }

    static func with<Result>(_ count: Int, _ body: (StackScratch) -> Result) -> Result {
        withUnsafeTemporaryAllocation(of: Place.self, capacity: count) { places in
            places.initialize(repeating: Place())
            return withUnsafeTemporaryAllocation(of: StackClaim.self, capacity: count) { claims in
                withUnsafeTemporaryAllocation(
                    of: StackTrail.Step.self, capacity: StackTrail.stepsOfChild * count
                ) { steps in
                    body(StackScratch(places: places, claims: claims, steps: steps))
                }
            }
        }
    }
}

/// A child that is not fixed, and its request.
struct StackClaim {
    let index: Int
    let priority: CGFloat
    /// Whether it is fully flexible: it is not asked for its request.
    let isFull: Bool
    /// Nil for a fully flexible child, and before it is asked.
    var wanted: CGFloat?

    /// The smallest request comes first. Among equals, fully flexible children come last; the others keep their order.
    func comes(before other: StackClaim) -> Bool {
        let (mine, others) = (wanted ?? .infinity, other.wanted ?? .infinity)
        if mine != others { return mine < others }
        if (wanted == nil) != (other.wanted == nil) { return wanted != nil }
        return index < other.index
    }

    /// The highest priority comes first; equals keep their order.
    func hasPriority(over other: StackClaim) -> Bool {
        priority == other.priority ? index < other.index : priority > other.priority
    }
}
