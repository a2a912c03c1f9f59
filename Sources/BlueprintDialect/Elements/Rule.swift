/// A line across or down, of a colour.
public struct Rule: ProxyElement {
    public var orientation: Orientation
    public var color: UIColor
    public var thickness: Thickness

    public init(orientation: Orientation, color: UIColor, thickness: Thickness = .hairline) {
        self.orientation = orientation
        self.color = color
        self.thickness = thickness
    }

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

    public enum Orientation: Hashable, Sendable {
        case horizontal, vertical
    }

    public enum Thickness: Hashable, Sendable {
        /// One pixel of the display.
        case hairline
        case points(CGFloat)
    }
}
