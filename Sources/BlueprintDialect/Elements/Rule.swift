/// A colored line across or down: as thick as given, and 0 long until its parent stretches it.
public struct Rule: ProxyElement {
    /// The axis of the line.
    public var orientation: Orientation
    /// The color of the line.
    public var color: UIColor
    /// The thickness across its axis.
    public var thickness: Thickness

    /// Creates a rule, by default a hairline.
    public init(orientation: Orientation, color: UIColor, thickness: Thickness = .hairline) {
        self.orientation = orientation
        self.color = color
        self.thickness = thickness
    }

    /// A box that answers its thickness across its axis, and 0 along it.
    public var elementRepresentation: any Element {
        switch thickness {
        case .points(let points): line(points)
        case .hairline: EnvironmentReader { line(1 / $0.displayScale) }
        }
    }

    private func line(_ points: CGFloat) -> any Element {
        let box = Box(backgroundColor: color)
        return orientation == .horizontal
            ? box.constrainedTo(height: .absolute(points)) : box.constrainedTo(width: .absolute(points))
    }

    /// The axis of a rule.
    public enum Orientation: Hashable, Sendable {
        /// As high as it is thick; a `fill` alignment gives it its width.
        case horizontal
        /// As wide as it is thick; a `fill` alignment gives it its height.
        case vertical
    }

    /// A pixel, or a number of points.
    public enum Thickness: Hashable, Sendable {
        /// One pixel of the display.
        case hairline
        /// A length in points.
        case points(CGFloat)
    }
}
