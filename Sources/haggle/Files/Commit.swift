import Foundation
import LayoutInspection
import SwiftSource

/// A commit of git's, as the person names it: `HEAD`, `HEAD~2`, `HEAD^`.
struct Commit: Hashable {
    let name: String

    static let last = Commit(name: "HEAD")

    init(name: String) {
        self.name = name
    }

    /// Nil for a word that is not `HEAD` or counted from it; a file of that name is named with its folder.
    init?(word: String) {
        guard word.wholeMatch(of: /HEAD([~^]\d*)*/) != nil else { return nil }
        name = word
    }

    /// The sources that paths lead to as they were committed. Git is run for it; it changes nothing.
    /// - Parameter paths: as the person named them: files, and folders with all that is in them.
    func sources(_ paths: [String]) throws(CommitFailure) -> ParsedSources {
        guard paths != ["-"] else { throw CommitFailure("standard input has no committed version") }
        var files: [SourceSet.File] = []
        for path in paths {
            var isFolder: ObjCBool = false
            _ = FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
            let folder = isFolder.boolValue ? path : (path as NSString).deletingLastPathComponent
            let git = Git(folder: folder.isEmpty ? "." : folder)
            try check(git, path)
            let names = isFolder.boolValue ? try self.names(in: git) : [(path as NSString).lastPathComponent]
            for name in names {
                let shown = isFolder.boolValue ? InputFile(path: path + "/" + name) : InputFile(path: path)
                guard let bytes = try git.output(["cat-file", "blob", "\(self.name):./\(name)"]) else {
                    throw CommitFailure("\(shown.displayName) is not in the commit \(self.name)")
                }
                files.append(
                    SourceSet.File(name: shown.displayName, text: SourceText(bytes: bytes, number: files.count)))
            }
        }
        guard !files.isEmpty else { throw CommitFailure("there is no Swift source in the commit \(name)") }
        return ParsedSources(SourceSet(files))
    }

    private func check(_ git: Git, _ path: String) throws(CommitFailure) {
        let shown = InputFile(path: path).displayName
        guard try git.output(["rev-parse", "--git-dir"]) != nil else {
            throw CommitFailure("\(shown) is in no git repository")
        }
        guard try git.output(["rev-parse", "--verify", "--quiet", "\(name)^{commit}"]) != nil else {
            throw CommitFailure("the git repository of \(shown) has no commit \(name)")
        }
    }

    private func names(in git: Git) throws(CommitFailure) -> [String] {
        let listed = try git.output(["ls-tree", "-r", "-z", "--name-only", name]) ?? Data()
        return listed.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }.filter { name in
            name.hasSuffix(".swift")
                && !name.split(separator: "/").contains {
                    $0.hasPrefix(".") || InputFolder.generated.contains(String($0))
                }
        }
    }
}

/// Why there is no committed version.
struct CommitFailure: Error, Hashable {
    /// Without a full stop.
    let sentence: String

    init(_ sentence: String) {
        self.sentence = sentence
    }
}

/// Runs git in a folder, for what it prints.
private struct Git {
    let folder: String

    /// - Returns: nil where git says no.
    /// - Throws: where there is no git.
    func output(_ arguments: [String]) throws(CommitFailure) -> Data? {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = ["git", "-C", folder] + arguments
        let pipe = Pipe()
        process.standardOutput = pipe
        process.standardError = FileHandle.nullDevice
        process.standardInput = FileHandle.nullDevice
        do {
            try process.run()
        } catch {
            throw CommitFailure("git cannot be run: \(error.localizedDescription)")
        }
        let bytes = (try? pipe.fileHandleForReading.readToEnd()) ?? Data()
        process.waitUntilExit()
        // What env says of a command that is not there.
        guard process.terminationStatus != 127 else { throw CommitFailure("git is not installed") }
        return process.terminationStatus == 0 ? bytes : nil
    }
}
