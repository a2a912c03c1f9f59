import EngineKit
import Negotiation

/// Places layers in front of a view or behind it, where they take no space.
struct LayerPlacement {
    let layers: Nodes
    /// Whether the layer is one view, rather than a ZStack of several.
    let isOneView: Bool
    let alignment: Alignment
    /// The modifier's name, for reasons.
    let name: String
    /// The answer of the view that they are layers of.
    let answered: ExchangeID?

    func placed(over target: ViewDimensions) -> [PlacedChild] {
        guard let layer = layers.first else { return [] }
        let inner = ProposedViewSize(target.size)
        if isOneView {
            _ = layer.ask(inner, because: TargetSize(target.size, layer: name, answered: answered))
            return [layer.aligned(alignment, at: target.point(of: alignment), proposal: inner)]
        }
        let stack = ZStackSolver(children: layers, alignment: .center)
        let size = stack.answer(to: inner, because: TargetSize(target.size, layer: name, answered: answered)).size
        func explained(_ axis: Axis) -> LengthExplanation { stack.explanation(of: size, to: inner, on: axis) }
        let placed = stack.place(
            in: size,
            because: LayersSize(
                size: size,
                explained: AxisPair(horizontal: explained(.horizontal), vertical: explained(.vertical))))
        let corner = alignment.corner(of: StackedLayer(size: size, children: placed), in: target)
        return placed.map { child in
            let position = child.position.moved(by: corner)
            return PlacedChild(
                child.node, at: position, proposal: child.proposal,
                because: InLayer(size: child.node.size(at: child.proposal), place: position, layer: name))
        }
    }
}

extension Node {
    /// The views of a layer, and whether they are one view; several are as in a ZStack.
    func gatherLayer(_ layer: any View) -> (list: ChildList, isOneView: Bool) {
        let list = gather(layer, along: context.stackAxis)
        if list.isStatic && list.children.count == 1 { return (list, true) }
        return (gather(layer, along: nil), false)
    }
}

extension Node {
    /// The shares of a view with layers: its size comes from the view, not from the layers.
    func layeredShares(at proposal: ProposedViewSize) -> ShareMaker? {
        let placed = arrangement(at: proposal).map(\.combined)
        guard let target = placed.first else { return nil }
        let (size, name) = (size(at: proposal), name)
        return { _ in Share.layered(size, around: target, layers: Array(placed.dropFirst()), named: name) }
    }
}

/// Several views of a layer, aligned together.
private struct StackedLayer {
    let size: CGSize
    let children: Places

    subscript(key: AlignmentKey) -> CGFloat {
        children.mergedGuide(key) ?? key.defaultValue(in: ViewDimensions(size: size))
    }
}

extension Alignment {
    fileprivate func corner(of layer: StackedLayer, in target: ViewDimensions) -> CGPoint {
        CGPoint(
            x: target[horizontal.key] - layer[horizontal.key], y: target[vertical.key] - layer[vertical.key])
    }
}
