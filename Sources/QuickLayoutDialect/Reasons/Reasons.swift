import EngineKit
import Negotiation

// Why elements ask and place as they do. Each is made in the call that asks or places, with the numbers used.

/// A reason for where a child stands. Its size is its own answer; its place was calculated.
package protocol PositionReason: SizedReason {
    /// The arithmetic behind its place, from its parent's corner.
    func position(on axis: Axis) -> Calculation
}

extension PositionReason {
    /// The place that the arithmetic gives.
    var corner: CGPoint { CGPoint(x: position(on: .horizontal).value, y: position(on: .vertical).value) }
}

/// The root in its own size: in the middle of a length that was wanted exactly, else at 0.
struct RootPlaced: PositionReason {
    let size: CGSize
    let width: CGFloat?
    let height: CGFloat?

    var sentence: String { CommonSentences.rootCentered(width: width, height: height) }

    func position(on axis: Axis) -> Calculation {
        guard let length = axis == .horizontal ? width : height else { return Calculation(0) }
        return Calculation(length).adding(.minus(size[axis])).adding(.over(2))
    }
}

/// An element that asks as it was asked.
package struct PassedOn: Reason {
    let offer: CGSize

    package init(offer: CGSize) {
        self.offer = offer
    }

    package var sentence: String { "the proposal, passed on as it came" }

    package func calculation(on axis: Axis) -> Calculation? { Calculation(offer[axis]) }
}

/// A child that is as large as its parent, and stands where that does.
struct Same: PositionReason {
    let size: CGSize

    var sentence: String { "its own size, which its parent takes over" }

    func position(on axis: Axis) -> Calculation { Calculation(0) }
}

/// A child whose line lies on its parent's.
package struct Aligned: PositionReason {
    package let size: CGSize
    let alignment: Alignment
    /// Where the lines run: in the parent, and in the child.
    let lines: (parent: CGPoint, child: CGPoint)

    package init(_ child: ViewDimensions, in parent: ViewDimensions, _ alignment: Alignment) {
        size = child.size
        self.alignment = alignment
        lines = (parent.point(of: alignment), child.point(of: alignment))
    }

    package var sentence: String { "its own size, \(alignment.words(at: lines.parent))" }

    package func position(on axis: Axis) -> Calculation {
        Calculation(lines.parent[axis]).adding(.minus(lines.child[axis]))
    }
}

/// A child where code that is not the library's puts it.
package struct PlacedByCode: PositionReason {
    package let size: CGSize
    private let place: CGPoint
    private let placer: String
    private let stated: String?
    package let code: SourceOrigin?

    /// - Parameters:
    ///   - placer: the name of the element whose code it is.
    ///   - stated: what the code says itself; nil where it says nothing.
    ///   - code: where it stands; nil for compiled Swift.
    package init(size: CGSize, place: CGPoint, placer: String, stated: String? = nil, code: SourceOrigin? = nil) {
        (self.size, self.place, self.placer, self.stated, self.code) = (size, place, placer, stated, code)
    }

    package var isByCode: Bool { true }

    package var sentence: String {
        stated ?? "its own size, at \(PointsFormat.short(place)) by the code of \(placer)"
    }

    package func position(on axis: Axis) -> Calculation { Calculation(place[axis]) }
}

extension Alignment {
    /// `trailing edges and tops in line`.
    var words: String {
        let (across, down) = (horizontal.guide.words, vertical.guide.words)
        return across == down ? "\(across) on one point" : "\(across) and \(down) in line"
    }

    /// `trailing edges and tops in line at 4, 0`.
    func words(at point: CGPoint) -> String { "\(words) at \(PointsFormat.short(point))" }
}

extension ViewDimensions {
    package func point(of alignment: Alignment) -> CGPoint {
        CGPoint(x: self[alignment.horizontal], y: self[alignment.vertical])
    }
}
