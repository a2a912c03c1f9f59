import EngineKit
import Interpreter
import Negotiation
import QuickLayoutDialect

/// What code asks of elements outside of a layout: how large they are.
enum AskedElements {
    static let text = """
        extension Element {
            func sizeThatFits(_ size: CGSize) -> CGSize { __sizeThatFits(self, size, cell: __cellSize()) }
            func quick_layoutThatFits(_ proposedSize: CGSize) -> LayoutNode {
                LayoutNode(size: sizeThatFits(proposedSize), context: LayoutContext())
            }
        }
        """

    static let functions: [Callable] = [
        .function(
            "__sizeThatFits", "an element's answer to a proposal", .arg("_ element", as: .element), .arg("_ size"),
            .arg("cell")
        ) { (element, size: CGSize, cell: CGSize) in answer(of: element, to: size, cell) },
        .function(
            "__bodySize", "what a view's body answers; nil without one", .arg("_ view", as: .element), .arg("_ size"),
            .arg("cell")
        ) { (view, size: CGSize, cell: CGSize) -> CGSize? in
            (Located.unwrap(view).element as? SourceUIView)?.body.map { answer(of: $0, to: size, cell) }
        },
    ]

    private static func answer(of element: any Element, to size: CGSize, _ cell: CGSize) -> CGSize {
        var context = LayoutContext()
        context.cellSize = cell
        return QuickLayoutPass(
            root: element, proposal: Proposal(width: .atMost(size.width), height: .atMost(size.height)),
            context: context
        ).run().size
    }
}
