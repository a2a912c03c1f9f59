/// The description of an element's view, reduced to what lets iOS code compile; no views are made here.
public struct ViewDescription {
    /// The class of the view.
    public let viewType: UIView.Type
    /// The rounding of the view's frame to whole pixels.
    public let frameRoundingBehavior: FrameRoundingBehavior
    /// The transition of the view to another frame.
    public let layoutTransition: LayoutTransition
    /// The transition of the view when it appears; nil for none.
    public let appearingTransition: VisibilityTransition?
    /// The transition of the view when it disappears; nil for none.
    public let disappearingTransition: VisibilityTransition?

    /// The library's name of the behavior inside of a description.
    public typealias FrameRoundingBehavior = BlueprintDialect.FrameRoundingBehavior

    /// Creates a description of a view without settings.
    public init<View: UIView>(_ type: View.Type) {
        self.init(type, configuring: { _ in })
    }

    /// Creates a description of a view with settings. It is only kept: no views are made here.
    public init<View: UIView>(_ type: View.Type, configuring: (inout Configuration<View>) -> Void) {
        viewType = type
        var configuration = Configuration<View>()
        configuring(&configuration)
        frameRoundingBehavior = configuration.frameRoundingBehavior
        layoutTransition = configuration.layoutTransition
        appearingTransition = configuration.appearingTransition
        disappearingTransition = configuration.disappearingTransition
    }

    /// The settings of a view.
    public struct Configuration<View: UIView> {
        /// Makes the view; nil for the class's default initializer.
        public var builder: (@MainActor () -> View)?
        /// The view inside it that holds the children's views.
        public var contentView: (@MainActor (View) -> UIView)?
        /// The edges that are rounded to pixels; frames here are not rounded.
        public var frameRoundingBehavior = FrameRoundingBehavior.prioritizeEdges
        /// Changes of the view whenever the element changes; never called here.
        public var updates: [Update] = []
        /// Changes of the view before its frame is set; never called here.
        public var updatesBeforeLayout: [Update] = []
        /// The transition of the view to another frame.
        public var layoutTransition = LayoutTransition.inherited
        /// The transition of the view when it appears; nil for none.
        public var appearingTransition: VisibilityTransition?
        /// The transition of the view when it disappears; nil for none.
        public var disappearingTransition: VisibilityTransition?
        /// Called when the view appears; never called here.
        public var onAppear: (() -> Void)?
        /// Called when the view disappears; never called here.
        public var onDisappear: (() -> Void)?

        /// A setting of the view, which is not kept.
        public subscript<Value>(_ path: ReferenceWritableKeyPath<View, Value>) -> Value? {
            get { nil }
            nonmutating set {}
        }

        /// A change of the view.
        public typealias Update = @MainActor (View) -> Void

        /// Adds a change of the view, which is never called.
        public mutating func apply(_ update: @escaping Update) { updates.append(update) }

        /// Adds a change of the view before its frame is set, which is never called.
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

/// The values for an element's view description.
public struct ViewDescriptionContext {
    /// The element's frame from its own corner, in points.
    public var bounds: CGRect
    /// The extent of everything in the element, in points; nil if it is empty.
    public var subtreeExtent: CGRect?
    /// The environment of the element.
    public var environment: Environment

    /// Creates a context.
    public init(bounds: CGRect, subtreeExtent: CGRect? = nil, environment: Environment = .empty) {
        self.bounds = bounds
        self.subtreeExtent = subtreeExtent
        self.environment = environment
    }
}
