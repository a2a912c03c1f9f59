import BlueprintDialect
import Interpreter

// An element's content as sources write it.

extension BlueprintOpenTypes {
    private static let any = Conversion<any Element>.element
    private static let key = Parameter("key", Conversion<AnyHashable>.key.optional(), default: "nil", nil)

    static var contentDescription: TypeDescription {
        TypeDescription(
            TypeName("ElementContent"), .value, help: "an element's children with their layout, or how it is measured",
            initializers: arrangedContents + wrappedContents + measuredContents,
            properties: [PropertyDescription(reading: "childCount", of: content, \.childCount, .int)],
            methods: [
                .method(
                    "measure", on: content, Parameter("in", constraint), Parameter("environment", environment),
                    returning: size, help: "the size for a proposal"
                ) { $0.measure(in: $1, environment: $2) }
            ])
    }

    private static var arrangedContents: [Callable] {
        [
            .initializer(
                Parameter("layout", layout),
                Parameter("configure", builder.configuring(), default: "{ _ in }", { _ in }), of: content
            ) { ElementContent(layout: $0, configure: $1) },
            .initializer(Parameter("child", any), key, Parameter("layout", singleLayout), of: content) {
                ElementContent(child: $0, key: $1, layout: $2)
            },
        ]
    }

    private static var wrappedContents: [Callable] {
        [
            .initializer(Parameter("child", any), of: content) { ElementContent(child: $0) },
            .initializer(
                Parameter("child", any), Parameter("environment", environment.configuring()), of: content
            ) { ElementContent(child: $0, environment: $1) },
            .initializer(
                Parameter("child", any), Parameter("key", SourceEnvironment.key), Parameter("value", .pointed),
                of: content
            ) { child, key, value in
                ElementContent(child: child) { SourceEnvironment.set(value, in: &$0, for: key) }
            },
        ]
    }

    private static var measuredContents: [Callable] {
        [
            .initializer(Parameter("intrinsicSize", size), of: content) { ElementContent(intrinsicSize: $0) },
            .initializer(Parameter("measuring", any), of: content) { ElementContent(measuring: $0) },
            .initializer(Parameter("measurable", SourceMeasurable.conversion), of: content) {
                ElementContent(measurable: $0)
            },
            .initializer(
                Parameter(
                    "measureFunction",
                    Conversion<(SizeConstraint) -> CGSize>.closure(from: constraint, to: size, failing: .zero)),
                of: content
            ) { ElementContent(measureFunction: $0) },
            .initializer(
                Parameter(
                    "measureFunction",
                    Conversion<(SizeConstraint, Environment) -> CGSize>.closure(
                        from: constraint, environment, to: size, failing: .zero)), of: content
            ) { ElementContent(measureFunction: $0) },
            .initializer(
                Parameter(
                    "build",
                    Conversion<(SizeConstraint, Environment) -> any Element>.makingElement(
                        from: constraint, environment)), of: content
            ) { ElementContent(build: $0) },
        ]
    }

    static var builderDescription: TypeDescription {
        var description = TypeDescription(
            TypeName("ElementContent.Builder"), .value, help: "takes the children of an element",
            methods: [addingSingle, adding, addingKeyed])
        description.containedName = "Traits"
        description.containedType = { value in
            guard case .native(let native) = value,
                let builder = native.payload as? ElementContent.Builder<SourceLayout>
            else { return nil }
            return builder.layout.source.type("Traits")
        }
        return description
    }

    /// The layout's own traits; it is known what `.init(...)` is among them.
    private static var addingSingle: Callable {
        .mutatingMethod(
            "add", on: builder, Parameter("traits", .contained), key, Parameter("element", any),
            help: "adds a child with what a layout of single traits has to know of it"
        ) { (builder: inout ElementContent.Builder<SourceLayout>, traits, key, element) in
            builder.add(traits: SourceTraits.single(traits), key: key, element: element)
        }
    }

    private static var adding: Callable {
        .mutatingMethod(
            "add", on: builder, Parameter("traits", SourceTraits.traits, default: ".empty", .empty), key,
            Parameter("element", any), help: "adds a child"
        ) { (builder: inout ElementContent.Builder<SourceLayout>, traits, key, element) in
            builder.add(traits: traits, key: key, element: element)
        }
    }

    private static var addingKeyed: Callable {
        .mutatingMethod(
            "add", on: builder, Parameter("traitsType", SourceTraits.key),
            Parameter("traits", .pointed), key, Parameter("element", any), help: "adds a child"
        ) { (builder: inout ElementContent.Builder<SourceLayout>, type, traits, key, element) in
            builder.add(traits: SourceTraits.traits(type, traits), key: key, element: element)
        }
    }
}
