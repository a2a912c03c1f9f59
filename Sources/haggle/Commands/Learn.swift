import ArgumentParser
import Foundation
import LayoutInspection
import Lessons
import Negotiation

/// The command `learn`: lessons in the playground, their proof, and their notes.
struct Learn: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "learn",
        abstract: "Learn how proposals and answers make a layout, by predicting them.",
        discussion: """
            FILE is a lesson, a Swift source that begins with '// lesson: TITLE'; FOLDER has several, in the order of their \
            names. Without either, the built-in lessons are opened, at the first that is not finished. Progress is kept \
            among the state files.
            """, aliases: ["lessons"])

    @Argument(help: ArgumentHelp("A lesson, or a folder of lessons.", valueName: "file"), completion: .file())
    var path: String?

    @Flag(help: "Compare every number and every stated answer of the lessons with the engine, and end.")
    var check = false

    @Flag(help: "Print the teacher's notes, and end.")
    var notes = false

    @Flag(help: "Show the lessons with more space between lines, for a wall.")
    var present = false

    @Flag(help: "Forget the progress in these lessons first.")
    var forget = false

    @OptionGroup var settings: SettingsArguments

    func run() throws {
        let found = try path.map { try LessonFiles($0) } ?? BuiltInLessons.files
        if check { return try prove(found) }
        guard !found.reportMistakes() else { throw ExitCode.failure }
        if notes { return Output.print(found.course.notesText) }
        var learning = Learning(found.course, from: path ?? "")
        if forget { learning.forget() }
        learning.begin()
        learning.isPresented = present
        let file = SettingsFile(in: ProcessInfo.processInfo.environment)
        let settings = try self.settings.settings(over: file?.read() ?? Settings())
        let reading = Reading(cell: CellProjection.unit.cell)
        try Playing(settings: settings, open: OpenSources(nil, reading: reading), learning: learning).run()
    }

    /// Prints every mistake in the compiler's form.
    private func prove(_ files: LessonFiles) throws {
        var hasMistakes = files.reportMistakes()
        let reader = LayoutReader(dialects: Dialects.all)
        for file in files.files {
            let mistakes = LessonProof.mistakes(in: file.lesson, window: Self.window) { source in
                reader.read(source, name: file.lesson.name)
            }
            for mistake in mistakes { Output.complain(mistake.line(in: file.lesson.source, file: file.path)) }
            hasMistakes = hasMistakes || !mistakes.isEmpty
        }
        guard !hasMistakes else { throw ExitCode.failure }
        let tasks = files.course.lessons.reduce(0) { $0 + $1.taskCount }
        let lessons = files.course.lessons.count
        Output.print(
            "\(lessons == 1 ? "1 lesson" : "\(lessons) lessons") with "
                + "\(tasks == 1 ? "1 task" : "\(tasks) tasks"): the engine agrees\n")
    }

    /// The proposal to the root for pages that name none.
    private static let window = Proposal(width: .exactly(80), height: .exactly(24))
}

extension Course {
    /// The notes for its teacher, lesson by lesson.
    fileprivate var notesText: String {
        lessons.enumerated().map { number, lesson in
            let pages = lesson.pages.enumerated().flatMap { number, page in
                let isTask = page.task != nil
                return page.notes.map { "  page \(number + 1)\(isTask ? ", a task" : ""): \($0)" }
            }
            let count = lesson.pages.count
            let heading = "\(number + 1)  \(lesson.title)  (\(count == 1 ? "1 page" : "\(count) pages"))"
            return ([heading] + lesson.notes.map { "  \($0)" } + pages).joined(separator: "\n") + "\n"
        }.joined(separator: "\n")
    }
}
