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
        /// How its children's lengths came to be; empty where nothing is recorded.
        let shares: [Share]

        init(
            _ dimensions: ViewDimensions, _ family: consuming Family?, domain: AnswerDomain?,
            descent: GridDescent = .throughOnlyChild, shares: [Share] = []
        ) {
            self.shares = shares
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

    /// In points; it may be negative or infinite, for nothing is corrected inside of a tree.
    public var size: CGSize { content.size }

    /// The size with the alignment lines that were set.
    public var dimensions: ViewDimensions {
        ViewDimensions(size: content.size, guides: content.guides, direction: content.direction)
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

    /// How it divided its lengths, or combined its children's; empty where nothing is recorded.
    var shares: [Share] { content.shares }

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
        domain: AnswerDomain? = nil, descent: GridDescent = .throughOnlyChild
    ) {
        content = Content(
            ViewDimensions(size: size, guides: guides, direction: context.layoutDirection), .several(children),
            domain: domain, descent: descent)
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
            Content(dimensions, content.family, domain: content.domain, descent: descent, shares: shares))
    }

    /// The answer of a leaf that is stretched to another size; who it is stays.
    func resized(to size: CGSize) -> LayoutNode {
        guard size != self.size else { return self }
        let dimensions = ViewDimensions(size: size, guides: content.guides, direction: content.direction)
        var node = LayoutNode(Content(dimensions, content.family, domain: nil, descent: descent, shares: shares))
        node.owner = owner
        return node
    }

    /// The same answer, which holds for other proposals too.
    func holding(in domain: AnswerDomain) -> LayoutNode {
        LayoutNode(Content(dimensions, content.family, domain: domain, descent: descent, shares: shares))
    }

    /// The same answer, in a pass that is recorded with what its children's made of its size.
    func explained(in context: LayoutContext) -> LayoutNode {
        context.isRecorded ? explained(by: combinedShares) : self
    }

    /// The same answer, with how it came to be.
    func explained(by shares: [Share]) -> LayoutNode {
        LayoutNode(Content(dimensions, content.family, domain: domain, descent: descent, shares: shares))
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
    /// How its children's answers make its size, where nothing is divided.
    var combinedShares: [Share] {
        Axis.allCases.map { axis in
            .largest(
                axis, size[axis],
                of: children.map { ($0.layout.owner?.id, $0.layout.size[axis], $0.layout.size[axis]) })
        }
    }
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
    var extent: CGSize { CGSize(extentOf: lazy.map { ($0.position, $0.layout.size) }) }
}

extension CGSize {
    /// What some boxes take together with the point 0, 0; one of negative length reaches backwards.
    init(extentOf boxes: some Sequence<(origin: CGPoint, size: CGSize)>) {
        var (left, right, top, bottom): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        for (origin, size) in boxes {
            left = Swift.min(left, origin.x, origin.x + size.width)
            right = Swift.max(right, origin.x, origin.x + size.width)
            top = Swift.min(top, origin.y, origin.y + size.height)
            bottom = Swift.max(bottom, origin.y, origin.y + size.height)
        }
        self.init(width: right - left, height: bottom - top)
    }
}
