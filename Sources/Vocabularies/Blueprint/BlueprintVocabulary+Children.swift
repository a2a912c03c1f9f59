import BlueprintDialect
import Interpreter

// What containers know of each of their children, as sources write it.

extension BlueprintVocabulary {
    /// A child as `Row` and `Column` keep it.
    static var stackChildren: Conversion<[(element: any Element, traits: StackLayout.Traits, key: AnyHashable?)]> {
        let child = tuple(TuplePart("element", any), TuplePart("traits", traits), TuplePart("key", key))
        let list = child.array()
        return Conversion(list.type) { value throws(VocabularyError) in
            try list.decode(value).map { (element: $0.0, traits: $0.1, key: $0.2) }
        } encode: { children in
            list.encode(children.map { ($0.element, $0.traits, $0.key) })
        }
    }

    private static let traits = Conversion<StackLayout.Traits>.native(TypeName("StackLayout.Traits"))
    private static let guide = Conversion<StackLayout.AlignmentGuide>.native(TypeName("StackLayout.AlignmentGuide"))
    private static let flowTraits = Conversion<Flow.Child.Traits>.native(TypeName("Flow.Child.Traits"))
    private static let key = Conversion<AnyHashable>.key.optional()
    private static let anyKey = Parameter("key", key, default: "nil", nil)
    private static var any: Conversion<any Element> { .element }

    static var childDescriptions: [TypeDescription] {
        [
            stackChildDescription, traitsDescription, overlayChildDescription, equalChildDescription,
            flowChildDescription, gridChildDescription,
            TypeDescription(TypeName("StackLayout"), .value, help: "arranges the children of a Row or Column"),
            TypeDescription(
                TypeName("Flow.Child.Traits"), .value, help: "a child's priority in a Flow",
                initializers: [
                    .initializer(
                        Parameter("priority", flowPriority.conversion, default: ".default", .default), of: flowTraits
                    ) { Flow.Child.Traits(priority: $0) }
                ],
                properties: [
                    PropertyDescription(
                        "priority", of: flowTraits, \.priority, flowPriority.conversion, default: ".default",
                        help: "whether it takes room that its line leaves")
                ]),
            TypeDescription(
                TypeName("StackLayout.AlignmentGuide"), .value, help: "where the line runs by which a child is aligned",
                properties: [
                    PropertyDescription(
                        "computeValue", of: guide, \.computeValue, Conversion<(ElementDimensions) -> CGFloat>.guide,
                        help: "finds the line in a child of a size")
                ]),
        ]
    }

    private static var stackChildDescription: TypeDescription {
        TypeDescription(
            TypeName("StackLayout.Child"), .value, help: "an element with its priorities in a Row or Column",
            initializers: [
                .initializer(Parameter(nil, name: "element", any), of: stackChild) { StackLayout.Child($0) },
                .initializer(
                    Parameter("element", any),
                    Parameter("priority", priority.conversion, default: ".flexible", .flexible),
                    Parameter(
                        "alignmentGuide", Conversion<(ElementDimensions) -> CGFloat>.guide.optional(), default: "nil",
                        nil), anyKey, of: stackChild
                ) { StackLayout.Child(element: $0, priority: $1, alignmentGuide: $2, key: $3) },
                .initializer(Parameter("element", any), Parameter("traits", traits), anyKey, of: stackChild) {
                    (element: any Element, traits: StackLayout.Traits, key: AnyHashable?) in
                    StackLayout.Child(element: element, traits: traits, key: key)
                },
            ],
            properties: [
                PropertyDescription(reading: "element", of: stackChild, \.element, any, help: "the child"),
                PropertyDescription(
                    reading: "traits", of: stackChild, \.traits, traits, help: "how a Row or Column treats it"),
                PropertyDescription(reading: "key", of: stackChild, \.key, key, help: keyHelp),
            ])
    }

    private static var traitsDescription: TypeDescription {
        TypeDescription(
            TypeName("StackLayout.Traits"), .value, help: "a child's priorities in a Row or Column",
            initializers: [
                .initializer(
                    Parameter("growPriority", .number, unit: .priority, default: "1", 1),
                    Parameter("shrinkPriority", .number, unit: .priority, default: "1", 1),
                    Parameter("alignmentGuide", guide.optional(), default: "nil", nil), of: traits
                ) { StackLayout.Traits(growPriority: $0, shrinkPriority: $1, alignmentGuide: $2) }
            ],
            properties: [
                PropertyDescription(
                    "growPriority", of: traits, \.growPriority, .number, unit: .priority, default: "1",
                    help: "its part of the room left over"),
                PropertyDescription(
                    "shrinkPriority", of: traits, \.shrinkPriority, .number, unit: .priority, default: "1",
                    help: "its part of what is too much"),
                PropertyDescription(
                    "alignmentGuide", of: traits, \.alignmentGuide, guide.optional(), default: "nil",
                    help: "the line by which it is aligned, in place of the stack's"),
            ])
    }

    private static let keyHelp = "its name among its siblings"
}

extension BlueprintVocabulary {
    private static var overlayChildDescription: TypeDescription {
        TypeDescription(
            TypeName("Overlay.Child"), .value, help: "an element with its key in an Overlay",
            initializers: [
                .initializer(Parameter(nil, name: "element", any), of: overlayChild) { Overlay.Child($0) },
                .initializer(Parameter("element", any), anyKey, of: overlayChild) {
                    Overlay.Child(element: $0, key: $1)
                },
            ],
            properties: [
                PropertyDescription("element", of: overlayChild, \.element, any, help: "the child"),
                PropertyDescription("key", of: overlayChild, \.key, key, help: keyHelp),
            ])
    }

    private static var equalChildDescription: TypeDescription {
        TypeDescription(
            TypeName("EqualStack.Child"), .value, help: "an element in an EqualStack",
            initializers: [
                .initializer(Parameter(nil, name: "element", any), of: equalChild) { EqualStack.Child($0) }
            ],
            properties: [PropertyDescription(reading: "element", of: equalChild, \.element, any, help: "the child")])
    }

    private static var flowChildDescription: TypeDescription {
        TypeDescription(
            TypeName("Flow.Child"), .value, help: "an element with its priority in a Flow",
            initializers: [
                .initializer(
                    Parameter(nil, name: "element", any), anyKey,
                    Parameter("priority", flowPriority.conversion, default: ".default", .default), of: flowChild
                ) { Flow.Child($0, key: $1, priority: $2) }
            ],
            properties: [
                PropertyDescription("element", of: flowChild, \.element, any, help: "the child"),
                PropertyDescription("traits", of: flowChild, \.traits, flowTraits, help: "how a Flow treats it"),
                PropertyDescription("key", of: flowChild, \.key, key, help: keyHelp),
            ])
    }

    private static var gridChildDescription: TypeDescription {
        TypeDescription(
            TypeName("GridRow.Child"), .value, help: "an element with its column's width in a GridRow",
            initializers: [
                .initializer(Parameter(nil, name: "element", any), of: gridChild) { GridRow.Child($0) },
                .initializer(
                    Parameter("width", gridWidth.conversion), anyKey, Parameter("element", any), of: gridChild
                ) { GridRow.Child(width: $0, key: $1, element: $2) },
            ],
            properties: [
                PropertyDescription("element", of: gridChild, \.element, any, help: "the child"),
                PropertyDescription("width", of: gridChild, \.width, gridWidth.conversion, help: "its column's width"),
                PropertyDescription("key", of: gridChild, \.key, key, help: keyHelp),
            ])
    }
}
