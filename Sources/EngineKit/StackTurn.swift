import Foundation
import Negotiation

/// When in a stack a group of children has its turn.
package enum StackTurn: Sendable {
    case only
    case highest(CGFloat)
    case next(CGFloat)

    /// In front of a sentence.
    package var words: String {
        switch self {
        case .only: ""
        case .highest(let priority): "highest priority \(PointsFormat.short(priority)) first; "
        case .next(-.infinity): "spacers come last; "
        case .next(let priority): "next priority \(PointsFormat.short(priority)); "
        }
    }
}
