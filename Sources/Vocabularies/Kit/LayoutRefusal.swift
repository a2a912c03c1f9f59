import EngineKit
import Foundation
import Interpreter
import Negotiation

/// What the layout libraries' functions do not take.
enum LayoutRefusal: Refusal {
    /// More elements than are laid out, one for each number of a range.
    case longRange
    /// A range whose end is before its start, or NaN.
    case crossedRange(CGFloat, CGFloat)
    /// What a `ForEach` does not go through.
    case notListed(String, accepted: String)
    /// Several elements where the library takes one, as a part of a sentence says, "a body is", and what would hold them.
    case several(Int, where: String, container: String, isShownSo: Bool = false)

    var sentence: String {
        switch self {
        case .longRange: "there are more than \(DepthGuard.elementLimit) numbers in this range, each an element"
        case .crossedRange(let start, let end):
            "the range \(PointsFormat.short(start))...\(PointsFormat.short(end)) ends before it starts"
        case .notListed(let type, let accepted): "ForEach goes through \(accepted), not \(type)"
        case .several(let count, let place, let container, let isShownSo):
            "\(place) one element, not \(count); put them into \(container)\(isShownSo ? ", as they are shown" : "")"
        }
    }
}
