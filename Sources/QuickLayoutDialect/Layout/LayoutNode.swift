import Negotiation

/// An element's answer: its size, the lines at which it can be aligned, and its children in their places.
public struct LayoutNode {
    public private(set) var dimensions: ViewDimensions
    /// Those that are shown, in element order.
    public let children: [Child]
    /// Whose answer it is; nil until the engine has taken it.
    private(set) var owner: Node?
    /// The exchange in which it was given; nil where nothing is recorded.
    private(set) var exchange: ExchangeID?

    public var size: CGSize { dimensions.size }

    /// An answer. The lines that an only child set are its own; of several children's, those of the author's own making
    /// are, at their mean.
    public init(size: CGSize, children: [Child] = [], context: LayoutContext) {
        self.init(
            size: size, children: children,
            guides: children.count == 1 ? children[0].movedGuides : children.sharedGuides, context: context)
    }

    init(size: CGSize, children: [Child], guides: [AlignmentGuide: CGFloat], context: LayoutContext) {
        dimensions = ViewDimensions(size: size, guides: guides, direction: context.layoutDirection)
        self.children = children
    }

    /// A child's answer, and where it stands.
    public struct Child {
        public let layout: LayoutNode
        /// Its corner, in points from its parent's.
        public let position: CGPoint
        let reason: (any Reason)?

        public init(_ layout: LayoutNode, at position: CGPoint = .zero, because reason: (any Reason)? = nil) {
            self.layout = layout
            self.position = position
            self.reason = reason
        }

        /// The lines that were set in the child, from its parent's corner.
        var movedGuides: [AlignmentGuide: CGFloat] {
            guard !layout.dimensions.guides.isEmpty else { return [:] }
            var moved: [AlignmentGuide: CGFloat] = [:]
            for guide in layout.dimensions.guides.keys {
                moved[guide] = layout.dimensions[guide] + (guide.axis == .horizontal ? position.x : position.y)
            }
            return moved
        }

        var rect: CGRect { CGRect(origin: position, size: layout.size) }
    }
}

extension LayoutNode {
    /// The answer with a line set.
    func setting(_ guide: AlignmentGuide, to value: CGFloat, context: LayoutContext) -> LayoutNode {
        var guides = dimensions.guides
        guides[guide] = value
        return LayoutNode(size: size, children: children, guides: guides, context: context)
    }

    /// The answer of a leaf that is stretched to another size; who it is stays.
    func resized(to size: CGSize) -> LayoutNode {
        guard size != self.size else { return self }
        var node = self
        node.dimensions = ViewDimensions(size: size, guides: dimensions.guides, direction: dimensions.direction)
        node.exchange = nil
        return node
    }

    func owned(by owner: Node, in exchange: ExchangeID?) -> LayoutNode {
        var node = self
        node.owner = owner
        node.exchange = exchange
        return node
    }
}

extension [LayoutNode.Child] {
    /// The lines that leave a container of several: those of the author's own making, at their mean.
    var sharedGuides: [AlignmentGuide: CGFloat] {
        var sums: [AlignmentGuide: (total: CGFloat, count: CGFloat)] = [:]
        for child in self where !child.layout.dimensions.guides.isEmpty {
            for (guide, value) in child.movedGuides where guide.isCustom {
                let sum = sums[guide] ?? (0, 0)
                sums[guide] = (sum.total + value, sum.count + 1)
            }
        }
        return sums.mapValues { $0.total / $0.count }
    }

    /// What the children take, and their parent's corner.
    var extent: CGSize {
        var (left, right, top, bottom): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        for child in self {
            let (origin, size) = (child.position, child.layout.size)
            left = Swift.min(left, origin.x, origin.x + size.width)
            right = Swift.max(right, origin.x, origin.x + size.width)
            top = Swift.min(top, origin.y, origin.y + size.height)
            bottom = Swift.max(bottom, origin.y, origin.y + size.height)
        }
        return CGSize(width: right - left, height: bottom - top)
    }
}
