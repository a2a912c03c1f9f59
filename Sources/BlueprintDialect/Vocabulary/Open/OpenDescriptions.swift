import Interpreter
import Negotiation

extension OpenTypes {
    /// What sources write their own elements and layouts with.
    static var vocabulary: Vocabulary {
        Vocabulary(
            types: protocols + [contentDescription, builderDescription, SourceTraits.description]
                + [subelementDescription, unitPointDescription], openTypes: all,
            resultBuilders: [ResultBuilder("ElementBuilder"), ResultBuilder("Builder")])
    }

    private static let any = Conversion<any Element>.element

    private static var protocols: [TypeDescription] {
        [
            TypeDescription(
                TypeName("ProxyElement"), .protocol, help: "an element that is another in disguise",
                conformances: [BlueprintVocabulary.element]),
            TypeDescription(TypeName("Layout"), .protocol, help: "arranges any number of subelements"),
            TypeDescription(TypeName("SingleChildLayout"), .protocol, help: "arranges one subelement"),
            TypeDescription(
                TypeName("ViewDescriptionContext"), .value, help: "what a view is made in; nothing here makes views"),
            TypeDescription(TypeName("ViewDescription"), .value, help: "a view; nothing here makes views"),
            TypeDescription(
                TypeName("LayoutTraitsKey"), .protocol, help: "names a value that children carry for a layout"),
            TypeDescription(
                TypeName("EnvironmentKey"), .protocol, help: "names a value that is handed down from parent to child"),
        ]
    }

    private static var contentDescription: TypeDescription {
        let key = Parameter("key", Conversion<AnyHashable>.key.optional(), default: "nil", nil)
        return TypeDescription(
            TypeName("ElementContent"), .value, help: "an element's children with their layout, or how it is measured",
            initializers: [
                .initializer(
                    Parameter("layout", layout),
                    Parameter("configure", builder.configuring(), default: "{ _ in }", { _ in }), of: content
                ) { ElementContent(layout: $0, configure: $1) },
                .initializer(Parameter("child", any), key, Parameter("layout", singleLayout), of: content) {
                    ElementContent(child: $0, key: $1, layout: $2)
                },
                .initializer(Parameter("child", any), of: content) { ElementContent(child: $0) },
                .initializer(Parameter("intrinsicSize", size), of: content) { ElementContent(intrinsicSize: $0) },
                .initializer(Parameter("measuring", any), of: content) { ElementContent(measuring: $0) },
                .initializer(Parameter("measureFunction", .measuring), of: content) {
                    ElementContent(measureFunction: $0)
                },
            ],
            properties: [PropertyDescription(reading: "childCount", of: content, \.childCount, .int)],
            methods: [
                .method(
                    "measure", on: content, Parameter("in", constraint), Parameter("environment", environment),
                    returning: size, help: "the size for a proposal"
                ) { $0.measure(in: $1, environment: $2) }
            ])
    }

    private static var builderDescription: TypeDescription {
        let key = Parameter("key", Conversion<AnyHashable>.key.optional(), default: "nil", nil)
        return TypeDescription(
            TypeName("ElementContent.Builder"), .value, help: "takes the children of an element",
            methods: [
                .mutatingMethod(
                    "add", on: builder, Parameter("traits", SourceTraits.traits, default: ".empty", .empty), key,
                    Parameter("element", any), help: "adds a child"
                ) { (builder: inout ElementContent.Builder<SourceLayout>, traits, key, element) in
                    builder.add(traits: traits, key: key, element: element)
                },
                .mutatingMethod(
                    "add", on: builder, Parameter("traitsType", SourceTraits.key),
                    Parameter("traits", .value(.any)), key, Parameter("element", any), help: "adds a child"
                ) { (builder: inout ElementContent.Builder<SourceLayout>, type, traits, key, element) in
                    builder.add(traits: SourceTraits.traits(type, traits), key: key, element: element)
                },
            ])
    }

    private static let because = Parameter(
        "because", Conversion<String>.string.optional(), default: "nil", nil, help: "why, for the record")

    private static var subelementDescription: TypeDescription {
        let anchor = Parameter("anchor", unitPoint.conversion, default: ".topLeading", .topLeading)
        let rect = Conversion<CGRect>.native(TypeName("CGRect"))
        let point = Conversion<CGPoint>.native(TypeName("CGPoint"))
        var description = TypeDescription(
            TypeName("LayoutSubelement"), .value, help: "a child as its parent's layout is given it",
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
            ])
        description.subscripts = [
            SubscriptDescription(of: subelement, Parameter(nil, name: "key", SourceTraits.key), .value(.any)) {
                SourceTraits.value(of: $0.subelement, for: $1)
            }
        ]
        return description
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

extension Conversion where T == (SizeConstraint, Environment) -> CGSize {
    /// A closure of the source that measures a leaf. Where it fails, which the program tells, the leaf has no size.
    fileprivate static var measuring: Conversion<T> {
        let type = ValueType.function(
            parameters: [.init(OpenTypes.constraint.type), .init(OpenTypes.environment.type)],
            result: OpenTypes.size.type)
        return Conversion(type) { value throws(VocabularyError) in
            guard case .closure(let closure) = value else { throw .mismatch(expected: type, found: value.typeName) }
            return { constraint, environment in
                var arguments = [OpenTypes.constraint.encode(constraint), OpenTypes.environment.encode(environment)]
                guard case .native(let size)? = closure.call(&arguments) else { return .zero }
                return size.payload as? CGSize ?? .zero
            }
        } encode: { _ in
            .closure(Closure(parameterCount: 2) { _ in nil })
        }
    }
}
