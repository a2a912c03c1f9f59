import Interpreter
import Negotiation
import QuickLayoutDialect

/// A `UIView()` of a source, which shows nothing: takes the whole proposal, and 10 where that is unlimited.
struct BlankView: LeafElement {
    var elementName: String { "UIView" }

    func layoutThatFits(_ proposal: CGSize, children: [ElementProxy], context: LayoutContext) -> LayoutNode {
        LayoutNode(size: proposal.whereLimited, context: context)
    }
}

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

extension BlankView {
    /// What a source's own views are classes of.
    static let page = Page<Self>(
        "a class of yours is one, with var body: Layout; without a body it is blank", .protocol,
        as: .native(TypeName("UIView")), conforming: [QuickLayoutVocabulary.leaf]
    )
    .made { BlankView() }
    .made("a layout has no use for its frame", .arg("frame")) { (_: CGRect) in BlankView() }
}

extension LazyView: Described {
    static let page = Page<Self>(
        "a view that is made when it is first laid out, which is at once here (SwiftUI has no such thing)"
    )
    .made(.arg("_ make", as: .closure(giving: .leaf, failing: EmptyLayout()))) { make in LazyView(child: make()) }
}
