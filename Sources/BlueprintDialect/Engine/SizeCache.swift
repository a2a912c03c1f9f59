import Negotiation

/// The answers of one element in one pass, in the pass's memory.
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
struct SizeCache: ~Copyable {
    private var newest: UnsafePointer<KeptAnswer>?
    private var count = 0
    /// Nil while there are few answers.
    private var index: AnswerIndex?
    /// Whether an answer was given without a limit on an axis.
    private var isOpen = (width: false, height: false)

    /// The maximum number of answers to search one by one.
    static let linearScanLimit = 24

    /// The cache's knowledge of a proposal.
    enum Knowledge {
        case remembered(CGSize)
        case deduced(CGSize)

        var size: CGSize {
            switch self {
            case .remembered(let size), .deduced(let size): size
            }
        }
    }

    /// Keeps an answer that the element gave.
    mutating func store(_ size: CGSize, for proposal: SizeConstraint, in pass: PassPointer) {
        store(size, for: proposal, isDeduced: false, in: pass)
    }

    private mutating func store(_ size: CGSize, for proposal: SizeConstraint, isDeduced: Bool, in pass: PassPointer) {
        isOpen.width = isOpen.width || proposal.widthLimit == .infinity
        isOpen.height = isOpen.height || proposal.heightLimit == .infinity
        let answer = pass.pointee.arena.rows(1, of: KeptAnswer.self)
        answer.initialize(
            to: KeptAnswer(proposal: proposal, size: size, isDeduced: isDeduced, previous: newest))
        newest = UnsafePointer(answer)
        count += 1
        let options = pass.pointee.options
        if index != nil {
            index?.enter(UnsafePointer(answer), options)
        } else if count > Self.linearScanLimit {
            index = AnswerIndex(UnsafePointer(answer), options)
        }
    }

    /// The known answer to a proposal. One that is deduced from an unconstrained answer is stored.
    mutating func recall(_ proposal: SizeConstraint, in pass: PassPointer) -> Knowledge? {
        guard newest != nil else { return nil }
        let options = pass.pointee.options
        if let known = stored(proposal, options) { return known }
        guard options.searchUnconstrainedKeys, let size = searchUnconstrained(proposal, options) else { return nil }
        store(size, for: proposal, isDeduced: true, in: pass)
        return .deduced(size)
    }

    private func stored(_ proposal: SizeConstraint, _ options: LayoutOptions) -> Knowledge? {
        for answer in candidates(for: proposal, options) {
            if let known = answer.pointee.knowledge(of: proposal, options) { return known }
        }
        return nil
    }

    /// The answers that may hold for a proposal, the newest first: all if there are few, one if there are many.
    func candidates(for proposal: SizeConstraint, _ options: LayoutOptions) -> Candidates {
        guard let index else { return Candidates(newest: newest, isOnlyOne: false) }
        return Candidates(newest: index.answer(for: proposal, options), isOnlyOne: true)
    }

    /// Some answers, the newest first.
    struct Candidates: Sequence, IteratorProtocol {
        fileprivate var newest: UnsafePointer<KeptAnswer>?
        fileprivate let isOnlyOne: Bool

        mutating func next() -> UnsafePointer<KeptAnswer>? {
            defer { newest = isOnlyOne ? nil : newest?.pointee.previous }
            return newest
        }
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

/// An answer of an element, and the one that it gave before.
struct KeptAnswer {
    let proposal: SizeConstraint
    let size: CGSize
    /// Whether it was found without asking. It holds for its exact proposal alone.
    let isDeduced: Bool
    let previous: UnsafePointer<KeptAnswer>?

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
    func key(_ number: Int, _ options: LayoutOptions) -> SizeConstraint? {
        guard number == 0 || options.hintRangeBoundaries && !isDeduced else { return nil }
        var (width, height): (CGFloat?, CGFloat?) = (proposal.widthLimit, proposal.heightLimit)
        if number & 1 != 0 { width = Self.lowerEnd(proposed: proposal.widthLimit, answered: size.width) }
        if number & 2 != 0 { height = Self.lowerEnd(proposed: proposal.heightLimit, answered: size.height) }
        guard let width, let height, !width.isNaN, !height.isNaN else { return nil }
        return SizeConstraint(CGSize(width: width, height: height))
    }
}
