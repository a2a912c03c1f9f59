import ArgumentParser
import Foundation

/// The command `new`: a small file to start from, opened in the playground.
struct New: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "new",
        abstract: "Write a small file to start from, and open it in the playground.",
        discussion: """
            Without NAME the file is Layout.swift, or Layout2.swift and so on if that exists. A file that exists is never \
            overwritten. If the output is not a terminal, the file is written, and its name printed.
            """)

    @Argument(help: ArgumentHelp("The file's name; .swift is added if it is missing.", valueName: "name"))
    var name: String?

    @Option(
        help: ArgumentHelp(
            "blueprint, quicklayout, theodolite or swiftui (default: swiftui).", valueName: "dialect"),
        completion: .list(Dialects.all.map(\.name)))
    var dialect: String?

    func run() throws {
        let names = try Dialects.named(dialect ?? StartingFile.all[0].dialect).map(\.name)
        let start = StartingFile.all.first { names.contains($0.dialect) } ?? StartingFile.all[0]
        let path: String
        do throws(UnwritableFile) {
            if let name { path = try start.write(to: name) } else { path = try start.writeUnnamed() }
        } catch {
            Output.complain("haggle: \(error)")
            throw ExitCode.failure
        }
        guard isatty(STDOUT_FILENO) == 1 else { return Output.print(path + "\n") }
        try Play.opening([path]).run()
    }
}

extension StartingFile {
    /// Writes the file.
    /// - Returns: its path.
    fileprivate func write(to name: String) throws(UnwritableFile) -> String {
        let path = name.hasSuffix(".swift") ? name : name + ".swift"
        try FileReplacement(path).create(text)
        return path
    }

    /// Writes the file under the first of the usual names that is free.
    fileprivate func writeUnnamed() throws(UnwritableFile) -> String {
        var number = 1
        while true {
            do throws(UnwritableFile) {
                return try write(to: number == 1 ? "Layout" : "Layout\(number)")
            } catch {
                guard error.cause == .exists, number < Self.nameLimit else { throw error }
                number += 1
            }
        }
    }

    private static let nameLimit = 1_000
}
