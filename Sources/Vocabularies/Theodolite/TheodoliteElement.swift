import Interpreter
import Negotiation
import TheodoliteDialect

// The methods of every component, and the making of pages of components.

extension TheodoliteVocabulary {
    static let componentPage = Page<Component>("a piece of an interface", .protocol, as: .component)
        .method(
            "layout", "asks it in a range of sizes", .arg("constraint"), .arg("tree", as: .tree), .because
        ) { (component, range: SizeRange, tree, sentence) in
            component.layout(constraint: range, tree: tree, saying: sentence)
        }
        .method(
            "layout", "asks it with a maximum alone; NaN means unlimited", .arg("constraint"), .arg("tree", as: .tree),
            .because
        ) { (component, maximum: CGSize, tree, sentence) in
            component.layout(constraint: SizeRange(max: maximum), tree: tree, saying: sentence)
        }
        .method("render", "what it is made of", returning: .components) { $0.render() }
        .method("view", "what can be seen of it") { $0.view() }
}

extension Component {
    /// Asks the component for code of a source. The reason is the code's sentence, else the code.
    fileprivate func layout(constraint: SizeRange, tree: ComponentTree, saying sentence: String?) -> Layout {
        // The component of a source that is answering just now, whose code runs.
        guard let asker = (tree.answering as? SourceComponent)?.source else {
            return layout(constraint: constraint, tree: tree, because: sentence.map { StatedReason($0) })
        }
        return asker.deeper {
            layout(constraint: constraint, tree: tree, reason: asker.reason(sentence, of: .component))
        }
            ?? .empty(component: self)
    }
}

extension Page where Subject: Component & TypedComponent & Writable {
    init(_ help: String) {
        self.init(help, .element, as: Subject.conversion, conforming: [TheodoliteVocabulary.component])
    }

    /// Made of a key and props.
    @_optimize(none)
    func props(_ props: Conversion<Subject.PropType>) -> Page {
        made(.arg("key", default: nil), .arg("_ props", as: props)) { Subject(key: $0, $1) }
    }

    /// Made of a key and props that are a tuple.
    @_optimize(none)
    func props<each A>(
        _ parts: repeat Argument<Subject.PropType, each A>,
        by make: @escaping @Sendable (repeat each A) -> Subject.PropType
    ) -> Page {
        props(.labelled(repeat each parts, by: make))
    }
}

extension Argument where T == Component {
    static func component(_ name: String, _ path: WritableKeyPath<Subject, Component> & Sendable) -> Argument {
        .part(name, path, as: .component)
    }
}
