import Foundation
import LayoutInspection

/// Runs Git in a folder, and takes its output. The repository may be untrusted: Git starts no program that its settings
/// name, and fetches nothing.
struct Git: Hashable {
    let folder: String

    /// Git's output and its complaint.
    struct Answer {
        /// Nil if Git fails.
        let output: Data?
        /// Git's reason: its first fatal error, or its first line. Empty if there is none.
        let complaint: String

        var namesNoRepository: Bool { complaint.hasPrefix("not a git repository") }
    }

    /// Options that override the repository's own settings.
    private static let options =
        ["--no-pager", "--no-optional-locks", "--literal-pathspecs"]
        + [
            // A bare repository among the files of a clone may be a trap.
            "safe.bareRepository=explicit",
            "core.fsmonitor=false",
            "core.hooksPath=/dev/null",
        ].flatMap { ["-c", $0] }

    /// The person's environment without variables that redirect Git. For a missing object Git would run a program that
    /// the remote's settings name; no protocol is allowed, so there is no remote. Older versions of Git do not know
    /// `GIT_NO_LAZY_FETCH`.
    private static let environment = ProcessInfo.processInfo.environment
        .filter { !$0.key.hasPrefix("GIT_") }
        .merging(["GIT_ALLOW_PROTOCOL": "none", "GIT_NO_LAZY_FETCH": "1", "LC_ALL": "C"]) { $1 }

    /// - Parameter input: Git's standard input.
    /// - Throws: `CommitFailure` if Git cannot be run.
    func answer(_ arguments: [String], input: Data = Data()) throws(CommitFailure) -> Answer {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = ["git", "-C", folder] + Self.options + arguments
        process.environment = Self.environment
        let pipe = Pipe()
        process.standardOutput = pipe
        let output: Data
        let complaints: Data
        do {
            let errors = try FileHandle.unnamed()
            process.standardInput = try FileHandle.unnamed(input)
            process.standardError = errors
            try process.run()
            output = try pipe.fileHandleForReading.readToEnd() ?? Data()
            process.waitUntilExit()
            try errors.seek(toOffset: 0)
            complaints = try errors.readToEnd() ?? Data()
        } catch {
            throw .gitFails(error.localizedDescription)
        }
        // The exit status of env for a missing command.
        guard process.terminationStatus != 127 else { throw .gitMissing }
        return Answer(
            output: process.terminationStatus == 0 ? output : nil,
            complaint: Self.reason(in: String(decoding: complaints, as: UTF8.self)))
    }

    private static func reason(in complaints: String) -> String {
        let fatal = complaints.firstMatch(of: /(?m)^fatal: (.+)$/).map { String($0.1) }
        return fatal ?? complaints.split(separator: "\n").first.map(String.init) ?? ""
    }
}

extension FileHandle {
    /// A file without a name that contains some bytes. With pipes, the writer and the reader could wait for each other.
    fileprivate static func unnamed(_ bytes: Data = Data()) throws -> FileHandle {
        let url = FileManager.default.temporaryDirectory.appending(component: "haggle-\(UUID().uuidString)")
        try bytes.write(to: url, options: .withoutOverwriting)
        defer { unlink(url.path) }
        return try FileHandle(forUpdating: url)
    }
}
