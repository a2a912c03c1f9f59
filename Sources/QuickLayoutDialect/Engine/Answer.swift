import EngineKit
import Negotiation

typealias ContentPointer = UnsafeMutablePointer<AnswerContent>

/// An answer inside of its pass: its content, who gave it, and in which exchange. `LayoutNode` is the same outside of
/// rules, and keeps the pass.
struct Answer {
    let content: ContentPointer
    /// The row of the element that answered; nil until the engine has accepted the answer.
    let owner: RowPointer?
    /// The exchange of the answer; nil if nothing is recorded.
    let exchange: ExchangeID?

    /// The exchange that answered this size; nil for the answer of a leaf that was stretched afterwards.
    var decider: ExchangeID? { content.pointee.proposal == nil ? nil : exchange }
}

/// The content of an answer, which is passed up and remembered more often than it is made.
struct AnswerContent {
    let size: CGSize
    /// The placed children, side by side in element order.
    let places: Places
    /// The explicit guides; nil for none.
    let guides: Unmanaged<ExplicitGuides>?
    /// The proposals for which the answer is known to hold, if `holdsElsewhere`; else it holds for its own alone.
    let domain: AnswerDomain
    private(set) var holdsElsewhere: Bool
    let direction: LayoutDirection
    /// How a grid searches it for cell settings.
    let descent: GridDescent
    /// What the element did with its children's lengths; nil if nothing is recorded, or it did nothing. Most answers are
    /// never placed, so the shares are computed only when they are read.
    let account: AnswerAccount?
    /// The proposal to which it was given; nil until the engine has accepted it.
    private(set) var proposal: CGSize?

    /// Whether the answer was given to a proposal or is deduced for it; nil if it does not apply.
    @inline(__always) func origin(for proposal: CGSize) -> AnswerOrigin? {
        guard let own = self.proposal else { return nil }
        if holdsElsewhere ? domain.contains(proposal) : proposal == own {
            return proposal == own ? .remembered : .deduced
        }
        // No interval contains NaN.
        guard proposal.width.isNaN || proposal.height.isNaN else { return nil }
        return ProposalKey(proposal) == ProposalKey(own) ? .remembered : nil
    }

    /// Notes to which proposal the answer was given.
    /// - Parameter deduces: whether it may hold for others.
    @inline(__always) mutating func accept(for proposal: CGSize, deduces: Bool) {
        self.proposal = proposal
        if !deduces { holdsElsewhere = false }
    }
}

/// What an element did with its children's lengths.
enum AnswerAccount {
    /// It is as large as the largest child.
    case largest
    /// The first child decides; the others are layers.
    case layered
    /// A stack shared its length.
    case stack(UnsafePointer<StackAccount>)
    /// Another account with numbers of its own.
    case other(Unmanaged<LengthAccount>)
}

/// The content of an answer around an only child, in one row.
struct ContentAroundChild {
    var content: AnswerContent
    var place: PlacedAnswer
}

/// The alignment lines that elements set. A class, because most answers have none.
final class ExplicitGuides {
    let values: [AlignmentGuide: CGFloat]

    init(_ values: [AlignmentGuide: CGFloat]) {
        self.values = values
    }
}

/// What an element did with its children's lengths. A class, because an answer is copied as bytes.
final class LengthAccount: Sendable {
    /// Makes the shares of the placed element.
    let shares: @Sendable (ElementID, LayoutRecord) -> [Share]

    init(_ shares: @escaping @Sendable (ElementID, LayoutRecord) -> [Share]) {
        self.shares = shares
    }
}

/// A child's answer at its position.
struct PlacedAnswer {
    let answer: Answer
    /// The child's corner, in points from its parent's.
    let position: CGPoint
    /// Nil if nothing is recorded, or none was given.
    let reason: KeptReason?
}

/// The placed children of an answer.
struct Places: RandomAccessCollection {
    let start: UnsafeMutablePointer<PlacedAnswer>?
    let count: Int

    static var none: Places { Places(start: nil, count: 0) }

    var startIndex: Int { 0 }
    var endIndex: Int { count }

    subscript(index: Int) -> PlacedAnswer {
        guard let start, indices.contains(index) else { preconditionFailure("there are fewer places") }
        return start[index]
    }
}

/// Places that are being filled.
struct NewPlaces {
    private let start: UnsafeMutablePointer<PlacedAnswer>?
    private let capacity: Int
    private(set) var count = 0

    init(_ start: UnsafeMutablePointer<PlacedAnswer>?, capacity: Int) {
        (self.start, self.capacity) = (start, capacity)
    }

    @inline(__always) mutating func append(_ place: PlacedAnswer) {
        guard let start, count < capacity else { preconditionFailure("there are more places than children") }
        (start + count).initialize(to: place)
        count += 1
    }

    /// Replaces each place by another one.
    @inline(__always) mutating func replaceEach(by other: (PlacedAnswer) -> PlacedAnswer) {
        guard let start else { return }
        for index in 0..<count { start[index] = other(start[index]) }
    }

    var places: Places { Places(start: start, count: count) }
}

extension ContentPointer {
    func answer(of owner: RowPointer?, in exchange: ExchangeID? = nil) -> Answer {
        Answer(content: self, owner: owner, exchange: exchange)
    }
}

extension Answer {
    /// The size in points; it may be negative or infinite, because nothing is corrected inside of a tree.
    var size: CGSize { content.pointee.size }

    /// The size with the explicit alignment lines.
    var dimensions: ViewDimensions {
        ViewDimensions(
            size: content.pointee.size, guides: content.pointee.guides?.takeUnretainedValue().values,
            direction: content.pointee.direction)
    }

    /// A line's position, in points; 0 if it is not finite.
    func line(_ guide: AlignmentGuide) -> CGFloat {
        // Most answers have no explicit guides, and most lines are in the middle.
        guard content.pointee.guides == nil else { return dimensions[guide] }
        if case .center = guide.line { return (content.pointee.size[guide.axis] / 2).finiteOrZero }
        return ViewDimensions(size: content.pointee.size, direction: content.pointee.direction)[guide]
    }

    /// The point where its lines of an alignment cross.
    func point(of alignment: Alignment) -> CGPoint {
        CGPoint(x: line(alignment.horizontal.guide), y: line(alignment.vertical.guide))
    }

    /// The explicit guides, from a corner at a distance.
    fileprivate func guides(movedBy distance: CGPoint) -> [AlignmentGuide: CGFloat] {
        let dimensions = dimensions
        var moved: [AlignmentGuide: CGFloat] = [:]
        for guide in (dimensions.guides ?? [:]).keys {
            moved[guide] = dimensions[guide] + (guide.axis == .horizontal ? distance.x : distance.y)
        }
        return moved
    }

    /// Whether it has an explicit guide.
    var setsGuides: Bool { content.pointee.guides != nil }

    /// The children that are shown, in element order.
    var places: Places { content.pointee.places }

    var hasChildren: Bool { content.pointee.places.count > 0 }

    /// The answer of its only child; nil for no child or several.
    var onlyChild: Answer? { places.count == 1 ? places[0].answer : nil }

    /// How a grid searches it for cell settings.
    var descent: GridDescent { content.pointee.descent }

    /// The proposals for which the answer is known to hold; nil for its own proposal alone.
    var domain: AnswerDomain? { content.pointee.holdsElsewhere ? content.pointee.domain : nil }

    /// The proposals for which the answer holds, given its own proposal.
    func domain(around proposal: CGSize) -> AnswerDomain {
        content.pointee.holdsElsewhere ? content.pointee.domain : AnswerDomain(only: proposal)
    }

    /// The same answer, given by an element.
    func owned(by owner: RowPointer, in exchange: ExchangeID? = nil) -> Answer {
        content.answer(of: owner, in: exchange)
    }

    /// Records the account of the children's lengths, for a placed element.
    func writeAccount(of element: ElementID, in recorder: Recorder) {
        let size = size
        switch content.pointee.account {
        case nil: break
        case .largest:
            recorder.share(of: element) { Share.largest(size, of: $0.combined(of: element), else: .linedUp) }
        case .layered: recorder.share(of: element) { $0.layered(size, in: element) }
        case .stack(let account):
            let shares = account.pointee.shares
            recorder.share(of: element) { shares(element, $0) }
        case .other(let account):
            let account = account.takeUnretainedValue()
            recorder.share(of: element) { account.shares(element, $0) }
        }
    }
}

extension LayoutRecord {
    /// The shares of an element's size, which its first child decides.
    fileprivate func layered(_ size: CGSize, in element: ElementID) -> [Share] {
        let children = combined(of: element)
        guard let target = children.first else { return [] }
        return Share.layered(size, around: target, layers: Array(children.dropFirst()), named: self[element].name)
    }

    /// The placed children of an element, which get the sizes that they answer.
    func combined(of element: ElementID) -> [CombinedChild] {
        self[element].children.compactMap { child in
            self[child].placement.map { CombinedChild(child, asked: $0.decidedBy, answering: $0.frame.size) }
        }
    }
}

extension CombinedChild {
    /// Creates a child that gets its answered size.
    init(_ answer: Answer) { self.init(answer.owner?.pointee.id, asked: answer.exchange, answering: answer.size) }
}

extension PlacedAnswer {
    /// The child's explicit guides, from its parent's corner. Most have none.
    @inline(__always) var movedGuides: [AlignmentGuide: CGFloat]? {
        answer.setsGuides ? answer.guides(movedBy: position) : nil
    }
}

extension Sequence<PlacedAnswer> {
    /// The guides of a container of several children: custom ones, at their mean.
    var sharedGuides: [AlignmentGuide: CGFloat]? {
        guard contains(where: { $0.answer.setsGuides }) else { return nil }
        var sums: [AlignmentGuide: (total: CGFloat, count: CGFloat)] = [:]
        for child in self {
            for (guide, value) in child.movedGuides ?? [:] where guide.isCustom {
                let sum = sums[guide] ?? (0, 0)
                sums[guide] = (sum.total + value, sum.count + 1)
            }
        }
        return sums.isEmpty ? nil : sums.mapValues { $0.total / $0.count }
    }

    /// The extent of the children and their parent's corner.
    var extent: CGSize {
        var extent = Extent()
        for child in self { extent.take(child.position, child.answer.size) }
        return extent.size
    }

    /// The proposals for which all answers hold; all were given to one proposal.
    func commonDomain(around proposal: CGSize) -> AnswerDomain {
        reduce(into: .everywhere) { $0.intersect($1.answer.domain(around: proposal)) }
    }
}

/// The extent of boxes and the point 0, 0; a box of negative length extends backwards.
struct Extent {
    private var (left, right): (CGFloat, CGFloat) = (0, 0)
    private var (top, bottom): (CGFloat, CGFloat) = (0, 0)

    mutating func take(_ origin: CGPoint, _ size: CGSize) {
        left = min(left, origin.x, origin.x + size.width)
        right = max(right, origin.x, origin.x + size.width)
        top = min(top, origin.y, origin.y + size.height)
        bottom = max(bottom, origin.y, origin.y + size.height)
    }

    var size: CGSize { CGSize(width: right - left, height: bottom - top) }
}
