import LayoutInspection
import Negotiation
import SwiftSource

/// A lesson: a source that is laid out, and what its front comment says. A value; docs/lessons.md describes the form.
package struct Lesson: Hashable, Sendable {
    /// The name of its file, without the extension.
    package let name: String
    /// The whole source, with the comment.
    package let source: SourceText
    package internal(set) var title = ""
    /// The words of the glossary that it introduces.
    package internal(set) var words: [String] = []
    /// The teacher's notes on the lesson.
    package internal(set) var notes: [String] = []
    package internal(set) var pages: [LessonPage] = []

    init(name: String, source: SourceText) {
        (self.name, self.source) = (name, source)
    }

    /// The source without the comment, which has the answers. Its values of holes stay.
    package var code: String {
        let lines = source.string.split(separator: "\n", omittingEmptySubsequences: false)
        let settings = lines.prefix { $0.hasPrefix("//") }.filter {
            $0.dropFirst(2).trimmingPrefix(while: \.isWhitespace).hasPrefix(FrontComment.holeKey)
        }
        let rest = lines.drop { $0.hasPrefix("//") }.drop { $0.allSatisfy(\.isWhitespace) }
        return (settings + rest).joined(separator: "\n").trimmingSuffix(\.isWhitespace) + "\n"
    }

    package var taskCount: Int { pages.count { $0.task != nil } }
}

/// One thought, or one task, and the screen that it is read with.
package struct LessonPage: Hashable, Sendable {
    package internal(set) var content: Content
    package let setting: Setting
    /// The teacher's notes on the page.
    package internal(set) var notes: [String] = []

    package enum Content: Hashable, Sendable {
        case thought(Prose)
        case task(LessonTask)
    }

    /// The proposal, the panes and the selection of a page.
    package struct Setting: Hashable, Sendable {
        /// The proposal to the root; nil to follow the window.
        package internal(set) var proposal: Proposal?
        /// The panes beside the stage.
        package internal(set) var panes: Set<Pane> = []
        package internal(set) var selected: ElementName?
    }

    /// A part of the screen that a lesson can bring in.
    package enum Pane: String, Hashable, Sendable, CaseIterable {
        case tree, trace, why
    }

    package var task: LessonTask? {
        if case .task(let task) = content { task } else { nil }
    }
}

/// Something to predict or to change, with its check.
package struct LessonTask: Hashable, Sendable {
    package let question: Question
    package let prompt: Prose
    /// The answer as the lesson states it, to be compared with the engine's.
    package internal(set) var stated: Stated?
    package internal(set) var hints: [Prose] = []
    /// The lesson of the task, shown once it is answered.
    package internal(set) var afterword: Prose?
    /// The way to make the condition of a change hold.
    package internal(set) var solution: Solution?
    /// The task's first line in the source.
    package let range: SourceRange

    package struct Stated: Hashable, Sendable {
        package let text: String
        package let range: SourceRange
    }

    package enum Solution: Hashable, Sendable {
        case propose(Proposal)
        /// Replace code by other code.
        case replace(String, by: String)
    }
}

/// The question of a task.
package enum Question: Hashable, Sendable {
    case predict(Quantity)
    /// Whether a condition holds.
    case decide(Condition)
    /// For which of some elements a condition holds; exactly one.
    case choose([ElementName], Condition)
    /// In which order an element asks its children.
    case order(ElementName)
    /// A condition to be made true by another proposal or another source.
    case change(Condition)
}

/// Text with code and with numbers of the engine.
package struct Prose: Hashable, Sendable {
    package internal(set) var pieces: [Piece] = []

    package enum Piece: Hashable, Sendable {
        case words(String)
        case code(String)
        case number(Quantity)
    }

    /// Its numbers.
    package var quantities: [Quantity] {
        pieces.compactMap { if case .number(let quantity) = $0 { quantity } else { nil } }
    }

    /// The text, with an ellipsis where a number is not known.
    package func text(_ values: [Quantity: Measured]) -> String {
        pieces.map { piece in
            switch piece {
            case .words(let text): text
            case .code(let text): "`\(text)`"
            case .number(let quantity): values[quantity]?.words ?? "…"
            }
        }.joined()
    }
}

extension StringProtocol {
    func trimmingSuffix(_ isTrimmed: (Character) -> Bool) -> String {
        String(self[..<(lastIndex { !isTrimmed($0) }.map { index(after: $0) } ?? startIndex)])
    }
}
