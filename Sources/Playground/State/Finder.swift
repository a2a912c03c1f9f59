import LayoutInspection
import Negotiation
import Terminal

/// A list over the panes in which something is found by typing a part of it.
package struct Finder: Hashable, Sendable {
    package let subject: Subject
    package var filter = TextField()
    /// The row that the keys apply to.
    package var chosen = 0

    /// What is looked for.
    package enum Subject: Hashable, Sendable {
        case elements, steps, changes, keys, examples
        /// What the layout can be shown beside.
        case companions
    }
}

/// A row of the list.
struct FinderRow {
    let cells: [Span]
    let target: Target

    /// Where it leads.
    enum Target: Hashable {
        case element(Int)
        case moment(Int)
        case opening(Int)
        /// Nil shows the layout alone.
        case companion(Companion?)
        case nowhere
    }
}

extension PlaygroundState {
    /// The rows with all typed words in them; of very many, the first.
    var finderRows: [FinderRow] {
        guard let finder else { return [] }
        let words = finder.filter.text.lowercased().split(separator: " ").map(String.init)
        func hasWords(_ text: String) -> Bool {
            let text = text.lowercased()
            return words.allSatisfy { text.contains($0) }
        }
        let typed = finder.subject == .companions ? try? Companion(parsing: finder.filter.text) : nil
        let matching = candidates(for: finder.subject).filter { words.isEmpty || hasWords($0.text) }
        let typedText = finder.filter.text.lowercased()
        let ranked =
            finder.subject == .examples || finder.subject == .keys
            ? matching.enumerated().sorted { one, other in
                (one.element.rank(of: typedText), one.offset) < (other.element.rank(of: typedText), other.offset)
            }.map(\.element) : matching
        let found = ranked.prefix(Self.finderLimit).map(\.row)
        return (typed.map { [row(of: $0, "another proposal")] } ?? []) + found
    }

    /// More rows than these are not listed: a word more finds fewer.
    private static let finderLimit = 200
    /// So many steps are looked through.
    private static let searchedSteps = 20_000

    /// A row that is made once its text is found to match.
    private struct Candidate {
        let text: String
        /// What it is called, or is for, where names come before descriptions.
        var name = ""
        let makeRow: () -> FinderRow

        var row: FinderRow { makeRow() }

        /// A name before one that begins with what is typed, before one that contains it, before the rest.
        func rank(of typed: String) -> Int {
            let name = name.lowercased()
            return name == typed ? 0 : name.hasPrefix(typed) ? 1 : name.contains(typed) ? 2 : 3
        }
    }

    private func candidates(for subject: Finder.Subject) -> AnySequence<Candidate> {
        switch subject {
        case .elements: AnySequence(elementCandidates)
        case .steps: AnySequence(stepCandidates)
        case .changes: AnySequence(changeCandidates)
        case .keys:
            AnySequence(
                help.sections.lazy.flatMap { section in
                    section.entries.map { entry in
                        Candidate(text: "\(entry.sign) \(entry.words) \(section.title)", name: entry.words) {
                            FinderRow(
                                cells: [Span(entry.sign, .strong), Span(entry.words), Span(section.title, .note)],
                                target: .nowhere)
                        }
                    }
                })
        case .companions: AnySequence(companionCandidates)
        case .examples:
            AnySequence(
                openings.enumerated().lazy.map { number, opening in
                    Candidate(text: opening.text, name: opening.cells.first?.text ?? "") {
                        FinderRow(cells: opening.cells, target: .opening(number))
                    }
                })
        }
    }

    private var elementCandidates: some Sequence<Candidate> {
        let inspection = inspection
        return (inspection?.elements ?? []).indices.lazy.compactMap { index in
            guard let inspection else { return nil }
            let text = inspection.appearance(of: index).text?.string ?? ""
            let view = inspection.view(of: index).map { " · \($0)" } ?? ""
            return Candidate(text: "\(inspection.path(of: index))\(view) \(text)") {
                let element = inspection.elements[index]
                return FinderRow(
                    cells: [
                        Span(element.pathComponent + view, .strong), Span(text.isEmpty ? "" : "\"\(text.prefix(40))\""),
                        Span(PointsFormat.short(element.frame.size), .number),
                        Span(element.parent.map { inspection.path(of: $0).description } ?? "the root", .note),
                    ], target: .element(index))
            }
        }
    }

    private var stepCandidates: some Sequence<Candidate> {
        let (inspection, stepping, notation) = (inspection, stepping, notation)
        let proposer = proposer
        return stepping.rows.rows.prefix(Self.searchedSteps).lazy.compactMap { row in
            guard let inspection else { return nil }
            let story = TraceWords(row, of: inspection, stepping, proposer: proposer, notation: notation)
            return Candidate(text: story.cells.map(\.text).joined(separator: " ")) {
                FinderRow(cells: story.cells, target: .moment(row.moments.lowerBound))
            }
        }
    }

    /// What can be chosen without typing; another proposal is typed.
    private var companionCandidates: [Candidate] {
        let kindred = (laidOut?.dialect?.kindred ?? []).map { (Companion.dialect($0), "the same source by its rules") }
        let others = examples.filter { $0 != openExample }.map {
            (Companion.source(name: $0.name, $0.source), "an example of \($0.dialect)")
        }
        let all: [(Companion, String)] =
            [
                (.proposal(width: .longer(-10), height: .same), "another width, as far from this one"),
                (.proposal(width: .longer(10), height: .same), "another width, as far from this one"),
            ] + kindred + [
                (.earlier, "the sources as they were before they changed last"),
                (.committed, "the sources as git has them"),
            ] + others
        let alone = companions.wanted.isEmpty ? [] : [Candidate(text: "the layout alone") { Self.aloneRow }]
        return alone
            + all.map { companion, words in
                let name = CompanionStory(companion: companion, notation: notation).name
                return Candidate(text: "\(name) \(words)") { row(of: companion, words) }
            }
    }

    private func row(of companion: Companion, _ words: String) -> FinderRow {
        let name = CompanionStory(companion: companion, notation: notation).name
        let isShown = companions.wanted.contains(companion)
        return FinderRow(
            cells: [Span(name, .strong), Span(isShown ? "shown" : "", .accent), Span(words, .note)],
            target: .companion(companion))
    }

    private static let aloneRow = FinderRow(
        cells: [Span("the layout alone", .strong), Span("", .accent), Span("nothing beside it", .note)],
        target: .companion(nil))

    private var changeCandidates: some Sequence<Candidate> {
        let changes = difference?.changes ?? []
        return changes.lazy.map { change in
            let sentence = ChangeStory.sentence(change)
            return Candidate(text: "\(change.path) \(sentence)") {
                FinderRow(
                    cells: [
                        Span(change.path.components.last ?? "", .strong), Span(sentence),
                        Span(change.path.parent?.description ?? "", .note),
                    ], target: change.after.map { .element($0) } ?? .nowhere)
            }
        }
    }
}

extension Opening {
    fileprivate var text: String { cells.map(\.text).joined(separator: " ") }
}
