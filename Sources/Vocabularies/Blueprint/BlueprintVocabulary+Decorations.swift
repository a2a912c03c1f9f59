import BlueprintDialect
import Interpreter
import Negotiation

// Decorate, Rule and Keyed as sources write them.

extension BlueprintVocabulary {
    private static let decorate = Conversion<Decorate>.native(TypeName("Decorate"))
    private static let position = Conversion<Decorate.Position>.native(TypeName("Decorate.Position"))
    private static let rule = Conversion<Rule>.native(TypeName("Rule"))
    private static let keyed = Conversion<Keyed>.native(TypeName("Keyed"))
    private static let offset = Conversion<UIOffset>.native(TypeName("UIOffset"))
    private static let alignment = Conversion<Alignment>.native(TypeName("Alignment"))
    private static let positionContext = Conversion<Decorate.Position.PositionContext>.native(
        TypeName("Decorate.Position.PositionContext"))
    private static var any: Conversion<any Element> { .element }

    static let layering = Words<Decorate.Layering>(
        "Decorate.Layering", help: "whether a decoration is in front or behind",
        [("above", .above), ("below", .below)])
    static let corner = Words<Decorate.Corner>(
        "Decorate.Corner", help: "a corner of what is decorated",
        [
            ("topLeft", .topLeft), ("topRight", .topRight), ("bottomRight", .bottomRight),
            ("bottomLeft", .bottomLeft),
        ])
    static let orientation = Words<Rule.Orientation>(
        "Rule.Orientation", help: "which way a rule runs", [("horizontal", .horizontal), ("vertical", .vertical)])

    static let thickness: Words<Rule.Thickness> = {
        let type = Conversion<Rule.Thickness>.native(TypeName("Rule.Thickness"))
        let points = Callable.function(
            "points", Parameter(nil, name: "length", .number, unit: .points), returning: type
        ) { .points($0) }
        return Words("Rule.Thickness", help: "how thick a rule is", [("hairline", .hairline)], calls: [points]) {
            if case .points(let length) = $0 { ".points(\(PointsFormat.short(length)))" } else { nil }
        }
    }()

    static var decorationDescriptions: [TypeDescription] {
        [
            TypeDescription(
                TypeName("Decorate"), .element, help: "something over or under what it wraps, that takes no room",
                conformances: [element],
                initializers: [
                    .initializer(
                        Parameter("layering", layering.conversion), Parameter("position", position),
                        Parameter("wrapping", any), Parameter("decoration", any), of: decorate
                    ) { Decorate(layering: $0, position: $1, wrapping: $2, decoration: $3) }
                ],
                properties: [
                    PropertyDescription(
                        "layering", of: decorate, \.layering, layering.conversion,
                        help: "whether the decoration is in front or behind"),
                    PropertyDescription(
                        "position", of: decorate, \.position, position, help: "where the decoration stands"),
                    PropertyDescription("wrapped", of: decorate, \.wrapped, any, help: "what is decorated"),
                    PropertyDescription(
                        "decoration", of: decorate, \.decoration, any, help: "what is over or under it"),
                ]),
            ruleDescription, scrollDescription,
            TypeDescription(
                TypeName("Keyed"), .element, help: "gives what it wraps a name of its own among its siblings",
                conformances: [element],
                initializers: [
                    .initializer(
                        Parameter("key", Conversion<AnyHashable>.key.optional()), Parameter("wrapping", any), of: keyed
                    ) { Keyed(key: $0, wrapping: $1) }
                ],
                properties: [
                    PropertyDescription(
                        "key", of: keyed, \.key, Conversion<AnyHashable>.key.optional(), help: "the name"),
                    PropertyDescription("wrapped", of: keyed, \.wrapped, any, help: "what is named"),
                ]),
        ]
    }

    private static var ruleDescription: TypeDescription {
        TypeDescription(
            TypeName("Rule"), .element, help: "a line across or down", conformances: [element],
            initializers: [
                .initializer(
                    Parameter("orientation", orientation.conversion), Parameter("color", color.conversion),
                    Parameter("thickness", thickness.conversion, default: ".hairline", .hairline), of: rule
                ) { Rule(orientation: $0, color: $1, thickness: $2) }
            ],
            properties: [
                PropertyDescription(
                    "orientation", of: rule, \.orientation, orientation.conversion, help: "which way it runs"),
                PropertyDescription("color", of: rule, \.color, color.conversion, help: "its colour"),
                PropertyDescription(
                    "thickness", of: rule, \.thickness, thickness.conversion, default: ".hairline",
                    help: "how thick it is"),
            ])
    }
}

extension BlueprintVocabulary {
    static var decorationValueDescriptions: [TypeDescription] {
        [
            layering.description(), corner.description(), orientation.description(), thickness.description(),
            positionDescription, positionContextDescription,
            verticalLine.description(initializers: [ownLine(verticalLine.conversion)]),
            horizontalLine.description(initializers: [ownLine(horizontalLine.conversion)]),
            TypeDescription(
                TypeName("UIOffset"), .value, help: "a distance in both directions, in points",
                initializers: [
                    .initializer(
                        Parameter("horizontal", .number, unit: .points), Parameter("vertical", .number, unit: .points),
                        of: offset
                    ) { UIOffset(horizontal: $0, vertical: $1) }
                ], staticProperties: [StaticProperty("zero", offset, UIOffset.zero)]),
            TypeDescription(
                TypeName("Alignment"), .value, help: "lines on both axes, by which elements are aligned",
                initializers: [
                    .initializer(
                        Parameter("horizontal", horizontalLine.conversion),
                        Parameter("vertical", verticalLine.conversion), of: alignment
                    ) { Alignment(horizontal: $0, vertical: $1) }
                ],
                staticProperties: [
                    StaticProperty("topLeading", alignment, .topLeading), StaticProperty("top", alignment, .top),
                    StaticProperty("topTrailing", alignment, .topTrailing),
                    StaticProperty("leading", alignment, .leading), StaticProperty("center", alignment, .center),
                    StaticProperty("trailing", alignment, .trailing),
                    StaticProperty("bottomLeading", alignment, .bottomLeading),
                    StaticProperty("bottom", alignment, .bottom),
                    StaticProperty("bottomTrailing", alignment, .bottomTrailing),
                ],
                properties: [
                    PropertyDescription(
                        "horizontal", of: alignment, \.horizontal, horizontalLine.conversion, help: "the line down"),
                    PropertyDescription(
                        "vertical", of: alignment, \.vertical, verticalLine.conversion, help: "the line across"),
                ]),
        ]
    }

    private static var positionDescription: TypeDescription {
        func length(_ label: String) -> Parameter<CGFloat> {
            Parameter(label, .number, unit: .points, default: "0", 0)
        }
        let guide = Conversion<(ElementDimensions) -> CGFloat>.guide.optional()
        return TypeDescription(
            TypeName("Decorate.Position"), .value, help: "where a decoration stands",
            staticMethods: [
                .function("inset", Parameter(nil, name: "amount", .number, unit: .points), returning: position) {
                    .inset($0)
                },
                .function("inset", length("horizontal"), length("vertical"), returning: position) {
                    .inset(horizontal: $0, vertical: $1)
                },
                .function("inset", Parameter(nil, name: "inset", insets), returning: position) { .inset($0) },
                .function(
                    "corner", Parameter(nil, name: "corner", corner.conversion),
                    Parameter(nil, name: "offset", offset, default: ".zero", .zero), returning: position
                ) { .corner($0, $1) },
                .function(
                    "aligned", Parameter("to", alignment), Parameter("horizontalGuide", guide, default: "nil", nil),
                    Parameter("verticalGuide", guide, default: "nil", nil), returning: position
                ) { .aligned(to: $0, horizontalGuide: $1, verticalGuide: $2) },
                .function(
                    "custom",
                    Parameter(
                        nil, name: "position",
                        Conversion<(Decorate.Position.PositionContext) -> CGRect>.closure(
                            from: positionContext, to: .native(TypeName("CGRect")), failing: .zero)),
                    returning: position
                ) { .custom($0) },
            ])
    }

    private static var positionContextDescription: TypeDescription {
        TypeDescription(
            TypeName("Decorate.Position.PositionContext"), .value, help: "what a decoration's place may depend on",
            properties: [
                PropertyDescription(
                    "decorationSize", of: positionContext, \.decorationSize, size, help: "the decoration's own size"),
                PropertyDescription(
                    "contentSize", of: positionContext, \.contentSize, size, help: "the size of what is decorated"),
                PropertyDescription("environment", of: positionContext, \.environment, environment),
            ])
    }

    static var decorationModifiers: [Callable] {
        [
            .method(
                "decorate", on: any, Parameter("layering", layering.conversion), Parameter("position", position),
                Parameter("with", Conversion<() -> any Element>.makesElement), returning: any,
                help: "puts something over or under the element that takes no room"
            ) { $0.decorate(layering: $1, position: $2, with: $3) },
            .method(
                "keyed", on: any, Parameter(nil, name: "key", Conversion<AnyHashable>.key), returning: keyed,
                help: "gives the element a name of its own among its siblings"
            ) { $0.keyed($1) },
        ]
    }
}
