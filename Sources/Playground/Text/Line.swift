import LayoutInspection
import TextMetrics

/// A piece of text with one meaning.
package struct Span: Hashable, Sendable {
    package let text: String
    package let role: TextRole

    package init(_ text: String, _ role: TextRole = .text) {
        self.text = text
        self.role = role
    }
}

/// The target of a line of text.
package enum LinkTarget: Hashable, Sendable {
    /// A moment of the negotiation.
    case moment(Moment)
    /// A word of the glossary.
    case word(String)
}

/// A line of text in several pieces, before it is wrapped.
package struct Line: Hashable, Sendable {
    package var spans: [Span]
    /// The columns by which every row but the first is indented.
    package var hang: Int
    /// The target of a click, or of a key; nil for none.
    package var target: LinkTarget?

    package init(_ spans: [Span], hang: Int = 0) {
        self.spans = spans
        self.hang = hang
    }

    package init(_ text: String, _ role: TextRole = .text, hang: Int = 0) {
        self.init([Span(text, role)], hang: hang)
    }

    package static let empty = Line([])

    package var columns: Int { spans.reduce(0) { $0 + VisibleText($1.text).columns } }
}
