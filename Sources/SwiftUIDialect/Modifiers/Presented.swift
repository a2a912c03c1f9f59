import EngineKit
import Negotiation

/// A view with another before the whole window: a sheet, a dialog. The other takes no room. Made by `sheet`, `alert` and
/// their like while they are open.
public struct Presented: TransparentModifier {
    package let content: any View
    package let elementName: String
    private let layer: any View
    private let manner: Manner

    /// Where in the window the other view stands.
    package enum Manner: Int {
        /// At the bottom, as wide as the window and as high as it wants to be.
        case sheet
        /// All of the window.
        case cover
        /// In the middle.
        case dialog
        /// Below what it belongs to.
        case popover
    }

    package init(_ content: any View, name: String, _ manner: Manner, _ layer: any View) {
        self.content = content
        elementName = name
        self.manner = manner
        self.layer = layer
    }

    /// What it is around comes first.
    package func children(of node: Node) -> [Child] {
        var view: any View = VStack(alignment: .center, spacing: nil, layer)
        if manner == .cover {
            view = FlexibleFrame(view, width: .filling, height: .filling, alignment: .center)
        } else {
            if manner == .sheet { view = FlexibleFrame(view, width: .filling, height: .own, alignment: .center) }
            let cell = node.context.cell
            view = Padding(
                view, EdgeInsets(top: cell.height, leading: cell.width, bottom: cell.height, trailing: cell.width))
        }
        let sheet = Effect(view, name: "presentation", .presented(hasEdge: manner != .cover))
        return (node.wrapped.map { [$0] } ?? []) + node.gather(sheet, along: nil).children
    }

    package func arrangement(for proposal: ProposedViewSize, in node: Node) -> [PlacedChild] {
        let size = node.only.settle(proposal, because: PassedOn(proposal.lengths))
        let primary = PlacedChild(node.only, at: .zero, proposal: proposal, because: Same(size: size))
        guard node.children.count > 1 else { return [primary] }
        let sheet = node.children[1]
        // The window is the root's proposal; of a length that it does not say, the view itself is the window.
        let window = CGSize(
            width: node.context.container.width.flatMap { $0.isFinite ? $0 : nil } ?? size.width,
            height: node.context.container.height.flatMap { $0.isFinite ? $0 : nil } ?? size.height)
        let corner = CGPoint(
            x: node.context.container.width.map { $0.isFinite } == true ? node.corner.x : 0,
            y: node.context.container.height.map { $0.isFinite } == true ? node.corner.y : 0)
        let asked = ProposedViewSize(window)
        let answer = sheet.ask(asked, because: WindowQuestion(window: window))
        let position = position(of: answer, in: window, below: corner, size)
        return [
            primary,
            PlacedChild(
                sheet, at: CGPoint(x: position.x - corner.x, y: position.y - corner.y), proposal: asked,
                because: BeforeWindow(size: answer, place: position)),
        ]
    }

    /// Its corner in the window.
    private func position(of answer: CGSize, in window: CGSize, below corner: CGPoint, _ size: CGSize) -> CGPoint {
        let middle = CGPoint(x: (window.width - answer.width) / 2, y: (window.height - answer.height) / 2)
        return switch manner {
        case .sheet, .cover: CGPoint(x: middle.x, y: window.height - answer.height)
        case .dialog: middle
        case .popover:
            CGPoint(
                x: max(0, min(corner.x + (size.width - answer.width) / 2, window.width - answer.width)),
                y: max(0, min(corner.y + size.height, window.height - answer.height)))
        }
    }

    package func shares(for proposal: ProposedViewSize, in node: Node) -> ShareMaker? {
        node.layeredShares(at: proposal)
    }

    package func explicitGuide(_ key: AlignmentKey, at proposal: ProposedViewSize, in node: Node) -> CGFloat? {
        node.only.explicitGuide(key, at: proposal)
    }
}

extension LengthLimits {
    fileprivate static var filling: LengthLimits { LengthLimits(minimum: nil, ideal: nil, maximum: .infinity) }
    fileprivate static var own: LengthLimits { LengthLimits(minimum: nil, ideal: nil, maximum: nil) }
}

/// What is before the window is asked how large it is in it.
private struct WindowQuestion: Reason {
    let window: CGSize

    var sentence: String { "how large it is before the window" }

    func calculation(on axis: Axis) -> Calculation? { Calculation(window[axis]) }
}

/// It stands before the window.
private struct BeforeWindow: PositionReason {
    let size: CGSize
    let place: CGPoint

    var sentence: String { "its own size, before the window" }

    func position(on axis: Axis) -> Calculation { Calculation(place[axis]) }
}
