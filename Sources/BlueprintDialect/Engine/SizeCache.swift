/// The answers of one element in one pass.
///
/// An answer is kept with what was proposed. By the sizing rules it also holds for tighter proposals:
///
///     proposed  |------------------------| 20
///     answered  |----------| 9
///     so that         9 ...to... 20  all give 9
///
/// of which the lower end is known by name (Blueprint 1237c2b6 stores these boundaries as keys of their own, the newest
/// overwriting; here the newest answer that holds is found, which is the same and stores nothing).
struct SizeCache {
    private var first: Answer?
    private var others: [Answer] = []

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

    mutating func store(_ answer: Answer) {
        if first == nil {
            first = answer
        } else {
            // Most elements that are asked again are asked a few times.
            if others.isEmpty { others.reserveCapacity(3) }
            others.append(answer)
        }
    }

    /// The answer to a proposal, where it is known. One that is deduced from an unconstrained answer is kept.
    mutating func recall(_ proposal: SizeConstraint, _ options: LayoutOptions) -> Knowledge? {
        guard first != nil else { return nil }
        if let known = stored(proposal, options) { return known }
        guard options.searchUnconstrainedKeys, let size = searchUnconstrained(proposal, options) else { return nil }
        store(Answer(proposal: proposal, size: size, isDeduced: true))
        return .deduced(size)
    }

    private func stored(_ proposal: SizeConstraint, _ options: LayoutOptions) -> Knowledge? {
        for answer in others.reversed() {
            if let known = answer.knowledge(of: proposal, options) { return known }
        }
        return first?.knowledge(of: proposal, options)
    }

    /// What was answered without a limit on one axis, if it keeps the limit there.
    private func searchUnconstrained(_ proposal: SizeConstraint, _ options: LayoutOptions) -> CGSize? {
        let width = proposal.widthLimit
        let height = proposal.heightLimit
        guard width != .infinity, height != .infinity else { return nil }
        if let size = stored(SizeConstraint(width: width), options)?.size, size.height <= height { return size }
        if let size = stored(SizeConstraint(height: height), options)?.size, size.width <= width { return size }
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
        other == proposed
            || answered < proposed && other == SizeConstraint.UnconstrainedInfiniteAxis.limit(answered)
    }
}
