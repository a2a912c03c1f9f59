import ArgumentParser
import Foundation
import Lessons
import SwiftSource

/// Lessons that were read from files, with the mistakes in their comments.
struct LessonFiles {
    let files: [File]

    struct File {
        let path: String
        let lesson: Lesson
        let diagnostics: [Diagnostic]

        init(path: String, source: SourceText) {
            self.path = path
            let name = URL(fileURLWithPath: path).lastPathComponent
            let isSwift = name.hasSuffix(".swift")
            (lesson, diagnostics) = LessonReader.read(
                source, name: isSwift ? String(name.dropLast(".swift".count)) : name)
        }
    }

    var course: Course { Course(files.map(\.lesson)) }

    init(_ files: [File]) {
        self.files = files
    }

    /// The lessons of a file or a folder, in the order of their names.
    /// - Throws: the exit code for an unreadable file, and for none that is a lesson, after reporting it.
    init(_ path: String) throws {
        let sources = try InputSources.opened([path], isQuiet: true).parsed.sources.files
        // A file that was named alone has to be a lesson; in a folder there may be other files.
        let lessons = sources.filter { sources.count == 1 || LessonReader.isLesson($0.text) }
        guard !lessons.isEmpty else {
            Output.complain("\(path): there is no lesson: one begins with '// lesson: TITLE'")
            throw ExitCode.unreadableFile
        }
        files = lessons.map { File(path: $0.name, source: SourceText($0.text.string)) }
    }

    /// Prints the mistakes in the compiler's form.
    /// - Returns: whether there are any.
    func reportMistakes() -> Bool {
        for file in files {
            for mistake in file.diagnostics {
                Output.complain(mistake.line(in: file.lesson.source, file: file.path))
            }
        }
        return files.contains { !$0.diagnostics.isEmpty }
    }
}
