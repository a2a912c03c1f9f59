import Foundation
import LayoutInspection
import Negotiation
import SwiftSource

/// Compares a lesson with the engine: every number can be measured, every stated answer is the engine's, and every
/// change has a solution.
package struct LessonProof {
    private let lesson: Lesson
    /// Reads a source as the playground does.
    private let read: (SourceText) -> LayoutDocument
    /// The proposal to the root for pages that name none.
    private let window: Proposal
    private var diagnostics: [Diagnostic] = []

    /// The mistakes, in the order of the pages; none in a lesson that holds.
    /// - Parameters:
    ///   - window: the proposal to the root for pages that name none.
    ///   - read: reads a source as the playground does.
    package static func mistakes(
        in lesson: Lesson, window: Proposal, reading read: @escaping (SourceText) -> LayoutDocument
    ) -> [Diagnostic] {
        var proof = LessonProof(lesson: lesson, read: read, window: window)
        proof.prove()
        return proof.diagnostics
    }

    private mutating func prove() {
        let document = read(lesson.source)
        diagnostics += document.diagnostics.filter { $0.severity == .error }
        for page in lesson.pages {
            let measured = document.measure(
                page.quantities, in: page.setting.proposal ?? window, projection: document.scale.projection)
            let failures = Set(
                measured.values.compactMap { if case .failure(let failure) = $0 { failure } else { nil } })
            for failure in failures { report(.notMeasured(failure), at: page) }
            guard failures.isEmpty, let task = page.task else { continue }
            let values = measured.compactMapValues { try? $0.get() }
            do throws(LessonMistake) {
                if case .change(let condition) = task.question {
                    try prove(condition, of: task, on: page, values)
                } else {
                    try prove(task, values)
                }
            } catch {
                report(error, at: page)
            }
        }
    }

    private mutating func report(_ mistake: LessonMistake, at page: LessonPage) {
        let start = SourceRange(lesson.source.base, lesson.source.base)
        diagnostics.append(Diagnostic(.error, mistake.message, at: page.task?.range ?? start))
    }

    private func prove(_ task: LessonTask, _ values: [Quantity: Measured]) throws(LessonMistake) {
        let options = task.question.options(values)
        if case .order = task.question, options.count < 2 { throw .fewChildren }
        guard let answer = task.question.answer(values) else {
            guard case .choose(let elements, let condition) = task.question else { throw .notComparable }
            throw .chosen(
                right: elements.count { condition.about($0).holds(values) == true }, of: elements.count)
        }
        guard let stated = task.stated else { throw .noAnswer }
        guard let statedAnswer = Answer(parsing: stated.text, to: task.question, options: options) else {
            throw .form(.answer, text: stated.text)
        }
        guard !statedAnswer.isSame(as: answer) else { return }
        throw .wrongAnswer(stated: statedAnswer.words(options), engine: answer.words(options))
    }

    private func prove(
        _ condition: Condition, of task: LessonTask, on page: LessonPage, _ values: [Quantity: Measured]
    ) throws(LessonMistake) {
        guard let holds = condition.holds(values) else { throw .notComparable }
        guard !holds else { throw .holdsAtStart }
        var proposal = page.setting.proposal ?? window
        var source = lesson.source
        switch task.solution {
        case nil: throw .noSolution
        case .propose(let other): proposal = other
        case .replace(let code, let other):
            guard let changed = lesson.code.replacing(code: code, by: other) else { throw .noCode(code) }
            source = SourceText(changed)
        }
        let document = read(source)
        if let error = document.diagnostics.first(where: { $0.severity == .error }) { throw .source(error.message) }
        let after = document.measure(condition.quantities, in: proposal, projection: document.scale.projection)
        guard condition.holds(after.compactMapValues { try? $0.get() }) == true else { throw .solutionFails }
    }
}

extension String {
    /// The text with code replaced everywhere; nil if it is not there. Spaces and line ends count alike.
    fileprivate func replacing(code: String, by other: String) -> String? {
        let words = code.split(whereSeparator: \.isWhitespace).map {
            NSRegularExpression.escapedPattern(for: String($0))
        }
        let pattern = words.joined(separator: "\\s+")
        guard !pattern.isEmpty, range(of: pattern, options: .regularExpression) != nil else { return nil }
        return replacingOccurrences(
            of: pattern, with: NSRegularExpression.escapedTemplate(for: other), options: .regularExpression)
    }
}
