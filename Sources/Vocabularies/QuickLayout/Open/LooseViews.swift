import Interpreter
import LayoutInspection
import Negotiation
import QuickLayoutDialect

/// A `UIView()` of a source, which shows nothing: takes what it is proposed, and 10 where there is no limit.
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

extension QuickLayoutVocabulary {
    static let blankView = Conversion<BlankView>.native(uiView)
    private static let lazyView = Conversion<LazyView>.native(TypeName("LazyView"))

    static let lazyViewDescription = TypeDescription(
        TypeName("LazyView"), .element,
        help: "a view that is made when it is first laid out, which is at once here (SwiftUI has no such thing)",
        conformances: [leaf],
        initializers: [.initializer(Parameter(nil, name: "make", made), of: lazyView) { LazyView(child: $0) }])

    /// The view that a closure makes, which is called at once.
    private static let made = Conversion<any Element>(
        .function(parameters: [], result: Conversion<any Element>.leaf.type)
    ) { value throws(VocabularyError) in
        guard case .closure(let closure) = value else {
            throw .mismatch(expected: Conversion<any Element>.leaf.type, found: value.typeName)
        }
        var arguments: [Value] = []
        // What failed in it is told already.
        guard let view = closure.call(&arguments) else { return EmptyLayout() }
        return try Conversion<any Element>.leaf.decode(view)
    } encode: { view in
        .closure(Closure(parameterCount: 0) { _ in Conversion<any Element>.leaf.encode(view) })
    }
}
