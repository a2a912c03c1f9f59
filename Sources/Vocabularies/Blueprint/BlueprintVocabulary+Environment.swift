import BlueprintDialect
import Interpreter

// The environment, and the elements that read and change it, as sources write them.

extension BlueprintVocabulary {
    static let environment = Conversion<Environment>.native(TypeName("Environment"))
    private static let reader = Conversion<EnvironmentReader>.native(TypeName("EnvironmentReader"))
    private static let adapted = Conversion<AdaptedEnvironment>.native(TypeName("AdaptedEnvironment"))
    private static var any: Conversion<any Element> { .element }

    static let layoutDirection = Words<Environment.LayoutDirection>(
        "Environment.LayoutDirection", help: "which way a text is read",
        [("leftToRight", .leftToRight), ("rightToLeft", .rightToLeft)])

    static var environmentDescriptions: [TypeDescription] {
        [
            TypeDescription(
                TypeName("EnvironmentReader"), .element, help: "what a closure makes of the environment",
                conformances: [element],
                initializers: [
                    .initializer(
                        Parameter(
                            "elementRepresentation",
                            Conversion<(Environment) -> any Element>.makingElement(from: environment)), of: reader
                    ) { EnvironmentReader(elementRepresentation: $0) }
                ]),
            TypeDescription(
                TypeName("AdaptedEnvironment"), .element, help: "changes the environment of what it wraps",
                conformances: [element],
                initializers: [
                    .initializer(
                        Parameter("by", environment.configuring()), Parameter("wrapping", any), of: adapted
                    ) { AdaptedEnvironment(by: $0, wrapping: $1) },
                    .initializer(
                        Parameter("key", SourceEnvironment.key), Parameter("value", .pointed),
                        Parameter("wrapping", any), of: adapted
                    ) { AdaptedEnvironment(by: setting($0, to: $1), wrapping: $2) },
                    .initializer(
                        Parameter("keyPath", .path(from: environment.type)), Parameter("value", .pointed),
                        Parameter("wrapping", any), of: adapted
                    ) { AdaptedEnvironment(by: setting($0, to: $1), wrapping: $2) },
                ]),
        ]
    }

    private static func setting(_ key: SourceInstance, to value: Value) -> (inout Environment) -> Void {
        { SourceEnvironment.set(value, in: &$0, for: key) }
    }

    private static func setting(_ path: PropertyPath, to value: Value) -> (inout Environment) -> Void {
        { path.set(value, in: &$0, as: environment) }
    }

    static var environmentValueDescriptions: [TypeDescription] {
        [environmentDescription, layoutDirection.description()]
    }

    private static var environmentDescription: TypeDescription {
        var description =
            TypeDescription(
                TypeName("Environment"), .value, help: "values that are handed down from parent to child",
                staticProperties: [StaticProperty("empty", environment, Environment.empty)],
                properties: [
                    PropertyDescription(
                        "displayScale", of: environment, \.displayScale, .number, unit: .ratio, default: "1",
                        help: "pixels in a point"),
                    PropertyDescription(
                        "layoutDirection", of: environment, \.layoutDirection, layoutDirection.conversion,
                        default: ".leftToRight", help: "which way a text is read"),
                    PropertyDescription(
                        "layoutMode", of: environment, \.layoutMode, layoutMode, default: ".default",
                        help: "what the engine may deduce; counts where it is set around the root"),
                    PropertyDescription(
                        "safeAreaInsets", of: environment, \.safeAreaInsets, insets, default: ".zero",
                        help: "what the edges of the screen keep for themselves"),
                    PropertyDescription(
                        "windowSize", of: environment, \.windowSize, size.optional(), default: "nil",
                        help: "the window's size, if there is a window"),
                ])
        description.subscripts = [
            SubscriptDescription(of: environment, Parameter(nil, name: "key", SourceEnvironment.key), .pointed) {
                SourceEnvironment.value(in: $0, for: $1)
            } set: {
                SourceEnvironment.set($2, in: &$0, for: $1)
            }
        ]
        return description
    }

    static var environmentModifiers: [Callable] {
        [
            .method(
                "adaptedEnvironment", on: any, Parameter("by", environment.configuring()), returning: any,
                help: "changes the environment of the element"
            ) { $0.adaptedEnvironment(by: $1) },
            .method(
                "adaptedEnvironment", on: any, Parameter("key", SourceEnvironment.key), Parameter("value", .pointed),
                returning: any, help: "sets what the environment of the element holds under a key"
            ) { $0.adaptedEnvironment(by: setting($1, to: $2)) },
            .method(
                "adaptedEnvironment", on: any, Parameter("keyPath", .path(from: environment.type)),
                Parameter("value", .pointed), returning: any, help: "sets a value in the environment of the element"
            ) { $0.adaptedEnvironment(by: setting($1, to: $2)) },
        ]
    }
}
