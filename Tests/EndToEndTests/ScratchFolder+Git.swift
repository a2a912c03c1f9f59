import Foundation
import TestSupport
import Testing

extension ScratchFolder {
    /// Runs git in the folder on a terminal, as a user without settings. Returns its output.
    @discardableResult
    func git(_ arguments: String...) throws -> String { try git(arguments) }

    /// - Parameter isRefused: whether git may refuse the command.
    @discardableResult
    func git(_ arguments: [String], isRefused: Bool = false) throws -> String {
        let person = ["user.name=A", "user.email=a@example.org"].flatMap { ["-c", $0] }
        let terminal = try PseudoTerminal(
            ["/usr/bin/env", "git", "-C", path] + person + arguments,
            environment: TestEnvironment.usual(["GIT_CONFIG_GLOBAL": "/dev/null", "PAGER": "cat"]))
        let status = terminal.end()
        #expect(isRefused || status == 0, "git \(arguments): \(terminal.text())")
        return terminal.text().trimmingCharacters(in: .whitespacesAndNewlines)
    }

    /// Makes a repository with one commit of the folder's files.
    func commitAll() throws {
        try git("init", "-q")
        try git("add", ".")
        try git("commit", "-q", "-m", "one")
    }

    /// Removes a committed object, as in a clone that leaves objects to its remote.
    /// - Parameter name: `HEAD`, `HEAD:App`.
    func removeObject(_ name: String) throws {
        let number = try git("rev-parse", name)
        try FileManager.default.removeItem(
            at: url.appending(path: ".git/objects/\(number.prefix(2))/\(number.dropFirst(2))"))
    }

    func makeExecutable(_ name: String) throws {
        try FileManager.default.setAttributes(
            [.posixPermissions: 0o755], ofItemAtPath: url.appending(path: name).path)
    }

    func has(_ name: String) -> Bool {
        FileManager.default.fileExists(atPath: url.appending(path: name).path)
    }

    func remove(_ name: String) throws {
        try FileManager.default.removeItem(at: url.appending(path: name))
    }
}
