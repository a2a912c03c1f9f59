import LayoutInspection
import Terminal

/// The styles of everything on the screen, by meaning. Sentences, reasons, legends and answers have the terminal's own
/// colours, the most readable ones; colours are for signs and for what must be seen first. Around the stage the
/// background is the terminal's own, dark or light; a tint on the stage has its own foreground.
package struct Theme: Hashable, Sendable {
    package let colors: ColorDepth

    package init(_ colors: ColorDepth) {
        self.colors = colors
    }

    package subscript(role: TextRole) -> Style {
        switch role {
        case .text, .note: .plain
        case .faint, .rule: Style(attributes: .dim)
        case .strong, .title, .number, .name: Style(attributes: .bold)
        case .accent: colored(6)
        case .focusedTitle: colored(6, [.bold, .reverse])
        case .selected: Style(attributes: .reverse)
        case .error: colored(1, .bold)
        case .warning: colored(3, .bold)
        case .field: Style(attributes: [.reverse, .bold])
        case .cursor: Style(attributes: [.underline, .bold])
        case .replaced: Style(attributes: [.reverse, .underline])
        case .hole: colored(5)
        case .supposed, .comment: colored(2)
        case .keyword: colored(5, .bold)
        case .typeName: colored(6)
        case .literal: colored(3)
        case .string: colored(1)
        }
    }

    private func colored(_ color: UInt8, _ attributes: Style.Attributes = []) -> Style {
        Style(foreground: colors == .none ? .standard : .theme(color), attributes: attributes)
    }
}

extension Theme {
    /// The paper that an element is drawn on: a hue for its depth, lighter for every other sibling. Nil without colours.
    package func tint(depth: Int, isOdd: Bool) -> Style? {
        switch colors {
        case .none: return nil
        case .sixteen:
            let (background, foreground) = Self.sixteen[(depth * 2 + (isOdd ? 1 : 0)) % Self.sixteen.count]
            return Style(foreground: .theme(foreground), background: .theme(background))
        case .twoHundredFiftySix:
            let pair = Self.papers[depth % Self.papers.count]
            return Style(foreground: Self.ink, background: (isOdd ? pair.odd : pair.even).color)
        }
    }

    private static let ink = Color.rgb(red: 0, green: 0, blue: 0)

    /// Colours that the 256 contain exactly, light enough for black text.
    private static let papers: [(even: Paint, odd: Paint)] = [
        (Paint(red: 215, green: 215, blue: 255), Paint(red: 175, green: 175, blue: 215)),
        (Paint(red: 215, green: 215, blue: 175), Paint(red: 255, green: 255, blue: 215)),
        (Paint(red: 175, green: 215, blue: 215), Paint(red: 215, green: 255, blue: 255)),
        (Paint(red: 215, green: 175, blue: 175), Paint(red: 255, green: 215, blue: 215)),
        (Paint(red: 175, green: 215, blue: 175), Paint(red: 215, green: 255, blue: 215)),
        (Paint(red: 215, green: 175, blue: 215), Paint(red: 255, green: 215, blue: 255)),
    ]

    /// Pairs of background and foreground.
    private static let sixteen: [(UInt8, UInt8)] = [(7, 0), (7, 0), (6, 0), (2, 0), (5, 15), (4, 15)]

    /// The edge of the selected element.
    package var selectionEdge: Style {
        switch colors {
        case .none: Style(attributes: [.bold, .reverse])
        case .sixteen: Style(foreground: .theme(0), background: .theme(3), attributes: .bold)
        case .twoHundredFiftySix:
            Style(foreground: Self.ink, background: .rgb(red: 255, green: 215, blue: 0), attributes: .bold)
        }
    }

    /// The dashed edge of the selected element's proposal, on the paper below it.
    package func proposed(on background: Color) -> Style {
        mark(.rgb(red: 135, green: 0, blue: 95), elsewhere: .theme(5), on: background)
    }

    /// The sign of a finding, on the paper below it.
    package func finding(on background: Color) -> Style {
        mark(.rgb(red: 135, green: 95, blue: 0), elsewhere: .theme(3), on: background)
    }

    /// The lines that measure free space, on the paper below them.
    package func measure(on background: Color) -> Style {
        mark(.rgb(red: 0, green: 95, blue: 0), elsewhere: .theme(2), on: background)
    }

    /// The corners of a changed element, on the paper below them.
    package func changed(on background: Color) -> Style {
        mark(.rgb(red: 0, green: 95, blue: 135), elsewhere: .theme(6), on: background)
    }

    /// The hatching of the overlap of the selected element and a sibling, on the paper below it.
    package func overlap(on background: Color) -> Style {
        mark(.rgb(red: 175, green: 0, blue: 0), elsewhere: .theme(1), on: background)
    }

    /// The style of a mark. With 256 colours the paper is light. The terminal's own background is unknown. With 16, the
    /// paper's ink is safest.
    private func mark(_ onPaper: Color, elsewhere: Color, on background: Color) -> Style {
        let color: Color =
            switch (colors, background) {
            case (.none, _): .standard
            case (_, .standard): elsewhere
            case (.sixteen, _): .standard
            case (.twoHundredFiftySix, _): onPaper
            }
        return Style(foreground: color, attributes: .bold)
    }
}
