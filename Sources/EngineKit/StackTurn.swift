import Foundation
import Negotiation

/// The turn of a group of children in a stack.
package enum StackTurn: Sendable {
    case only
    case highest(CGFloat)
    case next(CGFloat)

    /// The words before a sentence.
    package var words: String {
        switch self {
        case .only: ""
        case .highest(let priority): "highest priority \(PointsFormat.short(priority)) first; "
        case .next(-.infinity): "spacers come last; "
        case .next(let priority): "next priority \(PointsFormat.short(priority)); "
        }
    }
}
