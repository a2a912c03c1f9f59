import EngineKit
import Negotiation

extension Places {
    /// The children as a container shows them: from right to left, the horizontal places are counted from its right edge.
    func shown(in size: CGSize, of node: Node) -> Places {
        guard !isEmpty, node.shared.values.layoutDirection == .rightToLeft else { return self }
        return node.places(self) { child in
            let length = child.node.size(at: child.proposal).width
            let x = size.width - child.position.x - length
            let plain = child.reason?.reason as? any PositionReason
            let mirrored = plain.flatMap { plain in child.node.kept(Mirrored(plain: plain, width: size.width)) }
            return PlacedChild(
                child.node, at: CGPoint(x: x, y: child.position.y), proposal: child.proposal,
                keeping: mirrored ?? child.reason)
        }
    }
}

/// A child of a container that runs from right to left.
private struct Mirrored: PositionReason {
    /// Why it stands there from left to right.
    let plain: any PositionReason
    /// The container's.
    let width: CGFloat

    var size: CGSize { plain.size }

    var sentence: String { "\(plain.sentence); from right to left, counted from the right edge" }

    func position(on axis: Axis) -> Calculation {
        let plain = plain.position(on: axis)
        guard axis == .horizontal else { return plain }
        return Calculation(width).adding(.minus(plain.value)).adding(.minus(size.width))
    }
}
