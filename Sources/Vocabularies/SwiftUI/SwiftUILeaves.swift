import Foundation
import Interpreter
import Negotiation
import SwiftUIDialect
import UIKitTypes

// Leaf views.

extension Text: Described {
    static let page = Page<Self>("a text that wraps at the proposed width, in whole lines, at least one")
        .like(Text(""))
        .made(.arg("_ string", as: .localized)) { Text($0) }
        .made(.arg("verbatim")) { Text(verbatim: $0) }
        .made(help: "a picture in a line, shown as a mark", .arg("_ image")) { (_: Image) in Text(verbatim: "▣") }
        .made(
            .arg("_ key", as: .localized), .optionalUnread("tableName"), .optionalUnread("bundle"),
            .optionalUnread("comment")
        ) { (key: String, _, _, _) in Text(key) }
        .value("+", .arg("_ first"), .arg("_ second")) { (first: Text, second: Text) in first + second }
        .reading("string", \.string, "what it says", isRequired: true)
        .reading("color", \.color, "the text's colour; nil for that around it")
        .method("foregroundColor", "the same text in another colour", .arg("_ color")) {
            (text, color: Color?) in text.foregroundColor(color)
        }
        .method("foregroundStyle", "the same text in another colour", .arg("_ style", as: .style)) { text, style in
            text.foregroundColor(style.shownColor)
        }
        .method("font", "the same text in a font, which counts where a cell has points", .arg("_ font")) {
            (text, font: Font?) in text.font(font)
        }
}

extension Color: Described {
    static let page =
        colors
        .made(
            .arg("red", unit: .ratio), .arg("green", unit: .ratio), .arg("blue", unit: .ratio),
            .arg("opacity", default: 1, unit: .ratio)
        ) { Color(red: $0, green: $1, blue: $2, opacity: $3) }
        .made(.arg("white", unit: .ratio), .arg("opacity", default: 1, unit: .ratio)) { Color(white: $0, opacity: $1) }
        .made(
            .arg("hue", unit: .ratio), .arg("saturation", unit: .ratio), .arg("brightness", unit: .ratio),
            .arg("opacity", default: 1, unit: .ratio)
        ) { (hue: CGFloat, saturation: CGFloat, brightness: CGFloat, opacity: CGFloat) in
            Color(UIColor(hue: hue, saturation: saturation, brightness: brightness, alpha: opacity))
        }
        .made(help: "a colour of UIKit's", .arg("_ color")) { (color: UIColor) in Color(color) }
        .made(help: "the same", .arg("_ color")) { (color: Color) in color }
        .made(help: "a colour of UIKit's", .arg("uiColor")) { (color: UIColor) in Color(color) }
        .made(help: "a colour that is not known here: gray", .arg("_ color", as: .anything)) { _ in Color.unknown }
        .made(help: "a colour of an asset, which is not there: gray", .arg("_ name"), .unread("bundle")) {
            (_: String, _) in Color.unknown
        }
        .method("opacity", "the same colour, more or less opaque", .arg("_ opacity", unit: .ratio)) { $0.opacity($1) }
        .reading("gradient", \.gradient, "the same colour, as one that gets darker")
        .reading("description", \.description, "its name, or its parts as digits")
        .written { color in
            let parts = [color.red, color.green, color.blue].map { CGFloat($0).literal }
            let opacity = color.alpha == 1 ? "" : ", opacity: \(CGFloat(color.alpha).literal)"
            return "Color(red: \(parts[0]), green: \(parts[1]), blue: \(parts[2])\(opacity))"
        }

    fileprivate var gradient: Color { self }

    /// In the order in which they are tried when a colour is written: of equals, the first.
    static let named: KeyValuePairs<String, Color> = [
        "clear": .clear, "black": .black, "white": .white, "gray": .gray, "red": .red, "orange": .orange,
        "yellow": .yellow, "green": .green, "mint": .mint, "teal": .teal, "cyan": .cyan, "blue": .blue,
        "indigo": .indigo, "purple": .purple, "pink": .pink, "brown": .brown, "primary": .primary,
        "secondary": .secondary, "accentColor": .accentColor,
    ]

    private static let colors: Page<Color> = {
        let page = Page<Color>(
            "a sheet of one colour: takes what it is proposed", .element, as: Color.conversion,
            conforming: [SwiftUIVocabulary.view, SwiftUIVocabulary.style])
        return named.reduce(page) { $0.value($1.key, $1.value) }
    }()
}

extension LinearGradient: Described {
    static let page = Page<LinearGradient>(
        "colours that turn into each other: takes what it is proposed", .element, as: LinearGradient.conversion,
        conforming: [SwiftUIVocabulary.view, SwiftUIVocabulary.style]
    )
    .made(.arg("colors"), .arg("startPoint"), .arg("endPoint")) {
        LinearGradient(colors: $0, startPoint: $1, endPoint: $2)
    }
}

extension Image: Described {
    static let page = Page<Self>("a picture: of its own size, unless it is resizable")
        .made(help: "a picture of a size, which SwiftUI's has not", .arg("width"), .arg("height")) {
            Image(width: $0, height: $1)
        }
        .made(help: "of its file's size, else a hole, hatched", .arg("_ name")) { (name: String) in Image(name) }
        .made(.arg("_ name"), .unread("bundle")) { (name: String, _) in Image(name) }
        .made(.arg("_ name"), .optionalUnread("variableValue"), .optionalUnread("bundle"), .optionalUnread("label")) {
            (name: String, _, _, _) in Image(name)
        }
        .made(.arg("decorative"), .optionalUnread("bundle")) { (name: String, _) in Image(name) }
        .made(.arg("systemName"), .optionalUnread("variableValue")) { (name: String, _) in Image(systemName: name) }
        .made(help: "a picture of UIKit's, as large as that", .arg("uiImage")) { (image: UIImage) in
            Image(width: image.size.width, height: image.size.height)
        }
        .reading("name", \.name, "what it shows")
        .method(
            "resizable", "the picture in whatever size it is proposed", .optionalUnread("capInsets"),
            .optionalUnread("resizingMode")
        ) { image, _, _ in image.resizable() }
}

extension Image: NamedPicture {
    package var pictureName: String? { isUnknown ? name : nil }
    package static var standInSize: String { UIImage.standInSize }

    package func standingIn(cell: CGSize) -> Image { self }
}

extension Spacer: Described {
    static let page = Page<Self>("room in a stack: all that the others leave, at least its minimum; in cells 1")
        .like(Spacer())
        .made(.shown("minLength", \.minLength, "nil for the default")) { Spacer(minLength: $0) }
}

extension Divider: Described {
    static let page = Page<Self>("a line across the axis of the nearest stack").made { Divider() }
}
