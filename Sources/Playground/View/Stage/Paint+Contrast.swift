import Foundation
import LayoutInspection
import Terminal

extension Paint {
    package var color: Color { .rgb(red: red, green: green, blue: blue) }

    /// This colour over another, mixed by this one's alpha.
    package func over(_ other: Paint) -> Paint {
        func mix(_ mine: UInt8, _ its: UInt8) -> UInt8 {
            UInt8(clamping: Int((Double(mine) * alpha + Double(its) * (1 - alpha)).rounded()))
        }
        return Paint(red: mix(red, other.red), green: mix(green, other.green), blue: mix(blue, other.blue))
    }

    package func faded(to opacity: Double) -> Paint {
        var paint = self
        paint.alpha = min(max(0, alpha * (opacity.isFinite ? opacity : 1)), 1)
        return paint
    }

    /// WCAG 2's relative luminance, 0 (black) to 1 (white).
    package var luminance: Double {
        0.2126 * Self.linear[Int(red)] + 0.7152 * Self.linear[Int(green)] + 0.0722 * Self.linear[Int(blue)]
    }

    /// The linear brightness of each channel value. A table, because every painted cell needs it.
    private static let linear = (0...255).map { channel in
        let value = Double(channel) / 255
        return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }

    /// WCAG 2's contrast ratio, 1 to 21.
    package func contrast(with other: Paint) -> Double {
        let (one, two) = (luminance, other.luminance)
        return (max(one, two) + 0.05) / (min(one, two) + 0.05)
    }

    /// This colour, moved toward black or white until it is legible on a background.
    package func readable(on background: Paint) -> Paint {
        let pole = background.luminance > 0.18 ? Paint.black : .white
        var paint = self
        for _ in 0..<10 where paint.contrast(with: background) < Self.legibleContrast {
            paint = pole.faded(to: 0.25).over(paint)
        }
        return paint.contrast(with: background) < Self.legibleContrast ? pole : paint
    }

    /// WCAG 2's minimum for large text. The one for small text would change more of the source's colours.
    static let legibleContrast = 3.0

    /// Whether it is visible on the background of a dark terminal and of a light one.
    package var standsOnAnyTerminal: Bool { luminance > 0.03 && luminance < 0.8 }

    static let black = Paint(red: 0, green: 0, blue: 0)
    static let white = Paint(red: 255, green: 255, blue: 255)
}

extension Color {
    /// Approximately what a terminal shows; nil for its own colours, which are unknown.
    var paint: Paint? {
        switch self {
        case .standard: nil
        case .rgb(let red, let green, let blue): Paint(red: red, green: green, blue: blue)
        case .theme(let index):
            Paint(
                red: Self.channel(index, bit: 1), green: Self.channel(index, bit: 2),
                blue: Self.channel(index, bit: 4))
        }
    }

    private static func channel(_ index: UInt8, bit: UInt8) -> UInt8 {
        switch (index & bit != 0, index >= 8) {
        case (true, true): 255
        case (true, false): 205
        case (false, true): 85
        case (false, false): 0
        }
    }
}
