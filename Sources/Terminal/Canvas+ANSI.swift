extension Canvas {
    /// The rows as text with escape sequences for their styles, each ended by a newline. A row starts and ends in the
    /// terminal's own style, without the plain spaces at its end.
    package func ansi(colors: ColorDepth) -> String {
        (0..<size.height).map { ansiRow($0, colors: colors) + "\n" }.joined()
    }

    private func ansiRow(_ y: Int, colors: ColorDepth) -> String {
        let cells = row(y)
        var blank: (style: Style, isSeen: Bool)?
        let end = cells.lastIndex { cell in
            guard cell.glyph == .space else { return true }
            if blank?.style != cell.style {
                blank = (cell.style, !cell.style.shownByBlanks(colors: colors).isEmpty)
            }
            return blank?.isSeen ?? false
        }
        guard let end else { return "" }
        var text = ""
        var (style, current) = (Style?.none, "")
        for cell in cells[...end] where !cell.isContinuation {
            if cell.style != style {
                style = cell.style
                let sequence = cell.style.selectGraphicRendition(colors: colors)
                if sequence != current {
                    text += "\u{1B}[0\(sequence)m"
                    current = sequence
                }
            }
            text.append(cell.glyph.character)
        }
        return current.isEmpty ? text : text + "\u{1B}[0m"
    }
}

extension Style {
    /// The SGR parameters (ECMA-48, 8.3.117) that follow a reset, each after a semicolon.
    package func selectGraphicRendition(colors: ColorDepth) -> String {
        let attributes = Attributes.codes.filter { self.attributes.contains($0.attribute) }.map { ";\($0.code)" }
            .joined()
        let foreground = Self.parameters(of: foreground, colors: colors, base: 30)
        return attributes + foreground + Self.parameters(of: background, colors: colors, base: 40)
    }

    /// The SGR parameters of the style that are visible on a space.
    fileprivate func shownByBlanks(colors: ColorDepth) -> String {
        let visible = attributes.intersection([.underline, .reverse])
        return Style(background: background, attributes: visible).selectGraphicRendition(colors: colors)
    }

    /// - Parameter base: 30 for the foreground, 40 for the background.
    private static func parameters(of color: Color, colors: ColorDepth, base: Int) -> String {
        guard let index = color.index(in: colors) else { return "" }
        return switch index {
        case 0..<8: ";\(base + Int(index))"
        case 8..<16: ";\(base + 60 + Int(index) - 8)"
        default: ";\(base + 8);5;\(index)"
        }
    }
}

extension Style.Attributes {
    fileprivate static let codes: [(attribute: Style.Attributes, code: Int)] = [
        (.bold, 1), (.dim, 2), (.italic, 3), (.underline, 4), (.reverse, 7),
    ]
}
