import Interpreter
import TheodoliteDialect

// The components that show something, as sources write them.

extension TheodoliteVocabulary {
    static var leafDescriptions: [TypeDescription] {
        [labelDescription, textDescription, imageDescription, viewDescription, activityDescription]
    }

    private static var labelDescription: TypeDescription {
        let label = native(LabelComponent.self)
        let parts = tuple(TuplePart(nil, .string), TuplePart("options", labelOptions))
        return element(
            LabelComponent.self, help: "a text; one line unless told otherwise",
            props: parts.mapped(into: { ($0.0, $0.1) }, out: { ($0.0, $0.options) }),
            properties: [
                PropertyDescription(reading: "text", of: label, \.props.0, .string, help: "what it says"),
                PropertyDescription(
                    reading: "maximumNumberOfLines", of: label, \.props.options.maximumNumberOfLines, .int,
                    unit: .lines, default: "1", help: "the most lines; 0 for any number"),
                PropertyDescription(
                    reading: "textColor", of: label, \.props.options.textColor, color.conversion, default: ".black",
                    help: "the text's colour"),
                PropertyDescription(
                    reading: "textAlignment", of: label, \.props.options.textAlignment, textAlignment.conversion,
                    default: ".natural", help: "on which side the lines stand"),
                PropertyDescription(
                    reading: "lineBreakMode", of: label, \.props.options.lineBreakMode, lineBreakMode.conversion,
                    default: ".byTruncatingTail", help: "where lines break; terminals break between words"),
            ])
    }

    private static var textDescription: TypeDescription {
        let text = native(TextComponent.self)
        let parts = tuple(TuplePart(nil, textAttributes), TuplePart("options", textOptions))
        return element(
            TextComponent.self, help: "a text that wraps at the most width and is cut where its box ends",
            props: parts.mapped(into: { ($0.0, $0.1) }, out: { ($0.0, $0.options) }),
            properties: [
                PropertyDescription(
                    reading: "text", of: text, \.props.0.attributedString.string, .string, help: "what it says"),
                PropertyDescription(
                    reading: "maximumNumberOfLines", of: text, \.props.0.maximumNumberOfLines, .int, unit: .lines,
                    default: "0", help: "the most lines; 0 for any number"),
            ])
    }

    private static var imageDescription: TypeDescription {
        let picture = image.provider { UIImage() }
        let parts = tuple(
            TuplePart(nil, picture), TuplePart("size", .cgSize), TuplePart("options", viewOptions))
        return element(
            ImageComponent.self, help: "a picture of one size, as far as its range lets it",
            props: parts.mapped(into: { ($0.0, $0.1, $0.2) }, out: { ($0.0, $0.size, $0.options) }),
            properties: [
                PropertyDescription(
                    reading: "size", of: native(ImageComponent.self), \.props.size, .cgSize, unit: .points,
                    help: "its size")
            ])
    }

    private static var viewDescription: TypeDescription {
        element(
            ViewComponent.self, help: "takes all that it may; not a number where nothing limits it",
            props: viewConfiguration)
    }

    private static var activityDescription: TypeDescription {
        var description = element(
            ActivityIndicatorComponent.self, help: "a turning wheel of 60 × 60, as far as its range lets it",
            props: Conversion<Void>.nothing.optional())
        description.initializers.append(
            .initializer(of: native(ActivityIndicatorComponent.self)) { ActivityIndicatorComponent() })
        return description
    }
}
