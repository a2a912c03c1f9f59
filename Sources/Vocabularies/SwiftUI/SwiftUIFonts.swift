import Interpreter
import SwiftUIDialect

extension Font: Described {
    static let page =
        styles
        .value("system", .arg("_ style"), .weight, .design) { (style: TextStyle, _, _) in Font.system(style) }
        .value("system", .arg("size", unit: .fontSize), .weight, .design) { (size: CGFloat, _, _) in
            Font.system(size: size)
        }
        .value("custom", .arg("_ name"), .arg("size", unit: .fontSize), .arg("relativeTo", default: .body)) {
            (name: String, size: CGFloat, style: TextStyle) in Font.custom(name, size: size, relativeTo: style)
        }
        .value("custom", .arg("_ name"), .arg("fixedSize")) { (name: String, size: CGFloat) in
            Font.custom(name, fixedSize: size)
        }
        .method("weight", "the same room", .unread("_ weight")) { font, _ in font }
        .method("width", "the same room", .unread("_ width")) { font, _ in font }
        .method("leading", "the same room", .unread("_ leading")) { font, _ in font }
        .method("bold", "the same room") { $0 }.method("italic", "the same room") { $0 }
        .method("monospaced", "the same room") { $0 }.method("monospacedDigit", "the same room") { $0 }
        .method("smallCaps", "the same room") { $0 }

    private static let styles = TextStyle.allCases.reduce(
        Page<Font>("a font; its size counts where a cell stands for several points")
    ) { $0.value("\($1)", .system($1)) }
}

extension Font.TextStyle: Described {
    static let page = Page<Self>("a font's role, which says its size").all()
}

extension Argument where T == Value {
    fileprivate static var weight: Argument { .optionalUnread("weight") }
    fileprivate static var design: Argument { .optionalUnread("design") }
}
