import Editing
import LayoutInspection
import Negotiation

/// The rows of the lists over the panes.
extension PlaygroundState {
    func candidates(for finder: Finder) -> AnySequence<FinderCandidate> {
        switch finder.subject {
        case .elements: AnySequence(elementCandidates)
        case .steps: AnySequence(stepCandidates)
        case .changes: AnySequence(changeCandidates)
        case .keys(let help): AnySequence(Self.keyCandidates(of: help))
        case .companions: AnySequence(companionCandidates)
        case .stops: AnySequence(stopCandidates)
        case .openings: AnySequence(openings.lazy.map(\.candidate))
        case .roots: AnySequence(rootCandidates(finder))
        case .files: AnySequence(fileCandidates)
        case .versions(let name): AnySequence(versionCandidates(of: name))
        case .edits: AnySequence(editCandidates)
        case .remedies: AnySequence(remedyCandidates)
        case .lessons: AnySequence(lessonCandidates)
        case .values: AnySequence(valueCandidates)
        }
    }

    /// The edits of the selected element, with the reasons why some are impossible.
    private var editCandidates: [FinderCandidate] {
        guard let inspection, let edits = elementEdits else { return [] }
        return BoxEdit.all(inspection.dialect.editChoices).map { edit in
            var refusal: EditRefusal?
            do throws(EditRefusal) { _ = try edit.edit(try edits.get()) } catch { refusal = error }
            return FinderCandidate(text: edit.title, name: edit.title, target: .edit(edit)) {
                [Span(edit.title, refusal == nil ? .strong : .faint), Span(refusal?.sentence ?? "", .note)]
            }
        }
    }

    /// Each lesson with what was answered in it.
    private var lessonCandidates: [FinderCandidate] {
        (course?.lessons ?? []).enumerated().map { number, lesson in
            let standing = progress.lessons[lesson.name]
            let right = standing?.right.count ?? 0
            let state = standing.map { $0.isFinished ? "done" : "begun" } ?? ""
            return FinderCandidate(text: lesson.title, name: lesson.title, target: .lesson(number)) {
                [
                    Span(String(number + 1), .number), Span(lesson.title, .strong), Span(state, .accent),
                    Span("\(right) of \(lesson.taskCount) right", .note),
                ]
            }
        }
    }

    private var remedyCandidates: [FinderCandidate] {
        remedies.map { change in
            FinderCandidate(text: change.sentence, target: .change(change)) {
                let (before, after) = lines(of: change)
                return [Span(change.sentence, .strong), Span(before), Span("→", .note), Span(after, .supposed)]
            }
        }
    }

    private var valueCandidates: [FinderCandidate] {
        guard let property = chosenProperty else { return [] }
        return property.values.map { value in
            let remark = value != property.text ? "" : property.isWritten ? "now" : "by default"
            return FinderCandidate(text: value, name: value.trimmingDot, target: .value(value)) {
                [Span(value, .strong), Span(remark, .note)]
            }
        }
    }

    private var fileCandidates: some Sequence<FinderCandidate> {
        (document?.sources.files ?? []).enumerated().lazy.map { number, file in
            FinderCandidate(text: file.name, name: file.name, target: .file(number)) {
                [Span(file.name, .strong), Span("\(Words.count(file.text.lineCount, "line", "lines"))", .note)]
            }
        }
    }

    /// The lines that the file on disk has and the text has not, and the other way round, in the order of the text.
    private func versionCandidates(of name: TextName) -> [FinderCandidate] {
        guard let text = sourceEditor.texts[name], let theirs = text.theirs else { return [] }
        let mine = text.edited.text.lines
        let changes = mine.difference(from: TextLines(theirs.string).lines)
        return changes.map { change in
            let (sign, line, content, role): (String, Int, String, TextRole) =
                switch change {
                case .insert(let offset, let element, _): ("yours", offset, element, .supposed)
                case .remove(let offset, let element, _): ("on disk", min(offset, mine.count - 1), element, .warning)
                }
            return FinderCandidate(text: content, target: .line(line)) {
                [Span(sign, role), Span(String(line + 1), .number), Span(content)]
            }
        }
    }

    private var elementCandidates: some Sequence<FinderCandidate> {
        let inspection = inspection
        return (inspection?.elements ?? []).indices.lazy.compactMap { index in
            guard let inspection else { return nil }
            let text = inspection.appearance(of: index).text?.string ?? ""
            let view = inspection.view(of: index).map { " · \($0)" } ?? ""
            return FinderCandidate(text: "\(inspection.path(of: index))\(view) \(text)", target: .element(index)) {
                let element = inspection.elements[index]
                return [
                    Span(element.pathComponent + view, .strong), Span(text.isEmpty ? "" : "\"\(text.prefix(40))\""),
                    Span(PointsFormat.short(element.frame.size), .number),
                    Span(element.parent.map { inspection.path(of: $0).description } ?? "the root", .note),
                ]
            }
        }
    }

    private var stepCandidates: some Sequence<FinderCandidate> {
        let (inspection, stepping, notation) = (inspection, stepping, notation)
        return stepping.rows.rows.prefix(Self.searchedSteps).lazy.compactMap { row in
            guard let inspection else { return nil }
            let cells = TraceWords(row, of: inspection, stepping, notation: notation).cells
            let text = cells.map(\.text).joined(separator: " ")
            return FinderCandidate(text: text, target: .moment(row.moments.lowerBound)) { cells }
        }
    }

    /// The largest number of searched steps.
    private static let searchedSteps = 20_000

    private var changeCandidates: some Sequence<FinderCandidate> {
        (difference?.changes ?? []).lazy.map { change in
            let sentence = ChangeStory.sentence(change)
            return FinderCandidate(
                text: "\(change.path) \(sentence)", target: change.after.map { .element($0) } ?? .nowhere
            ) {
                [
                    Span(change.path.components.last ?? "", .strong), Span(sentence),
                    Span(change.path.parent?.description ?? "", .note),
                ]
            }
        }
    }

    private static func keyCandidates(of help: HelpText) -> some Sequence<FinderCandidate> {
        help.sections.lazy.flatMap { section in
            section.entries.map { entry in
                FinderCandidate(
                    text: "\(entry.sign) \(entry.words) \(section.title)", name: entry.words,
                    target: entry.binding.map { .key($0) } ?? .nowhere
                ) {
                    [Span(entry.sign, .strong), Span(entry.words), Span(section.title, .note)]
                }
            }
        }
    }

    /// The general stops, the selected element, and the other marked elements.
    private var stopCandidates: [FinderCandidate] {
        let marked = stepping.stops.elements
        let elements = (selection.map { marked.contains($0) ? [] : [$0] } ?? []) + marked
        let all = Stops.Stop.anywhere + elements.map { .element($0) }
        return all.map { stop in
            let isOn = stepping.stops.on.contains(stop)
            var (words, place) = (stop.words, "")
            if case .element(let path) = stop {
                (words, place) = ("each step about \(stop.words)", path.parent?.description ?? "the root")
            }
            let cells = [
                Span(isOn ? "[x]" : "[ ]", isOn ? .accent : .note), Span(words, isOn ? .strong : .text),
                Span(place, .note),
            ]
            return FinderCandidate(text: words, target: .stop(stop)) { cells }
        }
    }

    /// The companions that can be chosen without typing; other proposals are typed.
    private var companionCandidates: [FinderCandidate] {
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
        let alone = FinderCandidate(text: "the layout alone", target: .companion(nil)) {
            [Span("the layout alone", .strong), Span("", .accent), Span("nothing beside it", .note)]
        }
        return (companions.wanted.isEmpty ? [] : [alone]) + all.map { candidate(for: $0, $1) }
    }

    func candidate(for companion: Companion, _ words: String) -> FinderCandidate {
        let name = CompanionStory(companion: companion, notation: notation).name
        let isShown = companions.wanted.contains(companion)
        return FinderCandidate(text: "\(name) \(words)", target: .companion(companion)) {
            [Span(name, .strong), Span(isShown ? "shown" : "", .accent), Span(words, .note)]
        }
    }
}

extension String {
    /// A word without the dot before it, as people type it.
    fileprivate var trimmingDot: String { hasPrefix(".") ? String(dropFirst()) : self }
}
