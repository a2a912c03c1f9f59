import Foundation

/// A program that ran to its end.
package struct Command {
    package let status: Int32
    package let output: String
    package let errors: String

    /// All that it wrote.
    package var text: String { output + errors }

    /// - Parameters:
    ///   - words: the program, whose name is searched for in `PATH`, and its arguments.
    ///   - place: the folder that it runs in; nil for the tests' own.
    ///   - environment: nil for the tests' own.
    package init(
        _ words: [String], in place: URL? = nil, input: String = "",
        environment: [String: String]? = TestEnvironment.usual
    ) throws {
        // Files do not fill as pipes do, and do not stay open for children that live longer.
        let files = (0..<3).map { _ in
            FileManager.default.temporaryDirectory.appendingPathComponent("haggle-\(UUID().uuidString)")
        }
        defer { for file in files { unlink(file.path) } }
        for (file, text) in zip(files, [input, "", ""]) { try Data(text.utf8).write(to: file) }
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = words
        process.currentDirectoryURL = place
        process.environment = environment ?? ProcessInfo.processInfo.environment
        process.standardInput = try FileHandle(forReadingFrom: files[0])
        process.standardOutput = try FileHandle(forWritingTo: files[1])
        process.standardError = try FileHandle(forWritingTo: files[2])
        try process.run()
        process.waitUntilExit()
        status = process.terminationStatus
        output = String(decoding: try Data(contentsOf: files[1]), as: UTF8.self)
        errors = String(decoding: try Data(contentsOf: files[2]), as: UTF8.self)
    }

    /// A script that the shell ran, with its `$0` and further arguments.
    package init(shell script: String, _ arguments: String..., in place: URL? = nil) throws {
        try self.init(["/bin/sh", "-c", script] + arguments, in: place)
    }
}

/// The folder of this package.
package enum ProjectFolder {
    package static let url = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()
}
