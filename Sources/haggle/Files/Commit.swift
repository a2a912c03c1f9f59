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

    /// The sources that paths lead to as they were committed. Git is run for it, a few times for each folder; it changes
    /// nothing.
    /// - Parameter paths: as the person named them: files, and folders with all that is in them.
    func sources(_ paths: [String]) throws(CommitFailure) -> ParsedSources {
        guard paths != ["-"] else { throw .standardInput }
        var wanted: [(git: Git, name: String, shown: InputFile)] = []
        var checked: Set<Git> = []
        for path in paths {
            var isFolder: ObjCBool = false
            _ = FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
            let folder = isFolder.boolValue ? path : (path as NSString).deletingLastPathComponent
            let git = Git(folder: folder.isEmpty ? "." : folder)
            if checked.insert(git).inserted { try check(git, path) }
            if isFolder.boolValue {
                wanted += try names(in: git).map { (git, $0, InputFile(path: path + "/" + $0)) }
            } else {
                wanted.append((git, (path as NSString).lastPathComponent, InputFile(path: path)))
            }
        }
        guard !wanted.isEmpty else { throw .noSource(commit: name) }
        var contents: [Git: [String: Data]] = [:]
        for git in checked {
            contents[git] = try git.contents(of: wanted.filter { $0.git == git }.map(\.name), in: self)
        }
        var files: [SourceSet.File] = []
        for (git, name, shown) in wanted {
            guard let bytes = contents[git]?[name] else {
                throw .notInCommit(file: shown.displayName, commit: self.name)
            }
            files.append(SourceSet.File(name: shown.displayName, text: SourceText(bytes: bytes, number: files.count)))
        }
        return ParsedSources(SourceSet(files))
    }

    private func check(_ git: Git, _ path: String) throws(CommitFailure) {
        let shown = InputFile(path: path).displayName
        guard try git.output(["rev-parse", "--git-dir"]) != nil else {
            throw .noRepository(file: shown)
        }
        guard try git.output(["rev-parse", "--verify", "--quiet", "\(name)^{commit}"]) != nil else {
            throw .noCommit(name, file: shown)
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

/// Runs git in a folder, for what it prints.
private struct Git: Hashable {
    let folder: String

    /// What files have in them in a commit, by their names in the folder; those that are not in it are left out.
    func contents(of names: [String], in commit: Commit) throws(CommitFailure) -> [String: Data] {
        // Each name is a line of its own.
        let listed = names.filter { !$0.contains("\n") }
        let input = Data(listed.map { "\(commit.name):./\($0)\n" }.joined().utf8)
        var output = try output(["cat-file", "--batch"], input: input) ?? Data()
        var contents: [String: Data] = [:]
        for name in listed { contents[name] = output.takeBlob() }
        for name in names where name.contains("\n") {
            contents[name] = try self.output(["cat-file", "blob", "\(commit.name):./\(name)"])
        }
        return contents
    }

    /// - Parameter input: what git reads; nothing usually.
    /// - Returns: nil where git says no.
    /// - Throws: where there is no git.
    func output(_ arguments: [String], input: Data? = nil) throws(CommitFailure) -> Data? {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = ["git", "-C", folder] + arguments
        let pipe = Pipe()
        process.standardOutput = pipe
        process.standardError = FileHandle.nullDevice
        process.standardInput = input.flatMap(FileHandle.init(reading:)) ?? FileHandle.nullDevice
        do {
            try process.run()
        } catch {
            throw .gitFails(error.localizedDescription)
        }
        let bytes = (try? pipe.fileHandleForReading.readToEnd()) ?? Data()
        process.waitUntilExit()
        // What env says of a command that is not there.
        guard process.terminationStatus != 127 else { throw .gitMissing }
        return process.terminationStatus == 0 ? bytes : nil
    }
}

extension FileHandle {
    /// Gives bytes to read, from a file without a name: with a pipe, who writes first might wait for who reads last.
    fileprivate convenience init?(reading bytes: Data) {
        let url = FileManager.default.temporaryDirectory.appending(component: "haggle-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: url) }
        guard (try? bytes.write(to: url, options: .withoutOverwriting)) != nil,
            let file = try? FileHandle(forReadingFrom: url)
        else { return nil }
        self.init(fileDescriptor: dup(file.fileDescriptor), closeOnDealloc: true)
    }
}

extension Data {
    /// Takes the next answer of `git cat-file --batch`: a line that ends with the type and the size, so many bytes, and a line
    /// end. Nil for a name that is not there, and for what is no file.
    fileprivate mutating func takeBlob() -> Data? {
        guard let end = firstIndex(of: UInt8(ascii: "\n")) else { return nil }
        let words = String(decoding: self[startIndex..<end], as: UTF8.self).split(separator: " ")
        self = self[index(after: end)...]
        guard words.count == 3, words[0].allSatisfy(\.isHexDigit), let size = Int(words[2]) else { return nil }
        let contents = prefix(size)
        self = dropFirst(size + 1)
        return words[1] == "blob" ? Data(contents) : nil
    }
}
