import EngineKit
import Negotiation

/// Layers its children, the last in front; each fills it. It is as large as the largest answer on each axis.
public struct Overlay: Element {
    /// The children from back to front.
    public var children: [Child]

    /// Creates an overlay of elements; a closure may add more.
    public init(elements: [any Element] = [], configure: (inout Overlay) -> Void = { _ in }) {
        children = elements.map { Child($0) }
        configure(&self)
    }

    /// Creates an overlay of a closure's elements.
    public init(@ElementBuilder<Overlay.Child> elements: () -> [Overlay.Child]) {
        children = elements()
    }

    /// Adds an element in front.
    public mutating func add(_ element: any Element) {
        add(child: element)
    }

    /// Adds an element with a key in front.
    public mutating func add(key: AnyHashable? = nil, child: any Element) {
        children.append(Child(element: child, key: key))
    }

    /// The largest child's length on each axis; all children fill it.
    public var content: ElementContent {
        ElementContent(
            libraryLayout: OverlayLayout(), children: children.map { ContentChild($0.element, key: $0.key) })
    }

    /// A child in the builder closure of an Overlay.
    public struct Child: ElementBuilderChild {
        /// The child's element.
        public var element: any Element
        /// A name to distinguish it from siblings of the same type; nil for none.
        public var key: AnyHashable?

        /// - Parameter key: a name to distinguish it from siblings of the same type; nil for none.
        public init(element: any Element, key: AnyHashable? = nil) {
            self.element = element
            self.key = key
        }

        /// Creates a child without a key from a plain element in the closure.
        public init(_ element: any Element) {
            self.init(element: element)
        }
    }
}

extension Element {
    /// The element with a key, for an overlay's closure.
    public func overlayChild(key: AnyHashable? = nil) -> Overlay.Child {
        Overlay.Child(element: self, key: key)
    }
}

private struct OverlayLayout: LibraryLayout {
    func size(in proposal: SizeConstraint, of children: Nodes) -> CGSize {
        var (width, height) = (LongestAnswer(.horizontal), LongestAnswer(.vertical))
        for child in children {
            let answer = child.ask(proposal, because: PassedOn(proposal.lengths))
            width.take(answer.size, of: answer.exchange)
            height.take(answer.size, of: answer.exchange)
        }
        children.first?.explainParent(.horizontal, width.origin)
        children.first?.explainParent(.vertical, height.origin)
        return CGSize(width: width.length, height: height.length)
    }

    var isFilled: Bool { true }

    func place(_ children: Nodes, in size: CGSize) {
        // An unplaced child fills the overlay.
        guard children.isRecorded else { return }
        let ids = children.recordedIDs
        children.record { Share.largest(size, of: $0.combined(ids, getting: size), else: .linedUp) }
    }
}

extension OverlayLayout: BoxedLayout {
    func box(of proposal: CGSize, answered size: CGSize, asking asks: ArraySlice<BoxedAsk>, at node: Node)
        -> ProposalBox?
    {
        asks.handedOn(proposal, Negotiation.Axis.allCases)
    }
}
