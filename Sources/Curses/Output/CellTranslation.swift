internal import CNcurses
import Terminal
import TextMetrics

/// Translates glyphs into the scalars of a cell, ended by 0. No scalar has another width in the C library, and so in
/// ncurses, than the glyph, and each can be sent to the terminal.
struct CellTranslation {
    let encoding: CharacterEncoding

    private var replacement: Unicode.Scalar { encoding == .utf8 ? "\u{FFFD}" : "?" }

    /// One cell's scalars, and whether they cover the next cell too, or it must be blanked.
    func scalars(for glyph: Glyph) -> (scalars: [wchar_t], coversBoth: Bool) {
        let isWide = glyph.columns == 2
        switch encoding {
        case .ascii:
            return (Self.ended([asciiLookAlike(of: glyph)]), !isWide)
        case .utf8:
            let scalars = glyph.character.unicodeScalars.map { wchar_t($0.value) }
            guard Self.width(of: scalars) == glyph.columns else { return (Self.ended([replacement]), !isWide) }
            return (scalars + [0], true)
        }
    }

    private static func ended(_ scalars: [Unicode.Scalar]) -> [wchar_t] {
        scalars.map { wchar_t($0.value) } + [0]
    }

    /// The columns of a base scalar with up to four marks; -1 for anything else.
    private static func width(of scalars: [wchar_t]) -> Int {
        guard let base = scalars.first, scalars.count <= 5, base >= 0x20 else { return -1 }
        guard scalars.dropFirst().allSatisfy({ wcwidth($0) == 0 }) else { return -1 }
        return Int(wcwidth(base))
    }

    private func asciiLookAlike(of glyph: Glyph) -> Unicode.Scalar {
        guard let scalar = glyph.character.unicodeScalars.first else { return replacement }
        if (0x20...0x7E).contains(scalar.value) { return scalar }
        return Self.lookAlikes[scalar] ?? Self.boxLookAlike(of: scalar) ?? replacement
    }

    /// An ASCII character for a box-drawing one, by what it joins. Heavy lines, light lines, dashes and dots stay
    /// distinct.
    private static func boxLookAlike(of scalar: Unicode.Scalar) -> Unicode.Scalar? {
        switch scalar.value {
        case 0x2500, 0x2574, 0x2576: "-"
        case 0x2504, 0x254C: "~"
        case 0x2508, 0x250A: "."
        case 0x2501, 0x2505, 0x2509, 0x254D, 0x2550, 0x2578, 0x257A, 0x257C, 0x257E: "="
        case 0x2502, 0x2575, 0x2577: "|"
        case 0x2506, 0x254E: ":"
        // Heavy verticals, and corners and crossings of heavy lines.
        case 0x2503, 0x2507, 0x250B, 0x250F, 0x2513, 0x2517, 0x251B, 0x2523, 0x252B, 0x2533, 0x253B, 0x254B, 0x254F,
            0x2551, 0x2579, 0x257B, 0x257D, 0x257F:
            "#"
        case 0x2571: "/"
        case 0x2572: "\\"
        case 0x2573: "X"
        case 0x2500...0x257F: "+"
        case 0x2581...0x2584: "_"
        case 0x258C...0x258F: "|"
        case 0x2580...0x258F, 0x2591...0x259F: "#"
        case 0x2590: "|"
        default: nil
        }
    }

    private static let lookAlikes: [Unicode.Scalar: Unicode.Scalar] = [
        "…": "~", "⋯": "~", "⊞": "+", "⊟": "-", "·": ".", "•": "*", "●": "*", "○": "o", "◌": ".", "▪": "#", "◆": "*",
        "◇": "o",
        "■": "#", "□": "o",
        "←": "<", "→": ">", "↑": "^", "↓": "v", "↔": "-", "↕": "|", "⇄": "-", "↵": "<", "⏎": "<",
        "◀": "<", "▶": ">", "▲": "^", "▼": "v", "▸": ">", "▹": ">", "▾": "v", "▴": "^", "◂": "<",
        "‹": "<", "›": ">", "«": "<", "»": ">", "≤": "<", "≥": ">", "≠": "!", "≈": "~", "×": "x", "÷": "/", "−": "-",
        "–": "-", "—": "-", "‘": "'", "’": "'", "“": "\"", "”": "\"", "∞": "*", "✓": "v", "✔": "v", "✗": "x", "✘": "x",
    ]
}
