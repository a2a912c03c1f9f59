import Negotiation

/// Places children at frames that a closure computes: once for each proposal, and once more for the final size.
public struct LayoutWriter: Element {
    /// A closure that writes the children's frames and the size into the builder.
    public typealias Build = (Context, inout Builder) -> Void

    /// The closure, called for each proposal, and once more to place the children.
    public let build: Build

    /// Creates a writer of frames.
    /// - Parameter build: writes the frames; called for each proposal, and once more to place the children.
    public init(_ build: @escaping Build) {
        self.build = build
    }

    /// The written size and children for each proposal. The children are the writer's own in the record; the real
    /// library has one more level between them (Blueprint 1237c2b6, `Content`).
    public var content: ElementContent {
        ElementContent(
            storage: WrittenContent { context, _ in
                var builder = Builder()
                build(context, &builder)
                return builder
            })
    }

    /// The size of a layout writer.
    public enum Sizing: Equatable, Sendable {
        /// From 0, 0 to the farthest edges of its children.
        case unionOfChildren
        /// A size in points, wherever the children are.
        case fixed(CGSize)
    }

    /// The values for the closure.
    public struct Context {
        /// The proposal, or the final size.
        public var size: SizeConstraint
        /// Whether the writer is measured or placed.
        public var phase: LayoutPhase

        /// The phase of a layout: measured in a proposal, or placed in a size.
        public enum LayoutPhase: Equatable, Sendable {
            /// Only a size is wanted; no child is placed.
            case measurement
            /// The final size, in points; the children are placed.
            case layout(CGSize)

            /// Returns one value for measuring, and another for placing.
            public func onMeasure<Value>(_ onMeasure: () -> Value, onLayout: (CGSize) -> Value) -> Value {
                switch self {
                case .measurement: onMeasure()
                case .layout(let size): onLayout(size)
                }
            }
        }
    }

    /// A child of the writer, laid out in its frame whatever it would answer.
    public struct Child {
        /// The frame in the writer, in points.
        public var frame: CGRect
        /// A name to distinguish it from siblings of the same type; nil for none.
        public var key: AnyHashable?
        /// The child's element.
        public var element: any Element
        /// The reason for the frame; nil if only known to be computed.
        var reason: (any Reason)?

        /// Creates a child without a reason for its frame.
        public init(frame: CGRect, key: AnyHashable? = nil, element: any Element) {
            self.frame = frame
            self.key = key
            self.element = element
        }
    }

    /// Collects the children and their frames.
    public struct Builder {
        /// The writer's size; by default around all children.
        public var sizing = Sizing.unionOfChildren
        /// The children in drawing order.
        public var children: [Child] = []
        /// Records the origin of the children's sizes in a recorded pass; nil if code computed them.
        var record: ((Nodes) -> Void)?

        package init() {}

        /// Adds an element in front, at a frame in the writer's points.
        public mutating func add(with frame: CGRect, key: AnyHashable? = nil, child: any Element) {
            add(Child(frame: frame, key: key, element: child))
        }

        /// Adds a child in front.
        public mutating func add(_ child: Child) {
            children.append(child)
        }

        /// Changes the frames, keys or elements of the children so far, from back to front.
        public mutating func modifyEach(using change: (inout Child) -> Void) {
            for index in children.indices { change(&children[index]) }
        }

        var measured: CGSize {
            switch sizing {
            case .fixed(let size): size
            case .unionOfChildren:
                children.reduce(into: CGSize.zero) { size, child in
                    size.width = max(size.width, child.frame.farEnd.x)
                    size.height = max(size.height, child.frame.farEnd.y)
                }
            }
        }
    }
}
