import Foundation

/// An element in a frame. It measures and lays out, and draws nothing.
///
/// A class, because the library's view is one.
@MainActor
public final class BlueprintView: UIView {
    /// The element that it shows; nil for none.
    public var element: (any Element)?
    /// The environment in which the element is laid out.
    public var environment: Environment
    /// The layout mode; nil for the environment's.
    public var layoutMode: LayoutMode?
    /// The author's name for it.
    public var name: String?
    /// The frame from its own corner, in points.
    public var bounds = CGRect.zero

    /// Creates a view of size 0×0, until its bounds are set.
    public init(element: (any Element)?, environment: Environment = .empty) {
        self.element = element
        self.environment = environment
        super.init()
    }

    /// The size of the element, in points; 0×0 without one.
    /// - Parameter size: a length of 0, infinity or the greatest finite number means no limit.
    public func sizeThatFits(_ size: CGSize) -> CGSize {
        func limit(_ length: CGFloat) -> SizeConstraint.Axis {
            length == 0 || length == .greatestFiniteMagnitude ? .unconstrained : .atMost(length)
        }
        return sizeThatFits(SizeConstraint(width: limit(size.width), height: limit(size.height)))
    }

    /// The size of the element, in points; 0×0 without one.
    public func sizeThatFits(_ constraint: SizeConstraint) -> CGSize {
        element?.content.measure(in: constraint, environment: adaptedEnvironment) ?? .zero
    }

    /// The element's size in the width of the bounds, unlimited if that is 0; -1×-1 without an element.
    public var intrinsicContentSize: CGSize {
        guard element != nil else { return CGSize(width: -1, height: -1) }
        return sizeThatFits(bounds.size.width == 0 ? .unconstrained : SizeConstraint(width: bounds.size.width))
    }

    /// The element, laid out in the bounds; nil without one.
    public var layoutResult: LayoutResult? {
        element?.layout(frame: CGRect(origin: .zero, size: bounds.size), environment: adaptedEnvironment)
    }

    private var adaptedEnvironment: Environment {
        var environment = environment
        if let layoutMode { environment.layoutMode = layoutMode }
        return environment
    }
}

/// The settings of the library's log. Nothing is logged here: it stays off.
public enum BlueprintLogging {
    /// Whether anything is logged: never.
    public static var isEnabled: Bool {
        get { false }
        set {}
    }

    /// The detail of the log.
    public static var config: Config {
        get { .lite }
        set {}
    }

    /// The detail of a log.
    public struct Config: Hashable, Sendable {
        /// Whether each measurement of an element is logged.
        public var recordElementMeasures: Bool

        /// With or without measurements.
        public init(recordElementMeasures: Bool) {
            self.recordElementMeasures = recordElementMeasures
        }

        /// Without measurements.
        public static let lite = Config(recordElementMeasures: false)
        /// With measurements.
        public static let verbose = Config(recordElementMeasures: true)
    }
}
