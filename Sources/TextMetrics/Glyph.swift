/// One drawable cluster: a character that is safe to send to a terminal, with its columns.
///
/// Terminals agree on the width of a base scalar with up to four non-spacing marks, and on little else: families,
/// flags, skin tones and variation selectors differ. So a glyph is just that, and other parts of a source are omitted
/// or replaced: drawing and measuring then agree everywhere.
package struct Glyph: Hashable, Sendable {
    package let character: Character
    /// The columns, 1 or 2.
    package let columns: Int

    package init(character: Character, columns: Int) {
        self.character = character
        self.columns = columns
    }

    package static let space = Glyph(character: " ", columns: 1)
    package static let ellipsis = Glyph(character: "…", columns: 1)

    /// The glyph for a cluster that cannot be shown.
    static let replacement = Glyph(character: "\u{FFFD}", columns: 1)
    /// The maximum number of non-spacing marks on a base; terminals and ncurses keep no more.
    static let markLimit = 4

    /// Creates a glyph of an ASCII byte from 0x20 to 0x7E.
    init(ascii byte: UInt8) {
        self.init(character: Character(Unicode.Scalar(byte)), columns: 1)
    }
}

extension Glyph {
    /// Creates the glyph of a cluster that is one scalar, shown unchanged; nil for all others. Most clusters are, and a
    /// box's edges too.
    init?(ofOneScalar cluster: Character) {
        let scalars = cluster.unicodeScalars
        guard let scalar = scalars.first, scalars.index(after: scalars.startIndex) == scalars.endIndex,
            case .base = ScalarRole(scalar)
        else { return nil }
        self.init(character: cluster, columns: WideScalars.contains(scalar) ? 2 : 1)
    }

    /// The glyphs for one grapheme cluster: é is one, a family its first person, क्षि is क्, ष and a placeholder for
    /// the vowel on whose width terminals disagree, a flag its letters, ESC is ␛, U+202E is ‹202E›.
    static func showing(_ cluster: Character) -> [Glyph] {
        var reading = ClusterReading()
        for scalar in cluster.unicodeScalars {
            reading.take(scalar)
        }
        reading.finish()
        return reading.glyphs
    }
}

/// The part of a cluster read so far: whole glyphs, and the base with its marks that may still grow.
private struct ClusterReading {
    private(set) var glyphs: [Glyph] = []
    private var base: Unicode.Scalar?
    private var marks: [Unicode.Scalar] = []
    private var isJoining = false

    mutating func take(_ scalar: Unicode.Scalar) {
        defer { isJoining = scalar == "\u{200D}" }
        switch ScalarRole(scalar) {
        case .base:
            // A picture joined to another one makes one picture: the first represents all.
            if isJoining, base != nil, scalar.properties.isEmoji { return }
            finish()
            base = scalar
        case .pictureModifier where base != nil, .invisible: return
        case .pictureModifier:
            base = scalar
        case .tag(let shown):
            // The flags of England, Scotland and Wales are a black flag with invisible letters; elsewhere such letters
            // hide text.
            if base != "\u{1F3F4}" { show(shown) }
        case .mark where base != nil: marks.append(scalar)
        case .mark: glyphs.append(.replacement)
        case .shown(let stand): show(stand)
        }
    }

    mutating func finish() {
        guard let base else { return }
        var text = String.UnicodeScalarView([base])
        text.append(contentsOf: marks.prefix(Glyph.markLimit))
        glyphs.append(Glyph(character: Character(String(text)), columns: WideScalars.contains(base) ? 2 : 1))
        self.base = nil
        marks = []
    }

    private mutating func show(_ stand: String) {
        finish()
        glyphs += stand.map { Glyph(character: $0, columns: 1) }
    }
}
