import Terminal

/// A canvas with its colours as escape sequences, to look at: `print(canvas.ansi)`.
extension Canvas {
    var ansi: String {
        (0..<size.height).map { y in
            row(y).filter { !$0.isContinuation }.map { cell in
                "\u{1B}[0\(cell.style.codes)m\(cell.glyph.character)"
            }.joined() + "\u{1B}[0m"
        }.joined(separator: "\n")
    }
}

extension Style {
    fileprivate var codes: String {
        var codes = ""
        if attributes.contains(.bold) { codes += ";1" }
        if attributes.contains(.dim) { codes += ";2" }
        if attributes.contains(.italic) { codes += ";3" }
        if attributes.contains(.underline) { codes += ";4" }
        if attributes.contains(.reverse) { codes += ";7" }
        return codes + foreground.codes(3) + background.codes(4)
    }
}

extension Color {
    fileprivate func codes(_ layer: Int) -> String {
        switch self {
        case .standard: ""
        case .theme(let index): index < 8 ? ";\(layer)\(index)" : ";\(layer + 6)\(index - 8)"
        case .rgb(let red, let green, let blue): ";\(layer)8;2;\(red);\(green);\(blue)"
        }
    }
}
