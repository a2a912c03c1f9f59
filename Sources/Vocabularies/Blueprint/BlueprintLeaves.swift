import BlueprintDialect
import Interpreter

// What shows something itself: Label, Box, Rule, Image; and Spacer and Empty, which show nothing.

extension Label: Described {
    static let page = Page<Self>("a text that wraps at the proposed width")
        .like(Label(text: ""))
        .made(.part("text", \.text, "what it says", isRequired: true), .configure) { text, configure in
            Label(text: text) { configure(&$0) }
        }
        .property("numberOfLines", \.numberOfLines, "the maximum number of lines; 0 for no limit", unit: .lines)
        .property("font", \.font, "its font, whose size counts where a cell stands for several points")
        .property("color", \.color, "the text's colour")
        .property("alignment", \.alignment, "on which side the lines stand")
        .property("lineBreakMode", \.lineBreakMode, "where lines break; terminals break between words")
        .property("adjustsFontSizeToFitWidth", \.adjustsFontSizeToFitWidth, "whether a long text is drawn smaller")
        .property("minimumScaleFactor", \.minimumScaleFactor, "the smallest that it is drawn", unit: .ratio)
        .property("allowsDefaultTighteningForTruncation", \.allowsDefaultTighteningForTruncation)
        .property("isAccessibilityElement", \.isAccessibilityElement, "whether it is read aloud")
        .property("accessibilityTraits", \.unread, as: .value(.any), "its role for a screen reader")
        .property("shadow", \.unread, as: .value(.any), "its shadow")
        .property("lineHeight", \.lineHeight, "the distance of two lines")

    /// A property without effect here.
    private var unread: Value {
        get { .none }
        set {}
    }
}

extension Label.LineHeight: Described {
    static let page = Page<Self>("how far two lines are apart")
        .values(.font)
        .value("custom", .arg("lineHeight"), .arg("alignment", default: .bottom), by: Self.custom) {
            if case .custom(let height, let alignment) = $0 { (height, alignment) } else { nil }
        }
}

extension Label.LineHeight.Alignment: Described {
    static let page = Page<Self>("where the characters stand in their line").values(.top, .center, .bottom)
}

extension Box: Described {
    static let page = Page<Self>("a background and a border around its content, which fills it; 0×0 without one")
        .like(Box())
        .made(
            .arg("backgroundColor", \.backgroundColor), .arg("cornerStyle", \.cornerStyle),
            .optionalUnread("cornerCurve"), .arg("borderStyle", \.borderStyle), .optionalUnread("shadowStyle"),
            .arg("clipsContent", \.clipsContent), .optional("wrapping", as: .element)
        ) { background, style, _, border, _, clips, element in
            Box(
                backgroundColor: background, cornerStyle: style, borderStyle: border, clipsContent: clips,
                wrapping: element)
        }
        .modifier(
            "box", "puts the element in a box, whose border takes no room", .arg("background", \.backgroundColor),
            .arg("corners", \.cornerStyle), .optionalUnread("cornerCurve"), .arg("borders", \.borderStyle),
            .optionalUnread("shadow"), .arg("clipsContent", \.clipsContent)
        ) { element, background, corners, _, borders, _, clips in
            element.box(background: background, corners: corners, borders: borders, clipsContent: clips)
        }
        .property("backgroundColor", \.backgroundColor, "the colour behind what it wraps")
        .property("borderStyle", \.borderStyle, "the border, drawn inside the box; it takes no room")
        .property("cornerStyle", \.cornerStyle, "the corners")
        .property("clipsContent", \.clipsContent, "whether what sticks out is hidden")
        .property("wrappedElement", \.wrappedElement, as: Conversion.element.optional(), "what fills the box")
        .partial()
}

extension Box.CornerStyle: Described {
    static var typeName: TypeName { TypeName("Box.CornerStyle") }

    static let page = Page<Self>("a box's corners")
        .values(.square, .capsule)
        .value("rounded", .arg("radius"), by: Self.rounded) {
            if case .rounded(let radius) = $0 { radius } else { nil }
        }
}

extension Box.BorderStyle: Described {
    static let page = Page<Self>("a box's border, drawn inside it")
        .values(.none)
        .value("solid", .arg("color"), .arg("width"), by: Self.solid) {
            if case .solid(let color, let width) = $0 { (color, width) } else { nil }
        }
}

extension Rule: Described {
    static let page = Page<Self>("a line across or down, 0 long until its parent stretches it")
        .like(Rule(orientation: .horizontal, color: .black))
        .made(
            .part("orientation", \.orientation, "which way it runs", isRequired: true),
            .part("color", \.color, "its colour", isRequired: true),
            .part("thickness", \.thickness, "how thick it is")
        ) { Rule(orientation: $0, color: $1, thickness: $2) }
}

extension Rule.Orientation: Described {
    static let page = Page<Self>("which way a rule runs").values(.horizontal, .vertical)
}

extension Rule.Thickness: Described {
    static let page = Page<Self>("how thick a rule is")
        .values(.hairline)
        .value("points", .arg("_ length"), by: Self.points) { if case .points(let length) = $0 { length } else { nil } }
}

extension Image: Described {
    static let page = Page<Self>("a picture, of which only the size is here")
        .like(Image(image: nil))
        .made(
            .part("image", \.image, "the picture", isRequired: true),
            .part("contentMode", \.contentMode, "how it is scaled to the room there is"),
            .part("tintColor", \.tintColor, "the colour that it is drawn in")
        ) { Image(image: $0, contentMode: $1, tintColor: $2) }
}

extension Image.ContentMode: Described {
    static let page = Page<Self>("how an image is scaled to the room there is")
        .values(.center, .stretch, .aspectFit, .aspectFill)
}

extension Spacer: Described {
    static let page = Page<Self>("takes room and shows nothing; of one size, whatever is proposed")
        .made(.part("size", \.size, "its size")) { Spacer(size: $0) }
        .made(.arg("width", default: 0), .arg("height", default: 0)) { Spacer(width: $0, height: $1) }
        .made(help: "a square", .arg("_ value")) { Spacer($0) }
}

extension Empty: Described {
    static let page = Page<Self>("nothing, 0×0").made { Empty() }
}
