import EngineKit
import Negotiation

// The reasons of elements. Each is made in the call that asks or places, with the numbers used.

/// A child placed by code outside of the library.
package struct PlacedByCode: PositionReason {
    package let size: CGSize
    private let place: CGPoint
    private let placer: String
    private let stated: String?
    package let code: SourceOrigin?

    /// - Parameters:
    ///   - placer: the name of the element that runs the code.
    ///   - stated: the reason that the code gives; nil for none.
    ///   - code: the code's place in the source; nil for compiled Swift.
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
