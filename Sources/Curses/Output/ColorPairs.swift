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
        let pair = depth == .none ? 0 : pair(shown.foreground, on: shown.background)
        return (Self.attributes(of: shown.attributes), pair)
    }

    /// A style in the parameters of ECMA-48's SGR, which replace earlier ones.
    func parameters(of style: Style) -> String {
        let shown = available(of: style)
        let codes: [(Style.Attributes, String)] = [
            (.bold, "1"), (.dim, "2"), (.italic, "3"), (.underline, "4"), (.reverse, "7"),
        ]
        func color(_ number: Int32, _ base: Int32) -> String {
            number < 8 ? "\(base + number)" : number < 16 ? "\(base + 52 + number)" : "\(base + 8);5;\(number)"
        }
        let attributes = codes.filter { shown.attributes.contains($0.0) }.map(\.1)
        let colors = [shown.foreground.map { color($0, 30) }, shown.background.map { color($0, 40) }]
        return (["0"] + attributes + colors.compactMap { $0 }).joined(separator: ";")
    }

    /// The available part of a style, with its colours as numbers; nil for the terminal's own.
    private func available(
        of style: Style
    ) -> (attributes: Style.Attributes, foreground: Int32?, background: Int32?) {
        var attributes = style.attributes
        var foreground = style.foreground.index(in: depth).map(Int32.init)
        var background = style.background.index(in: depth).map(Int32.init)
        if count == 8 {
            // Bright colours are bold there.
            if let bright = foreground, bright >= 8 {
                foreground = bright - 8
                attributes.insert(.bold)
            }
            background = background.map { $0 & 7 }
        }
        return (attributes, foreground, background)
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

    /// The number of a pair, created on first use; 0, the terminal's own colours, if no more can be created.
    private mutating func pair(_ foreground: Int32?, on background: Int32?) -> Int32 {
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
