import Foundation
import Interpreter
import TheodoliteDialect
import UIKitTypes

// The components that show something themselves, and how they look.

extension LabelComponent: Described {
    static let page = Page<LabelComponent>("a text; one line by default")
        .props(.part("_ text", \.0), .part("options", \.options)) { ($0, $1) }
        .reading("text", \.props.0, "what it says")
        .properties("maximumNumberOfLines", "textColor", "textAlignment", "lineBreakMode", of: \.props.options)
}

extension LabelComponent.Options: Described {
    static let page = Page<Self>("how a label's text looks")
        .like(Self())
        .composed(
            .part("view", \.view), .part("font", \.font), .part("textColor", \.textColor, "the text's colour"),
            .part("textAlignment", \.textAlignment, "on which side the lines stand"),
            .part("lineBreakMode", \.lineBreakMode, "where lines break; terminals break between words"),
            .lines(\.maximumNumberOfLines)
        ) {
            Self(
                view: $0, font: $1, textColor: $2, textAlignment: $3, lineBreakMode: $4, maximumNumberOfLines: $5)
        }
}

extension Argument where T == Int {
    fileprivate static func lines(_ path: WritableKeyPath<Subject, Int> & Sendable) -> Argument {
        .part("maximumNumberOfLines", path, "the maximum number of lines; 0 for any number", unit: .lines)
    }
}

extension TextComponent: Described {
    static let page = Page<TextComponent>("a text that wraps at the maximum width and is cut where its box ends")
        .props(.part("_ text", \.0), .part("options", \.options)) { ($0, $1) }
        .reading("text", \.props.0.string, "what it says")
        .properties("maximumNumberOfLines", of: \.props.0)
}

extension TextComponent.Options: Described {
    static let page = Page<Self>("how a text's view looks").like(Self()).composed(.part("view", \.view)) {
        Self(view: $0)
    }
}

extension TextKitAttributes: Described {
    static let page = Page<Self>("a text and how it looks")
        .like(Self(string: ""))
        .made(
            .arg("string"), .part("textColor", \.textColor), .part("textAlignment", \.textAlignment),
            .part("lineBreakMode", \.lineBreakMode), .lines(\.maximumNumberOfLines)
        ) {
            Self(
                string: $0, textColor: $1, textAlignment: $2, lineBreakMode: $3, maximumNumberOfLines: $4)
        }
}

extension ImageComponent: Described {
    static let page = Page<ImageComponent>("a picture of fixed size, clamped to its range")
        .props(
            .part("_ image", \.0, as: .closure(giving: UIImage.conversion, failing: UIImage())),
            .part("size", \.size), .part("options", \.options)
        ) { ($0, $1, $2) }
        .reading("size", \.props.size, "its size", unit: .points)
}

extension ViewComponent: Described {
    static let page = Page<ViewComponent>("takes the maximum of its range; NaN where nothing limits it")
        .props(ViewConfiguration.conversion)
}

extension ActivityIndicatorComponent: Described {
    static let page = Page<ActivityIndicatorComponent>("a spinner of 60 × 60, clamped to its range")
        .props(Conversion<Void>.nothing.optional())
        .made { ActivityIndicatorComponent() }
}

// MARK: Views

extension ViewConfiguration: Described {
    static let page = Page<Self>("how a view looks")
        .made(
            .arg("view", as: .viewType, default: UIView.self, written: "UIView.self"), .arg("attributes", default: [])
        ) { ViewConfiguration(view: $0, attributes: $1) }
}

extension Conversion where T == UIView.Type {
    static var viewType: Conversion { .native(TypeName(of: UIView.Type.self)) }
}

extension ViewOptions: Described {
    static let page = Page<Self>("the properties of a component's view")
        .like(ViewOptions())
        .composed(
            .part("backgroundColor", \.backgroundColor), .part("borderColor", \.borderColor),
            .part("borderWidth", \.borderWidth), .part("alpha", \.alpha, unit: .ratio), .part("hidden", \.hidden)
        ) { ViewOptions(backgroundColor: $0, borderColor: $1, borderWidth: $2, alpha: $3, hidden: $4) }
        .method("viewAttributes", "the properties one by one") { $0.viewAttributes() }
        .partial()
}

extension Attribute: Described {
    static let page = Page<Self>("a property of a view")
        .value("backgroundColor", .arg("_ color")) { .backgroundColor($0) }
        .value("borderColor", .arg("_ color")) { .borderColor($0) }
        .value("borderWidth", .arg("_ width")) { .borderWidth($0) }
        .value("alpha", .arg("_ alpha", unit: .ratio)) { .alpha($0) }
        .value("hidden", .arg("_ hidden")) { .hidden($0) }
}
