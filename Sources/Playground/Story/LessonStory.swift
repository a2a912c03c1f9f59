import LayoutInspection
import Lessons
import SwiftSource
import TextMetrics

/// A page of a lesson: its thought or task, the code, and what came of the person's answer.
struct LessonStory {
    let lesson: Lesson
    /// The number of the page.
    let number: Int
    let attempt: Attempt
    let values: [Quantity: Measured]
    /// The lesson's code as it is now.
    let code: String
    let notation: Notation
    /// Whether lines are farther apart, for a wall.
    var isPresented = false

    private var page: LessonPage { lesson.pages[number] }

    /// All of the page: its text, then the code.
    var lines: [Line] { text + gap + coloredCode }

    /// The title, the thought or the task, and what came of the answer.
    var text: [Line] {
        let content =
            switch page.content {
            case .thought(let prose): [line(prose)]
            case .task(let task): [line(task.prompt, .strong)] + gap + state(of: task)
            }
        return ([Line(lesson.title, .title)] + gap + content).map(notation.shown)
    }

    private var gap: [Line] { isPresented ? [.empty, .empty] : [.empty] }

    // MARK: Text

    private func line(_ prose: Prose, _ role: TextRole = .text) -> Line {
        Line(
            prose.pieces.map { piece in
                switch piece {
                case .words(let text): Span(text, role)
                case .code(let text): Span(text, .accent)
                case .number(let quantity): Span(values[quantity]?.words ?? "…", .number)
                }
            })
    }

    /// The lesson's code, in Swift's colours.
    private var coloredCode: [Line] {
        let source = SourceText(code)
        let pieces = source.pieces
        let lineCount = code.hasSuffix("\n") ? source.lineCount - 1 : source.lineCount
        return (1...max(1, lineCount)).map { number in
            let indentation = source.line(number).prefix { $0 == " " }.count
            return Line([Span("  ")] + source.spans(ofLine: number, pieces: pieces), hang: indentation + 6)
        }
    }

    // MARK: A task

    private func state(of task: LessonTask) -> [Line] {
        let options = task.question.options(values)
        var lines = attempt.isDone ? verdict(of: task, options) : entry(for: task, options)
        let hints = task.hints.prefix(attempt.hints)
        if !hints.isEmpty { lines += gap + hints.map { line($0, .note) } }
        if attempt.isDone, let afterword = task.afterword { lines += gap + [line(afterword)] }
        return lines
    }

    /// The field or the options of the answer.
    private func entry(for task: LessonTask, _ options: [String]) -> [Line] {
        switch task.question {
        case .predict(let quantity):
            let field = [Span("‹" + attempt.typed, .field), Span("\u{A0}", .cursor), Span("›", .field)]
            return [Line([Span(quantity.kind.prompt + " ")] + field)]
        case .decide, .choose: return options.indices.map { option($0, options, isChosen: $0 == attempt.chosen) }
        case .order:
            let picked = Answer.order(attempt.order).words(options)
            return options.indices.map { option($0, options, isChosen: $0 == attempt.chosen) }
                + [Line([Span("first to last: ", .note), Span(picked, .field)])]
        case .change: return [Line("Change the proposal or the code.", .note)]
        }
    }

    private func option(_ index: Int, _ options: [String], isChosen: Bool) -> Line {
        Line(
            [
                Span(isChosen ? "▸ " : "  ", .accent), Span("\(index + 1) ", .note),
                Span(options[index], isChosen ? .strong : .text),
            ], hang: 4)
    }

    /// The person's answer, and the engine's.
    private func verdict(of task: LessonTask, _ options: [String]) -> [Line] {
        let engine = task.question.answer(values)?.words(options)
        let given = attempt.given?.words(options)
        switch attempt.outcome {
        case .right:
            return [Line([Span("Right", .accent), Span(given.map { ": \($0)." } ?? ".")])]
        case .wrong:
            return [Line([Span("You said "), Span(given ?? "", .strong), Span(".")])] + answer(engine)
        case .shown, nil:
            return answer(engine) + (task.solution.map { [Line([Span("A way: ")] + solution($0))] } ?? [])
        }
    }

    private func answer(_ engine: String?) -> [Line] {
        engine.map { [Line([Span("The answer is "), Span($0, .accent), Span(".")])] } ?? []
    }

    private func solution(_ solution: LessonTask.Solution) -> [Span] {
        switch solution {
        case .propose(let proposal): [Span("propose "), Span(Measured.proposal(proposal).words, .accent), Span(".")]
        case .replace(let code, let other):
            [Span("write "), Span(other, .accent), Span(" for "), Span(code, .accent), Span(".")]
        }
    }
}

extension Quantity.Kind {
    /// The word before the field of an answer.
    fileprivate var prompt: String {
        switch self {
        case .size, .width, .height: rawValue
        case .left, .top, .right, .bottom: "\(rawValue) edge"
        case .proposal: "proposal"
        case .order: "order"
        }
    }
}
