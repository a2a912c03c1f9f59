import Interpreter
import Negotiation

// Decorate, Rule, ScrollView, Keyed and the modifiers that choose, as sources write them.

extension BlueprintVocabulary {
    private static let decorate = Conversion<Decorate>.native(TypeName("Decorate"))
    private static let position = Conversion<Decorate.Position>.native(TypeName("Decorate.Position"))
    private static let rule = Conversion<Rule>.native(TypeName("Rule"))
    private static let keyed = Conversion<Keyed>.native(TypeName("Keyed"))
    private static let scrollView = Conversion<ScrollView>.native(TypeName("ScrollView"))
    private static let offset = Conversion<UIOffset>.native(TypeName("UIOffset"))
    private static let alignment = Conversion<Alignment>.native(TypeName("Alignment"))
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

    static let scrolled: Words<ScrollView.ContentSize> = {
        let type = Conversion<ScrollView.ContentSize>.native(TypeName("ScrollView.ContentSize"))
        let custom = Callable.function("custom", Parameter(nil, name: "size", size), returning: type) { .custom($0) }
        return Words(
            "ScrollView.ContentSize", help: "how large scrolled content is",
            [
                ("fittingHeight", .fittingHeight), ("fittingWidth", .fittingWidth),
                ("fittingContent", .fittingContent),
            ], calls: [custom]
        ) { content in
            guard case .custom(let size) = content else { return nil }
            let lengths = [size.width, size.height].map { PointsFormat.short($0) }
            return ".custom(CGSize(width: \(lengths[0]), height: \(lengths[1])))"
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
                        help: "whether the decoration is in front or behind")
                ]),
            ruleDescription, scrollDescription,
            TypeDescription(
                TypeName("Keyed"), .element, help: "gives what it wraps a name of its own among its siblings",
                conformances: [element],
                initializers: [
                    .initializer(
                        Parameter("key", Conversion<AnyHashable>.key.optional()), Parameter("wrapping", any), of: keyed
                    ) { Keyed(key: $0, wrapping: $1) }
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

    private static var scrollDescription: TypeDescription {
        TypeDescription(
            TypeName("ScrollView"), .element, help: "content that is as long as it likes", conformances: [element],
            initializers: [
                .initializer(
                    Parameter(
                        nil, name: "contentSize", scrolled.conversion, default: ".fittingHeight", .fittingHeight),
                    Parameter("wrapping", any),
                    Parameter("configure", scrollView.configuring(), default: "{ _ in }", { _ in }), of: scrollView
                ) { ScrollView($0, wrapping: $1, configure: $2) }
            ],
            properties: [
                PropertyDescription(
                    "contentSize", of: scrollView, \.contentSize, scrolled.conversion, default: ".fittingHeight",
                    help: "how large the content is"),
                PropertyDescription(
                    "contentInset", of: scrollView, \.contentInset, insets, default: ".zero",
                    help: "a distance around the content"),
            ])
    }
}

extension BlueprintVocabulary {
    static var decorationValueDescriptions: [TypeDescription] {
        [
            layering.description(), corner.description(), orientation.description(), thickness.description(),
            scrolled.description(), positionDescription,
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
                staticProperties: [
                    StaticProperty("topLeading", alignment, .topLeading), StaticProperty("top", alignment, .top),
                    StaticProperty("topTrailing", alignment, .topTrailing),
                    StaticProperty("leading", alignment, .leading), StaticProperty("center", alignment, .center),
                    StaticProperty("trailing", alignment, .trailing),
                    StaticProperty("bottomLeading", alignment, .bottomLeading),
                    StaticProperty("bottom", alignment, .bottom),
                    StaticProperty("bottomTrailing", alignment, .bottomTrailing),
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
            ])
    }

    static var decorationModifiers: [Callable] {
        let change = Conversion<(any Element) -> any Element>.makingElement(from: any)
        return [
            .method(
                "decorate", on: any, Parameter("layering", layering.conversion), Parameter("position", position),
                Parameter("with", Conversion<() -> any Element>.makesElement), returning: any,
                help: "puts something over or under the element that takes no room"
            ) { $0.decorate(layering: $1, position: $2, with: $3) },
            .method(
                "keyed", on: any, Parameter(nil, name: "key", Conversion<AnyHashable>.key), returning: keyed,
                help: "gives the element a name of its own among its siblings"
            ) { $0.keyed($1) },
            .method(
                "if", on: any, Parameter(nil, name: "isTrue", .bool), Parameter("then", change), returning: any,
                help: "changes the element if something is so"
            ) { $1 ? $2($0) : $0 },
            .method(
                "if", on: any, Parameter(nil, name: "isTrue", .bool), Parameter("then", change),
                Parameter("else", change), returning: any, help: "changes the element in one way or another"
            ) { $1 ? $2($0) : $3($0) },
        ]
    }
}
