import Foundation
import PeerMeasuring
import PeerText
import QuickLayoutBridge
import UIKit

extension QuickLayoutTree {
    var prepared: PeerTree {
        guard let root = element as? any Layout else { fatalError("the root has to be a layout") }
        let size = room.proposal(natural: root.sizeThatFits(CGSize(width: CGFloat.infinity, height: CGFloat.infinity)))
        return PeerTree {
            _ = root.layoutThatFits(size)
        } account: {
            let before = Text.measures.pointee
            let layout = root.layoutThatFits(size)
            return PeerAccount(leafMeasures: Text.measures.pointee - before, frames: frames(of: layout))
        }
    }

    /// The root's frame and those of the leaves.
    private func frames(of layout: LayoutNode) -> [CGRect] {
        var frames = [CGRect(origin: .zero, size: layout.size)]
        func add(_ node: LayoutNode, at origin: CGPoint) {
            if node.children.isEmpty { frames.append(CGRect(origin: origin, size: node.size)) }
            for child in node.children {
                add(child.layout, at: CGPoint(x: origin.x + child.position.x, y: origin.y + child.position.y))
            }
        }
        add(layout, at: .zero)
        return frames
    }
}

/// A text that measures itself as ours does.
struct Text: LeafElement {
    private let string: String
    /// How many there were; a pointer, so that counting is not checked for exclusive access.
    nonisolated(unsafe) static let measures = {
        let count = UnsafeMutablePointer<Int>.allocate(capacity: 1)
        count.initialize(to: 0)
        return count
    }()

    init(_ string: String) {
        self.string = string
    }

    func quick_layoutThatFits(_ proposedSize: CGSize) -> LayoutNode {
        Text.measures.pointee += 1
        let limit = proposedSize.width
        let extent = TextExtent(string, width: limit < 1_000_000 ? Int(max(0, limit)) : nil)
        let size = CGSize(
            width: min(CGFloat(extent.columns), max(0, limit)),
            height: min(CGFloat(extent.lines), max(0, proposedSize.height)))
        return LayoutNode(view: nil, dimensions: ElementDimensions(size))
    }

    func quick_flexibility(for axis: Axis) -> Flexibility { .partial }
    func quick_layoutPriority() -> CGFloat { 0 }
    func quick_extractViewsIntoArray(_ views: inout [UIView]) {}
    func backingView() -> UIView? { nil }
}
