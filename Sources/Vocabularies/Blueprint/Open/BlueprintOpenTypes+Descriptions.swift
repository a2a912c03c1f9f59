import BlueprintDialect
import Interpreter
import Negotiation

extension BlueprintOpenTypes {
    /// What sources write their own elements and layouts with.
    static var vocabulary: Vocabulary {
        Vocabulary(
            types: protocols + [contentDescription, builderDescription, SourceTraits.description]
                + [subelementDescription, attributesDescription, unitPointDescription], openTypes: all,
            resultBuilders: [ResultBuilder("ElementBuilder"), ResultBuilder("Builder")])
    }

    private static var protocols: [TypeDescription] {
        [
            TypeDescription(
                TypeName("ProxyElement"), .protocol, help: "an element that is another in disguise",
                conformances: [BlueprintVocabulary.element]),
            TypeDescription(TypeName("Layout"), .protocol, help: "arranges any number of subelements"),
            TypeDescription(TypeName("SingleChildLayout"), .protocol, help: "arranges one subelement"),
            TypeDescription(
                TypeName("SingleTraitLayout"), .protocol, help: "a layout for which each subelement carries one value"),
            TypeDescription(TypeName("Measurable"), .protocol, help: "answers a proposal with a size"),
            TypeDescription(
                TypeName("ViewDescriptionContext"), .value, help: "what a view is made in; nothing here makes views"),
            TypeDescription(TypeName("ViewDescription"), .value, help: "a view; nothing here makes views"),
            TypeDescription(
                TypeName("LayoutTraitsKey"), .protocol, help: "names a value that children carry for a layout"),
            TypeDescription(
                TypeName("ElementBuilderChild"), .protocol, help: "what a builder makes of an element that is a child"),
            TypeDescription(TypeName("AlignmentID"), .protocol, help: "a line by which elements are aligned"),
            TypeDescription(
                TypeName("EnvironmentKey"), .protocol, help: "names a value that is handed down from parent to child"),
        ]
    }

    private static let because = Parameter(
        "because", Conversion<String>.string.optional(), default: "nil", nil, help: "why, for the record")

    private static var subelementDescription: TypeDescription {
        let anchor = Parameter("anchor", unitPoint.conversion, default: ".topLeading", .topLeading)
        let rect = Conversion<CGRect>.native(TypeName("CGRect"))
        let point = Conversion<CGPoint>.native(TypeName("CGPoint"))
        var description = TypeDescription(
            TypeName("LayoutSubelement"), .value, help: "a child as its parent's layout is given it",
            properties: [
                PropertyDescription(
                    sharing: "attributes", of: subelement, \.attributes, attributes, help: "how the child is shown")
            ],
            methods: [
                .method(
                    "sizeThatFits", on: subelement, Parameter(nil, name: "proposal", constraint), because,
                    returning: size, help: "asks the child for the size that it would take"
                ) { $0.sizeThatFits($1, because: $2) },
                .method(
                    "place", on: subelement, Parameter("at", point), anchor, Parameter("size", size), because,
                    returning: .value(.void), help: "places the child with its anchor at a position"
                ) { child, position, anchor, size, sentence in
                    child.place(
                        in: LayoutSubelement.frame(at: position, anchor: anchor, size: size), because: sentence)
                    return .void
                },
                .method(
                    "place", on: subelement, Parameter("in", rect), anchor, because, returning: .value(.void),
                    help: "places the child in a frame"
                ) { child, frame, anchor, sentence in
                    child.place(
                        in: LayoutSubelement.frame(at: frame.origin, anchor: anchor, size: frame.size),
                        because: sentence)
                    return .void
                },
                .method(
                    "place", on: subelement, Parameter("filling", size), because, returning: .value(.void),
                    help: "places the child at the corner"
                ) { child, size, sentence in
                    child.place(in: CGRect(origin: .zero, size: size), because: sentence)
                    return .void
                },
                .method(
                    "traits", on: subelement, Parameter("forLayoutType", SourceTraits.layoutType),
                    returning: .pointed, help: "what the child was added with for layouts of one type"
                ) { SourceTraits.value(of: $0.subelement, forLayoutType: $1) },
            ])
        description.subscripts = [
            SubscriptDescription(of: subelement, Parameter(nil, name: "key", SourceTraits.key), .pointed) {
                SourceTraits.value(of: $0.subelement, for: $1)
            }
        ]
        return description
    }

    private static let attributes = Conversion<LayoutSubelement.Attributes>.native(
        TypeName("LayoutSubelement.Attributes"))

    private static var attributesDescription: TypeDescription {
        TypeDescription(
            TypeName("LayoutSubelement.Attributes"), .value, help: "how a child is shown, beyond where it stands",
            properties: [
                PropertyDescription(
                    "transform", of: attributes, \.transform, BlueprintVocabulary.transform,
                    help: "how it is moved, turned or scaled"),
                PropertyDescription(
                    "alpha", of: attributes, \.alpha, .number, unit: .ratio, default: "1",
                    help: "how opaque it is, from 0 to 1"),
                PropertyDescription(
                    "isUserInteractionEnabled", of: attributes, \.isUserInteractionEnabled, .bool, default: "true",
                    help: "whether it can be touched"),
                PropertyDescription(
                    "isHidden", of: attributes, \.isHidden, .bool, default: "false", help: "whether it is not shown"),
            ])
    }

    private static let unitPoint = Words<UnitPoint>(
        "UnitPoint", help: "a point of a box in parts of its size",
        [
            ("zero", .zero), ("topLeading", .topLeading), ("top", .top), ("topTrailing", .topTrailing),
            ("leading", .leading), ("center", .center), ("trailing", .trailing), ("bottomLeading", .bottomLeading),
            ("bottom", .bottom), ("bottomTrailing", .bottomTrailing),
        ])

    private static var unitPointDescription: TypeDescription {
        unitPoint.description(
            initializers: [
                .initializer(
                    Parameter("x", .number, unit: .ratio), Parameter("y", .number, unit: .ratio),
                    of: unitPoint.conversion
                ) { UnitPoint(x: $0, y: $1) }
            ],
            properties: [
                PropertyDescription("x", of: unitPoint.conversion, \.x, .number, unit: .ratio),
                PropertyDescription("y", of: unitPoint.conversion, \.y, .number, unit: .ratio),
            ])
    }

    /// What a proposal on one axis is, for `case .atMost(let length)`.
    static let axisCases = [
        CaseDescription("atMost") { value in axis(value)?.constrainedValue.map { [.double(Double($0))] } },
        CaseDescription("unconstrained") { value in axis(value)?.constrainedValue == nil ? [] : nil },
    ]

    private static func axis(_ value: Value) -> SizeConstraint.Axis? {
        guard case .native(let native) = value else { return nil }
        return native.payload as? SizeConstraint.Axis
    }
}
