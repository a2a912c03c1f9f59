/// What an element says of the view that shows it. Kept as little as lets iOS code compile; nothing here makes views.
public struct ViewDescription {
    public let viewType: UIView.Type
    /// How the view's frame is brought onto whole pixels.
    public let frameRoundingBehavior: FrameRoundingBehavior

    public init<View: UIView>(_ type: View.Type) {
        self.init(type) { _ in }
    }

    public init<View: UIView>(_ type: View.Type, configure: (inout Configuration<View>) -> Void) {
        viewType = type
        var configuration = Configuration<View>()
        configure(&configuration)
        frameRoundingBehavior = configuration.frameRoundingBehavior
    }

    /// What a view is to be made with.
    public struct Configuration<View: UIView> {
        public var builder: (@MainActor () -> View)?
        /// The view inside it that takes the children's views.
        public var contentView: (@MainActor (View) -> UIView)?
        public var frameRoundingBehavior = FrameRoundingBehavior.prioritizeEdges
        public var onAppear: (() -> Void)?
        public var onDisappear: (() -> Void)?

        public subscript<Value>(_ path: ReferenceWritableKeyPath<View, Value>) -> Value? {
            get { nil }
            nonmutating set {}
        }

        public func apply(_ update: @escaping @MainActor (View) -> Void) {}
    }
}

/// A class of views that can be described: `GaugeView.describe { configuration in ... }`.
public protocol UIViewDescribing: UIView {}

extension UIView: UIViewDescribing {}

extension UIViewDescribing {
    /// The description of a view of this class.
    public nonisolated static func describe(
        _ configuring: (inout ViewDescription.Configuration<Self>) -> Void
    ) -> ViewDescription {
        ViewDescription(Self.self, configure: configuring)
    }
}

/// What an element knows while it describes its view.
public struct ViewDescriptionContext {
    public var bounds: CGRect
    public var subtreeExtent: CGRect?
    public var environment: Environment

    public init(bounds: CGRect, subtreeExtent: CGRect? = nil, environment: Environment = .empty) {
        self.bounds = bounds
        self.subtreeExtent = subtreeExtent
        self.environment = environment
    }
}
