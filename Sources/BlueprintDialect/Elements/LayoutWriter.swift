import Negotiation

/// Places children at frames that a closure computes: once for each proposal, and once more for the final size.
public struct LayoutWriter: Element {
    /// Writes the children's frames and the size into the builder.
    public typealias Build = (Context, inout Builder) -> Void

    /// Called for each question, and once more to place the children.
    public let build: Build

    /// A writer of frames.
    /// - Parameter build: writes the frames; called for each question, and once more to place the children.
    public init(_ build: @escaping Build) {
        self.build = build
    }

    /// The size and the children that are written for each proposal. The children are its own in the record; the real
    /// library has one more level between them (Blueprint 1237c2b6, `Content`).
    public var content: ElementContent {
        ElementContent(
            storage: WrittenContent { context, _ in
                var builder = Builder()
                build(context, &builder)
                return builder
            })
    }

    /// How large a layout writer is.
    public enum Sizing: Equatable, Sendable {
        /// From 0, 0 to the farthest edges of its children.
        case unionOfChildren
        /// A size in points, wherever the children are.
        case fixed(CGSize)
    }

    /// What the closure knows.
    public struct Context {
        /// The proposal, or the final size.
        public var size: SizeConstraint
        /// Whether it is measured or placed.
        public var phase: LayoutPhase

        /// Measured in a proposal, or placed in a size.
        public enum LayoutPhase: Equatable, Sendable {
            /// Only a size is wanted; nothing is placed.
            case measurement
            /// The final size, in points; the children are placed.
            case layout(CGSize)

            /// One value for measuring, and another for placing.
            public func onMeasure<Value>(_ onMeasure: () -> Value, onLayout: (CGSize) -> Value) -> Value {
                switch self {
                case .measurement: onMeasure()
                case .layout(let size): onLayout(size)
                }
            }
        }
    }

    /// One of the writer's children: it is laid out in its frame, whatever it would answer.
    public struct Child {
        /// In the writer, in points.
        public var frame: CGRect
        /// Tells it from siblings of the same type; nil for none.
        public var key: AnyHashable?
        /// What is laid out.
        public var element: any Element
        /// Why it is the frame; nil where nothing is known but that it was computed.
        var reason: (any Reason)?

        /// A child without a reason for its frame.
        public init(frame: CGRect, key: AnyHashable? = nil, element: any Element) {
            self.frame = frame
            self.key = key
            self.element = element
        }
    }

    /// Takes the children and their frames.
    public struct Builder {
        /// How large the writer is: around all children unless said.
        public var sizing = Sizing.unionOfChildren
        /// In the order in which they are drawn.
        public var children: [Child] = []
        /// Notes how the children came by their sizes, in a pass that is recorded; nil where code computed them.
        var record: ((LayoutSubelements) -> Void)?

        package init() {}

        /// Puts an element in front of those before it, at a frame in the writer's points.
        public mutating func add(with frame: CGRect, key: AnyHashable? = nil, child: any Element) {
            add(Child(frame: frame, key: key, element: child))
        }

        /// Puts a child in front of those before it.
        public mutating func add(_ child: Child) {
            children.append(child)
        }

        /// Changes the frames, keys or elements of those added so far, from back to front.
        public mutating func modifyEach(using change: (inout Child) -> Void) {
            for index in children.indices { change(&children[index]) }
        }

        var measured: CGSize {
            switch sizing {
            case .fixed(let size): size
            case .unionOfChildren:
                children.reduce(into: CGSize.zero) { size, child in
                    size.width = max(size.width, child.frame.origin.x + child.frame.size.width)
                    size.height = max(size.height, child.frame.origin.y + child.frame.size.height)
                }
            }
        }
    }
}
