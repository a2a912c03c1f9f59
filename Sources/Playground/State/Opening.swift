import LayoutInspection
import Lessons

/// A row of the list of what can be opened.
package enum Opening: Hashable, Sendable {
    /// The person's own files, by name.
    case own(String)
    case example(Example)
    /// The list of lessons.
    case lessons(Int)

    /// Its columns in the list.
    private var cells: [Span] {
        switch self {
        case .own(let name): [Span(name, .strong), Span("yours", .accent), Span("what you opened", .note)]
        case .example(let example):
            [Span(example.name, .strong), Span(example.dialect, .accent), Span(example.headline, .note)]
        case .lessons(let count):
            [
                Span("learn", .strong), Span("lessons", .accent),
                Span("\(count) short lessons on proposals and answers", .note),
            ]
        }
    }

    var candidate: FinderCandidate {
        let cells = cells
        var text = cells.map(\.text).joined(separator: " ")
        if case .example(let example) = self { text += " " + example.summary }
        return FinderCandidate(text: text, name: cells[0].text, target: .opening(self)) { cells }
    }
}

extension PlaygroundState {
    /// Everything that can be opened: the person's files first, then the examples.
    package var openings: [Opening] {
        (own.map { [.own($0)] } ?? []) + (course.map { [.lessons($0.lessons.count)] } ?? [])
            + examples.map { .example($0) }
    }

    /// The opening that was read: an example, or the person's own files.
    func opening(of read: DocumentFacts) -> Opening { example(of: read).map { .example($0) } ?? .own(read.name) }

    /// The example that was read; nil for the person's own files.
    func example(of read: DocumentFacts) -> Example? {
        let lessons = course?.lessons.map(\.example) ?? []
        return (examples + lessons).first { example in
            let name = TextName(file: example.name, isExample: true)
            return example.name == read.name
                && (example.source == read.source.string || sourceEditor.texts[name] != nil && own != read.name)
        }
    }

    /// The example that is laid out, if any.
    package var openExample: Example? { laidOut.flatMap { example(of: $0) } }
}
