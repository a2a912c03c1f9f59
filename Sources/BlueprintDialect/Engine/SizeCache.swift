/// The answers of one element in one pass.
///
/// An answer is kept with what was proposed. By the sizing rules it also holds for tighter proposals:
///
///     proposed  |------------------------| 20
///     answered  |----------| 9
///     so that         9 ...to... 20  all give 9
///
/// of which the lower end is known by name. Blueprint 1237c2b6 stores these boundaries as keys of their own, the newest
/// overwriting. Here the newest answer that holds is looked for, which is the same: one by one while there are few, and
/// by its keys once there are many.
struct SizeCache {
    private var first: Answer?
    private var others: [Answer] = []
    /// Which answer is the newest of those that hold for a proposal, by its place in order; nil while there are few.
    private var index: [SizeConstraint: Int]?
    /// Whether an answer was given without a limit on an axis.
    private var isOpen = (width: false, height: false)

    /// So many answers are looked through one by one.
    static let linearScanLimit = 24

    struct Answer {
        let proposal: SizeConstraint
        let size: CGSize
        /// Found without asking: holds for its very proposal alone.
        let isDeduced: Bool
    }

    /// What the cache knows about a proposal.
    enum Knowledge {
        case remembered(CGSize)
        case deduced(CGSize)
    }

    private var count: Int { (first == nil ? 0 : 1) + others.count }

    private func answer(_ place: Int) -> Answer? { place == 0 ? first : others[place - 1] }

    /// - Parameter options: the same for all that is stored and recalled.
    mutating func store(_ answer: Answer, _ options: LayoutOptions) {
        isOpen.width = isOpen.width || answer.proposal.widthLimit == .infinity
        isOpen.height = isOpen.height || answer.proposal.heightLimit == .infinity
        if first == nil {
            first = answer
        } else {
            // Most elements that are asked again are asked a few times.
            if others.isEmpty { others.reserveCapacity(3) }
            others.append(answer)
        }
        if index != nil {
            enter(answer, at: count - 1, options)
        } else if count > Self.linearScanLimit {
            index = [:]
            for place in 0..<count { self.answer(place).map { enter($0, at: place, options) } }
        }
    }

    private mutating func enter(_ answer: Answer, at place: Int, _ options: LayoutOptions) {
        answer.forEachKey(options) { index?[$0] = place }
    }

    /// The answer to a proposal, where it is known. One that is deduced from an unconstrained answer is kept.
    mutating func recall(_ proposal: SizeConstraint, _ options: LayoutOptions) -> Knowledge? {
        guard first != nil else { return nil }
        if let known = stored(proposal, options) { return known }
        guard options.searchUnconstrainedKeys, let size = searchUnconstrained(proposal, options) else { return nil }
        store(Answer(proposal: proposal, size: size, isDeduced: true), options)
        return .deduced(size)
    }

    private func stored(_ proposal: SizeConstraint, _ options: LayoutOptions) -> Knowledge? {
        for place in places(for: proposal) {
            if let known = answer(place)?.knowledge(of: proposal, options) { return known }
        }
        return nil
    }

    /// Where answers stand that may hold for a proposal, the newest first: all of a few, and one of many.
    func places(for proposal: SizeConstraint) -> ReversedCollection<Range<Int>> {
        guard let index else { return (0..<count).reversed() }
        return (index[proposal].map { $0..<$0 + 1 } ?? 0..<0).reversed()
    }

    /// What was answered without a limit on one axis, if it keeps the limit there.
    private func searchUnconstrained(_ proposal: SizeConstraint, _ options: LayoutOptions) -> CGSize? {
        let width = proposal.widthLimit
        let height = proposal.heightLimit
        guard width != .infinity, height != .infinity else { return nil }
        if isOpen.height, let size = stored(SizeConstraint(width: width), options)?.size, size.height <= height {
            return size
        }
        if isOpen.width, let size = stored(SizeConstraint(height: height), options)?.size, size.width <= width {
            return size
        }
        return nil
    }
}

extension SizeCache.Knowledge {
    var size: CGSize {
        switch self {
        case .remembered(let size), .deduced(let size): size
        }
    }
}

extension SizeCache.Answer {
    /// What this answer says about another proposal: on each axis it must be the one that was made or, where the answer
    /// stayed below that, the answer.
    func knowledge(of other: SizeConstraint, _ options: LayoutOptions) -> SizeCache.Knowledge? {
        if other == proposal { return isDeduced ? .deduced(size) : .remembered(size) }
        guard options.hintRangeBoundaries, !isDeduced else { return nil }
        return Self.holds(for: other.widthLimit, proposed: proposal.widthLimit, answered: size.width)
            && Self.holds(for: other.heightLimit, proposed: proposal.heightLimit, answered: size.height)
            ? .deduced(size) : nil
    }

    private static func holds(for other: CGFloat, proposed: CGFloat, answered: CGFloat) -> Bool {
        other == proposed || other == lowerEnd(proposed: proposed, answered: answered)
    }

    /// The answer as a limit, where it stayed below the one that was proposed.
    private static func lowerEnd(proposed: CGFloat, answered: CGFloat) -> CGFloat? {
        answered < proposed ? SizeConstraint.UnconstrainedInfiniteAxis.limit(answered) : nil
    }

    /// The proposals of which the answer says something. NaN is equal to nothing, so that there are none with it.
    fileprivate func forEachKey(_ options: LayoutOptions, _ body: (SizeConstraint) -> Void) {
        let (width, height) = (proposal.widthLimit, proposal.heightLimit)
        func enter(_ width: CGFloat, _ height: CGFloat) {
            guard !width.isNaN, !height.isNaN else { return }
            body(SizeConstraint(CGSize(width: width, height: height)))
        }
        enter(width, height)
        guard options.hintRangeBoundaries, !isDeduced else { return }
        let narrow = Self.lowerEnd(proposed: width, answered: size.width)
        let low = Self.lowerEnd(proposed: height, answered: size.height)
        if let narrow { enter(narrow, height) }
        if let low { enter(width, low) }
        if let narrow, let low { enter(narrow, low) }
    }
}
