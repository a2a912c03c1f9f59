internal import CNcurses
import Terminal

/// The colours of the current ncurses screen: translates styles into ncurses' attributes and numbered colour pairs.
struct ColorPairs {
    let depth: ColorDepth
    /// The number of available colours: 0, 8, 16 or 256.
    private let count: Int
    /// The limit of pair numbers.
    private let limit: Int
    /// Whether -1 stands for the terminal's own colours.
    private let hasOwnColors: Bool
    private var pairs: [Pair: Int32] = [:]

    private struct Pair: Hashable {
        let foreground: Int32
        let background: Int32
    }

    /// Starts colours on the current ncurses screen. Without colours, none of ncurses' colour functions may be called,
    /// and none is.
    init(wanted: Bool) {
        guard wanted, has_colors(), start_color() == OK else {
            (depth, count, limit, hasOwnColors) = (.none, 0, 0, false)
            return
        }
        hasOwnColors = use_default_colors() == OK
        limit = Int(shim_color_pairs())
        // Beyond 256, numbers are colours themselves, except the first eight.
        count =
            switch shim_colors() {
            case 256: 256
            case 16..<256: 16
            default: 8
            }
        depth = count == 256 ? .twoHundredFiftySix : .sixteen
    }

    /// ncurses' attributes and pair for a style.
    mutating func rendition(of style: Style) -> (attributes: attr_t, pair: Int32) {
        let shown = available(of: style)
        return (Self.attributes(of: shown.attributes), pair(of: shown))
    }

    /// A style in the parameters of ECMA-48's SGR, which replace earlier ones.
    func parameters(of style: Style) -> String {
        "0" + available(of: style).selectGraphicRendition(colors: depth)
    }

    /// The available part of a style.
    private func available(of style: Style) -> Style {
        guard count == 8 else { return style }
        var shown = style
        if let color = style.foreground.index(in: depth) {
            // Bright colours are bold there.
            if color >= 8 { shown.attributes.insert(.bold) }
            shown.foreground = .theme(color & 7)
        }
        if let color = style.background.index(in: depth) { shown.background = .theme(color & 7) }
        return shown
    }

    private static func attributes(of attributes: Style.Attributes) -> attr_t {
        var result: attr_t = 0
        if attributes.contains(.bold) { result |= shim_bold }
        if attributes.contains(.dim) { result |= shim_dim }
        if attributes.contains(.italic) { result |= shim_italic }
        if attributes.contains(.underline) { result |= shim_underline }
        if attributes.contains(.reverse) { result |= shim_reverse }
        return result
    }

    /// The number of a style's pair, created on first use; 0, the terminal's own colours, if no more can be created.
    private mutating func pair(of style: Style) -> Int32 {
        let foreground = style.foreground.index(in: depth).map(Int32.init)
        let background = style.background.index(in: depth).map(Int32.init)
        guard foreground != nil || background != nil else { return 0 }
        let pair = Pair(
            foreground: foreground ?? (hasOwnColors ? -1 : 7), background: background ?? (hasOwnColors ? -1 : 0))
        if let number = pairs[pair] { return number }
        let number = Int32(pairs.count + 1)
        guard number < limit, init_extended_pair(number, pair.foreground, pair.background) == OK else { return 0 }
        pairs[pair] = number
        return number
    }
}
