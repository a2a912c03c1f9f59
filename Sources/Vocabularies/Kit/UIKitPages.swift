import Foundation
import Interpreter
import UIKitTypes

// What sources of every dialect can write of UIKit and of geometry.

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

extension UIColor: Described {
    static let page =
        colors
        .made(
            .arg("red", unit: .ratio), .arg("green", unit: .ratio), .arg("blue", unit: .ratio),
            .arg("alpha", unit: .ratio)
        ) { UIColor(red: $0, green: $1, blue: $2, alpha: $3) }
        .made(.arg("white", unit: .ratio), .arg("alpha", unit: .ratio)) { UIColor(white: $0, alpha: $1) }
        .method("withAlphaComponent", "the same colour, more or less opaque", .arg("_ alpha", unit: .ratio)) {
            $0.withAlphaComponent($1)
        }
        .written {
            let parts = [$0.red, $0.green, $0.blue, $0.alpha].map(\.literal)
            return "UIColor(red: \(parts[0]), green: \(parts[1]), blue: \(parts[2]), alpha: \(parts[3]))"
        }

    private static let colors: Page<UIColor> = {
        let colors: KeyValuePairs<String, UIColor> = [
            "clear": .clear, "black": .black, "darkGray": .darkGray, "gray": .gray, "lightGray": .lightGray,
            "white": .white, "red": .red, "green": .green, "blue": .blue, "cyan": .cyan, "yellow": .yellow,
            "magenta": .magenta, "orange": .orange, "purple": .purple, "brown": .brown, "systemRed": .systemRed,
            "systemOrange": .systemOrange, "systemYellow": .systemYellow, "systemGreen": .systemGreen,
            "systemTeal": .systemTeal, "systemBlue": .systemBlue, "systemIndigo": .systemIndigo,
            "systemPurple": .systemPurple, "systemPink": .systemPink, "systemGray": .systemGray,
        ]
        return colors.reduce(Page("a colour")) { $0.value($1.key, $1.value) }
    }()
}
