import EngineKit
import Negotiation

/// An element's answer: its size, its alignment lines, and its placed children.
public struct LayoutNode {
    private let content: Content
    /// The node that answered; nil until the engine has accepted it.
    private(set) var owner: Node?
    /// The exchange of the answer; nil if nothing is recorded.
    private(set) var exchange: ExchangeID?

    /// The answer's content. A class, because an answer is passed up and remembered more often than it is made.
    private final class Content {
        let size: CGSize
        let direction: LayoutDirection
        /// The explicit guides; nil for none.
        let guides: [AlignmentGuide: CGFloat]?
        let family: Family?
        let domain: AnswerDomain?
        let descent: GridDescent
        fileprivate(set) var account: Account?

        init(
            _ dimensions: ViewDimensions, _ family: consuming Family?, domain: AnswerDomain?,
            descent: GridDescent = .throughOnlyChild, account: Account? = nil
        ) {
            self.account = account
            size = dimensions.size
            direction = dimensions.direction
            guides = dimensions.guides
            self.family = family
            self.domain = domain
            self.descent = descent
        }
    }

    private enum Family {
        case only(Child)
        case several([Child])
    }

    /// The element that asked, in a recorded pass.
    package var asker: (any Element)? { owner?.asker }

    /// The size in points; it may be negative or infinite, because nothing is corrected inside of a tree.
    public var size: CGSize { content.size }

    /// The size with the explicit alignment lines.
    public var dimensions: ViewDimensions {
        ViewDimensions(size: content.size, guides: content.guides, direction: content.direction)
    }

    /// A line's position, in points; 0 if it is not finite.
    func line(_ guide: AlignmentGuide) -> CGFloat {
        // Most answers have no explicit guides.
        guard content.guides == nil else { return dimensions[guide] }
        return ViewDimensions(size: content.size, direction: content.direction)[guide]
    }

    /// The children that are shown, in element order.
    public var children: [Child] {
        switch content.family {
        case .only(let child): [child]
        case .several(let children): children
        case nil: []
        }
    }

    var hasChildren: Bool { content.family != nil }

    /// The answer of its only child; nil for no child or several.
    var onlyChild: LayoutNode? {
        switch content.family {
        case .only(let child): child.layout
        case .several(let children): children.count == 1 ? children[0].layout : nil
        case nil: nil
        }
    }

    /// How a grid searches it for cell settings.
    var descent: GridDescent { content.descent }

    /// The account of the children's lengths. Most answers are never placed, so it is computed only when needed.
    enum Account {
        /// The children's lengths are combined; nothing is divided.
        case combination
        /// The account that the element itself writes.
        case own((Recorder, ElementID) -> Void)
    }

    /// Records the account of the children's lengths, for a placed element.
    func writeAccount(of element: ElementID, in recorder: Recorder) {
        switch content.account {
        case .combination: writeCombination(of: element, in: recorder)
        case .own(let write): write(recorder, element)
        case nil: break
        }
    }

    /// The proposals for which the answer is known to hold; nil for its own proposal alone.
    var domain: AnswerDomain? { content.domain }

    /// Creates an answer. An only child's explicit guides become its own; of several children, only custom guides do,
    /// at their mean.
    public init(size: CGSize, children: [Child] = [], context: LayoutContext) {
        self.init(
            size: size, children: children,
            guides: children.count == 1 ? children[0].movedGuides : children.sharedGuides, context: context)
    }

    init(
        size: CGSize, children: [Child], guides: [AlignmentGuide: CGFloat]?, context: LayoutContext,
        domain: AnswerDomain? = nil, descent: GridDescent = .throughOnlyChild, account: Account? = nil
    ) {
        content = Content(
            ViewDimensions(size: size, guides: guides, direction: context.layoutDirection), .several(children),
            domain: domain, descent: descent, account: account)
    }

    /// Creates the answer of an element around an only child, with that child's guides.
    init(
        size: CGSize, child: consuming Child, context: LayoutContext, domain: AnswerDomain?,
        descent: GridDescent = .throughOnlyChild
    ) {
        let guides = child.movedGuides
        content = Content(
            ViewDimensions(size: size, guides: guides, direction: context.layoutDirection), .only(child),
            domain: domain, descent: descent)
    }

    /// Creates the answer of a leaf.
    init(size: CGSize, context: LayoutContext, domain: AnswerDomain) {
        content = Content(ViewDimensions(size: size, direction: context.layoutDirection), nil, domain: domain)
    }

    /// Creates the answer of a leaf that knows for which proposals it holds: it is not asked again for these. State
    /// only what is certain, for it is not checked.
    /// - Parameters:
    ///   - widths: the proposed widths, in points, for which the leaf would answer the same.
    ///   - heights: the proposed heights; the answer holds for every pair of both.
    public init(
        size: CGSize, context: LayoutContext, holdingFor widths: ClosedRange<CGFloat>,
        by heights: ClosedRange<CGFloat>
    ) {
        self.init(
            size: size, context: context,
            domain: AnswerDomain(
                width: LengthInterval(widths.lowerBound, widths.upperBound),
                height: LengthInterval(heights.lowerBound, heights.upperBound)))
    }

    /// The children's guides that an answer has too.
    package enum SharedLines {
        case noLines
        /// Custom guides, at their mean.
        case customLines
    }

    package init(size: CGSize, children: [Child], sharing lines: SharedLines, context: LayoutContext) {
        self.init(
            size: size, children: children, guides: lines == .customLines ? children.sharedGuides : nil,
            context: context)
    }

    private init(_ content: Content) {
        self.content = content
    }

    /// A child's answer and its position.
    public struct Child {
        /// The child's answer, or a stretched part of it.
        public let layout: LayoutNode
        /// The child's corner, in points from its parent's.
        public let position: CGPoint
        private let kept: KeptReason?

        /// Creates a placed answer.
        /// - Parameters:
        ///   - position: the corner, in points from the parent's.
        ///   - reason: the reason for the position; nil if none is given.
        public init(_ layout: LayoutNode, at position: CGPoint = .zero, because reason: (any Reason)? = nil) {
            self.layout = layout
            self.position = position
            kept = reason.map { KeptReason($0) }
        }

        package var reason: (any Reason)? { kept?.reason }

        /// A class, because a nil reference is cheaper to pass on than a reason, and most passes give none.
        private final class KeptReason {
            let reason: any Reason

            init(_ reason: any Reason) {
                self.reason = reason
            }
        }

        /// The child's explicit guides, from its parent's corner.
        var movedGuides: [AlignmentGuide: CGFloat]? {
            guard layout.setsGuides else { return nil }
            let dimensions = layout.dimensions
            var moved: [AlignmentGuide: CGFloat] = [:]
            for guide in (dimensions.guides ?? [:]).keys {
                moved[guide] = dimensions[guide] + (guide.axis == .horizontal ? position.x : position.y)
            }
            return moved
        }

        var rect: CGRect { CGRect(origin: position, size: layout.size) }
    }
}

extension LayoutNode {
    /// Whether it has an explicit guide.
    var setsGuides: Bool { content.guides != nil }

    /// The answer with an explicit guide.
    func setting(_ guide: AlignmentGuide, to value: CGFloat) -> LayoutNode {
        var guides = content.guides ?? [:]
        guides[guide] = value
        let dimensions = ViewDimensions(size: size, guides: guides, direction: content.direction)
        return LayoutNode(
            Content(dimensions, content.family, domain: content.domain, descent: descent, account: content.account))
    }

    /// The answer of a leaf stretched to another size, with the same owner.
    func resized(to size: CGSize) -> LayoutNode {
        guard size != self.size else { return self }
        let dimensions = ViewDimensions(size: size, guides: content.guides, direction: content.direction)
        var node = LayoutNode(
            Content(dimensions, content.family, domain: nil, descent: descent, account: content.account))
        node.owner = owner
        return node
    }

    /// The same answer, which holds for other proposals too.
    func holding(in domain: AnswerDomain) -> LayoutNode {
        LayoutNode(Content(dimensions, content.family, domain: domain, descent: descent, account: content.account))
    }

    /// A new answer with the account of a combination of its children's lengths, if the pass is recorded.
    func explained(in context: LayoutContext) -> LayoutNode {
        context.isRecorded ? explained(by: .combination) : self
    }

    /// A new answer with an account, for a recorded pass.
    func explained(by account: Account) -> LayoutNode {
        content.account = account
        return self
    }

    func owned(by owner: Node, in exchange: ExchangeID?) -> LayoutNode {
        var node = self
        node.owner = owner
        node.exchange = exchange
        return node
    }

    /// The proposals for which the answer holds, given its own proposal.
    func domain(around proposal: CGSize) -> AnswerDomain { domain ?? AnswerDomain(only: proposal) }
}

extension LayoutNode {
    /// Records how the children's answers form its size, if nothing is divided.
    private func writeCombination(of element: ElementID, in recorder: Recorder) {
        let (size, children) = (size, children.map { CombinedChild($0.layout) })
        recorder.share(of: element) { _ in Share.largest(size, of: children, else: .linedUp) }
    }
}

extension CombinedChild {
    /// Creates a child that gets its answered size.
    init(_ answer: LayoutNode) { self.init(answer.owner?.id, asked: answer.exchange, answering: answer.size) }
}

extension [LayoutNode.Child] {
    /// The guides of a container of several children: custom ones, at their mean.
    var sharedGuides: [AlignmentGuide: CGFloat]? {
        guard contains(where: { $0.layout.setsGuides }) else { return nil }
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
        for child in self { extent.take(child.position, child.layout.size) }
        return extent.size
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
