import BlueprintDialect
import Interpreter

// Box, Label and Spacer as sources write them.

extension BlueprintVocabulary {
    private static let box = Conversion<Box>.native(TypeName("Box"))
    private static let label = Conversion<Label>.native(TypeName("Label"))
    private static let spacer = Conversion<Spacer>.native(TypeName("Spacer"))

    static var leafDescriptions: [TypeDescription] { [labelDescription, boxDescription, spacerDescription] }

    private static var boxDescription: TypeDescription {
        let wrapped = Conversion<any Element>.element.optional()
        return TypeDescription(
            TypeName("Box"), .element, help: "a background and a border, and what it wraps fills it",
            conformances: [element],
            initializers: [
                .initializer(
                    Parameter("backgroundColor", color.conversion, default: ".clear", .clear),
                    Parameter("cornerStyle", cornerStyle.conversion, default: ".square", .square),
                    Parameter("cornerCurve", cornerCurve.conversion, default: ".circular", .circular),
                    Parameter("borderStyle", borderStyle.conversion, default: ".none", .none),
                    Parameter("shadowStyle", shadowStyle.conversion, default: ".none", .none),
                    Parameter("clipsContent", .bool, default: "false", false),
                    Parameter("wrapping", wrapped, default: "nil", nil), of: box
                ) { background, style, curve, border, shadow, clips, element in
                    Box(
                        backgroundColor: background, cornerStyle: style, cornerCurve: curve, borderStyle: border,
                        shadowStyle: shadow, clipsContent: clips, wrapping: element)
                }
            ],
            properties: [
                PropertyDescription(
                    "backgroundColor", of: box, \.backgroundColor, color.conversion, default: ".clear",
                    help: "the colour behind what it wraps"),
                PropertyDescription(
                    "borderStyle", of: box, \.borderStyle, borderStyle.conversion, default: ".none",
                    help: "the border, drawn inside the box; it takes no room"),
                PropertyDescription(
                    "cornerStyle", of: box, \.cornerStyle, cornerStyle.conversion, default: ".square",
                    help: "the corners"),
                PropertyDescription(
                    "cornerCurve", of: box, \.cornerCurve, cornerCurve.conversion, default: ".circular",
                    help: "how rounded corners are drawn"),
                PropertyDescription(
                    "shadowStyle", of: box, \.shadowStyle, shadowStyle.conversion, default: ".none",
                    help: "the shadow, which terminals do not show"),
                PropertyDescription(
                    "clipsContent", of: box, \.clipsContent, .bool, default: "false",
                    help: "whether what sticks out is hidden"),
                PropertyDescription(
                    "wrappedElement", of: box, \.wrappedElement, wrapped, default: "nil", help: "what fills the box"),
            ])
    }

    private static var labelDescription: TypeDescription {
        TypeDescription(
            TypeName("Label"), .element, help: "a text that wraps at the proposed width", conformances: [element],
            initializers: [
                .initializer(
                    Parameter("text", .string),
                    Parameter("configure", label.configuring(), default: "{ _ in }", { _ in }), of: label
                ) { Label(text: $0, configure: $1) }
            ],
            properties: [
                PropertyDescription("text", of: label, \.text, .string, help: "what it says"),
                PropertyDescription(
                    "numberOfLines", of: label, \.numberOfLines, .int, unit: .lines, default: "0",
                    help: "the most lines; 0 for any number"),
                PropertyDescription(
                    "color", of: label, \.color, color.conversion, default: ".black", help: "the text's colour"),
                PropertyDescription(
                    "alignment", of: label, \.alignment, textAlignment.conversion, default: ".left",
                    help: "on which side the lines stand"),
                PropertyDescription(
                    "lineBreakMode", of: label, \.lineBreakMode, lineBreakMode.conversion, default: ".byWordWrapping",
                    help: "where lines break; terminals break between words"),
            ])
    }

    private static var spacerDescription: TypeDescription {
        TypeDescription(
            TypeName("Spacer"), .element, help: "takes room and shows nothing; of one size, whatever is proposed",
            conformances: [element],
            initializers: [
                .initializer(Parameter("size", size), of: spacer) { Spacer(size: $0) },
                .initializer(
                    Parameter("width", .number, unit: .points, default: "0", 0),
                    Parameter("height", .number, unit: .points, default: "0", 0), of: spacer
                ) { Spacer(width: $0, height: $1) },
                .initializer(Parameter(nil, name: "value", .number, unit: .points), of: spacer, help: "a square") {
                    Spacer($0)
                },
            ],
            properties: [PropertyDescription("size", of: spacer, \.size, size, help: "its size")])
    }
}
