import BlueprintDialect
import Interpreter

// The elements that wrap one and place it: Centered, Aligned, Inset, Decorate; and Keyed.

extension Centered: Described {
    static let page = Page<Self>("what it wraps in its middle, in its own size")
        .made(.element("_ wrapped")) { Centered($0) }
        .property("wrapped", \.wrapped, as: .element, "what is centered")
        .modifier("centered", "puts the element into the middle") { $0.centered() }
}

extension Aligned: Described {
    static let page = Page<Self>("what it wraps at an edge, a corner or in the middle, in its own size")
        .like(Aligned(wrapping: Empty()))
        .made(.arg("vertically", \.verticalAlignment), .arg("horizontally", \.horizontalAlignment), .wrapping) {
            Aligned(vertically: $0, horizontally: $1, wrapping: $2)
        }
        .property("verticalAlignment", \.verticalAlignment, "where it stands from top to bottom")
        .property("horizontalAlignment", \.horizontalAlignment, "where it stands from side to side")
        .property("wrappedElement", \.wrappedElement, as: .element, "what is aligned")
        .modifier(
            "aligned", "puts the element at an edge, a corner or into the middle",
            .arg("vertically", \.verticalAlignment), .arg("horizontally", \.horizontalAlignment)
        ) { $0.aligned(vertically: $1, horizontally: $2) }
}

extension Aligned.VerticalAlignment: Described {
    static let page = Page<Self>("where Aligned puts what it wraps, from top to bottom")
        .values(.top, .center, .bottom, .fill)
}

extension Aligned.HorizontalAlignment: Described {
    static let page = Page<Self>("where Aligned puts what it wraps, from side to side")
        .values(.leading, .center, .trailing, .fill)
}

extension Inset: Described {
    static let page = Page<Self>("a distance between its edges and what it wraps")
        .like(Inset(wrapping: Empty()))
        .made(
            .part("top", \.top, "the distance at the top"), .part("bottom", \.bottom, "the distance at the bottom"),
            .part("left", \.left, "the distance on the left"), .part("right", \.right, "the distance on the right"),
            .wrapping
        ) { Inset(top: $0, bottom: $1, left: $2, right: $3, wrapping: $4) }
        .made(.arg("uniformInset"), .wrapping) { Inset(uniformInset: $0, wrapping: $1) }
        .made(.arg("insets"), .wrapping) { Inset(insets: $0, wrapping: $1) }
        .made(.arg("sideInsets"), .wrapping) { Inset(sideInsets: $0, wrapping: $1) }
        .made(.arg("vertical"), .wrapping) { Inset(vertical: $0, wrapping: $1) }
        .property("wrappedElement", \.wrappedElement, as: .element, "what is inset")
        .modifier(
            "inset", "keeps a distance around the element", .arg("top", \.top), .arg("bottom", \.bottom),
            .arg("left", \.left), .arg("right", \.right)
        ) { $0.inset(top: $1, bottom: $2, left: $3, right: $4) }
        .modifier("inset", "keeps a distance around the element, the same on all sides", .arg("uniform")) {
            $0.inset(uniform: $1)
        }
        .modifier(
            "inset", "keeps a distance around the element, the same on opposite sides",
            .arg("horizontal", default: 0), .arg("vertical", default: 0)
        ) { $0.inset(horizontal: $1, vertical: $2) }
        .modifier("inset", "keeps a distance around the element", .arg("by")) { $0.inset(by: $1) }
}

extension Keyed: Described {
    static let page = Page<Self>("gives what it wraps a name of its own among its siblings")
        .made(.part("key", \.key, "the name"), .wrapping) { Keyed(key: $0, wrapping: $1) }
        .property("wrapped", \.wrapped, as: .element, "what is named")
        .modifier("keyed", "gives the element a name of its own among its siblings", .arg("_ key")) {
            (element, key: AnyHashable) in element.keyed(key)
        }
}

// MARK: Decorate

extension Decorate: Described {
    static let page = Page<Self>("something over or under what it wraps, that takes no room")
        .made(
            .part("layering", \.layering, "whether the decoration is in front or behind"),
            .part("position", \.position, "where the decoration stands"), .wrapping,
            .part("decoration", \.decoration, as: .element, "what is over or under it")
        ) { Decorate(layering: $0, position: $1, wrapping: $2, decoration: $3) }
        .property("wrapped", \.wrapped, as: .element, "what is decorated")
}

extension Decorate.Layering: Described {
    static let page = Page<Self>("whether a decoration is in front or behind").values(.above, .below)
}

extension Decorate.Corner: Described {
    static let page = Page<Self>("a corner of what is decorated")
        .values(.topLeft, .topRight, .bottomRight, .bottomLeft)
}

extension Decorate.Position: Described {
    static let page = Page<Self>("where a decoration stands")
        .value("inset", .arg("_ amount")) { (amount: CGFloat) in .inset(amount) }
        .value("inset", .arg("horizontal", default: 0), .arg("vertical", default: 0)) {
            .inset(horizontal: $0, vertical: $1)
        }
        .value("inset", .arg("_ inset")) { (insets: UIEdgeInsets) in .inset(insets) }
        .value("corner", .arg("_ corner"), .arg("_ offset", default: .zero)) { .corner($0, $1) }
        .value("aligned", .arg("to"), .guide("horizontalGuide"), .guide("verticalGuide")) {
            .aligned(to: $0, horizontalGuide: $1, verticalGuide: $2)
        }
        .value("custom", .arg("_ position", as: .closure(failing: .zero))) { .custom($0) }
}

extension Decorate.Position.PositionContext: Described {
    static let page = Page<Self>("what a decoration's place may depend on")
        .property("decorationSize", \.decorationSize, "the decoration's own size")
        .property("contentSize", \.contentSize, "the size of what is decorated")
        .property("environment", \.environment)
}
