import Interpreter
import LayoutInspection
import Negotiation

// What components of a source's own lay out with: ranges, trees, layouts.

extension TheodoliteVocabulary {
    private static let any = Conversion<Component>.component
    private static let tree = Conversion<any ComponentTree>.native(TypeName("ComponentTree"))
    private static let layout = Conversion<Layout>.native(TypeName("Layout"))
    private static let child = Conversion<LayoutChild>.native(TypeName("LayoutChild"))

    static var layoutDescriptions: [TypeDescription] {
        [componentDescription, treeDescription, layoutDescription, childDescription, sizeRangeDescription]
    }

    private static var componentDescription: TypeDescription {
        TypeDescription(
            component, .protocol, help: "a piece of an interface",
            methods: [
                .method(
                    "layout", on: any, Parameter("constraint", sizeRange), Parameter("tree", tree), returning: layout,
                    help: "asks it in a range of sizes"
                ) { $0.layout(constraint: $1, tree: $2) },
                .method(
                    "layout", on: any, Parameter("constraint", .cgSize), Parameter("tree", tree), returning: layout,
                    help: "asks it with a most alone; NaN is no limit"
                ) { $0.layout(constraint: $1, tree: $2) },
                .method("render", on: any, returning: any.array(), help: "what it is made of") { $0.render() },
            ])
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
                .initializer(Parameter("layout", layout), Parameter("position", .cgPoint, unit: .points), of: child) {
                    LayoutChild(layout: $0, position: $1)
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
