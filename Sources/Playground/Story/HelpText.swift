/// A page of keys and signs and what they mean, in sections.
package struct HelpText: Hashable, Sendable {
    package var sections: [Section] = []

    package struct Section: Hashable, Sendable {
        let title: String
        let entries: [Entry]
    }

    package struct Entry: Hashable, Sendable {
        /// Keys, or a sign.
        let sign: String
        let words: String
    }
}

extension HelpText {
    /// The page at a width. The words stand in a column of their own; where there is no room for one, right behind what
    /// they explain.
    package func rows(width: Int) -> [Row] {
        let column = width < 48 ? 0 : 18
        let sections = sections.map { section in
            [Line(section.title, .title)] + section.entries.map { $0.line(column: column) }
        }
        return Array(sections.joined(separator: [.empty])).wrapped(to: max(1, width))
    }
}

extension HelpText.Entry {
    fileprivate func line(column: Int) -> Line {
        let pad = String(repeating: " ", count: max(2, column - sign.count))
        return Line([Span("  " + sign, .accent), Span(pad), Span(words)], hang: max(4, column + 2))
    }
}

extension HelpText.Section {
    /// The signs of the trace, the tree and the stage.
    static func signs(_ notation: Notation) -> HelpText.Section {
        let signs = [
            ("●", "an ask that the element worked out"), ("○", "an ask whose answer was remembered"),
            ("◌", "an ask whose answer follows from another"), ("▪", "a placement: the parent gave the frame"),
            ("40", "be 40"), ("\(notation.atMost)40", "be as long as you like, up to 40 (written <=40)"),
            (notation.unconstrained, "be as long as you like (written inf)"), ("nil", "say your ideal length"),
            ("╌╎", "on the stage: what the selected element was proposed"),
            ("╱", "on the stage: where a sibling overlaps it in part"),
            ("‹›", "a hole: what the sources do not say, and what stands in its place"),
            ("▒", "an element that is a hole"), ("!", "in the tree: something in it has an error, and is left out"),
        ]
        return HelpText.Section(title: "Signs", entries: signs.map { HelpText.Entry(sign: $0, words: $1) })
    }
}
