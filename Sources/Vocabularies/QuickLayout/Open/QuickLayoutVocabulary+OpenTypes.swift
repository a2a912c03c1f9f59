import Interpreter
import LayoutInspection
import Negotiation
import QuickLayoutDialect

// What sources write elements and views of their own with.

extension QuickLayoutVocabulary {
    static let view = TypeName("View")
    static let uiView = TypeName("UIView")
    static let axis = Words<Axis>(
        "Axis", help: "one of the two directions of a layout", [("horizontal", .horizontal), ("vertical", .vertical)])

    static var openDescriptions: [TypeDescription] {
        protocolDescriptions + [
            coderDescription, axis.description(), proxyDescription, contextDescription, nodeDescription,
        ]
            + [placedDescription]
    }

    /// Every view class has to mention it.
    private static let coderDescription = TypeDescription(
        TypeName("NSCoder"), .value, help: "what views are read from; nothing here reads any")

    private static var protocolDescriptions: [TypeDescription] {
        [
            TypeDescription(
                view, .protocol, help: "SwiftUI's word for an element; a type of yours is one with var body: some View",
                conformances: [element]),
            TypeDescription(
                layout, .protocol,
                help:
                    "an element that can be the root; a type of yours is one with layoutThatFits(_:children:context:)",
                conformances: [view]),
            TypeDescription(
                observable, .protocol, help: "SwiftUI's word for a class whose changes are seen; nothing changes here"),
            TypeDescription(
                uiView, .protocol, help: "a class of yours is one, with var body: Layout; without a body it is blank",
                conformances: [leaf],
                initializers: [
                    .initializer(of: blankView) { BlankView() },
                    .initializer(
                        Parameter("frame", .cgRect), of: blankView,
                        help: "a layout has no use for its frame"
                    ) { _ in BlankView() },
                ]),
            lazyViewDescription,
        ]
    }

    /// What SwiftUI's sources say of classes, which asks for nothing here.
    static let observable = TypeName("ObservableObject")

    private static let because = Parameter(
        "because", Conversion<String>.string.optional(), default: "nil", nil, help: "why, for the record")

    private static var proxyDescription: TypeDescription {
        TypeDescription(
            TypeName("ElementProxy"), .value, help: "a child as its parent's own layout is given it",
            properties: [
                PropertyDescription(
                    reading: "layoutPriority", of: QuickLayoutOpenTypes.proxy, \.layoutPriority, .cgFloat)
            ],
            methods: [
                .method(
                    "layoutThatFits", on: QuickLayoutOpenTypes.proxy, Parameter(nil, name: "proposal", .cgSize),
                    because,
                    returning: QuickLayoutOpenTypes.node, help: "asks the child for its size, and all that is in it"
                ) { $0.layoutThatFits($1, because: $2) },
                .method(
                    "flexibility", on: QuickLayoutOpenTypes.proxy, Parameter("for", axis.conversion),
                    returning: flexibility.conversion, help: "how the child's length follows what it is proposed"
                ) { $0.flexibility(for: $1) },
            ])
    }

    private static var contextDescription: TypeDescription {
        TypeDescription(
            TypeName("LayoutContext"), .value, help: "what an element knows of the place where it stands",
            initializers: [.initializer(of: QuickLayoutOpenTypes.context) { LayoutContext() }],
            properties: [
                PropertyDescription(
                    "layoutDirection", of: QuickLayoutOpenTypes.context, \.layoutDirection, layoutDirection.conversion),
                PropertyDescription(
                    "cellSize", of: QuickLayoutOpenTypes.context, \.cellSize, .cgSize,
                    help: "the points in a terminal's cell"),
                PropertyDescription(
                    "stackAxis", of: QuickLayoutOpenTypes.context, \.stackAxis, axis.conversion,
                    help: "of the stack that is nearest above, which a Spacer follows"),
            ])
    }

    private static var nodeDescription: TypeDescription {
        let children = Parameter("children", QuickLayoutOpenTypes.child.array(), default: "[]", [])
        return TypeDescription(
            TypeName("LayoutNode"), .value, help: "an element's answer: its size, and its children in their places",
            initializers: [
                .initializer(
                    Parameter("size", .cgSize), children, Parameter("context", QuickLayoutOpenTypes.context),
                    of: QuickLayoutOpenTypes.node
                ) { LayoutNode(size: $0, children: $1, context: $2) }
            ],
            properties: [
                PropertyDescription(reading: "size", of: QuickLayoutOpenTypes.node, \.size, .cgSize),
                PropertyDescription(reading: "dimensions", of: QuickLayoutOpenTypes.node, \.dimensions, dimensions),
                PropertyDescription(
                    reading: "children", of: QuickLayoutOpenTypes.node, \.children, QuickLayoutOpenTypes.child.array()),
            ])
    }

    private static var placedDescription: TypeDescription {
        TypeDescription(
            TypeName("LayoutNode.Child"), .value, help: "a child's answer, and where it stands",
            initializers: [
                .initializer(
                    Parameter(nil, name: "layout", QuickLayoutOpenTypes.node),
                    Parameter("at", .cgPoint, default: ".zero", .zero), because, of: QuickLayoutOpenTypes.child
                ) { LayoutNode.Child($0, at: $1, because: $2.map { StatedReason($0) }) }
            ],
            properties: [
                PropertyDescription(
                    reading: "layout", of: QuickLayoutOpenTypes.child, \.layout, QuickLayoutOpenTypes.node),
                PropertyDescription(reading: "position", of: QuickLayoutOpenTypes.child, \.position, .cgPoint),
            ])
    }
}
