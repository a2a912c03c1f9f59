import BlueprintDialect
import Interpreter

// The mode of a pass, as sources write it.

extension BlueprintVocabulary {
    static let layoutMode = Conversion<LayoutMode>.native(TypeName("LayoutMode"))
    private static let layoutOptions = Conversion<LayoutOptions>.native(TypeName("LayoutOptions"))

    static var modeDescriptions: [TypeDescription] {
        [
            TypeDescription(
                TypeName("LayoutMode"), .value, help: "how a pass is done",
                staticProperties: [
                    StaticProperty("default", layoutMode, LayoutMode.default),
                    StaticProperty("caffeinated", layoutMode, LayoutMode.caffeinated),
                ],
                staticMethods: [
                    .function(
                        "caffeinated", Parameter("options", layoutOptions, default: ".default", .default),
                        returning: layoutMode
                    ) { .caffeinated(options: $0) }
                ],
                properties: [
                    PropertyDescription(
                        "options", of: layoutMode, \.options, layoutOptions, default: ".default",
                        help: "what the engine may deduce"),
                    PropertyDescription(reading: "name", of: layoutMode, \.name, .string, help: "the mode's name"),
                ]),
            TypeDescription(
                TypeName("LayoutOptions"), .value, help: "what may be deduced from earlier answers instead of asked",
                initializers: [
                    .initializer(
                        Parameter("hintRangeBoundaries", .bool), Parameter("searchUnconstrainedKeys", .bool),
                        of: layoutOptions
                    ) { LayoutOptions(hintRangeBoundaries: $0, searchUnconstrainedKeys: $1) }
                ],
                staticProperties: [StaticProperty("default", layoutOptions, LayoutOptions.default)],
                properties: [
                    PropertyDescription(
                        "hintRangeBoundaries", of: layoutOptions, \.hintRangeBoundaries, .bool, default: "true",
                        help: "an answer holds for every proposal between it and what was proposed"),
                    PropertyDescription(
                        "searchUnconstrainedKeys", of: layoutOptions, \.searchUnconstrainedKeys, .bool,
                        default: "true", help: "an unconstrained answer holds for every limit that it keeps"),
                ]),
        ]
    }
}
