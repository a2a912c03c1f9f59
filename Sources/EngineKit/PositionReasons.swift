import Foundation
import Negotiation

/// A reason for a whole size without arithmetic.
public protocol SizedReason: Reason {
    /// The size, in points.
    var size: CGSize { get }
}

extension SizedReason {
    /// The size's length on the axis.
    public func calculation(on axis: Axis) -> Calculation? { Calculation(size[axis]) }

    /// The child's own answer.
    public func origin(on axis: Axis) -> LengthOrigin { .decided }
}

/// A reason for a child's position. The size is the child's own answer; the position was calculated.
public protocol PositionReason: SizedReason {
    /// The arithmetic behind its position, from its parent's corner.
    func position(on axis: Axis) -> Calculation
}

extension PositionReason {
    /// The position that the arithmetic gives.
    @inlinable public var corner: CGPoint {
        CGPoint(x: position(on: .horizontal).value, y: position(on: .vertical).value)
    }
}

/// The root at its own size: centered in an exact length, else at 0.
package struct RootPlaced: PositionReason {
    package let size: CGSize
    private let width: CGFloat?
    private let height: CGFloat?

    package init(size: CGSize, width: CGFloat?, height: CGFloat?) {
        (self.size, self.width, self.height) = (size, width, height)
    }

    package var sentence: String { CommonSentences.rootCentered(width: width, height: height) }

    package func position(on axis: Axis) -> Calculation {
        (axis == .horizontal ? width : height).map { Calculation(centering: size[axis], in: $0) } ?? Calculation(0)
    }
}

extension Calculation {
    /// The start of a length centered in another.
    package init(centering length: CGFloat, in whole: CGFloat) {
        self = Calculation(whole).adding(.minus(length)).adding(.over(2))
    }
}

/// A child with its parent's size and position.
public struct Same: PositionReason {
    public let size: CGSize

    /// - Parameter size: its answer, in points.
    @inlinable public init(size: CGSize) {
        self.size = size
    }

    public var sentence: String { "its own size; the parent adopts it" }

    public func position(on axis: Axis) -> Calculation { Calculation(0) }
}

/// A child that is moved.
public struct Moved: PositionReason {
    public let size: CGSize
    @usableFromInline let offset: CGPoint

    /// Creates the reason; both values are in points.
    @inlinable public init(size: CGSize, offset: CGPoint) {
        (self.size, self.offset) = (size, offset)
    }

    public var sentence: String { "its own size, moved by \(PointsFormat.short(offset))" }

    public func position(on axis: Axis) -> Calculation { Calculation(offset[axis]) }
}

/// A child inside of padding.
public struct InsideOfPadding: PositionReason {
    public let size: CGSize
    @usableFromInline let start: CGPoint

    /// - Parameter start: the insets from the left and from the top.
    @inlinable public init(size: CGSize, start: CGPoint) {
        (self.size, self.start) = (size, start)
    }

    public var sentence: String {
        "its own size, \(PointsFormat.short(start.x)) from the left and \(PointsFormat.short(start.y)) from the top"
    }

    public func position(on axis: Axis) -> Calculation { Calculation(start[axis]) }
}

/// A line by which elements are aligned.
public protocol NamedLine: Sendable {
    /// The name in sentences: `leading edges`, `centers`.
    var words: String { get }
}

/// A child whose lines coincide with its parent's, or with those that all children share.
public struct LinedUp<Line: NamedLine>: PositionReason {
    public let size: CGSize
    @usableFromInline let across: Line
    @usableFromInline let down: Line
    /// The positions of the common lines, and of the child's own.
    @usableFromInline let common: CGPoint
    @usableFromInline let own: CGPoint

    /// - Parameters:
    ///   - size: the child's answer, in points.
    ///   - names: the line from top to bottom (across), and the one from side to side (down).
    ///   - common: the lines' positions in the parent, in points.
    ///   - own: the lines' positions in the child.
    @inlinable public init(size: CGSize, _ names: (across: Line, down: Line), at common: CGPoint, own: CGPoint) {
        (self.size, self.across, self.down, self.common, self.own) = (size, names.across, names.down, common, own)
    }

    public var sentence: String {
        "its own size, \(LineWords.both((across, down))) at \(PointsFormat.short(common))"
    }

    public func position(on axis: Axis) -> Calculation {
        Calculation(common[axis]).adding(.minus(own[axis]))
    }
}

/// The names of alignment lines.
package enum LineWords {
    package static func starts(_ axis: Axis) -> String { axis == .horizontal ? "leading edges" : "tops" }
    package static func ends(_ axis: Axis) -> String { axis == .horizontal ? "trailing edges" : "bottoms" }
    package static let centers = "centers"

    /// The name of a guide at the start, in the middle or at the end of an axis.
    package static func start(_ axis: Axis) -> String { axis == .horizontal ? "leading" : "top" }
    package static func end(_ axis: Axis) -> String { axis == .horizontal ? "trailing" : "bottom" }

    /// `tops in line at 3`.
    package static func one(_ line: some NamedLine, at position: CGFloat) -> String {
        "\(line.words) in line at \(PointsFormat.short(position))"
    }

    /// `trailing edges and tops in line`.
    package static func both<Line: NamedLine>(_ lines: (across: Line, down: Line)) -> String {
        let (across, down) = (lines.across.words, lines.down.words)
        return across == down ? "\(across) on one point" : "\(across) and \(down) in line"
    }
}
