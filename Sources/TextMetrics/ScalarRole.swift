/// The effect of a scalar on the glyph being built.
enum ScalarRole {
    case base
    /// A non-spacing mark drawn over the base, or a part of a Hangul syllable drawn into it.
    case mark
    /// A skin tone: it takes no column after a base, and is a picture of its own without one.
    case pictureModifier
    /// A scalar without a column: joiners, variation selectors, enclosing marks.
    case invisible
    /// A letter that is invisible in a flag, and shown as this elsewhere.
    case tag(shown: String)
    /// A scalar that is never sent; these one-column characters are sent instead.
    case shown(String)

    init(_ scalar: Unicode.Scalar) {
        switch scalar.value {
        case 0x20...0x7E: self = .base
        // The picture of a control character, from the block with all 32: ESC is ␛.
        case 0x00...0x1F: self = .shown(Self.character(0x2400 + scalar.value))
        case 0x7F: self = .shown("\u{2421}")
        case 0x80...0x9F: self = .shown(Self.hexadecimal(scalar))
        // A no-break space prevents a break, so it stays distinct from a space.
        case 0xA0, 0x2007, 0x202F: self = .shown("\u{A0}")
        case 0xAD: self = .shown("-")
        case 0x1160, 0x115F, 0x3164, 0xFFA0: self = .shown(Self.hexadecimal(scalar))
        case 0x1161...0x11FF, 0xD7B0...0xD7FB: self = .mark
        case 0x200B...0x200D, 0x2060, 0xFE00...0xFE0F, 0xE0100...0xE01EF: self = .invisible
        case 0x3000: self = .base
        // A letter of a flag.
        case 0x1F1E6...0x1F1FF: self = .shown(Self.character(scalar.value - 0x1F1E6 + 0x41))
        case 0x1F3FB...0x1F3FF: self = .pictureModifier
        case 0xE0020...0xE007F: self = .tag(shown: Self.hexadecimal(scalar))
        case _ where WideScalars.isDisputed(scalar): self = .shown("\u{FFFD}")
        default: self = Self.byCategory(scalar)
        }
    }

    private static func byCategory(_ scalar: Unicode.Scalar) -> ScalarRole {
        switch scalar.properties.generalCategory {
        case .nonspacingMark: .mark
        case .enclosingMark: .invisible
        // Some terminals give it a column, others draw it over the base.
        case .spacingMark: .shown("\u{FFFD}")
        case .format, .lineSeparator, .paragraphSeparator, .control, .privateUse: .shown(hexadecimal(scalar))
        case .unassigned, .surrogate: .shown("\u{FFFD}")
        case .spaceSeparator: .shown(" ")
        default: .base
        }
    }

    private static func character(_ value: UInt32) -> String {
        String(Character(Unicode.Scalar(value) ?? "\u{FFFD}"))
    }

    private static func hexadecimal(_ scalar: Unicode.Scalar) -> String {
        "‹" + String(scalar.value, radix: 16, uppercase: true) + "›"
    }
}
