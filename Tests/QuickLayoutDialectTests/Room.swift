import Foundation

/// A proposal, fixed or relative to a tree's ideal size.
enum Room {
    case fixed(CGSize)
    case natural
    /// Twice as much plus 2.
    case roomy
    /// 0.7 of it.
    case tight
    /// Its width, and half of its height.
    case halfHigh

    func proposal(natural: CGSize) -> CGSize {
        switch self {
        case .fixed(let size): size
        case .natural: natural
        case .roomy: CGSize(width: natural.width * 2 + 2, height: natural.height * 2 + 2)
        case .tight: CGSize(width: natural.width * 0.7, height: natural.height * 0.7)
        case .halfHigh: CGSize(width: natural.width, height: natural.height / 2)
        }
    }
}
