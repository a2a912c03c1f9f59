import Interpreter
import UIKitTypes

extension UIColor: Described {
    static let page =
        named
        .made(
            .arg("red", unit: .ratio), .arg("green", unit: .ratio), .arg("blue", unit: .ratio),
            .arg("alpha", unit: .ratio)
        ) { UIColor(red: $0, green: $1, blue: $2, alpha: $3) }
        .made(.arg("white", unit: .ratio), .arg("alpha", unit: .ratio)) { UIColor(white: $0, alpha: $1) }
        .made(
            .arg("hue", unit: .ratio), .arg("saturation", unit: .ratio), .arg("brightness", unit: .ratio),
            .arg("alpha", unit: .ratio)
        ) { UIColor(hue: $0, saturation: $1, brightness: $2, alpha: $3) }
        .method("withAlphaComponent", "the same colour, more or less opaque", .arg("_ alpha", unit: .ratio)) {
            $0.withAlphaComponent($1)
        }
        .reading("cgColor", \.self, "the same colour")
        .changing { $0.description.isNamedInAssets = true }
        .written {
            let parts = [$0.red, $0.green, $0.blue, $0.alpha].map(\.literal)
            return "UIColor(red: \(parts[0]), green: \(parts[1]), blue: \(parts[2]), alpha: \(parts[3]))"
        }

    /// Where two names have one colour, it is written by the first.
    private static let named: Page<UIColor> = {
        let named: KeyValuePairs<String, UIColor> = [
            "clear": .clear, "black": .black, "darkGray": .darkGray, "gray": .gray, "lightGray": .lightGray,
            "white": .white, "red": .red, "green": .green, "blue": .blue, "cyan": .cyan, "yellow": .yellow,
            "magenta": .magenta, "orange": .orange, "purple": .purple, "brown": .brown, "systemRed": .systemRed,
            "systemOrange": .systemOrange, "systemYellow": .systemYellow, "systemGreen": .systemGreen,
            "systemMint": .systemMint, "systemTeal": .systemTeal, "systemCyan": .systemCyan, "systemBlue": .systemBlue,
            "systemIndigo": .systemIndigo, "systemPurple": .systemPurple, "systemPink": .systemPink,
            "systemBrown": .systemBrown, "systemGray": .systemGray, "systemGray2": .systemGray2,
            "systemGray3": .systemGray3, "systemGray4": .systemGray4, "systemGray5": .systemGray5,
            "systemGray6": .systemGray6, "label": .label, "secondaryLabel": .secondaryLabel,
            "tertiaryLabel": .tertiaryLabel, "placeholderText": .placeholderText, "separator": .separator,
            "systemBackground": .systemBackground, "secondarySystemBackground": .secondarySystemBackground,
            "systemGroupedBackground": .systemGroupedBackground,
        ]
        return named.reduce(Page("a colour")) { $0.value($1.key, $1.value) }
    }()
}
