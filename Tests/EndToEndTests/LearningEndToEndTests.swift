import Foundation
import TestSupport
import Testing

/// `haggle learn` in a real terminal, and what it leaves for the next start.
@Suite struct LearningEndToEndTests {
    private let folder: ScratchFolder

    init() throws {
        folder = try ScratchFolder()
    }

    private func start(_ arguments: String...) throws -> PseudoTerminal {
        try PseudoTerminal(
            [try TestEnvironment.program("haggle")] + arguments,
            environment: TestEnvironment.usual(["XDG_STATE_HOME": folder.path + "/state"]))
    }

    @Test func `the first start offers the lessons once`() throws {
        let first = try start()
        try first.wait(for: "enter opens the lessons")
        first.send("\r")
        try first.wait(for: "An offer, not an order")
        first.send("\u{1B}")
        first.send("\u{1B}")
        try first.wait(toShow: "the layout alone") { !$0.contains { $0.contains("An offer, not an order") } }
        first.quit()
        let second = try start()
        let screen = try second.wait(for: "A parent proposes")
        #expect(!screen.contains { $0.contains("enter opens the lessons") })
        second.quit()
    }

    @Test func `a lesson goes on at its page, and can be forgotten`() throws {
        let first = try start("learn")
        try first.wait(for: "size ‹")
        first.send("5x1\r")
        try first.wait(for: "Right: 5×1.")
        first.send("\r")
        try first.wait(for: "does not stretch")
        first.quit()
        let second = try start("learn")
        try second.wait(for: "does not stretch")
        second.quit()
        let third = try start("learn", "--forget")
        try third.wait(for: "size ‹")
        third.send("\u{3}")
        #expect(third.end() == 130)
    }

    @Test func `a teacher's lesson is opened, checked, and its notes are printed`() throws {
        let lesson = """
            // lesson: A word
            // notes: Bring paper.
            //
            // predict: width of Text
            // How wide is the word?
            // answer: 4
            // hint: Count.
            // hint: Its letters.
            // then: As wide as its letters.
            // notes: Let them guess.
            import SwiftUI

            Text("four")

            """
        try folder.write(lesson, to: "word.swift")
        try folder.write(lesson.replacing("answer: 4", with: "answer: 5"), to: "wrong/word.swift")
        try folder.write("import SwiftUI\n\nText(\"none\")\n", to: "none.swift")
        let (word, wrong) = (folder.path + "/word.swift", folder.path + "/wrong")
        let checked = try Run(["learn", "--check", word])
        #expect(checked.output == "1 lesson with 1 task: the engine agrees\n" && checked.status == 0)
        let mistaken = try Run(["learn", "--check", wrong])
        #expect(mistaken.status == 1)
        #expect(mistaken.errors.hasSuffix("word.swift:4:4: error: the stated answer is 5, the engine's is 4\n"))
        let notes = try Run(["learn", "--notes", word])
        #expect(notes.output == "1  A word  (1 page)\n  Bring paper.\n  page 1, a task: Let them guess.\n")
        let none = try Run(["learn", folder.path + "/none.swift"])
        #expect(none.status == 66 || none.status == 1)
        #expect(none.errors.contains("a lesson begins with '// lesson: TITLE'"))
        let open = try start("learn", word)
        try open.wait(for: "How wide is the word?")
        open.send("\u{3}")
        #expect(open.end() == 130)
    }

    @Test func `the steps of a file are recorded into a new file`() throws {
        try folder.write("import SwiftUI\n\nText(\"four\")\n", to: "word.swift")
        let (word, cast) = (folder.path + "/word.swift", folder.path + "/word.cast")
        let arguments = ["record", word, "--width", "10", "--height", "3", "-o", cast]
        #expect(try Run(arguments).status == 0)
        let text = try String(contentsOfFile: cast, encoding: .utf8)
        #expect(text.hasPrefix("{\"version\": 2, \"width\": 100, \"height\": 30, "))
        let again = try Run(arguments)
        #expect(again.status == 1 && again.errors.hasSuffix("word.cast cannot be written: it exists already\n"))
    }
}
