import LayoutInspection
import SwiftSource

extension [Hole] {
    /// The holes of a layout, a line each, in the compiler's form. If there are many, those with the same first name
    /// share a line:
    ///
    ///     Card.swift:7:14: note: order.title is not known here; assumed: ‹order.title› (2 times)
    ///     haggle: 1 hole; --set 'NAME=EXPRESSION' sets one
    func lines(in sources: SourceSet) -> [String] {
        guard !isEmpty else { return [] }
        let limit = 8
        let notes = count > limit ? families : map { ($0.range, $0.sentence) }
        let shown = notes.prefix(limit).map { Diagnostic(.note, $0.sentence, at: $0.range).line(in: sources) }
        let rest = notes.count > limit ? ["haggle: and \(notes.count - limit) more"] : []
        let count = count == 1 ? "1 hole" : "\(count) holes"
        return shown + rest + ["haggle: \(count); --set 'NAME=EXPRESSION' sets one"]
    }

    /// The holes of each first name as one sentence, at the position of the first.
    private var families: [(range: SourceRange, sentence: String)] {
        let members = Dictionary(grouping: self) { $0.firstName }
        var reported: Set<String> = []
        return compactMap { hole in
            let name = hole.firstName
            guard reported.insert(name).inserted, let family = members[name] else { return nil }
            guard family.count > 1 else { return (hole.range, hole.sentence) }
            if family.allSatisfy({ $0.kind == .modifier && $0.assumed.isEmpty }) {
                let count = family.reduce(0) { $0 + $1.count }
                return (hole.range, ".\(name) is not known here; left out (\(count) times)")
            }
            return (hole.range, "\(name) is not known here; \(family.count) holes begin with it")
        }
    }
}

extension Hole {
    /// Its name and its assumed value, without a full stop.
    var sentence: String {
        let atLeast = count >= Hole.maximumCount ? "at least " : ""
        let times = count > 1 ? " (\(atLeast)\(count) times)" : ""
        let parent = kind == .element || kind == .value ? unknownParent : nil
        let subject = parent.map { "what \($0) makes of \(text)" } ?? text
        return "\(subject) is not known here\(assumption)\(times)"
    }

    private var assumption: String {
        switch kind {
        case .modifier: assumed.isEmpty ? "; left out" : "; \(assumed)"
        case .handler: "; does nothing"
        case .element: "; shown as a hatched box"
        case .text, .number, .collection, .condition, .value: assumed.isEmpty ? "" : "; assumed: \(assumed)"
        }
    }
}
