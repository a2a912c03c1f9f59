import Foundation

/// An element in a frame: it measures and lays out, and draws nothing.
///
/// A class, as the library's is, which is a view.
@MainActor
public final class BlueprintView: UIView {
    /// What it shows; nil for nothing.
    public var element: (any Element)?
    /// The environment in which the element is laid out.
    public var environment: Environment
    /// The mode in which it is laid out; nil for the environment's.
    public var layoutMode: LayoutMode?
    /// What the author calls it.
    public var name: String?
    /// Its frame from its own corner, in points.
    public var bounds = CGRect.zero

    /// A view of no size, until its bounds are set.
    public init(element: (any Element)?, environment: Environment = .empty) {
        self.element = element
        self.environment = environment
        super.init()
    }

    /// The size of the element, in points; 0×0 without one.
    /// - Parameter size: a length that is 0, infinite or the greatest finite number is no limit.
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

    /// The element's size in the width of the bounds, without a limit where that is 0; -1×-1 without an element.
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

/// What the library writes into its log. Nothing is written here: it stays off, whatever it is set to.
public enum BlueprintLogging {
    /// Whether anything is written: never.
    public static var isEnabled: Bool {
        get { false }
        set {}
    }

    /// How much would be written.
    public static var config: Config {
        get { .lite }
        set {}
    }

    /// How much is written.
    public struct Config: Hashable, Sendable {
        /// Whether each measurement of an element is written.
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
