import EngineKit

/// An alignment line across an element.
public protocol AlignmentID: SendableMetatype {
    /// The line's position in an element of these dimensions, unless the element has an explicit guide.
    static func defaultValue(in context: ElementDimensions) -> CGFloat
}

/// An alignment line, named by an `AlignmentID` or by a substitute.
public struct AlignmentLine: Hashable, Sendable {
    let own: OwnLine<ElementDimensions>
    /// The line's place, if the library knows it.
    private let place: Place

    /// A line's place in the length that it divides.
    enum Place {
        case start, middle, end
        /// A function of the dimensions knows it.
        case computed
    }

    /// Creates a line of the author's own.
    public init(_ id: any AlignmentID.Type) {
        self.init(id, at: .computed)
    }

    package init(_ own: OwnLine<ElementDimensions>) {
        (self.own, place) = (own, .computed)
    }

    init(_ id: any AlignmentID.Type, at place: Place) {
        own = OwnLine(id) { id.defaultValue(in: $0) }
        self.place = place
    }

    /// The line's position in an element that sets none.
    /// - Parameters:
    ///   - length: the length that the line divides.
    ///   - size: the size with that length.
    func position(in length: CGFloat, of size: @autoclosure () -> CGSize) -> CGFloat {
        switch place {
        case .start: 0
        case .middle: length / 2
        case .end: length
        case .computed: own.defaultValue(ElementDimensions(size: size()))
        }
    }

    /// Compares the lines; the same line has the same place.
    public static func == (one: AlignmentLine, other: AlignmentLine) -> Bool { one.own == other.own }

    /// Hashes the line.
    public func hash(into hasher: inout Hasher) { hasher.combine(own) }
}

/// A vertical line by which elements are aligned horizontally.
public struct HorizontalAlignment: Equatable, Sendable, CustomStringConvertible {
    let line: AlignmentLine

    /// Creates a line of the author's own.
    public init(_ id: any AlignmentID.Type) {
        line = AlignmentLine(id)
    }

    package init(_ line: AlignmentLine) {
        self.line = line
    }

    /// The leading edge, where text begins.
    public static let leading = HorizontalAlignment(AlignmentLine(Leading.self, at: .start))
    /// The middle of the width.
    public static let center = HorizontalAlignment(AlignmentLine(Center.self, at: .middle))
    /// The trailing edge, where text ends.
    public static let trailing = HorizontalAlignment(AlignmentLine(Trailing.self, at: .end))

    /// The name of the line's type.
    public var description: String { line.own.name }

    enum Leading: AlignmentID {
        static func defaultValue(in context: ElementDimensions) -> CGFloat { 0 }
    }

    enum Center: AlignmentID {
        static func defaultValue(in context: ElementDimensions) -> CGFloat { context.width / 2 }
    }

    enum Trailing: AlignmentID {
        static func defaultValue(in context: ElementDimensions) -> CGFloat { context.width }
    }
}

/// A horizontal line by which elements are aligned vertically.
public struct VerticalAlignment: Equatable, Sendable, CustomStringConvertible {
    let line: AlignmentLine

    /// Creates a line of the author's own.
    public init(_ id: any AlignmentID.Type) {
        line = AlignmentLine(id)
    }

    package init(_ line: AlignmentLine) {
        self.line = line
    }

    /// The top edge.
    public static let top = VerticalAlignment(AlignmentLine(Top.self, at: .start))
    /// The middle of the height.
    public static let center = VerticalAlignment(AlignmentLine(Center.self, at: .middle))
    /// The bottom edge.
    public static let bottom = VerticalAlignment(AlignmentLine(Bottom.self, at: .end))

    /// The name of the line's type.
    public var description: String { line.own.name }

    enum Top: AlignmentID {
        static func defaultValue(in context: ElementDimensions) -> CGFloat { 0 }
    }

    enum Center: AlignmentID {
        static func defaultValue(in context: ElementDimensions) -> CGFloat { context.height / 2 }
    }

    enum Bottom: AlignmentID {
        static func defaultValue(in context: ElementDimensions) -> CGFloat { context.height }
    }
}

/// An alignment on both axes.
public struct Alignment: Equatable, Sendable {
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
}

/// An element's size and the alignment lines that run through it.
public struct ElementDimensions: Equatable {
    let size: CGSize
    private var explicitGuides: [AlignmentLine: CGFloat] = [:]

    init(size: CGSize) {
        self.size = size
    }

    /// The width in points.
    public var width: CGFloat { size.width }
    /// The height in points.
    public var height: CGFloat { size.height }

    /// The line's position: its explicit guide, else its default.
    public subscript(guide: HorizontalAlignment) -> CGFloat {
        get { self[explicit: guide] ?? guide.line.own.defaultValue(self) }
        set { explicitGuides[guide.line] = newValue }
    }

    /// The line's position: its explicit guide, else its default.
    public subscript(guide: VerticalAlignment) -> CGFloat {
        get { self[explicit: guide] ?? guide.line.own.defaultValue(self) }
        set { explicitGuides[guide.line] = newValue }
    }

    /// The line's explicit position, in points from the left; nil if there is none.
    public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { explicitGuides[guide.line] }
    /// The line's explicit position, in points from the top; nil if there is none.
    public subscript(explicit guide: VerticalAlignment) -> CGFloat? { explicitGuides[guide.line] }
}
