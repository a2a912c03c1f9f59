import Foundation
import LayoutInspection
import Negotiation
import SwiftSource
import Testing

@testable import Lessons

/// Answers, and whether they are right.
@Suite struct AnswerTests {
    private static let text = ElementName.named("Text", number: 1)
    private static let frame = ElementName.named("frame", number: 1)
    private let size = Quantity(.size, of: Self.text)
    private let width = Quantity(.width, of: Self.text)
    private let wider = Quantity(.width, of: Self.frame)

    private func condition(_ text: String) throws -> Lessons.Condition {
        try PhraseReader.read(text, as: .condition) { $0.condition() }
    }

    @Test(arguments: ["9x2", "9×2", "9, 2", "9 2"])
    func `a size is typed in several ways`(text: String) {
        #expect(Answer(parsing: text, to: .predict(size)) == .value(.size(CGSize(width: 9, height: 2))))
    }

    @Test(arguments: ["", "9", "9x", "x2", "9x2x1", "a", "-9x2"])
    func `other texts are no size`(text: String) {
        #expect(Answer(parsing: text, to: .predict(size)) == nil)
    }

    @Test func `a proposal may have no limit, and its kind does not matter`() {
        let asked = Quantity(.proposal, of: Self.text)
        let answer = Answer(parsing: "8xinf", to: .predict(asked))
        let engine = Answer.value(.proposal(Proposal(width: .atMost(8), height: .unconstrained)))
        #expect(answer?.isSame(as: engine) == true)
        #expect(engine.words([]) == "8×inf")
        #expect(Answer(parsing: "8x2", to: .predict(asked))?.isSame(as: engine) == false)
    }

    @Test func `a value is right up to rounding`() {
        let third = Answer.value(.number(10.0 / 3))
        #expect(Answer.value(.number(3.333_333_333_4)).isSame(as: third))
        #expect(!Answer.value(.number(3.33)).isSame(as: third))
    }

    @Test(arguments: [
        ("width of Text = 5", true), ("width of Text != 5", false), ("width of Text < 5", false),
        ("width of Text <= 5", true), ("width of Text >= 6", false), ("width of frame > width of Text", true),
        ("size of Text = 5x1", true), ("width of Text = 5 and width of frame = 5", false),
    ])
    func `a condition compares numbers`(text: String, holds: Bool) throws {
        let values: [Quantity: Measured] = [
            size: .size(CGSize(width: 5, height: 1)), width: .number(5), wider: .number(8),
        ]
        let condition = try condition(text)
        #expect(condition.holds(values) == holds)
    }

    @Test func `a condition without its numbers, or with different kinds, says nothing`() throws {
        let (number, size, order) = try (
            condition("width of Text = 5"), condition("size of Text = 5"), condition("size of Text < 6x6")
        )
        let values: [Quantity: Measured] = [self.size: .size(CGSize(width: 5, height: 5))]
        #expect(number.holds([:]) == nil)
        #expect(size.holds(values) == nil)
        #expect(order.holds(values) == nil)
    }

    @Test func `a choice is the one element for which its condition holds`() throws {
        let question = try PhraseReader.read("Text, frame where width of it > 5", as: .choice) { $0.choice() }
        #expect(question.answer([width: .number(5), wider: .number(8)]) == .option(1))
        #expect(question.answer([width: .number(7), wider: .number(8)]) == nil)
        #expect(question.options([:]) == ["Text", "frame"])
    }

    @Test func `an order is written with the children's names`() {
        let question = Question.order(.named("HStack", number: 1))
        let titles = ["Text \"a\"", "Spacer", "Text#2 \"b\""]
        let values = [Quantity(.order, of: .named("HStack", number: 1)): Measured.order(titles, [0, 2, 1])]
        #expect(question.answer(values) == .order([0, 2, 1]))
        #expect(Answer(parsing: "Text, Text#2, Spacer", to: question, options: titles) == .order([0, 2, 1]))
        #expect(Answer(parsing: "Text, Spacer", to: question, options: titles) == nil)
        #expect(Answer.order([0, 2, 1]).words(titles) == "Text \"a\", Text#2 \"b\", Spacer")
    }
}

/// A person's work at a task.
@Suite struct AttemptTests {
    private let task = LessonTask(
        question: .predict(Quantity(.width, of: .named("Text", number: 1))), prompt: Prose(),
        range: SourceRange(0, 0))

    @Test func `a typed number is an answer, right or wrong`() {
        var attempt = Attempt()
        attempt.type("1")
        attempt.type("2")
        attempt.erase()
        let answer = attempt.answer(to: task.question, options: 0)
        #expect(answer == .value(.number(1)))
        attempt.give(.value(.number(1)), engine: .value(.number(2)))
        #expect(attempt.outcome == .wrong && attempt.isDone)
    }

    @Test func `what is typed is cut, and an order picks each option once`() {
        var attempt = Attempt()
        attempt.type(String(repeating: "1", count: 40))
        #expect(attempt.typed.count == 13)
        attempt.pick(1)
        attempt.pick(1)
        #expect(attempt.order == [1])
        #expect(attempt.answer(to: .order(.named("HStack", number: 1)), options: 2) == nil)
        attempt.pick(0)
        #expect(attempt.answer(to: .order(.named("HStack", number: 1)), options: 2) == .order([1, 0]))
        attempt.erase()
        #expect(attempt.order == [1])
    }

    @Test func `after the hints comes the answer`() {
        var task = task
        task.hints = [Prose(), Prose()]
        var attempt = Attempt()
        attempt.takeHint(of: task)
        attempt.takeHint(of: task)
        #expect(!attempt.isDone && attempt.hints == 2)
        attempt.takeHint(of: task)
        #expect(attempt.outcome == .shown)
        attempt.solve()
        #expect(attempt.outcome == .shown)
    }

    @Test func `the next lesson is the first that is not finished`() {
        let lessons = ["A", "B", "C"].map { Lesson(name: $0, source: SourceText("")) }
        var progress = CourseProgress()
        #expect(progress.next(in: Course(lessons)) == 0)
        for name in ["A", "B"] {
            progress.lessons[name] = CourseProgress.Standing()
            progress.lessons[name]?.isFinished = true
        }
        #expect(progress.next(in: Course(lessons)) == 2)
        progress.lessons["C"] = progress.lessons["A"]
        #expect(progress.next(in: Course(lessons)) == 0)
    }
}

/// The glossary.
@Suite struct GlossaryEntryTests {
    @Test func `the words of a text are found in their forms`() {
        #expect(Glossary.words(in: "It proposed its ideal size; two answers.") == ["answer", "ideal size", "proposal"])
        #expect(Glossary.words(in: "Nothing of it.") == [])
    }

    @Test func `its words are in order, each once, with a definition of a few lines`() {
        let words = Glossary.entries.map(\.word)
        #expect(words == Array(Set(words)).sorted())
        for entry in Glossary.entries {
            #expect(entry.definition.hasSuffix(".") && entry.definition.count <= 160, "\(entry.word)")
        }
    }
}
