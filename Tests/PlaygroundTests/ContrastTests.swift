import Foundation
import LayoutInspection
import Terminal
import Testing

@testable import Playground

/// Words can be read on every terminal: they have its own colours, not dim, or a contrast of at least 4.5 to 1.
@Suite struct ContrastTests {
    /// The background, the text colour and the colours 0 to 7 of a well-known terminal.
    private struct Palette {
        let name: String
        let background: Int
        let text: Int
        let colors: [Int]
    }

    private static let solarized = [
        0x073642, 0xDC322F, 0x859900, 0xB58900, 0x268BD2, 0xD33682, 0x2AA198, 0xEEE8D5,
    ]
    private static let palettes = [
        Palette(
            name: "xterm", background: 0x000000, text: 0xE5E5E5,
            colors: [0x000000, 0xCD0000, 0x00CD00, 0xCDCD00, 0x0000EE, 0xCD00CD, 0x00CDCD, 0xE5E5E5]),
        Palette(
            name: "Linux console", background: 0x000000, text: 0xAAAAAA,
            colors: [0x000000, 0xAA0000, 0x00AA00, 0xAA5500, 0x0000AA, 0xAA00AA, 0x00AAAA, 0xAAAAAA]),
        Palette(name: "Solarized dark", background: 0x002B36, text: 0x839496, colors: solarized),
        Palette(name: "Solarized light", background: 0xFDF6E3, text: 0x657B83, colors: solarized),
        Palette(
            name: "xterm, light", background: 0xFFFFFF, text: 0x000000,
            colors: [0x000000, 0xCD0000, 0x00CD00, 0xCDCD00, 0x0000EE, 0xCD00CD, 0x00CDCD, 0xE5E5E5]),
    ]

    /// The contrast ratio of the Web Content Accessibility Guidelines 2.2.
    private static func contrast(_ one: Int, _ other: Int) -> Double {
        func luminance(_ color: Int) -> Double {
            let parts = [16, 8, 0].map { shift -> Double in
                let part = Double(color >> shift & 255) / 255
                return part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
            }
            return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]
        }
        let (light, dark) = (max(luminance(one), luminance(other)), min(luminance(one), luminance(other)))
        return (light + 0.05) / (dark + 0.05)
    }

    @Test(arguments: [ColorDepth.none, .sixteen, .twoHundredFiftySix])
    func `reasons, legends, answers and titles have the terminal's own colours, and are not dim`(colors: ColorDepth) {
        let theme = Theme(colors)
        for role in [TextRole.text, .note, .strong, .number, .name, .title] {
            let style = theme[role]
            #expect(style.foreground == .standard && style.background == .standard, "\(role)")
            #expect(!style.attributes.contains(.dim), "\(role)")
        }
    }

    @Test func `the colours of signs are too faint for words`() {
        // This keeps the rule above honest: each of these colours is too faint on some terminal.
        for color in [1, 3, 4, 6] {
            let lowest = Self.palettes.map { Self.contrast($0.colors[color], $0.background) }.min() ?? 0
            #expect(lowest < 4.5, "colour \(color): \(lowest)")
        }
    }

    @Test func `texts on coloured backgrounds and on the selection can be read`() throws {
        let theme = Theme(.twoHundredFiftySix)
        let tints = try (0..<6).flatMap { depth in
            try [false, true].map { try #require(theme.tint(depth: depth, isOdd: $0)) }
        }
        for style in tints + [theme.selectionEdge] {
            let (ink, paper) = (try #require(Self.value(style.foreground)), try #require(Self.value(style.background)))
            #expect(Self.contrast(ink, paper) >= 4.5, "\(style)")
        }
    }

    @Test func `no words of a sentence are faint`() {
        var state = PlayedState.menu(120, 40)
        for keys in ["", "j", ".", "..", "d"] {
            state.type(keys)
            let rows = state.state.whyRows(width: 60)
            #expect(rows.allSatisfy { row in row.runs.allSatisfy { $0.role != .faint || !$0.hasWords } })
        }
    }

    private static func value(_ color: Color) -> Int? {
        guard case .rgb(let red, let green, let blue) = color else { return nil }
        return Int(red) << 16 | Int(green) << 8 | Int(blue)
    }
}

extension Row.Run {
    fileprivate var hasWords: Bool { glyphs.contains { $0.character.isLetter } }
}
