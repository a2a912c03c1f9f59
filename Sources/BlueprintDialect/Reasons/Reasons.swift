import EngineKit
import Negotiation

// The reasons of built-in elements. Each is made in the call that asks or places, with the numbers used.

extension Calculation {
    /// A limit that is passed on unchanged; nil if there is none.
    init?(_ axis: SizeConstraint.Axis) {
        guard let maximum = axis.constrainedValue else { return nil }
        self.init(maximum)
    }
}

extension SizeConstraint {
    /// The proposal as reasons keep it.
    var lengths: ProposedLengths { ProposedLengths(width: width.constrainedValue, height: height.constrainedValue) }
}

/// The root's frame if its answer counts.
struct RootAnswer: SizedReason {
    let size: CGSize

    var sentence: String { CommonSentences.rootAnswer }
}

/// A child that gets its container's whole size.
struct Fills: SizedReason {
    let container: String
    let size: CGSize

    var sentence: String { "fills \(container)" }

    func origin(on axis: Negotiation.Axis) -> LengthOrigin { .room(axis) }
}

/// A child whose frame was infinite or NaN, and got another size.
struct MadeFinite: Reason {
    /// The reason for the original frame.
    let reason: any Reason
    let size: CGSize

    var sentence: String { "\(reason.sentence); that is not finite, so \(PointsFormat.short(size))" }

    func calculation(on axis: Negotiation.Axis) -> Calculation? {
        let intended = reason.calculation(on: axis)
        return intended?.value == size[axis] ? intended : Calculation(size[axis])
    }

    /// An infinite length becomes the container's, NaN becomes 0.
    func origin(on axis: Negotiation.Axis) -> LengthOrigin {
        guard let intended = reason.calculation(on: axis)?.value, intended != size[axis] else {
            return reason.origin(on: axis)
        }
        return intended == .infinity ? .room(axis) : .constant
    }
}

/// The size of an element, proposed to its child.
struct RoomThereIs: Reason {
    let size: CGSize

    var sentence: String { "all the room there is: \(PointsFormat.short(size))" }

    func calculation(on axis: Negotiation.Axis) -> Calculation? { Calculation(SizeConstraint(size)[axis]) }
}
