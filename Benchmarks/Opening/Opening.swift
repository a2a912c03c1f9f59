import BlueprintDialect
import Foundation
import LayoutInspection
import Negotiation
import SwiftSource
import Vocabularies

/// The time of opening a project, step by step.
struct Opening {
    private let project: GeneratedProject
    private let reader = LayoutReader(dialects: [Blueprint()])
    private let proposal = Proposal(width: .exactly(80), height: .exactly(1000))

    init(_ project: GeneratedProject) {
        self.project = project
    }

    /// The seconds of each step.
    struct Times: CustomStringConvertible {
        /// Only reading and parsing all bytes, one file after another.
        var plain = 0.0
        var read = 0.0
        var parse = 0.0
        var run = 0.0
        var layOut = 0.0
        /// From a change of one function's body to the next picture.
        var edit = 0.0
        /// From a new declaration in one file to the next picture.
        var change = 0.0

        var total: Double { read + parse + run + layOut }

        /// The lower of each step's two times, which excludes the machine's other work.
        func lowest(_ other: Times) -> Times {
            Times(
                plain: min(plain, other.plain), read: min(read, other.read), parse: min(parse, other.parse),
                run: min(run, other.run), layOut: min(layOut, other.layOut), edit: min(edit, other.edit),
                change: min(change, other.change))
        }

        var description: String {
            let rows: [(String, Double)] = [
                ("bytes read and parsed, file by file", plain), ("read", read), ("parse", parse), ("run", run),
                ("lay out", layOut), ("open, in all", total), ("open again, a body changed", edit),
                ("open again, something declared", change),
            ]
            return "| step | ms | of reading and parsing |\n|---|--:|--:|\n"
                + rows.map { name, time in
                    "| \(name) | \(String(format: "%.0f", time * 1000)) | \(String(format: "%.2f", time / plain)) |"
                }.joined(separator: "\n")
        }
    }

    func run() throws -> Times {
        var times = Times()
        times.plain = try seconds {
            for (number, file) in project.files.enumerated() {
                _ = Parser.parse(SourceText(bytes: try Data(contentsOf: file), number: number))
            }
        }.time
        let sources = try seconds { try read() }
        times.read = sources.time
        let parsed = seconds { ParsedSources(sources.result) }
        times.parse = parsed.time
        let document = seconds { reader.read(parsed.result, name: "project") }
        times.run = document.time
        let inspection = try seconds { try document.result.inspect(proposal) }
        times.layOut = inspection.time
        guard let elements = inspection.result?.elements.count, elements > project.files.count else {
            throw NothingLaidOut(diagnostics: document.result.diagnostics)
        }
        // Documents are released after their pictures are shown, which is in none of the times.
        let edited = try seconds {
            try readAgain(parsed.result) {
                $0.replacing("times: ", with: "x ", maxReplacements: 1)
            }
        }
        times.edit = edited.time
        times.change = try seconds {
            try readAgain(parsed.result) { $0 + "\nlet added = 1\n" }
        }.time
        return times
    }

    private func read() throws -> SourceSet {
        let bytes = project.files.enumerated().map { ($0.offset, $0.element) }.concurrentMap { number, file in
            Result {
                SourceSet.File(name: file.path, text: SourceText(bytes: try Data(contentsOf: file), number: number))
            }
        }
        return SourceSet(try bytes.map { try $0.get() })
    }

    /// Reads the project again with another text of its middle file.
    private func readAgain(
        _ before: ParsedSources, _ edit: (String) -> String
    ) throws -> LayoutDocument {
        var files = before.sources.files
        let changed = files.count / 2
        let text = edit(files[changed].text.string)
        guard text != files[changed].text.string else { throw NothingLaidOut(diagnostics: []) }
        files[changed] = SourceSet.File(name: files[changed].name, text: SourceText(text, number: changed))
        let parsed = ParsedSources(SourceSet(files), keeping: before)
        let document = reader.read(parsed, name: "project")
        _ = try document.inspect(proposal)
        return document
    }
}

struct NothingLaidOut: Error {
    let diagnostics: [Diagnostic]
}
