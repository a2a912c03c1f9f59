import BlueprintDialect
import Interpreter

// The elements that wrap one, and Overlay, as sources write them.

extension BlueprintVocabulary {
    static let overlayChild = Conversion<Overlay.Child>.child("Overlay.Child")
    static let centered = Conversion<Centered>.native(TypeName("Centered"))
    static let aligned = Conversion<Aligned>.native(TypeName("Aligned"))
    static let inset = Conversion<Inset>.native(TypeName("Inset"))
    private static let overlay = Conversion<Overlay>.native(TypeName("Overlay"))
    private static let any = Conversion<any Element>.element

    static var containerDescriptions: [TypeDescription] {
        [
            centeredDescription, alignedDescription, insetDescription, overlayDescription,
        ]
    }

    private static var centeredDescription: TypeDescription {
        TypeDescription(
            TypeName("Centered"), .element, help: "what it wraps in its middle, in its own size",
            conformances: [element],
            initializers: [
                .initializer(Parameter(nil, name: "wrapped", any), of: centered) { Centered($0) }
            ],
            properties: [PropertyDescription("wrapped", of: centered, \.wrapped, any, help: "what is centered")])
    }

    private static var alignedDescription: TypeDescription {
        TypeDescription(
            TypeName("Aligned"), .element, help: "what it wraps at an edge, a corner or in the middle, in its own size",
            conformances: [element],
            initializers: [
                .initializer(
                    Parameter("vertically", verticalPlace.conversion, default: ".center", .center),
                    Parameter("horizontally", horizontalPlace.conversion, default: ".center", .center),
                    Parameter("wrapping", any), of: aligned
                ) { Aligned(vertically: $0, horizontally: $1, wrapping: $2) }
            ],
            properties: [
                PropertyDescription(
                    "verticalAlignment", of: aligned, \.verticalAlignment, verticalPlace.conversion,
                    default: ".center", help: "where it stands from top to bottom"),
                PropertyDescription(
                    "horizontalAlignment", of: aligned, \.horizontalAlignment, horizontalPlace.conversion,
                    default: ".center", help: "where it stands from side to side"),
                PropertyDescription("wrappedElement", of: aligned, \.wrappedElement, any, help: "what is aligned"),
            ])
    }

    private static var insetDescription: TypeDescription {
        func length(_ label: String) -> Parameter<CGFloat> {
            Parameter(label, .number, unit: .points, default: "0", 0)
        }
        return TypeDescription(
            TypeName("Inset"), .element, help: "a distance between its edges and what it wraps",
            conformances: [element],
            initializers: [
                .initializer(
                    length("top"), length("bottom"), length("left"), length("right"), Parameter("wrapping", any),
                    of: inset
                ) { Inset(top: $0, bottom: $1, left: $2, right: $3, wrapping: $4) },
                .initializer(
                    Parameter("uniformInset", .number, unit: .points), Parameter("wrapping", any), of: inset
                ) { Inset(uniformInset: $0, wrapping: $1) },
                .initializer(Parameter("insets", insets), Parameter("wrapping", any), of: inset) {
                    Inset(insets: $0, wrapping: $1)
                },
                .initializer(
                    Parameter("sideInsets", .number, unit: .points), Parameter("wrapping", any), of: inset
                ) { Inset(sideInsets: $0, wrapping: $1) },
                .initializer(
                    Parameter("vertical", .number, unit: .points), Parameter("wrapping", any), of: inset
                ) { Inset(vertical: $0, wrapping: $1) },
            ],
            properties: [
                PropertyDescription(
                    "top", of: inset, \.top, .number, unit: .points, default: "0", help: "the distance at the top"),
                PropertyDescription(
                    "bottom", of: inset, \.bottom, .number, unit: .points, default: "0",
                    help: "the distance at the bottom"),
                PropertyDescription(
                    "left", of: inset, \.left, .number, unit: .points, default: "0", help: "the distance on the left"),
                PropertyDescription(
                    "right", of: inset, \.right, .number, unit: .points, default: "0",
                    help: "the distance on the right"),
                PropertyDescription("wrappedElement", of: inset, \.wrappedElement, any, help: "what is inset"),
            ])
    }

    private static var overlayDescription: TypeDescription {
        TypeDescription(
            TypeName("Overlay"), .element, help: "its children one over the other, the last in front; each fills it",
            conformances: [element],
            initializers: [
                .initializer(Parameter("elements", overlayChild.builder()), of: overlay) { children in
                    Overlay { children }
                },
                .initializer(
                    Parameter("elements", any.array(), default: "[]", []),
                    Parameter("configure", overlay.configuring(), default: "{ _ in }", { _ in }), of: overlay
                ) { Overlay(elements: $0, configure: $1) },
            ],
            properties: [
                PropertyDescription(
                    "children", of: overlay, \.children, overlayChild.array(), default: "[]", help: "those added so far"
                )
            ],
            methods: [
                .mutatingMethod(
                    "add", on: overlay, Parameter(nil, name: "element", any), help: "adds a child in front"
                ) { (overlay: inout Overlay, child: any Element) in overlay.add(child) },
                .mutatingMethod(
                    "add", on: overlay, Parameter("key", Conversion<AnyHashable>.key.optional(), default: "nil", nil),
                    Parameter("child", any), help: "adds a child in front"
                ) { (overlay: inout Overlay, key: AnyHashable?, child: any Element) in
                    overlay.add(key: key, child: child)
                },
            ])
    }
}
