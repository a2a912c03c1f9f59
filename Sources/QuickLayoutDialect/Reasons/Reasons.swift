import EngineKit
import Negotiation

// Why elements ask and place as they do. Each is made in the call that asks or places, with the numbers used.

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

extension ViewDimensions {
    package func point(of alignment: Alignment) -> CGPoint {
        CGPoint(x: self[alignment.horizontal], y: self[alignment.vertical])
    }
}
