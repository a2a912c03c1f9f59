/// What an element says of the view that shows it. Kept as little as lets iOS code compile; nothing here makes views.
public struct ViewDescription {
    /// The class of view that would be made.
    public let viewType: UIView.Type
    /// How the view's frame is brought onto whole pixels.
    public let frameRoundingBehavior: FrameRoundingBehavior
    /// How the view would move to another frame.
    public let layoutTransition: LayoutTransition
    /// How the view would come; nil for at once.
    public let appearingTransition: VisibilityTransition?
    /// How the view would go; nil for at once.
    public let disappearingTransition: VisibilityTransition?

    /// The library's name of the behaviour inside of a description.
    public typealias FrameRoundingBehavior = BlueprintDialect.FrameRoundingBehavior

    /// A view as it is made, without settings.
    public init<View: UIView>(_ type: View.Type) {
        self.init(type, configuring: { _ in })
    }

    /// A view with settings. Nothing here makes views; the description is only kept.
    public init<View: UIView>(_ type: View.Type, configuring: (inout Configuration<View>) -> Void) {
        viewType = type
        var configuration = Configuration<View>()
        configuring(&configuration)
        frameRoundingBehavior = configuration.frameRoundingBehavior
        layoutTransition = configuration.layoutTransition
        appearingTransition = configuration.appearingTransition
        disappearingTransition = configuration.disappearingTransition
    }

    /// What a view is to be made with.
    public struct Configuration<View: UIView> {
        /// Makes the view; nil for the class's own way.
        public var builder: (@MainActor () -> View)?
        /// The view inside it that takes the children's views.
        public var contentView: (@MainActor (View) -> UIView)?
        /// Which edges are rounded to pixels; frames here are not rounded.
        public var frameRoundingBehavior = FrameRoundingBehavior.prioritizeEdges
        /// Changes the view whenever the element changes: never here.
        public var updates: [Update] = []
        /// Changes the view before its frame is set: never here.
        public var updatesBeforeLayout: [Update] = []
        /// How the view would move to another frame.
        public var layoutTransition = LayoutTransition.inherited
        /// How the view would come; nil for at once.
        public var appearingTransition: VisibilityTransition?
        /// How the view would go; nil for at once.
        public var disappearingTransition: VisibilityTransition?
        /// Called when the view would appear: never here.
        public var onAppear: (() -> Void)?
        /// Called when the view would disappear: never here.
        public var onDisappear: (() -> Void)?

        /// A setting of the view: nothing keeps it.
        public subscript<Value>(_ path: ReferenceWritableKeyPath<View, Value>) -> Value? {
            get { nil }
            nonmutating set {}
        }

        /// A change of the view.
        public typealias Update = @MainActor (View) -> Void

        /// Keeps a change of the view; nothing calls it.
        public mutating func apply(_ update: @escaping Update) { updates.append(update) }

        /// Keeps a change of the view before its frame is set; nothing calls it.
        public mutating func applyBeforeLayout(_ update: @escaping Update) { updatesBeforeLayout.append(update) }
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
        ViewDescription(Self.self, configuring: configuring)
    }
}

/// What an element knows while it describes its view.
public struct ViewDescriptionContext {
    /// The element's frame from its own corner, in points.
    public var bounds: CGRect
    /// What all that is in it takes together, in points; nil where there is nothing.
    public var subtreeExtent: CGRect?
    /// The environment of the element.
    public var environment: Environment

    /// What an element's view may depend on.
    public init(bounds: CGRect, subtreeExtent: CGRect? = nil, environment: Environment = .empty) {
        self.bounds = bounds
        self.subtreeExtent = subtreeExtent
        self.environment = environment
    }
}
