import BlueprintDialect
import Interpreter

// What is touched or typed into.

extension Tappable: Described {
    static let page = Page<Self>("does something when what it wraps is tapped")
        .made(.part("onTap", \.onTap, as: .action, "what is done"), .wrapping) { Tappable(onTap: $0, wrapping: $1) }
        .property("wrappedElement", \.wrappedElement, as: .element, "what is tapped")
        .modifier("tappable", "does something when the element is tapped", .arg("onTap", as: .action)) {
            $0.tappable(onTap: $1)
        }
}

extension Button: Described {
    static let page = Page<Self>("does something when what it wraps is tapped, and dims it meanwhile")
        .like(Button(wrapping: Empty()))
        .made(
            .part("isEnabled", \.isEnabled, "whether it can be tapped"),
            .part("onTap", \.onTap, as: .action, "what is done", written: "{}"), .wrapping
        ) { Button(isEnabled: $0, onTap: $1, wrapping: $2) }
        .property("minimumTappableSize", \.minimumTappableSize, "the minimum size in which taps count")
        .property("wrappedElement", \.wrappedElement, as: .element, "what is tapped")
}

extension TextField: Described {
    static let page = Page<Self>("a line that can be typed in, as wide as is proposed")
        .like(TextField(text: ""))
        .made(.part("text", \.text, "what stands in it", isRequired: true), .configure) { text, configure in
            TextField(text: text) { configure(&$0) }
        }
        .property("placeholder", \.placeholder, "what it shows while there is no text")
        .property("secure", \.secure, "whether it shows dots in place of the text")
        .property("isEnabled", \.isEnabled, "whether it can be typed in")
        .property("textAlignment", \.textAlignment, "on which side the text stands")
        .property("font", \.font, "the text's font")
        .property("textColor", \.textColor, "the text's colour")
        .property("onChange", \.onChange, as: Conversion<(String) -> Void>.typed.optional(), "what a change does")
        .property("onReturn", \.onReturn, as: Conversion<() -> Void>.action.optional(), "what the return key does")
        .partial()
}

extension Conversion where T == (String) -> Void {
    fileprivate static var typed: Conversion { .closure(from: .string, giving: .nothing, failing: ()) }
}

extension SegmentedControl: Described {
    static let page = Page<Self>("titles side by side, of which one is chosen")
        .like(SegmentedControl())
        .made(.part("items", \.items, "the titles", written: "[]"), .configure) { items, configure in
            SegmentedControl(items: items) { configure(&$0) }
        }
        .made(
            .part("selection", \.selection, "which one is chosen"),
            .part("font", \.font, "the titles' font", written: ".preferredFont(forTextStyle: .body)"),
            .children("itemBuilder", of: SegmentedControl.Item.self)
        ) { selection, font, items in SegmentedControl(selection: selection, font: font) { items } }
        .mutating(
            "appendItem", "adds a title", .arg("title"), .arg("width", default: .automatic),
            .arg("onSelect", as: .action)
        ) { (control: inout SegmentedControl, title, width, onSelect) in
            control.appendItem(title: title, width: width, onSelect: onSelect)
        }
}

extension SegmentedControl.Item: Described {
    static let page = Page<Self>("a title of a segmented control")
        .made(
            .part("title", \.title, "what it says"), .arg("width", default: .automatic), .arg("onSelect", as: .action)
        ) { Self(title: $0, width: $1, onSelect: $2) }
        .property("width", \.width, "how wide it is", isRequired: true)
}

extension SegmentedControl.Item.Width: Described {
    static let page = Page<Self>("how wide a title of a segmented control is")
        .values(.automatic)
        .value("specific", .arg("_ width"), by: Self.specific) {
            if case .specific(let width) = $0 { width } else { nil }
        }
}

extension SegmentedControl.Selection: Described {
    static let page = Page<Self>("which title of a segmented control is chosen")
        .values(.none)
        .value("index", .arg("_ index"), by: Self.index) { if case .index(let index) = $0 { index } else { nil } }
}
