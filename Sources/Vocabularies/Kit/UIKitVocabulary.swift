import Foundation
import Interpreter
import LayoutInspection
import Negotiation
import UIKitTypes

/// What sources of every dialect can write of UIKit: colours and insets.
package enum UIKitVocabulary {
    package static let insets = Conversion<UIEdgeInsets>.native(TypeName("UIEdgeInsets"))

    package static var insetsDescription: TypeDescription {
        TypeDescription(
            TypeName("UIEdgeInsets"), .value, help: "distances from four edges inwards, in points",
            initializers: [
                .initializer(
                    Parameter("top", .cgFloat, unit: .points), Parameter("left", .cgFloat, unit: .points),
                    Parameter("bottom", .cgFloat, unit: .points), Parameter("right", .cgFloat, unit: .points),
                    of: insets
                ) { UIEdgeInsets(top: $0, left: $1, bottom: $2, right: $3) }
            ],
            staticProperties: [StaticProperty("zero", insets, UIEdgeInsets.zero)],
            properties: [
                PropertyDescription("top", of: insets, \.top, .cgFloat, unit: .points),
                PropertyDescription("left", of: insets, \.left, .cgFloat, unit: .points),
                PropertyDescription("bottom", of: insets, \.bottom, .cgFloat, unit: .points),
                PropertyDescription("right", of: insets, \.right, .cgFloat, unit: .points),
            ])
    }

    package static let color = Words<UIColor>(
        "UIColor", help: "a colour",
        [
            ("clear", .clear), ("black", .black), ("darkGray", .darkGray), ("gray", .gray),
            ("lightGray", .lightGray), ("white", .white), ("red", .red), ("green", .green), ("blue", .blue),
            ("cyan", .cyan), ("yellow", .yellow), ("magenta", .magenta), ("orange", .orange), ("purple", .purple),
            ("brown", .brown), ("systemRed", .systemRed), ("systemOrange", .systemOrange),
            ("systemYellow", .systemYellow), ("systemGreen", .systemGreen), ("systemTeal", .systemTeal),
            ("systemBlue", .systemBlue), ("systemIndigo", .systemIndigo), ("systemPurple", .systemPurple),
            ("systemPink", .systemPink), ("systemGray", .systemGray),
        ]
    ) { color in
        let parts = [color.red, color.green, color.blue, color.alpha].map { PointsFormat.short($0) }
        return "UIColor(red: \(parts[0]), green: \(parts[1]), blue: \(parts[2]), alpha: \(parts[3]))"
    }

    package static var colorDescription: TypeDescription {
        var description = color.description(initializers: [
            .initializer(
                Parameter("red", .cgFloat, unit: .ratio), Parameter("green", .cgFloat, unit: .ratio),
                Parameter("blue", .cgFloat, unit: .ratio), Parameter("alpha", .cgFloat, unit: .ratio),
                of: color.conversion
            ) { UIColor(red: $0, green: $1, blue: $2, alpha: $3) },
            .initializer(
                Parameter("white", .cgFloat, unit: .ratio), Parameter("alpha", .cgFloat, unit: .ratio),
                of: color.conversion
            ) { UIColor(white: $0, alpha: $1) },
        ])
        description.methods = [
            .method(
                "withAlphaComponent", on: color.conversion, Parameter(nil, name: "alpha", .cgFloat, unit: .ratio),
                returning: color.conversion, help: "the same colour, more or less opaque"
            ) { $0.withAlphaComponent($1) }
        ]
        return description
    }
}

extension UIColor {
    /// Nil where nothing would be seen.
    package var paint: Paint? {
        guard alpha > 0 else { return nil }
        func byte(_ part: CGFloat) -> UInt8 { UInt8((min(max(0, part), 1) * 255).rounded()) }
        return Paint(red: byte(red), green: byte(green), blue: byte(blue), alpha: Double(min(alpha, 1)))
    }
}
