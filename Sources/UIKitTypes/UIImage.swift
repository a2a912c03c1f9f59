import Foundation

/// A picture, of which only the size is known, in points. Stands in for UIKit's class of that name; nothing is drawn.
public struct UIImage: Hashable, Sendable {
    public var size: CGSize

    public init(size: CGSize = .zero) {
        self.size = size
    }
}
