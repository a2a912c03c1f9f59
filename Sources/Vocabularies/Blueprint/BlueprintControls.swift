import BlueprintDialect
import Interpreter

// What is touched, typed into or read aloud.

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
        .method(
            "focused", "moves the keyboard to it as something says; here there is none",
            .arg("when", as: .value(.any))
        ) { (field, _: Value) in field }
        .method(
            "focused", "moves the keyboard to it as something says; here there is none",
            .arg("on", as: .value(.any)), .arg("equals", as: .value(.any))
        ) { (field, _: Value, _: Value) in field }
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
        .value("specific", .arg("_ width")) {
            .specific($0)
        } parts: {
            if case .specific(let width) = $0 { width } else { nil }
        }
}

extension SegmentedControl.Selection: Described {
    static let page = Page<Self>("which title of a segmented control is chosen")
        .values(.none)
        .value("index", .arg("_ index")) {
            .index($0)
        } parts: {
            if case .index(let index) = $0 { index } else { nil }
        }
}

extension LifecycleObserver: Described {
    static let page = Page<Self>("reports when its content appears and disappears; never called here")
        .made(
            .optional("onAppear", as: Conversion<() -> Void>.action),
            .optional("onDisappear", as: Conversion<() -> Void>.action), .wrapping
        ) { LifecycleObserver(wrapping: $2) }
        .reading("wrapped", \.wrapped, as: .element, "what appears and disappears")
        .modifier(
            "onAppear", "does something when the element appears", .arg("_ callback", as: Conversion<() -> Void>.action)
        ) {
            (element, _) in element.onAppear {}
        }
        .modifier(
            "onDisappear", "does something when the element disappears",
            .arg("_ callback", as: Conversion<() -> Void>.action)
        ) {
            (element, _) in element.onDisappear {}
        }
}

// MARK: Accessibility

extension AccessibilityElement: Described {
    static let page = Page<Self>("what a screen reader says of what it wraps")
        .made(
            .part("label", \.label, "what it is called"), .part("value", \.value, "what it is set to"),
            .arg("traits", as: .traits), .arg("hint", default: nil), .arg("identifier", default: nil),
            .arg("accessibilityFrameSize", default: nil),
            .arg("accessibilityFrameCornerStyle", default: .square), .list("customActions"), .list("customContent"),
            .arg("userInputLabels", default: [], written: "[]"), .wrapping
        ) { (label, value, traits, hint, identifier, size, corners, _, _, _: [String], wrapped) in
            AccessibilityElement(
                label: label, value: value, traits: traits, hint: hint, identifier: identifier,
                accessibilityFrameSize: size, accessibilityFrameCornerStyle: corners, wrapping: wrapped)
        }
        .property("wrappedElement", \.wrappedElement, as: .element, "what is read aloud")
        .modifier(
            "accessibilityElement", "says what a screen reader says of the element", .arg("label"), .arg("value"),
            .arg("traits", as: .traits), .arg("hint", default: nil), .arg("identifier", default: nil),
            .arg("accessibilityFrameSize", default: nil), .arg("accessibilityFrameCornerStyle", default: .square),
            .list("customActions"), .list("customContent"), .arg("userInputLabels", default: [], written: "[]")
        ) { (element, label, value, traits, hint, identifier, size, corners, _, _, _: [String]) in
            element.accessibilityElement(
                label: label, value: value, traits: traits, hint: hint, identifier: identifier,
                accessibilityFrameSize: size, accessibilityFrameCornerStyle: corners)
        }
}

extension Argument where T == Value {
    /// A list that a screen reader takes, of whatever it likes.
    fileprivate static func list(_ name: String) -> Argument {
        .arg(name, as: .value(.any), default: .array([]), written: "[]")
    }
}

extension Conversion where T == Set<AccessibilityElement.Trait> {
    /// Sources write them as a list.
    static var traits: Conversion {
        let list = [AccessibilityElement.Trait].conversion
        return Conversion(list.type) { value throws(VocabularyError) in
            if case .set(let values) = value { return Set(try list.decode(.array(values))) }
            return Set(try list.decode(value))
        } encode: {
            list.encode(Array($0))
        }
    }
}

extension AccessibilityElement.CustomAction: Described {
    static let page = Page<Self>("something that a person can do by voice")
        .made(.arg("name"), .arg("onActivation", as: .closure(giving: .bool, failing: false))) {
            Self(name: $0, onActivation: $1)
        }
}

extension AccessibilityElement.Trait: Described {
    static let page = Page<Self>("what an element is to a screen reader")
        .values(
            .button, .link, .header, .searchField, .image, .selected, .playsSound, .keyboardKey, .staticText,
            .summaryElement, .notEnabled, .updatesFrequently, .startsMediaSession, .allowsDirectInteraction,
            .causesPageTurn, .tabBar, .toggleButton, .switch)
}

extension AccessibilityContainer: Described {
    static let page = Page<Self>("gathers what it wraps into one group for a screen reader")
        .like(AccessibilityContainer(wrapping: Empty()))
        .made(
            .arg("containerType", \.containerType), .arg("label", \.label), .arg("value", \.value),
            .arg("identifier", \.identifier), .wrapping
        ) { AccessibilityContainer(containerType: $0, label: $1, value: $2, identifier: $3, wrapping: $4) }
        .property("wrappedElement", \.wrappedElement, as: .element, "what is in the group")
        .modifier(
            "accessibilityContainer", "gathers the element's contents into one group for a screen reader",
            .arg("containerType", \.containerType), .arg("label", \.label), .arg("value", \.value),
            .arg("identifier", \.identifier)
        ) { AccessibilityContainer(containerType: $1, label: $2, value: $3, identifier: $4, wrapping: $0) }
}

extension AccessibilityContainer.ContainerType: Described {
    static let page = Page<Self>("what a group is to a screen reader")
        .values(.none, .list, .landmark, .semanticGroup)
}

extension AccessibilityBlocker: Described {
    static let page = Page<Self>("keeps what it wraps from screen readers")
        .like(AccessibilityBlocker(wrapping: Empty()))
        .made(.part("isBlocking", \.isBlocking, "whether it does"), .wrapping) {
            AccessibilityBlocker(isBlocking: $0, wrapping: $1)
        }
        .property("wrappedElement", \.wrappedElement, as: .element, "what is not read aloud")
        .modifier("blockAccessibility", "keeps the element from screen readers", .arg("isBlocking", \.isBlocking)) {
            $0.blockAccessibility(isBlocking: $1)
        }
}
