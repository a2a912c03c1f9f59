import Interpreter
import LayoutInspection
import Negotiation
import TheodoliteDialect

// What components of a source's own lay out with: ranges, trees, layouts.

extension TheodoliteVocabulary {
    private static let any = Conversion<Component>.component
    static let tree = Conversion<any ComponentTree>.native(TypeName("ComponentTree"))
    static let layout = Conversion<Layout>.native(TypeName("Layout"))
    private static let child = Conversion<LayoutChild>.native(TypeName("LayoutChild"))

    static var layoutDescriptions: [TypeDescription] {
        [
            componentDescription, typedDescription, treeDescription, layoutDescription, childDescription,
            sizeRangeDescription,
        ]
    }

    private static let because = Parameter(
        "because", Conversion<String>.string.optional(), default: "nil", nil, help: "why, for the record")

    private static let unmounted = "nothing here has views, so this is never called"

    private static var componentDescription: TypeDescription {
        TypeDescription(
            component, .protocol, help: "a piece of an interface",
            methods: [
                .method(
                    "layout", on: any, Parameter("constraint", sizeRange), Parameter("tree", tree), because,
                    returning: layout, help: "asks it in a range of sizes"
                ) { $0.layout(constraint: $1, tree: $2, saying: $3) },
                .method(
                    "layout", on: any, Parameter("constraint", .cgSize), Parameter("tree", tree), because,
                    returning: layout, help: "asks it with a most alone; NaN is no limit"
                ) { $0.layout(constraint: SizeRange(max: $1), tree: $2, saying: $3) },
                .method("render", on: any, returning: any.array(), help: "what it is made of") { $0.render() },
                .method(
                    "view", on: any, returning: viewConfiguration.optional(), help: "what can be seen of it"
                ) { $0.view() },
                .method(
                    "componentWillMount", on: any, returning: .nothing, help: "before it gets a view; \(unmounted)"
                ) { $0.componentWillMount() },
                .method(
                    "componentDidMount", on: any, returning: .nothing, help: "when it has its view; \(unmounted)"
                ) { $0.componentDidMount() },
                .method(
                    "componentWillUnmount", on: any, returning: .nothing, help: "before it loses its view; \(unmounted)"
                ) { $0.componentWillUnmount() },
            ])
    }

    private static var typedDescription: TypeDescription {
        TypeDescription(
            TypeName("TypedComponent"), .protocol,
            help: "a component with props, and perhaps a state, of types of its own; made as Card(props)"
        )
    }

    private static var treeDescription: TypeDescription {
        TypeDescription(
            TypeName("ComponentTree"), .value, help: "a component with what it is made of, all the way down",
            methods: [
                .method("component", on: tree, returning: any, help: "the component at the top") { $0.component() },
                .method("children", on: tree, returning: tree.array(), help: "the trees of what it is made of") {
                    $0.children()
                },
            ])
    }

    private static var layoutDescription: TypeDescription {
        TypeDescription(
            TypeName("Layout"), .value, help: "a component's answer: its size, and where each child stands",
            initializers: [
                .initializer(
                    Parameter("component", any), Parameter("size", .cgSize), Parameter("children", child.array()),
                    Parameter("extra", Conversion<Value>.anything.optional(), default: "nil", nil), of: layout
                ) { Layout(component: $0, size: $1, children: $2, extra: $3) }
            ],
            staticMethods: [
                .function("empty", Parameter("component", any), returning: layout, help: "nothing, of no size") {
                    .empty(component: $0)
                }
            ],
            properties: [
                PropertyDescription(reading: "component", of: layout, \.component, any, help: "who answers"),
                PropertyDescription(reading: "size", of: layout, \.size, .cgSize, unit: .points, help: "its size"),
                PropertyDescription(
                    reading: "children", of: layout, \.children, child.array(), help: "where each child stands"),
            ])
    }

    private static var childDescription: TypeDescription {
        TypeDescription(
            TypeName("LayoutChild"), .value, help: "a child's layout and where it stands in its parent",
            initializers: [
                .initializer(
                    Parameter("layout", layout), Parameter("position", .cgPoint, unit: .points), because, of: child
                ) { layout, position, sentence in
                    guard let asker = (layout.answering as? SourceComponent)?.source else {
                        return LayoutChild(
                            layout: layout, position: position, because: sentence.map { StatedReason($0) })
                    }
                    return LayoutChild(layout, at: position, because: asker.reason(sentence))
                }
            ],
            properties: [
                PropertyDescription(reading: "layout", of: child, \.layout, layout, help: "the child's answer"),
                PropertyDescription(
                    reading: "position", of: child, \.position, .cgPoint, unit: .points,
                    help: "the corner of its frame in its parent"),
            ])
    }

    private static var sizeRangeDescription: TypeDescription {
        TypeDescription(
            TypeName("SizeRange"), .value, help: "the sizes that a component may have; NaN is no limit",
            initializers: [
                .initializer(
                    Parameter("min", .cgSize, default: "CGSize(width: .nan, height: .nan)", .unlimited),
                    Parameter("max", .cgSize), of: sizeRange
                ) { SizeRange(min: $0, max: $1) },
                .initializer(Parameter(nil, name: "size", .cgSize), of: sizeRange, help: "exactly a size") {
                    SizeRange($0)
                },
            ],
            properties: [
                PropertyDescription("min", of: sizeRange, \.min, .cgSize, unit: .points, help: "the least"),
                PropertyDescription("max", of: sizeRange, \.max, .cgSize, unit: .points, help: "the most"),
            ],
            methods: [
                .method(
                    "clamp", on: sizeRange, Parameter(nil, name: "size", .cgSize), returning: .cgSize,
                    help: "the nearest size in the range; the least beats the most"
                ) { $0.clamp($1) }
            ])
    }
}

extension Component {
    /// Asks the component for code of a source, with what that says or else that code as the reason.
    fileprivate func layout(constraint: SizeRange, tree: ComponentTree, saying sentence: String?) -> Layout {
        // The component of a source that is answering just now, whose code runs.
        guard let asker = (tree.answering as? SourceComponent)?.source else {
            return layout(constraint: constraint, tree: tree, because: sentence.map { StatedReason($0) })
        }
        return asker.deeper { layout(constraint: constraint, tree: tree, reason: asker.reason(sentence)) }
            ?? .empty(component: self)
    }
}
