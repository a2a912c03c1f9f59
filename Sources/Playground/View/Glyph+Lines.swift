import TextMetrics

/// The sides at which a line leaves a cell.
package struct LineEnds: OptionSet, Hashable, Sendable {
    package let rawValue: Int

    package init(rawValue: Int) {
        self.rawValue = rawValue
    }

    package static let up = LineEnds(rawValue: 1)
    package static let right = LineEnds(rawValue: 2)
    package static let down = LineEnds(rawValue: 4)
    package static let left = LineEnds(rawValue: 8)
}

/// The style of a line.
package enum LineWeight: Hashable, Sendable {
    case light, heavy, dashed, dotted
}

extension Glyph {
    /// The box-drawing character for a cell of a line.
    package static func line(_ ends: LineEnds, _ weight: LineWeight = .light) -> Glyph {
        let characters: [Character] =
            switch weight {
            case .light: light
            case .heavy: heavy
            case .dashed: dashed
            case .dotted: dotted
            }
        return Glyph(character: characters[ends.rawValue & 15], columns: 1)
    }

    /// The line that the character is a part of; nil for other characters.
    package var line: (ends: LineEnds, weight: LineWeight)? {
        guard let scalar = character.unicodeScalars.first, 0x2500...0x257F ~= scalar.value else { return nil }
        for (characters, weight) in [
            (Self.light, LineWeight.light), (Self.heavy, .heavy), (Self.dashed, .dashed), (Self.dotted, .dotted),
        ] {
            guard let bits = characters.firstIndex(of: character), bits > 0 else { continue }
            return (LineEnds(rawValue: bits), weight)
        }
        return nil
    }

    // In the order of the ends' bits: up 1, right 2, down 4, left 8.
    private static let light: [Character] = Array("·╵╶└╷│┌├╴┘─┴┐┤┬┼")
    private static let heavy: [Character] = Array("▪╹╺┗╻┃┏┣╸┛━┻┓┫┳╋")
    private static let dashed: [Character] = Array("·╎╌└╎╎┌├╌┘╌┴┐┤┬┼")
    private static let dotted: [Character] = Array("·┊┈┊┊┊┈┊┈┊┈┈┈┊┈┊")
}
