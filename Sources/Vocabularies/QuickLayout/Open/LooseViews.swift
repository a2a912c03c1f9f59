import Interpreter
import Negotiation
import QuickLayoutDialect

/// A view that is made when it is first laid out, which is at once here.
struct LazyView: LeafWithContents, WrapperElement {
    let child: any Element

    func layoutThatFits(_ proposal: CGSize, child: ElementProxy, context: LayoutContext) -> LayoutNode {
        child.layoutThatFits(proposal, because: PassedOn(offer: proposal)).wrapped(in: context)
    }

    func layOut(_ contents: [ElementProxy], in size: CGSize, context: LayoutContext) -> LayoutNode {
        guard let view = contents.first else { return LayoutNode(size: size, context: context) }
        let answer = view.layoutThatFits(size, because: WithinBounds(bounds: size))
        return view.stretch(answer, to: size).wrapped(in: context)
    }
}

extension LazyView: Described {
    static let page = Page<Self>(
        "a view that is made when it is first laid out, which is at once here (SwiftUI has no such thing)"
    )
    .made(.arg("_ make", as: .closure(giving: .leaf, failing: EmptyLayout()))) { make in LazyView(child: make()) }
}
