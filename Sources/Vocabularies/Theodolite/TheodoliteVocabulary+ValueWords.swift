import Interpreter
import LayoutInspection
import Negotiation
import TheodoliteDialect

// The plain values that sources write as words.

extension TheodoliteVocabulary {
    static let color = UIKitVocabulary.color
    static let scrollDirection = Words<ScrollComponent.Direction>(
        "ScrollComponent.Direction", help: "along which axis a ScrollComponent scrolls",
        [("vertical", .vertical), ("horizontal", .horizontal)])
    static let textAlignment = Words<NSTextAlignment>(
        "NSTextAlignment", help: "on which side of a text's box its lines stand",
        [
            ("left", .left), ("center", .center), ("right", .right), ("justified", .justified), ("natural", .natural),
        ])
    static let lineBreakMode = Words<NSLineBreakMode>(
        "NSLineBreakMode", help: "where a text's lines break",
        [
            ("byWordWrapping", .byWordWrapping), ("byCharWrapping", .byCharWrapping), ("byClipping", .byClipping),
            ("byTruncatingHead", .byTruncatingHead), ("byTruncatingTail", .byTruncatingTail),
            ("byTruncatingMiddle", .byTruncatingMiddle),
        ])
    static let flexDirection = Words<FlexDirection>(
        "FlexDirection", help: "the main axis and the end at which it starts",
        [("row", .row), ("rowReverse", .rowReverse), ("column", .column), ("columnReverse", .columnReverse)])
    static let flexWrap = Words<FlexWrap>(
        "FlexWrap", help: "whether children that find no room begin a new line",
        [("nowrap", .nowrap), ("wrap", .wrap), ("wrapReverse", .wrapReverse)])
    static let justify = Words<FlexJustify>(
        "FlexJustify", help: "where the room goes that children leave along the main axis",
        [
            ("flexStart", .flexStart), ("center", .center), ("flexEnd", .flexEnd), ("spaceBetween", .spaceBetween),
            ("spaceAround", .spaceAround), ("spaceEvenly", .spaceEvenly),
        ])
    static let align = Words<FlexAlign>(
        "FlexAlign", help: "where children, or lines, stand across",
        [
            ("auto", .auto), ("flexStart", .flexStart), ("center", .center), ("flexEnd", .flexEnd),
            ("stretch", .stretch), ("baseline", .baseline), ("spaceBetween", .spaceBetween),
            ("spaceAround", .spaceAround),
        ])
    static let flexLayoutDirection = Words<FlexLayoutDirection>(
        "FlexLayoutDirection", help: "the side at which a row starts",
        [("inherit", .inherit), ("ltr", .ltr), ("rtl", .rtl)])
    static let flexOverflow = Words<FlexOverflow>(
        "FlexOverflow", help: "what becomes of contents that are larger",
        [("visible", .visible), ("hidden", .hidden), ("scroll", .scroll)])
    static let positionType = Words<FlexPositionType>(
        "FlexPositionType", help: "whether a child takes part in its line",
        [("relative", .relative), ("absolute", .absolute)])

    static let attribute: Words<Attribute> = {
        let type = Conversion<Attribute>.native(TypeName("Attribute"))
        let calls: [Callable] = [
            .function("backgroundColor", Parameter(nil, color.conversion), returning: type) { .backgroundColor($0) },
            .function("borderColor", Parameter(nil, color.conversion), returning: type) { .borderColor($0) },
            .function("borderWidth", Parameter(nil, .cgFloat, unit: .points), returning: type) { .borderWidth($0) },
            .function("alpha", Parameter(nil, .cgFloat, unit: .ratio), returning: type) { .alpha($0) },
            .function("hidden", Parameter(nil, .bool), returning: type) { .hidden($0) },
        ]
        return Words("Attribute", help: "a property of a view", [], calls: calls)
    }()

    static var flexValueDescriptions: [TypeDescription] {
        [
            flexDirection.description(), flexWrap.description(), justify.description(), align.description(),
            flexLayoutDirection.description(), flexOverflow.description(), positionType.description(),
        ]
    }
}
