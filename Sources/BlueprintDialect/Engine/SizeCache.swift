/// The answers of one element in one pass.
///
/// An answer is kept with its proposal. By the sizing rules it also holds for tighter proposals:
///
///     proposed  |------------------------| 20
///     answered  |----------| 9
///     so that         9 ...to... 20  all give 9
///
/// of which the cache stores the lower end too. Blueprint 1237c2b6 stores these boundaries as keys of their own, where
/// the newest overwrites. Here the newest answer that holds is searched, with the same result: one by one among few
/// answers, and by keys among many.
struct SizeCache {
    private var first: Answer?
    private var others: [Answer] = []
    /// Nil while there are few answers.
    private var index: AnswerIndex?
    /// Whether an answer was given without a limit on an axis.
    private var isOpen = (width: false, height: false)

    /// The maximum number of answers to search one by one.
    static let linearScanLimit = 24

    struct Answer {
        let proposal: SizeConstraint
        let size: CGSize
        /// Whether it was found without asking. It holds for its exact proposal alone.
        let isDeduced: Bool
    }

    /// The cache's knowledge of a proposal.
    enum Knowledge {
        case remembered(CGSize)
        case deduced(CGSize)
    }

    private var count: Int { (first == nil ? 0 : 1) + others.count }

    private func answer(_ place: Int) -> Answer? { place == 0 ? first : others[place - 1] }

    /// - Parameter options: the same for all calls of `store` and `recall`.
    mutating func store(_ answer: Answer, _ options: LayoutOptions) {
        isOpen.width = isOpen.width || answer.proposal.widthLimit == .infinity
        isOpen.height = isOpen.height || answer.proposal.heightLimit == .infinity
        if first == nil {
            first = answer
        } else {
            // Most elements that are asked again are asked only a few times.
            if others.isEmpty { others.reserveCapacity(3) }
            others.append(answer)
        }
        if index != nil {
            enter(answer, at: count - 1, options)
        } else if count > Self.linearScanLimit {
            index = AnswerIndex(capacity: count)
            for place in 0..<count { self.answer(place).map { enter($0, at: place, options) } }
        }
    }

    private mutating func enter(_ answer: Answer, at place: Int, _ options: LayoutOptions) {
        for number in 0..<Answer.keyCount {
            guard let key = answer.key(number, options) else { continue }
            // Taken out, because the index reads the answers while it changes.
            var changed = index.take()
            changed?.enter(AnswerIndex.Entry(place: place, key: number), for: key) { self.key(of: $0, options) }
            index = changed
        }
    }

    private func key(of entry: AnswerIndex.Entry, _ options: LayoutOptions) -> SizeConstraint? {
        answer(entry.place)?.key(entry.key, options)
    }

    /// The known answer to a proposal. One that is deduced from an unconstrained answer is stored.
    mutating func recall(_ proposal: SizeConstraint, _ options: LayoutOptions) -> Knowledge? {
        guard first != nil else { return nil }
        if let known = stored(proposal, options) { return known }
        guard options.searchUnconstrainedKeys, let size = searchUnconstrained(proposal, options) else { return nil }
        store(Answer(proposal: proposal, size: size, isDeduced: true), options)
        return .deduced(size)
    }

    private func stored(_ proposal: SizeConstraint, _ options: LayoutOptions) -> Knowledge? {
        guard index == nil else {
            return places(for: proposal, options).first.flatMap { answer($0) }?.knowledge(of: proposal, options)
        }
        for answer in others.reversed() {
            if let known = answer.knowledge(of: proposal, options) { return known }
        }
        return first?.knowledge(of: proposal, options)
    }

    /// The indices of answers that may hold for a proposal, newest first: all if there are few, one if there are many.
    func places(for proposal: SizeConstraint, _ options: LayoutOptions) -> ReversedCollection<Range<Int>> {
        guard let index else { return (0..<count).reversed() }
        let place = index.entry(for: proposal) { key(of: $0, options) }?.place
        return (place.map { $0..<$0 + 1 } ?? 0..<0).reversed()
    }

    /// The answer without a limit on one axis, if it fits the limit there.
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
    /// The answer's knowledge of another proposal. On each axis that must be the answer's own proposal, or the answered
    /// length if it was less.
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

    /// The answer as a limit, if it was less than the proposal.
    private static func lowerEnd(proposed: CGFloat, answered: CGFloat) -> CGFloat? {
        answered < proposed ? SizeConstraint.UnconstrainedInfiniteAxis.limit(answered) : nil
    }

    /// The maximum number of proposals for which an answer holds.
    static let keyCount = 4

    /// A proposal for which the answer holds: its own for 0, and those with the lower end of the width for 1, of the
    /// height for 2, and of both for 3. NaN equals nothing, so it makes no key.
    fileprivate func key(_ number: Int, _ options: LayoutOptions) -> SizeConstraint? {
        guard number == 0 || options.hintRangeBoundaries && !isDeduced else { return nil }
        var (width, height): (CGFloat?, CGFloat?) = (proposal.widthLimit, proposal.heightLimit)
        if number & 1 != 0 { width = Self.lowerEnd(proposed: proposal.widthLimit, answered: size.width) }
        if number & 2 != 0 { height = Self.lowerEnd(proposed: proposal.heightLimit, answered: size.height) }
        guard let width, let height, !width.isNaN, !height.isNaN else { return nil }
        return SizeConstraint(CGSize(width: width, height: height))
    }
}
