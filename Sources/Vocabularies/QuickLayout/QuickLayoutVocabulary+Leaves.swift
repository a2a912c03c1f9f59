import Interpreter
import Negotiation
import QuickLayoutDialect

// What shows something itself, as sources write it.

extension QuickLayoutVocabulary {
    private static let text = Conversion<Text>.native(TypeName("Text"))
    private static let image = Conversion<Image>.native(TypeName("Image"))
    private static let rectangle = Conversion<Rectangle>.native(TypeName("Rectangle"))
    private static let viewProxy = Conversion<ViewProxy>.native(TypeName("ViewProxy"))

    private static let colorHelp = "a sheet of one colour: takes what it is proposed, and 10 where there is no limit"

    static let color = Words<Color>(
        "Color", help: colorHelp,
        [
            ("clear", .clear), ("black", .black), ("white", .white), ("gray", .gray), ("red", .red),
            ("orange", .orange), ("yellow", .yellow), ("green", .green), ("mint", .mint), ("teal", .teal),
            ("cyan", .cyan), ("blue", .blue), ("indigo", .indigo), ("purple", .purple), ("pink", .pink),
            ("brown", .brown),
        ]
    ) { color in
        let parts = [color.red, color.green, color.blue].map { PointsFormat.short($0) }
        let opacity = color.opacity == 1 ? "" : ", opacity: \(PointsFormat.short(color.opacity))"
        return "Color(red: \(parts[0]), green: \(parts[1]), blue: \(parts[2])\(opacity))"
    }

    static var leafDescriptions: [TypeDescription] {
        [textDescription, colorDescription, rectangleDescription, imageDescription, viewProxyDescription]
    }

    private static var textDescription: TypeDescription {
        TypeDescription(
            TypeName("Text"), .element,
            help: "a text that wraps at the proposed width, and is never larger than what it is proposed",
            conformances: [leaf],
            initializers: [.initializer(Parameter(nil, name: "string", .string), of: text) { Text($0) }],
            properties: [
                PropertyDescription(reading: "string", of: text, \.string, .string, help: "what it says"),
                PropertyDescription(
                    reading: "color", of: text, \.color, color.conversion.optional(), default: "nil",
                    help: "the text's colour; nil for the terminal's"),
            ],
            methods: [
                .method(
                    "foregroundColor", on: text, Parameter(nil, name: "color", color.conversion), returning: text,
                    help: "the same text in another colour"
                ) { $0.foregroundColor($1) }
            ])
    }

    private static var colorDescription: TypeDescription {
        func ratio(_ label: String) -> Parameter<CGFloat> { Parameter(label, .cgFloat, unit: .ratio) }
        let opacity = Parameter("opacity", .cgFloat, unit: .ratio, default: "1", 1)
        return TypeDescription(
            color.name, .element, help: colorHelp, conformances: [leaf],
            initializers: [
                .initializer(ratio("red"), ratio("green"), ratio("blue"), opacity, of: color.conversion) {
                    Color(red: $0, green: $1, blue: $2, opacity: $3)
                },
                .initializer(ratio("white"), opacity, of: color.conversion) { Color(white: $0, opacity: $1) },
            ],
            staticProperties: color.description().staticProperties,
            properties: [
                PropertyDescription(reading: "red", of: color.conversion, \.red, .cgFloat, unit: .ratio),
                PropertyDescription(reading: "green", of: color.conversion, \.green, .cgFloat, unit: .ratio),
                PropertyDescription(reading: "blue", of: color.conversion, \.blue, .cgFloat, unit: .ratio),
                PropertyDescription(
                    reading: "opacity", of: color.conversion, \.opacity, .cgFloat, unit: .ratio, default: "1"),
            ])
    }

    private static var rectangleDescription: TypeDescription {
        TypeDescription(
            TypeName("Rectangle"), .element,
            help: "a filled box: takes what it is proposed, and 10 where there is no limit", conformances: [leaf],
            initializers: [.initializer(of: rectangle) { Rectangle() }],
            properties: [
                PropertyDescription(
                    reading: "color", of: rectangle, \.color, color.conversion, default: ".gray",
                    help: "what it is filled with")
            ],
            methods: [
                .method(
                    "fill", on: rectangle, Parameter(nil, name: "color", color.conversion), returning: rectangle,
                    help: "the same box in another colour"
                ) { $0.fill($1) }
            ])
    }

    private static var imageDescription: TypeDescription {
        TypeDescription(
            TypeName("Image"), .element, help: "a picture of one size, whatever it is proposed",
            conformances: [leaf],
            initializers: [
                .initializer(
                    Parameter("width", .cgFloat, unit: .points), Parameter("height", .cgFloat, unit: .points),
                    of: image
                ) { Image(width: $0, height: $1) }
            ],
            properties: [PropertyDescription(reading: "size", of: image, \.size, .cgSize, help: "its size")])
    }

    private static var viewProxyDescription: TypeDescription {
        let (width, height) = (
            Parameter("width", .cgFloat, unit: .points), Parameter("height", .cgFloat, unit: .points)
        )
        let measure = Parameter("proxySizingCalculation", .measure)
        return TypeDescription(
            TypeName("ViewProxy"), .element,
            help: "stands for a view: the lengths given are its own, the others follow the proposal, be it infinite",
            conformances: [leaf],
            initializers: [
                .initializer(of: viewProxy) { ViewProxy() },
                .initializer(width, of: viewProxy) { ViewProxy(width: $0) },
                .initializer(height, of: viewProxy) { ViewProxy(height: $0) },
                .initializer(width, height, of: viewProxy) { ViewProxy(width: $0, height: $1) },
                .initializer(Parameter("flexibility", flexibility.conversion), measure, of: viewProxy) {
                    ViewProxy(flexibility: $0, proxySizingCalculation: $1)
                },
                .initializer(
                    Parameter("horizontal", flexibility.conversion),
                    Parameter("vertical", flexibility.conversion), measure, of: viewProxy
                ) { ViewProxy(horizontal: $0, vertical: $1, proxySizingCalculation: $2) },
            ],
            staticMethods: [
                .function("empty", returning: viewProxy, help: "of no size") { ViewProxy.empty() }
            ],
            properties: [
                PropertyDescription(
                    reading: "horizontal", of: viewProxy, \.horizontal, flexibility.conversion,
                    help: "how its width follows the proposal"),
                PropertyDescription(
                    reading: "vertical", of: viewProxy, \.vertical, flexibility.conversion,
                    help: "how its height follows the proposal"),
            ])
    }
}
