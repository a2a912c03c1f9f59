import Negotiation

/// Places children at frames that a closure computes: once for each proposal, and once more for the final size.
public struct LayoutWriter: Element {
    public typealias Build = (Context, inout Builder) -> Void

    public let build: Build

    public init(_ build: @escaping Build) {
        self.build = build
    }

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
        case fixed(CGSize)
    }

    /// What the closure knows.
    public struct Context {
        /// The proposal, or the final size.
        public var size: SizeConstraint
        public var phase: LayoutPhase

        public enum LayoutPhase: Equatable, Sendable {
            case measurement
            case layout(CGSize)

            public func onMeasure<Value>(_ onMeasure: () -> Value, onLayout: (CGSize) -> Value) -> Value {
                switch self {
                case .measurement: onMeasure()
                case .layout(let size): onLayout(size)
                }
            }
        }
    }

    public struct Child {
        public var frame: CGRect
        public var key: AnyHashable?
        public var element: any Element
        /// Why it is the frame; nil where nothing is known but that it was computed.
        var reason: (any Reason)?

        public init(frame: CGRect, key: AnyHashable? = nil, element: any Element) {
            self.frame = frame
            self.key = key
            self.element = element
        }
    }

    /// Takes the children and their frames.
    public struct Builder {
        public var sizing = Sizing.unionOfChildren
        public var children: [Child] = []

        package init() {}

        public mutating func add(with frame: CGRect, key: AnyHashable? = nil, child: any Element) {
            add(Child(frame: frame, key: key, element: child))
        }

        public mutating func add(_ child: Child) {
            children.append(child)
        }

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
