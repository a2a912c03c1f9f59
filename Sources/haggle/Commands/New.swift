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
            if let name {
                path = name.hasSuffix(".swift") ? name : name + ".swift"
                try FileReplacement(path).create(start.text)
            } else {
                path = try FileReplacement.create(
                    start.text, firstFree: { $0 == 1 ? "Layout.swift" : "Layout\($0).swift" })
            }
        } catch {
            Output.complain("haggle: \(error)")
            throw ExitCode.failure
        }
        guard isatty(STDOUT_FILENO) == 1 else { return Output.print(path + "\n") }
        try Play.opening([path]).run()
    }
}
