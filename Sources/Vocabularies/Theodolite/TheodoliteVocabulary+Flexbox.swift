import Interpreter
import LayoutInspection
import TheodoliteDialect

// FlexboxComponent and ListComponent as sources write them.

extension TheodoliteVocabulary {
    private static let any = Conversion<Component>.component
    static let flexOptions = Conversion<FlexOptions>.native(TypeName("FlexOptions"))
    private static let flexChild = Conversion<FlexChild>.native(TypeName("FlexChild"))
    private static let list = Conversion<ListComponent<Value>>.native(TypeName("ListComponent"))
    private static let listOptions = Conversion<ListComponent<Value>.Options>.native(TypeName("ListComponent.Options"))

    static var flexDescriptions: [TypeDescription] {
        [flexboxDescription, listDescription, flexOptionsDescription, flexChildDescription, listOptionsDescription]
    }

    private static var flexboxDescription: TypeDescription {
        let flexbox = native(FlexboxComponent.self)
        let parts = tuple(TuplePart("options", flexOptions), TuplePart("children", flexChild.array()))
        return element(
            FlexboxComponent.self, help: "its children in a row or a column, as a flex container of CSS",
            props: parts.mapped(into: { ($0.0, $0.1) }, out: { ($0.options, $0.children) }),
            properties: [
                PropertyDescription(
                    reading: "flexDirection", of: flexbox, \.props.options.flexDirection, flexDirection.conversion,
                    default: ".row", help: "the main axis and the end at which it starts"),
                PropertyDescription(
                    reading: "flexWrap", of: flexbox, \.props.options.flexWrap, flexWrap.conversion,
                    default: ".nowrap", help: "whether children that find no room begin a new line"),
                PropertyDescription(
                    reading: "justifyContent", of: flexbox, \.props.options.justifyContent, justify.conversion,
                    default: ".flexStart", help: "where the room goes that children leave along the main axis"),
                PropertyDescription(
                    reading: "alignItems", of: flexbox, \.props.options.alignItems, align.conversion,
                    default: ".stretch", help: "where children stand across their line"),
                PropertyDescription(
                    reading: "alignContent", of: flexbox, \.props.options.alignContent, align.conversion,
                    default: ".stretch", help: "where lines stand across the container"),
                PropertyDescription(
                    reading: "overflow", of: flexbox, \.props.options.overflow, flexOverflow.conversion,
                    default: ".visible", help: "one that scrolls does not limit its main axis"),
            ])
    }

    private static func size(_ label: String, _ help: String) -> Parameter<CGSize> {
        Parameter(label, .cgSize, unit: .points, default: "CGSize(width: .nan, height: .nan)", .unlimited, help: help)
    }

    private static var flexOptionsDescription: TypeDescription {
        return TypeDescription(
            TypeName("FlexOptions"), .value, help: "how a FlexboxComponent arranges its children; NaN is not set",
            initializers: [
                .initializer(
                    size("size", "how large it is, whatever its range"), size("minSize", "at least so large"),
                    size("maxSize", "at most so large; it is then as large as its contents"),
                    Parameter(
                        "flexDirection", flexDirection.conversion, default: ".row", .row,
                        help: "the main axis and the end at which it starts"),
                    Parameter(
                        "flexWrap", flexWrap.conversion, default: ".nowrap", .nowrap,
                        help: "whether children that find no room begin a new line"),
                    Parameter(
                        "justifyContent", justify.conversion, default: ".flexStart", .flexStart,
                        help: "where the room goes that children leave along the main axis"),
                    Parameter(
                        "alignItems", align.conversion, default: ".stretch", .stretch,
                        help: "where children stand across their line"),
                    Parameter(
                        "alignContent", align.conversion, default: ".stretch", .stretch,
                        help: "where lines stand across the container"),
                    Parameter(
                        "direction", flexLayoutDirection.conversion, default: ".inherit", .inherit,
                        help: "the side at which a row starts"),
                    Parameter(
                        "overflow", flexOverflow.conversion, default: ".visible", .visible,
                        help: "one that scrolls does not limit its main axis"), of: flexOptions
                ) { size, least, most, main, wrap, justify, items, content, direction, overflow in
                    FlexOptions(
                        size: size, minSize: least, maxSize: most, flexDirection: main, flexWrap: wrap,
                        justifyContent: justify, alignItems: items, alignContent: content, direction: direction,
                        overflow: overflow)
                }
            ])
    }

    private static var flexChildDescription: TypeDescription {
        func edges(_ label: String, _ help: String) -> Parameter<UIEdgeInsets> {
            Parameter(label, UIKitVocabulary.insets, unit: .points, default: "NaN on all sides", .unset, help: help)
        }
        func factor(_ label: String, _ help: String) -> Parameter<CGFloat> {
            Parameter(label, .cgFloat, unit: .ratio, default: ".nan", .nan, help: help)
        }
        return TypeDescription(
            TypeName("FlexChild"), .value, help: "a component in a FlexboxComponent; NaN is not set",
            initializers: [
                .initializer(
                    Parameter(nil, name: "component", any),
                    Parameter(
                        "alignSelf", align.conversion, default: ".auto", .auto, help: "where it stands across its line"),
                    factor("flex", "more than 0: grows by it from a basis of 0; less: shrinks by it"),
                    factor("flexGrow", "its part of what is left over"),
                    factor("flexShrink", "its part of what is too much, times its basis"),
                    Parameter(
                        "flexBasis", .cgFloat, unit: .points, default: ".nan", .nan,
                        help: "its length before it grows or shrinks; NaN: its contents'"),
                    Parameter(
                        "positionType", positionType.conversion, default: ".relative", .relative,
                        help: "absolute: takes no part, and stands where `position` says"),
                    edges("position", "distances from the container's edges, or from where it would stand"),
                    edges("margin", "around its frame"), edges("padding", "within its frame"),
                    edges("border", "within its frame"),
                    size("minSize", "at least so large"), size("maxSize", "at most so large"), of: flexChild
                ) {
                    FlexChild(
                        $0, alignSelf: $1, flex: $2, flexGrow: $3, flexShrink: $4, flexBasis: $5, positionType: $6,
                        position: $7, margin: $8, padding: $9, border: $10, minSize: $11, maxSize: $12)
                }
            ])
    }

    private static var listDescription: TypeDescription {
        var description = TypeDescription(
            TypeName("ListComponent"), .element, help: "rows made of items, one below the other; all are laid out",
            conformances: [component],
            initializers: [
                .initializer(key, Parameter(nil, name: "props", listOptions), of: list) { ListComponent(key: $0, $1) }
            ])
        description.isGeneric = true
        return description
    }

    private static var listOptionsDescription: TypeDescription {
        let row = any.factory(from: Conversion<Value>.anything) { Component() }
        return TypeDescription(
            TypeName("ListComponent.Options"), .value, help: "the items of a list, and how a row is made of each",
            initializers: [
                .initializer(
                    Parameter(
                        "flexOptions", flexOptions, default: "FlexOptions(flexDirection: .column)",
                        FlexOptions(flexDirection: .column)),
                    Parameter("childMargin", UIKitVocabulary.insets, default: "NaN on all sides", .unset),
                    Parameter("source", Conversion<Value>.anything.array().array()), Parameter("factory", row),
                    Parameter("loadHead", any.optional(), default: "nil", nil),
                    Parameter("loadTail", any.optional(), default: "nil", nil), of: listOptions
                ) {
                    ListComponent.Options(
                        flexOptions: $0, childMargin: $1, source: $2, factory: $3, loadHead: $4, loadTail: $5)
                }
            ])
    }
}
