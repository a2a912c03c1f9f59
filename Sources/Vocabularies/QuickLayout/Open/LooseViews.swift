import Interpreter
import EngineKit
import Negotiation
import QuickLayoutDialect

/// A view that is made when it is first laid out, which is at once here.
struct LazyView: LeafWithContents, WrapperElement {
    let child: any Element
    private let loading = Loading()

    /// Whether the source asked for the view. A class, for all copies share the one view.
    private final class Loading {
        var isDone = false
    }

    /// The view, which the source asks for.
    fileprivate func loaded() -> any Element {
        loading.isDone = true
        return child
    }

    fileprivate var isLoaded: Bool { loading.isDone }

    func layoutThatFits(_ proposal: CGSize, child: ElementProxy, context: LayoutContext) -> LayoutNode {
        child.layoutThatFits(proposal, because: PassedOn(proposal.lengths)).wrapped(in: context)
    }

    func layOut(_ contents: [ElementProxy], in size: CGSize, context: LayoutContext) -> LayoutNode {
        guard let view = contents.first else { return LayoutNode(size: size, context: context) }
        let answer = view.layoutThatFits(size, because: WithinBounds(size: size))
        return view.stretch(answer, to: size).wrapped(in: context)
    }
}

extension LazyView: Described {
    static let page = Page<Self>(
        "a view that is made when it is first laid out, which is at once here (SwiftUI has no such thing)"
    )
    .made(.arg("_ make", as: .closure(giving: .leaf, failing: EmptyLayout()))) { make in LazyView(child: make()) }
    .contains("ViewType") { _ in nil }
    .reading("isLoaded", \.isLoaded, "whether loadIfNeeded() was called")
    .reading("ifLoaded", \.ifLoaded, as: view.optional(), "the view, where loadIfNeeded() was called; else nil")
    .method("loadIfNeeded", "the view, made at once where it was not yet", returning: view) { $0.loaded() }

    /// The view, which is known as a value of its own type.
    private static let view = Conversion<any Element>(
        .generic("ViewType"), decode: Conversion<any Element>.leaf.decode, encode: Conversion<any Element>.leaf.encode)

    private var ifLoaded: (any Element)? { isLoaded ? child : nil }
}
