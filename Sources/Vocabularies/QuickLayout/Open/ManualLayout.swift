import EngineKit
import Interpreter
import Negotiation
import QuickLayoutDialect

/// What code asks of elements outside of a layout: how large they are, and to give views their frames.
enum ManualLayout {
    static let text = """
        extension Element {
            func sizeThatFits(_ size: CGSize) -> CGSize { __sizeThatFits(self, size, cell: __cellSize()) }
            func quick_layoutThatFits(_ proposedSize: CGSize) -> LayoutNode {
                LayoutNode(size: sizeThatFits(proposedSize), context: LayoutContext())
            }
            func views() -> [UIView] {
                __placedViews(self, .zero, .center, .leftToRight, cell: __cellSize()).compactMap { $0 as? UIView }
            }
            func applyFrame(
                _ frame: CGRect, alignment: Alignment = .center, layoutDirection: LayoutDirection? = nil
            ) {
                let direction = layoutDirection ?? .leftToRight
                let views = __placedViews(self, frame, alignment, direction, cell: __cellSize())
                let frames = __placedFrames(self, frame, alignment, direction, cell: __cellSize())
                for (view, frame) in zip(views, frames) { (view as? UIView)?.frame = frame }
            }
        }
        """

    static let functions: [Callable] = [
        .function(
            "__sizeThatFits", "an element's answer to a proposal", .arg("_ element", as: .element), .arg("_ size"),
            .arg("cell")
        ) { (element, size: CGSize, cell: CGSize) in
            QuickLayoutPass(
                root: element, proposal: Proposal(width: .atMost(size.width), height: .atMost(size.height)),
                context: context(cell)
            ).run().size
        },
        .function(
            "__bodySize", "what a view's body answers; nil without one", .arg("_ view", as: .element), .arg("_ size"),
            .arg("cell")
        ) { (view, size: CGSize, cell: CGSize) -> CGSize? in
            (Located.unwrap(view).element as? SourceUIView)?.body.map { body in
                QuickLayoutPass(
                    root: body, proposal: Proposal(width: .atMost(size.width), height: .atMost(size.height)),
                    context: context(cell)
                ).run().size
            }
        },
        placed("__placedViews", returning: .elements) { $0.view },
        placed("__placedFrames", returning: CGRect.conversion.array()) { $0.frame },
    ]

    private static func placed<Part>(
        _ name: String, returning result: Conversion<[Part]>, _ part: @escaping @Sendable (PlacedView) -> Part
    ) -> Callable {
        .function(
            name, "the views of an element in a frame", .arg("_ element", as: .element), .arg("_ frame"),
            .arg("_ alignment"), .arg("_ direction"), .arg("cell"), returning: result
        ) { (element, frame: CGRect, alignment: Alignment, direction: LayoutDirection, cell: CGSize) in
            PlacedView.all(of: element, in: frame, alignment, context(cell, direction)).map(part)
        }
    }

    private static func context(_ cell: CGSize, _ direction: LayoutDirection = .leftToRight) -> LayoutContext {
        var context = LayoutContext()
        context.cellSize = cell
        context.layoutDirection = direction
        return context
    }
}

/// A view in the frame that a layout gives it.
private struct PlacedView {
    let view: any Element
    let frame: CGRect

    static func all(
        of element: any Element, in frame: CGRect, _ alignment: Alignment, _ context: LayoutContext
    ) -> [PlacedView] {
        let result = QuickLayoutPass(
            root: element, proposal: Proposal(width: .atMost(frame.width), height: .atMost(frame.height)),
            context: context
        ).run()
        let whole = ViewDimensions(size: frame.size, direction: context.layoutDirection).point(of: alignment)
        let own = result.dimensions.point(of: alignment)
        let corner = CGPoint(
            x: frame.minX + (frame.width.isFinite ? whole.x - own.x : 0),
            y: frame.minY + (frame.height.isFinite ? whole.y - own.y : 0))
        var found: [PlacedView] = []
        find(in: result, at: corner, &found)
        return found
    }

    private static func find(in result: LayoutResult, at corner: CGPoint, _ found: inout [PlacedView]) {
        if let view = result.element as? SourceUIView {
            return found.append(PlacedView(view: view, frame: CGRect(origin: corner, size: result.size)))
        }
        for child in result.children {
            let place = CGPoint(x: corner.x + child.frame.minX, y: corner.y + child.frame.minY)
            find(in: child, at: place, &found)
        }
    }
}
