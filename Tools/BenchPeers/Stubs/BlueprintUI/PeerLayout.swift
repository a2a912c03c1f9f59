import UIKit

/// A laid-out tree of the real library, whose own type is internal.
public struct PeerLayout {
    private let root: LayoutResultNode

    /// Lays an element out as `BlueprintView` does, in an empty environment.
    public init(_ element: Element, frame: CGRect) {
        root = element.layout(frame: frame, environment: .empty, layoutMode: .default)
    }

    /// The frames of all elements in the root's coordinates, parents first.
    public var frames: [CGRect] {
        var frames: [CGRect] = []
        add(root, at: .zero, to: &frames)
        return frames
    }

    private func add(_ node: LayoutResultNode, at origin: CGPoint, to frames: inout [CGRect]) {
        let frame = node.layoutAttributes.frame
        let corner = CGPoint(x: origin.x + frame.origin.x, y: origin.y + frame.origin.y)
        frames.append(CGRect(origin: corner, size: frame.size))
        for child in node.children { add(child.node, at: corner, to: &frames) }
    }
}
