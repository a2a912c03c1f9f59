import Lessons

/// A page of keys and signs with their meanings, in sections.
package struct HelpText: Hashable, Sendable {
    package var sections: [Section] = []
    var title = "Keys"
    /// Whether it has only the main keys.
    var isFirstPage = false

    package struct Section: Hashable, Sendable {
        let title: String
        let entries: [Entry]
    }

    package struct Entry: Hashable, Sendable {
        /// Keys, or a sign.
        let sign: String
        let words: String
        /// Its row of the key table; nil for a sign.
        var binding: Int?
    }
}

extension HelpText {
    /// The page at a width. The words have a column of their own; in a narrow page they follow the sign.
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
            ("●", "an ask that the element measured"), ("○", "an ask answered from memory"),
            ("◌", "an ask whose answer is known from an earlier one"), ("▪", "a placement: the parent gave the frame"),
            ("40", "a proposal: exactly 40"), ("\(notation.atMost)40", "a proposal: at most 40 (written <=40)"),
            (notation.unconstrained, "a proposal: unconstrained (written inf)"),
            ("nil", "a proposal: unspecified, for the ideal length"),
            ("╌╎", "on the stage: what the selected element was proposed"),
            ("├─3─┤", "on the stage: free room and gaps of the selected container, in points"),
            ("┈ ╌ ─", "at a step, on the stage: not asked yet, asked, answered"),
            ("┏ ┛", "on the stage: the corners of what changed"),
            ("└", "in the trace: the answer to an ask that has rows inside"),
            ("⊞", "in the trace: a row with others folded into it"),
            ("◆", "in the trace: where running stops"), ("?", "a number that is not known at this step"),
            ("╱", "on the stage: where a sibling overlaps it in part"),
            ("‹›", "a hole: something the sources do not declare"),
            ("▒", "an element that is a hole"), ("!", "in the tree: a part with an error was left out"),
            ("!", "on the stage: a finding; where layouts stand side by side, what differs"),
        ]
        return HelpText.Section(title: "Signs", entries: signs.map { HelpText.Entry(sign: $0, words: $1) })
    }

    static let mouse = HelpText.Section(
        title: "The mouse",
        entries: [
            (
                "click",
                "selects an element, again its parent; taps what responds to taps; goes to a step of the trace, again opens it"
            ),
            (
                "drag",
                "the stage's right or lower edge, or its corner, changes the proposal; a line between panes resizes them; "
                    + "the timeline, the trace's right edge, goes through the steps"
            ),
            (
                "wheel",
                "scrolls what is under the pointer, with shift sideways; over the proposal makes it larger or smaller"
            ),
        ].map { HelpText.Entry(sign: $0, words: $1) })

    /// The words that lessons introduce.
    static let words = HelpText.Section(
        title: "Words", entries: Glossary.entries.map { HelpText.Entry(sign: $0.word, words: $0.definition) })

    /// The commands besides the playground.
    static let commands = HelpText.Section(
        title: "Without the playground",
        entries: [
            ("haggle render", "export a picture of the layout: text, SVG, JSON; two beside each other with --against"),
            ("haggle trace", "export the negotiation: text, JSON, a page for a browser"),
            ("haggle check", "findings for editors and continuous integration"),
        ].map { HelpText.Entry(sign: $0, words: $1) })

    /// The changes that the keys for the next change stop at.
    static let changes = HelpText.Section(
        title: "What counts as a change between two sizes",
        entries: [
            ("element", "one appears, or is gone"), ("lines", "a text has another number of lines"),
            ("order", "an element stands on another side of the sibling before it"),
            ("finding", "one begins, or ends"),
            (
                "size",
                "of an element; not one that grows with the window as it did a cell before, nor one of a text's words"
            ),
        ].map { HelpText.Entry(sign: $0, words: $1) })
}
