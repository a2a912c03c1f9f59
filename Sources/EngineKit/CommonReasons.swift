import Foundation
import Negotiation

/// The question, or the frame, that a person or a program put to the root.
package struct TopProposal: Reason {
    private let width: CGFloat?
    private let height: CGFloat?

    /// - Parameters: the lengths that it comes down to; nil for no limit.
    package init(width: CGFloat?, height: CGFloat?) {
        self.width = width
        self.height = height
    }

    package var sentence: String { "the root's proposal" }

    package func calculation(on axis: Axis) -> Calculation? {
        (axis == .horizontal ? width : height).map { Calculation($0) }
    }
}

/// A reason for a size as a whole, which has no arithmetic behind it.
package protocol SizedReason: Reason {
    var size: CGSize { get }
}

extension SizedReason {
    package func calculation(on axis: Axis) -> Calculation? { Calculation(size[axis]) }
}
