import EngineKit
import Negotiation

/// A line of an element for alignment. Elements without an explicit one use the default.
public protocol AlignmentID: SendableMetatype {
    /// Returns the line's position, in points from the left or the top.
    static func defaultValue(in dimensions: ViewDimensions) -> CGFloat
}

/// A vertical line by which elements are aligned from side to side.
public struct HorizontalAlignment: Hashable, Sendable {
    let guide: AlignmentGuide

    /// Creates a line of the author's own.
    public init(_ id: any AlignmentID.Type) {
        self.init(OwnLine(id) { id.defaultValue(in: $0) })
    }

    /// Creates a line without a compiled type.
    package init(_ own: OwnLine<ViewDimensions>) {
        self.init(.custom(own))
    }

    private init(_ line: AlignmentGuide.Line) {
        guide = AlignmentGuide(axis: .horizontal, line: line)
    }

    /// The leading edge, where text begins.
    public static let leading = HorizontalAlignment(.start)
    /// The middle of the width.
    public static let center = HorizontalAlignment(.center)
    /// The trailing edge, where text ends.
    public static let trailing = HorizontalAlignment(.end)
}

/// A horizontal line by which elements are aligned from top to bottom.
public struct VerticalAlignment: Hashable, Sendable {
    let guide: AlignmentGuide

    /// Creates a line of the author's own.
    public init(_ id: any AlignmentID.Type) {
        self.init(OwnLine(id) { id.defaultValue(in: $0) })
    }

    /// Creates a line without a compiled type.
    package init(_ own: OwnLine<ViewDimensions>) {
        self.init(.custom(own))
    }

    private init(_ line: AlignmentGuide.Line) {
        guide = AlignmentGuide(axis: .vertical, line: line)
    }

    /// The top edge.
    public static let top = VerticalAlignment(.start)
    /// The middle of the height.
    public static let center = VerticalAlignment(.center)
    /// The bottom edge.
    public static let bottom = VerticalAlignment(.end)
}

/// A point by which elements are aligned on both axes.
public struct Alignment: Hashable, Sendable {
    /// The line from top to bottom.
    public var horizontal: HorizontalAlignment
    /// The line from side to side.
    public var vertical: VerticalAlignment

    /// Creates an alignment from a line on each axis.
    public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
        self.horizontal = horizontal
        self.vertical = vertical
    }

    /// Leading edges and tops.
    public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
    /// Horizontal centers and tops.
    public static let top = Alignment(horizontal: .center, vertical: .top)
    /// Trailing edges and tops.
    public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
    /// Leading edges and vertical centers.
    public static let leading = Alignment(horizontal: .leading, vertical: .center)
    /// Centers on both axes.
    public static let center = Alignment(horizontal: .center, vertical: .center)
    /// Trailing edges and vertical centers.
    public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
    /// Leading edges and bottoms.
    public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
    /// Horizontal centers and bottoms.
    public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
    /// Trailing edges and bottoms.
    public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)

    func guide(on axis: Axis) -> AlignmentGuide {
        axis == .horizontal ? horizontal.guide : vertical.guide
    }

    /// The lines as reasons keep them.
    var lines: (across: GuideName, down: GuideName) { (GuideName(horizontal.guide), GuideName(vertical.guide)) }
}

/// A named line of an element, on either axis.
public struct AlignmentGuide: Hashable, Sendable {
    let axis: Axis
    let line: Line

    enum Line: Hashable, Sendable {
        /// Leading or top.
        case start
        case center
        /// Trailing or bottom.
        case end
        case custom(OwnLine<ViewDimensions>)
    }

    var isCustom: Bool {
        if case .custom = line { true } else { false }
    }

    /// The line's position in an element that does not set it.
    func defaultValue(in dimensions: ViewDimensions) -> CGFloat {
        let length = dimensions.size[axis]
        let isMirrored = axis == .horizontal && dimensions.direction == .rightToLeft
        return switch line {
        case .start: isMirrored ? length : 0
        case .center: length / 2
        case .end: isMirrored ? 0 : length
        case .custom(let custom): custom.defaultValue(dimensions)
        }
    }
}

/// The name of a guide, as reasons keep it.
package struct GuideName: NamedLine {
    private let axis: Axis
    private let kind: Kind

    private enum Kind {
        case start, center, end, custom
    }

    /// The name of a guide.
    init(_ guide: AlignmentGuide) {
        axis = guide.axis
        kind =
            switch guide.line {
            case .start: .start
            case .center: .center
            case .end: .end
            case .custom: .custom
            }
    }

    /// The name in a sentence about one guide.
    var guideName: String {
        switch kind {
        case .start: LineWords.start(axis)
        case .center: "center"
        case .end: LineWords.end(axis)
        case .custom: "own"
        }
    }

    package var words: String {
        switch kind {
        case .start: LineWords.starts(axis)
        case .center: LineWords.centers
        case .end: LineWords.ends(axis)
        case .custom: "guides"
        }
    }
}
