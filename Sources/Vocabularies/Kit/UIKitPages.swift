import Foundation
import Interpreter
import UIKitTypes

// What sources of every dialect can write of UIKit and of geometry.

enum UIKitPages {
    /// The plain values of UIKit.
    static let values: [TypeDescription] = [
        UIColor.description, UIFont.description, UIFont.Weight.description, UIFont.TextStyle.description,
        UIImage.description, UIEdgeInsets.description, NSTextAlignment.description, NSLineBreakMode.description,
    ]
}

extension CGSize: Described {
    static let page = Page<CGSize>("a width and a height, in points")
        .composed(.part("width", \.width), .part("height", \.height)) { CGSize(width: $0, height: $1) }
        .value("zero", .zero)
}

extension UIEdgeInsets: Described {
    static let page = Page<UIEdgeInsets>("distances from four edges inwards, in points")
        .composed(
            .part("top", \.top), .part("left", \.left), .part("bottom", \.bottom), .part("right", \.right)
        ) { UIEdgeInsets(top: $0, left: $1, bottom: $2, right: $3) }
        .value("zero", .zero)
}

extension UIFont: Described {
    static let page = Page<Self>("a font; it changes a text's size where a cell stands for several points")
        .perhaps(.arg("name"), .arg("size", unit: .fontSize)) { UIFont(name: $0, size: $1) }
        .value("systemFont", .arg("ofSize", unit: .fontSize)) { .systemFont(ofSize: $0) }
        .value("systemFont", .arg("ofSize", unit: .fontSize), .arg("weight")) { .systemFont(ofSize: $0, weight: $1) }
        .value("boldSystemFont", .arg("ofSize", unit: .fontSize)) { .boldSystemFont(ofSize: $0) }
        .value("italicSystemFont", .arg("ofSize", unit: .fontSize)) { .italicSystemFont(ofSize: $0) }
        .value("monospacedSystemFont", .arg("ofSize", unit: .fontSize), .arg("weight")) {
            .monospacedSystemFont(ofSize: $0, weight: $1)
        }
        .value("monospacedDigitSystemFont", .arg("ofSize", unit: .fontSize), .arg("weight")) {
            .monospacedDigitSystemFont(ofSize: $0, weight: $1)
        }
        .value("preferredFont", .arg("forTextStyle")) { .preferredFont(forTextStyle: $0) }
        .constant(of: "systemFontSize", UIFont.systemFontSize)
        .constant(of: "smallSystemFontSize", UIFont.smallSystemFontSize)
        .constant(of: "labelFontSize", UIFont.labelFontSize)
        .constant(of: "buttonFontSize", UIFont.buttonFontSize)
        .reading("pointSize", \.pointSize, "its size")
        .reading("lineHeight", \.lineHeight, "the distance of two lines")
        .reading("familyName", \.familyName, "its name")
        .reading("fontName", \.familyName, "its name")
        .method("withSize", "the same font in another size", .arg("_ size", unit: .fontSize)) { $0.withSize($1) }
        .written { font in
            let size = font.pointSize.literal
            if font.familyName != "System" { return "UIFont(name: \(font.familyName.debugDescription), size: \(size))" }
            return font.weight == .regular
                ? ".systemFont(ofSize: \(size))" : ".systemFont(ofSize: \(size), weight: .\(font.weight))"
        }
}

extension UIFont.Weight: Described {
    static let page = Page<Self>("how bold a font is")
        .values(.ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black)
}

extension UIFont.TextStyle: Described {
    static let page = Page<Self>("what a text is, by which the system chooses its font")
        .values(
            .largeTitle, .title1, .title2, .title3, .headline, .subheadline, .body, .callout, .footnote, .caption1,
            .caption2)
}

extension UIImage: NamedPicture {
    /// A symbol has another size.
    package var pictureName: String? { size == Self.namedSize ? name : nil }
    package static var standInSize: String { "\(Int(namedSize.width))×\(Int(namedSize.height))" }

    package func sized(as size: CGSize) -> UIImage { sized(as: size, isUnknown: false) }

    package func standingIn(cell: CGSize) -> UIImage {
        sized(as: CellConversion.size(of: size, in: cell), isUnknown: true)
    }
}

extension NamedPicture {
    package func sized(asIn points: CGSize, cell: CGSize) -> Self {
        sized(as: CellConversion.size(of: points, in: cell))
    }
}

extension UIImage: Described {
    static let page = Page<UIImage>("a picture's size, in points")
        .made(.arg("size", default: .zero)) { UIImage(size: $0) }
        .perhaps(.arg("named")) { UIImage(named: $0) }
        .perhaps(.arg("systemName")) { UIImage(systemName: $0) }
        .reading("size", \.size)
        .written { $0.size.swiftText.map { size in "UIImage(size: \(size))" } }
}

extension NSTextAlignment: Described {
    static let page = Page<Self>("on which side of a text's box its lines stand")
        .values(.left, .center, .right, .justified, .natural)
}

extension NSLineBreakMode: Described {
    static let page = Page<Self>("where a line is broken")
        .values(
            .byWordWrapping, .byCharWrapping, .byClipping, .byTruncatingHead, .byTruncatingTail,
            .byTruncatingMiddle)
}
