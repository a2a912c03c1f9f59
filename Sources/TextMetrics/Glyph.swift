/// One drawable cluster: a character that is safe to send to a terminal, and the columns it takes there.
///
/// Terminals agree on the width of a base scalar with up to four non-spacing marks, and on little else (families, flags,
/// skin tones and variation selectors differ from one to the next). So a glyph is just that, and what a source writes
/// beyond it is left out or shown by a stand-in: drawing and measuring then agree everywhere.
package struct Glyph: Hashable, Sendable {
    package let character: Character
    /// 1 or 2.
    package let columns: Int

    package init(character: Character, columns: Int) {
        self.character = character
        self.columns = columns
    }

    package static let space = Glyph(character: " ", columns: 1)
    package static let ellipsis = Glyph(character: "…", columns: 1)

    static let replacement = Glyph(character: "\u{FFFD}", columns: 1)
    static let markLimit = 4
}

extension Glyph {
    /// The glyphs that show one grapheme cluster. Usually one; a control character is shown by its picture (␛), a
    /// bidirectional control by ‹202E›, a cluster of several pictures by its first.
    static func showing(_ cluster: Character) -> [Glyph] {
        var glyphs: [Glyph] = []
        var base: Unicode.Scalar?
        var marks: [Unicode.Scalar] = []
        func flush() {
            guard let scalar = base else { return }
            var text = String.UnicodeScalarView([scalar])
            text.append(contentsOf: marks.prefix(markLimit))
            glyphs.append(Glyph(character: Character(String(text)), columns: WideScalars.contains(scalar) ? 2 : 1))
            base = nil
            marks = []
        }
        for scalar in cluster.unicodeScalars {
            switch ScalarRole(scalar) {
            case .base where base == nil && glyphs.isEmpty: base = scalar
            case .base: continue
            case .mark where base != nil: marks.append(scalar)
            case .mark: glyphs.append(.replacement)
            case .invisible: continue
            case .shown(let stand):
                flush()
                glyphs.append(contentsOf: stand.map { Glyph(character: $0, columns: 1) })
            }
        }
        flush()
        return glyphs
    }
}

/// What a scalar does to the glyph being made.
private enum ScalarRole {
    case base
    /// A non-spacing mark that is drawn over the base.
    case mark
    /// Takes no column and shows nothing: joiners, variation selectors, skin tones after a base.
    case invisible
    /// Never sent; these characters are sent in its place.
    case shown(String)

    init(_ scalar: Unicode.Scalar) {
        switch scalar.value {
        case 0x20...0x7E: self = .base
        case 0x00...0x1F: self = .shown(String(Self.picture(scalar)))
        case 0x7F: self = .shown("\u{2421}")
        case 0x80...0x9F: self = .shown(Self.hexadecimal(scalar))
        case 0xAD: self = .shown("-")
        case 0x200B...0x200D, 0x2060, 0xFE00...0xFE0F, 0x1F3FB...0x1F3FF, 0xE0100...0xE01EF: self = .invisible
        case 0x1F1E6...0x1F1FF: self = .shown(Self.regionalIndicator(scalar))
        default: self = Self.byCategory(scalar)
        }
    }

    private static func byCategory(_ scalar: Unicode.Scalar) -> ScalarRole {
        switch scalar.properties.generalCategory {
        case .nonspacingMark, .enclosingMark: .mark
        case .format, .lineSeparator, .paragraphSeparator, .control, .privateUse: .shown(hexadecimal(scalar))
        case .unassigned, .surrogate: .shown("\u{FFFD}")
        case .spaceSeparator: .shown(" ")
        default: .base
        }
    }

    /// The control pictures block shows each of the 32 control characters: ESC is ␛.
    private static func picture(_ scalar: Unicode.Scalar) -> Character {
        Unicode.Scalar(0x2400 + scalar.value).map(Character.init) ?? "\u{FFFD}"
    }

    private static func hexadecimal(_ scalar: Unicode.Scalar) -> String {
        "‹" + String(scalar.value, radix: 16, uppercase: true) + "›"
    }

    private static func regionalIndicator(_ scalar: Unicode.Scalar) -> String {
        Unicode.Scalar(scalar.value - 0x1F1E6 + 0x41).map { String(Character($0)) } ?? "\u{FFFD}"
    }
}
