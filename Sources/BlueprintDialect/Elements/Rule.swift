/// A line across or down, of a colour.
public struct Rule: ProxyElement {
    /// The axis along which it runs.
    public var orientation: Orientation
    /// What it is drawn in.
    public var color: UIColor
    /// Across its axis.
    public var thickness: Thickness

    /// A hairline unless given.
    public init(orientation: Orientation, color: UIColor, thickness: Thickness = .hairline) {
        self.orientation = orientation
        self.color = color
        self.thickness = thickness
    }

    /// A box of its thickness across, and as long as it is proposed.
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

    /// The axis along which a rule runs.
    public enum Orientation: Hashable, Sendable {
        /// As high as it is thick, and as wide as is proposed.
        case horizontal
        /// As wide as it is thick, and as high as is proposed.
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
