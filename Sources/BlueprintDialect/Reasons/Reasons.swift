import EngineKit
import Negotiation

// Why built-in elements ask and place as they do. Each is made in the call that asks or places, with the numbers used.

extension Calculation {
    /// A limit that was handed on as it is; nil where there is none.
    init?(_ axis: SizeConstraint.Axis) {
        guard let maximum = axis.constrainedValue else { return nil }
        self.init(maximum)
    }
}

extension SizeConstraint {
    /// As reasons keep it.
    var lengths: ProposedLengths { ProposedLengths(width: width.constrainedValue, height: height.constrainedValue) }
}

/// The root's frame, where its answer counts.
struct RootAnswer: SizedReason {
    let size: CGSize

    var sentence: String { CommonSentences.rootAnswer }
}

/// A child that gets all of its container.
struct Fills: SizedReason {
    let container: String
    let size: CGSize

    var sentence: String { "fills \(container)" }
}

/// A child whose frame was to be infinite or NaN, and is of another size for it.
struct MadeFinite: Reason {
    /// Why it was to have the frame that is not finite.
    let reason: any Reason
    let size: CGSize

    var sentence: String { "\(reason.sentence); that is not finite, so \(PointsFormat.short(size))" }

    func calculation(on axis: Negotiation.Axis) -> Calculation? {
        let intended = reason.calculation(on: axis)
        return intended?.value == size[axis] ? intended : Calculation(size[axis])
    }
}

/// An element that has its size, and asks what its child would take of it.
struct RoomThereIs: Reason {
    let size: CGSize

    var sentence: String { "all the room there is: \(PointsFormat.short(size))" }

    func calculation(on axis: Negotiation.Axis) -> Calculation? { Calculation(SizeConstraint(size)[axis]) }
}
