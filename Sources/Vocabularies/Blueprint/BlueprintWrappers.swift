import BlueprintDialect
import Interpreter

// The elements that wrap one and place it: Centered, Aligned, Inset, Decorate; and Keyed.

extension Centered: Described {
    static let page = Page<Self>("its content in the middle, in the content's own size")
        .made(.element("_ wrapped")) { Centered($0) }
        .property("wrapped", \.wrapped, as: .element, "its content")
        .modifier("centered", "centers the element") { $0.centered() }
}

extension Aligned: Described {
    static let page = Page<Self>("its content at an edge, a corner or in the middle; in its own size, or filling")
        .like(Aligned(wrapping: Empty()))
        .made(.arg("vertically", \.verticalAlignment), .arg("horizontally", \.horizontalAlignment), .wrapping) {
            Aligned(vertically: $0, horizontally: $1, wrapping: $2)
        }
        .property("verticalAlignment", \.verticalAlignment, "where the content stands from top to bottom")
        .property("horizontalAlignment", \.horizontalAlignment, "where the content stands from side to side")
        .property("wrappedElement", \.wrappedElement, as: .element, "its content")
        .modifier(
            "aligned", "puts the element at an edge, a corner or into the middle",
            .arg("vertically", \.verticalAlignment), .arg("horizontally", \.horizontalAlignment)
        ) { $0.aligned(vertically: $1, horizontally: $2) }
}

extension Aligned.VerticalAlignment: Described {
    static let page = Page<Self>("where Aligned puts its content, from top to bottom")
        .values(.top, .center, .bottom, .fill)
}

extension Aligned.HorizontalAlignment: Described {
    static let page = Page<Self>("where Aligned puts its content, from side to side")
        .values(.leading, .center, .trailing, .fill)
}

extension Inset: Described {
    static let page = Page<Self>("insets between its edges and its content")
        .like(Inset(wrapping: Empty()))
        .made(
            .part("top", \.top, "the inset at the top"), .part("bottom", \.bottom, "the inset at the bottom"),
            .part("left", \.left, "the inset on the left"), .part("right", \.right, "the inset on the right"),
            .wrapping
        ) { Inset(top: $0, bottom: $1, left: $2, right: $3, wrapping: $4) }
        .made(.arg("uniformInset"), .wrapping) { Inset(uniformInset: $0, wrapping: $1) }
        .made(.arg("insets"), .wrapping) { Inset(insets: $0, wrapping: $1) }
        .made(.arg("sideInsets"), .wrapping) { Inset(sideInsets: $0, wrapping: $1) }
        .made(.arg("vertical"), .wrapping) { Inset(vertical: $0, wrapping: $1) }
        .property("wrappedElement", \.wrappedElement, as: .element, "its content")
        .modifier(
            "inset", "insets around the element", .arg("top", \.top), .arg("bottom", \.bottom),
            .arg("left", \.left), .arg("right", \.right)
        ) { $0.inset(top: $1, bottom: $2, left: $3, right: $4) }
        .modifier("inset", "insets around the element, the same on all sides", .arg("uniform")) {
            $0.inset(uniform: $1)
        }
        .modifier(
            "inset", "insets around the element, the same on opposite sides",
            .arg("horizontal", default: 0), .arg("vertical", default: 0)
        ) { $0.inset(horizontal: $1, vertical: $2) }
        .modifier("inset", "insets around the element", .arg("by")) { $0.inset(by: $1) }
}

extension Keyed: Described {
    static let page = Page<Self>("gives its content a key, a name among its siblings")
        .made(.part("key", \.key, "the key"), .wrapping) { Keyed(key: $0, wrapping: $1) }
        .property("wrapped", \.wrapped, as: .element, "its content")
        .modifier("keyed", "gives the element a key, a name among its siblings", .arg("_ key")) {
            (element, key: AnyHashable) in element.keyed(key)
        }
}

// MARK: Decorate

extension Decorate: Described {
    static let page = Page<Self>("a decoration over or under its content; it takes no room")
        .made(
            .part("layering", \.layering, "whether the decoration is in front or behind"),
            .part("position", \.position, "where the decoration stands"), .wrapping,
            .part("decoration", \.decoration, as: .element, "the decoration")
        ) { Decorate(layering: $0, position: $1, wrapping: $2, decoration: $3) }
        .property("wrapped", \.wrapped, as: .element, "its content")
}

extension Decorate.Layering: Described {
    static let page = Page<Self>("whether a decoration is in front or behind").values(.above, .below)
}

extension Decorate.Corner: Described {
    static let page = Page<Self>("a corner of the decorated content")
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
    static let page = Page<Self>("what a decoration's position may depend on")
        .property("decorationSize", \.decorationSize, "the decoration's own size")
        .property("contentSize", \.contentSize, "the size of the decorated content")
        .property("environment", \.environment)
}
