/// A color of a cell. A color that the terminal lacks is replaced by the nearest when the frame is written.
package enum Color: Hashable, Sendable {
    /// The terminal's own foreground or background.
    case standard
    /// One of the 16 colors that the user's theme defines (0...7 normal, 8...15 bright).
    case theme(UInt8)
    case rgb(red: UInt8, green: UInt8, blue: UInt8)
}

/// The style of a cell's character.
package struct Style: Hashable, Sendable {
    package var foreground: Color
    package var background: Color
    package var attributes: Attributes

    package init(foreground: Color = .standard, background: Color = .standard, attributes: Attributes = []) {
        self.foreground = foreground
        self.background = background
        self.attributes = attributes
    }

    package static let plain = Style()

    package struct Attributes: OptionSet, Hashable, Sendable {
        package let rawValue: UInt8

        package init(rawValue: UInt8) {
            self.rawValue = rawValue
        }

        package static let bold = Attributes(rawValue: 1)
        package static let dim = Attributes(rawValue: 2)
        package static let italic = Attributes(rawValue: 4)
        package static let underline = Attributes(rawValue: 8)
        package static let reverse = Attributes(rawValue: 16)
    }

    package func adding(_ attributes: Attributes) -> Style {
        var style = self
        style.attributes.formUnion(attributes)
        return style
    }

    package func on(_ background: Color) -> Style {
        var style = self
        style.background = background
        return style
    }

    package func colored(_ foreground: Color) -> Style {
        var style = self
        style.foreground = foreground
        return style
    }
}
