import LayoutInspection
import Negotiation
import SwiftSource

/// Reads the front comment of a source as a lesson.
package struct LessonReader {
    private var lesson: Lesson
    /// The setting of the next page.
    private var setting = LessonPage.Setting()

    /// - Parameter name: the name of its file, without the extension.
    package static func read(_ source: SourceText, name: String) -> (lesson: Lesson, diagnostics: [Diagnostic]) {
        var reader = LessonReader(lesson: Lesson(name: name, source: source))
        let diagnostics = reader.readComment()
        return (reader.lesson, diagnostics)
    }

    /// Whether a source says that it is a lesson.
    package static func isLesson(_ source: SourceText) -> Bool {
        source.line(1).hasPrefix("//")
            && FrontComment(source) { _, _ in }.items.contains { $0.key == .lesson }
    }

    /// - Returns: the mistakes in the comment, in order.
    private mutating func readComment() -> [Diagnostic] {
        var mistakes: [Diagnostic] = []
        let comment = FrontComment(lesson.source) { mistakes.append(Diagnostic(.error, $0.message, at: $1)) }
        for item in comment.items {
            do throws(LessonMistake) {
                try read(item)
            } catch {
                mistakes.append(Diagnostic(.error, error.message, at: item.range))
            }
        }
        let start = SourceRange(lesson.source.base, lesson.source.base)
        if lesson.title.isEmpty { mistakes.append(Diagnostic(.error, LessonMistake.noTitle.message, at: start)) }
        if lesson.pages.isEmpty { mistakes.append(Diagnostic(.error, LessonMistake.noPages.message, at: start)) }
        return mistakes.sorted { $0.range.start < $1.range.start }
    }

    private mutating func read(_ item: FrontComment.Item) throws(LessonMistake) {
        switch item.key {
        case nil: append(.thought(try prose(item.rest)))
        case .lesson:
            guard lesson.title.isEmpty else { throw .twice(key: "lesson") }
            lesson.title = item.whole
        case .words:
            let words = item.whole.split(separator: ",").map {
                $0.trimmingPrefix(while: \.isWhitespace).trimmingSuffix(\.isWhitespace)
            }
            if let unknown = words.first(where: { Glossary.entry($0) == nil }) { throw .unknownWord(unknown) }
            lesson.words += words
        case .propose: setting.proposal = try PhraseReader.read(item.whole, as: .proposal) { $0.proposal() }
        case .show: setting.panes = try panes(item.whole)
        case .select: setting.selected = try PhraseReader.read(item.whole, as: .element) { $0.element() }
        case .notes:
            if lesson.pages.isEmpty {
                lesson.notes.append(item.whole)
            } else {
                lesson.pages[lesson.pages.count - 1].notes.append(item.whole)
            }
        case .predict, .decide, .choose, .order, .change: try readTask(item)
        case .answer, .solution, .hint, .then: try readPart(item)
        }
    }

    private mutating func append(_ content: LessonPage.Content) {
        lesson.pages.append(LessonPage(content: content, setting: setting))
    }

    private func panes(_ text: String) throws(LessonMistake) -> Set<LessonPage.Pane> {
        var panes: Set<LessonPage.Pane> = []
        for word in text.split(whereSeparator: { $0 == "," || $0 == " " }) where word != "stage" {
            guard let pane = LessonPage.Pane(rawValue: String(word)) else { throw .unknownPane(String(word)) }
            panes.insert(pane)
        }
        return panes
    }

    // MARK: Tasks

    private mutating func readTask(_ item: FrontComment.Item) throws(LessonMistake) {
        let question: Question =
            switch item.key {
            case .predict: .predict(try PhraseReader.read(item.value, as: .quantity) { $0.quantity() })
            case .decide: .decide(try PhraseReader.read(item.value, as: .condition) { $0.condition() })
            case .choose: try PhraseReader.read(item.value, as: .choice) { $0.choice() }
            case .order: .order(try PhraseReader.read(item.value, as: .element) { $0.element() })
            default: .change(try PhraseReader.read(item.value, as: .condition) { $0.condition() })
            }
        append(.task(LessonTask(question: question, prompt: try prose(item.rest), range: item.range)))
    }

    /// Adds a part to the last task.
    private mutating func readPart(_ item: FrontComment.Item) throws(LessonMistake) {
        guard let key = item.key, var task = lesson.pages.last?.task else {
            throw .noTask(key: item.key?.rawValue ?? "")
        }
        switch key {
        case .answer:
            guard task.stated == nil else { throw .twice(key: key.rawValue) }
            // The names of an order are those of the layout.
            let isOrder = if case .order = task.question { true } else { false }
            guard isOrder || Answer(parsing: item.whole, to: task.question) != nil else {
                throw .form(.answer, text: item.whole)
            }
            task.stated = LessonTask.Stated(text: item.whole, range: item.range)
        case .solution:
            guard task.solution == nil else { throw .twice(key: key.rawValue) }
            task.solution = try solution(item.whole)
        case .hint: task.hints.append(try prose(item.whole))
        default:
            guard task.afterword == nil else { throw .twice(key: key.rawValue) }
            task.afterword = try prose(item.whole)
        }
        lesson.pages[lesson.pages.count - 1].content = .task(task)
    }

    private func solution(_ text: String) throws(LessonMistake) -> LessonTask.Solution {
        if text.hasPrefix("propose ") {
            return .propose(try PhraseReader.read(text.dropFirst("propose ".count), as: .solution) { $0.proposal() })
        }
        let parts = text.split(separator: "`", omittingEmptySubsequences: false)
        guard parts.count == 5, parts[0] == "replace ", parts[2] == " with " else { throw .form(.solution, text: text) }
        return .replace(String(parts[1]), by: String(parts[3]))
    }

    // MARK: Prose

    private func prose(_ text: String) throws(LessonMistake) -> Prose {
        var prose = Prose()
        for (index, part) in text.split(separator: "`", omittingEmptySubsequences: false).enumerated() {
            guard index.isMultiple(of: 2) else {
                prose.pieces.append(.code(String(part)))
                continue
            }
            var rest = part
            while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
                if open > rest.startIndex { prose.pieces.append(.words(String(rest[..<open]))) }
                let phrase = rest[rest.index(after: open)..<close]
                prose.pieces.append(
                    .number(try PhraseReader.read(phrase, as: .quantity) { $0.quantity() }))
                rest = rest[rest.index(after: close)...]
            }
            if !rest.isEmpty { prose.pieces.append(.words(String(rest))) }
        }
        return prose
    }
}
