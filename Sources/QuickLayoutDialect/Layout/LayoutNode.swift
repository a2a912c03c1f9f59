import EngineKit
import Negotiation

/// An element's answer: its size, the lines at which it can be aligned, and its children in their places.
public struct LayoutNode {
    private let content: Content
    /// Whose answer it is; nil until the engine has taken it.
    private(set) var owner: Node?
    /// The exchange in which it was given; nil where nothing is recorded.
    private(set) var exchange: ExchangeID?

    /// What is answered. A class, for an answer is handed up and remembered more often than it is made.
    private final class Content {
        let size: CGSize
        let direction: LayoutDirection
        /// Nil where there are none.
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

    /// Who asked for it, in a pass that is recorded.
    package var asker: (any Element)? { owner?.asker }

    /// In points; it may be negative or infinite, for nothing is corrected inside of a tree.
    public var size: CGSize { content.size }

    /// The size with the alignment lines that were set.
    public var dimensions: ViewDimensions {
        ViewDimensions(size: content.size, guides: content.guides, direction: content.direction)
    }

    /// Where a line runs, in points; one that is not finite counts as 0.
    func line(_ guide: AlignmentGuide) -> CGFloat {
        // Most have no lines of their own.
        guard content.guides == nil else { return dimensions[guide] }
        return ViewDimensions(size: content.size, direction: content.direction)[guide]
    }

    /// Those that are shown, in element order.
    public var children: [Child] {
        switch content.family {
        case .only(let child): [child]
        case .several(let children): children
        case nil: []
        }
    }

    var hasChildren: Bool { content.family != nil }

    /// The answer of its only child; nil where it has none or several.
    var onlyChild: LayoutNode? {
        switch content.family {
        case .only(let child): child.layout
        case .several(let children): children.count == 1 ? children[0].layout : nil
        case nil: nil
        }
    }

    /// How a grid finds in it what is said of its place in a cell.
    var descent: GridDescent { content.descent }

    /// How its children's lengths came to be. Most answers are never placed, so that nothing is worked out before.
    enum Account {
        /// They make its size, where nothing is divided.
        case combination
        /// What its element writes down of it.
        case own((Recorder, ElementID) -> Void)
    }

    /// Writes down how its children's lengths came to be, as an element that is placed.
    func writeAccount(of element: ElementID, in recorder: Recorder) {
        switch content.account {
        case .combination: writeCombination(of: element, in: recorder)
        case .own(let write): write(recorder, element)
        case nil: break
        }
    }

    /// The proposals for which the answer is known to hold; nil for the one alone that it was given to.
    var domain: AnswerDomain? { content.domain }

    /// An answer. The lines that an only child set are its own; of several children's, those of the author's own making
    /// are, at their mean.
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

    /// The answer of an element around an only child, whose lines are its own.
    init(
        size: CGSize, child: consuming Child, context: LayoutContext, domain: AnswerDomain?,
        descent: GridDescent = .throughOnlyChild
    ) {
        let guides = child.movedGuides
        content = Content(
            ViewDimensions(size: size, guides: guides, direction: context.layoutDirection), .only(child),
            domain: domain, descent: descent)
    }

    /// The answer of a leaf.
    init(size: CGSize, context: LayoutContext, domain: AnswerDomain) {
        content = Content(ViewDimensions(size: size, direction: context.layoutDirection), nil, domain: domain)
    }

    /// The answer of a leaf that knows for which proposals it holds: it is not asked again for these. Say so only of
    /// what is certain, for nobody checks it.
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

    /// Which of its children's lines an answer has too.
    package enum SharedLines {
        case noLines
        /// Those of the author's own making, at their mean.
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

    /// A child's answer, and where it stands.
    public struct Child {
        /// The child's answer, or a part of it that was stretched.
        public let layout: LayoutNode
        /// Its corner, in points from its parent's.
        public let position: CGPoint
        private let kept: KeptReason?

        /// An answer in its place.
        /// - Parameters:
        ///   - position: its corner, in points from its parent's.
        ///   - reason: why it stands there; nil where nobody says.
        public init(_ layout: LayoutNode, at position: CGPoint = .zero, because reason: (any Reason)? = nil) {
            self.layout = layout
            self.position = position
            kept = reason.map { KeptReason($0) }
        }

        package var reason: (any Reason)? { kept?.reason }

        /// A class, for a reference to nothing is cheaper to hand on than a reason, and most passes give none.
        private final class KeptReason {
            let reason: any Reason

            init(_ reason: any Reason) {
                self.reason = reason
            }
        }

        /// The lines that were set in the child, from its parent's corner.
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
    /// Whether a line of it was set.
    var setsGuides: Bool { content.guides != nil }

    /// The answer with a line set.
    func setting(_ guide: AlignmentGuide, to value: CGFloat) -> LayoutNode {
        var guides = content.guides ?? [:]
        guides[guide] = value
        let dimensions = ViewDimensions(size: size, guides: guides, direction: content.direction)
        return LayoutNode(
            Content(dimensions, content.family, domain: content.domain, descent: descent, account: content.account))
    }

    /// The answer of a leaf that is stretched to another size; who it is stays.
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

    /// An answer that was made just now, in a pass that is recorded with what its children's made of its size.
    func explained(in context: LayoutContext) -> LayoutNode {
        context.isRecorded ? explained(by: .combination) : self
    }

    /// An answer that was made just now, with how it came to be, for a pass that is recorded.
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

    /// Where the answer holds, seen from the proposal that it was given to.
    func domain(around proposal: CGSize) -> AnswerDomain { domain ?? AnswerDomain(only: proposal) }
}

extension LayoutNode {
    /// Writes down how its children's answers make its size, where nothing is divided.
    private func writeCombination(of element: ElementID, in recorder: Recorder) {
        let (size, children) = (size, children.map { CombinedChild($0.layout) })
        recorder.share(of: element) { _ in Share.largest(size, of: children, else: .linedUp) }
    }
}

extension CombinedChild {
    /// A child that gets what it answered.
    init(_ answer: LayoutNode) { self.init(answer.owner?.id, asked: answer.exchange, answering: answer.size) }
}

extension [LayoutNode.Child] {
    /// The lines that leave a container of several: those of the author's own making, at their mean.
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

    /// What the children take, and their parent's corner.
    var extent: CGSize {
        var extent = Extent()
        for child in self { extent.take(child.position, child.layout.size) }
        return extent.size
    }
}

/// What some boxes take together with the point 0, 0; one of negative length reaches backwards.
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
