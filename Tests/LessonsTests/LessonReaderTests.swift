import Foundation
import LayoutInspection
import Negotiation
import SwiftSource
import Testing

@testable import Lessons

/// The front comment of a lesson.
@Suite struct LessonReaderTests {
    private static let source = """
        // lesson: An offer
        // words: proposal,
        //   answer
        // notes: Bring a frame.
        // haggle: name = "a"
        //
        // A parent proposes `Text`
        // {proposal to Text}.
        // notes: Ask first.
        //
        // propose: <=10xinf
        // show: tree, why
        // select: Text#2
        // predict: size of "a, b" asked 8x3
        // Draw the box
        // of the text.
        // answer: 4x1
        // hint: Count.
        // hint: Count again.
        // then: It is {width of Text at 20 x inf}.
        //
        // show: stage
        // choose: Text, frame where width of it = 5 and height of it > 0
        // Which?
        // answer: frame

        Text("a, b")

        """

    private func read(_ text: String) -> (lesson: Lesson, mistakes: [String]) {
        let source = SourceText(text)
        let (lesson, diagnostics) = LessonReader.read(source, name: "Offer")
        return (lesson, diagnostics.map { $0.line(in: source, file: "Offer.swift") })
    }

    @Test func `a lesson has a title, words, notes and pages in order`() throws {
        let (lesson, mistakes) = read(Self.source)
        #expect(mistakes.isEmpty)
        #expect(lesson.title == "An offer")
        #expect(lesson.words == ["proposal", "answer"])
        #expect(lesson.notes == ["Bring a frame."])
        #expect(lesson.code == "// haggle: name = \"a\"\nText(\"a, b\")\n")
        #expect(lesson.pages.count == 3 && lesson.taskCount == 2)
        #expect(lesson.pages[0].notes == ["Ask first."])
        let text = Quantity(.proposal, of: .named("Text", number: 1))
        #expect(
            lesson.pages[0].content
                == .thought(
                    Prose(pieces: [
                        .words("A parent proposes "), .code("Text"), .words(" "), .number(text), .words("."),
                    ])))
    }

    @Test func `a task has its question, its answer, its hints and its afterword`() throws {
        let page = read(Self.source).lesson.pages[1]
        let task = try #require(page.task)
        let asked = Proposal(width: .exactly(8), height: .exactly(3))
        #expect(task.question == .predict(Quantity(.size, of: .showing("a, b"), asked: asked)))
        #expect(task.prompt.text([:]) == "Draw the box of the text.")
        #expect(task.stated?.text == "4x1")
        #expect(task.hints.map { $0.text([:]) } == ["Count.", "Count again."])
        let window = Proposal(width: .exactly(20), height: .unconstrained)
        let width = Quantity(.width, of: .named("Text", number: 1), window: window)
        #expect(task.afterword?.text([width: .number(4)]) == "It is 4.")
        #expect(task.afterword?.text([:]) == "It is ….")
    }

    @Test func `a setting holds from the next page on`() {
        let pages = read(Self.source).lesson.pages
        #expect(pages[0].setting == LessonPage.Setting())
        #expect(pages[1].setting.proposal == Proposal(width: .atMost(10), height: .unconstrained))
        #expect(pages[1].setting.panes == [.tree, .why])
        #expect(pages[1].setting.selected == .named("Text", number: 2))
        #expect(pages[2].setting.panes.isEmpty)
        #expect(pages[2].setting.proposal == pages[1].setting.proposal)
    }

    @Test(arguments: [
        ("// A thought.\n", "1:1: error: a lesson begins with '// lesson: TITLE'"),
        ("// lesson: A\n", "1:1: error: the lesson has neither a thought nor a task"),
        ("// lesson: A\n// hnt: b\n//\n// c\n", "2:4: error: 'hnt:' is not a key of lessons; did you mean 'hint:'?"),
        ("// lesson: A\n//\n// b\n// hint: c\n", "4:4: error: 'hint:' stands before any task"),
        ("// lesson: A\n// lesson: B\n//\n// c\n", "2:4: error: 'lesson:' stands twice in this task"),
        ("// lesson: A\n// show: tre\n//\n// c\n", "2:4: error: 'tre' is no pane: tree, trace, why or stage"),
        ("// lesson: A\n// words: glee\n//\n// c\n", "2:4: error: the glossary has no word 'glee'"),
        (
            "// lesson: A\n// propose: ten\n//\n// c\n",
            "2:4: error: 'ten': a proposal is written 10x3, each side 40, <=40, inf or nil"
        ),
        (
            "// lesson: A\n//\n// predict: size Text\n// c\n",
            "3:4: error: 'size Text': a quantity is written 'width of Text', then 'asked 8x3' or 'at 40x3' if needed"
        ),
        (
            "// lesson: A\n//\n// decide: width of Text is 5\n// c\n//\n// d\n",
            "3:4: error: 'width of Text is 5': a condition is written 'width of Text = 5', with =, !=, <, >, <= or >="
        ),
        (
            "// lesson: A\n//\n// choose: Text, frame\n// c\n//\n// d\n",
            "3:4: error: 'Text, frame': a choice is written 'Text, frame where width of it = 5'"
        ),
        (
            "// lesson: A\n//\n// order: Text,\n// c\n//\n// d\n",
            "3:4: error: 'Text,': an element is written Text, Text#2 or \"the text that it shows\""
        ),
        (
            "// lesson: A\n//\n// predict: size of Text\n// c\n// answer: yes\n",
            "5:4: error: 'yes': this task's answer has another form"
        ),
        (
            "// lesson: A\n//\n// change: width of Text = 3\n// c\n// solution: replace a with b\n",
            "5:4: error: 'replace a with b': a solution is written 'propose 40x3' or 'replace `code` with `code`'"
        ),
        (
            "// lesson: A\n//\n// {sise of Text}\n",
            "3:4: error: 'sise of Text': a quantity is written 'width of Text', then 'asked 8x3' or 'at 40x3' if needed"
        ),
    ])
    func `a mistake has its place`(text: String, message: String) {
        #expect(read(text).mistakes.contains("Offer.swift:\(message)"))
    }

    @Test func `a file whose comment has no title is no lesson`() {
        #expect(LessonReader.isLesson(SourceText(Self.source)))
        #expect(!LessonReader.isLesson(SourceText("// A card.\nText(\"a\")\n")))
        #expect(!LessonReader.isLesson(SourceText("Text(\"a\") // lesson: A\n")))
        #expect(!LessonReader.isLesson(SourceText("")))
    }
}
