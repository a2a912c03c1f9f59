import Foundation
import LayoutInspection
import SwiftSource

/// A Git commit as the person names it: `HEAD`, `HEAD~2`, `HEAD^`.
struct Commit: Hashable {
    let name: String

    static let last = Commit(name: "HEAD")

    init(name: String) {
        self.name = name
    }

    /// Nil for a word that is not `HEAD` or relative to it. A file of that name needs its folder.
    init?(word: String) {
        guard word.wholeMatch(of: /HEAD([~^]\d*)*/) != nil else { return nil }
        name = word
    }

    /// The sources at paths as they are in the commit. Git runs a few times for each folder, and changes nothing.
    /// - Parameter paths: as the person named them: files, and folders with all their contents.
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
                guard let names = try names(in: git) else {
                    throw .incomplete(commit: name, file: InputFile(path: path).displayName)
                }
                wanted += names.map { (git, $0, InputFile(path: path + "/" + $0)) }
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
                throw try git.lists(name, in: self)
                    ? .incomplete(commit: self.name, file: shown.displayName)
                    : .notInCommit(file: shown.displayName, commit: self.name)
            }
            files.append(SourceSet.File(name: shown.sourceName, text: SourceText(bytes: bytes, number: files.count)))
        }
        return ParsedSources(SourceSet(files))
    }

    private func check(_ git: Git, _ path: String) throws(CommitFailure) {
        let shown = InputFile(path: path).displayName
        let repository = try git.answer(["rev-parse", "--git-dir"])
        guard repository.output != nil else {
            throw repository.namesNoRepository
                ? .noRepository(file: shown) : .repositoryRefused(file: shown, repository.complaint)
        }
        let commit = try git.answer(["rev-parse", "--verify", "--quiet", "\(name)^{commit}"])
        guard commit.output != nil else {
            // Git gives no reason if there is no such commit.
            throw commit.complaint.isEmpty ? .noCommit(name, file: shown) : .incomplete(commit: name, file: shown)
        }
    }

    /// Nil if the repository lacks the commit's list of files.
    private func names(in git: Git) throws(CommitFailure) -> [String]? {
        let listed = try git.answer(["ls-tree", "-r", "-z", "--name-only", name]).output
        return listed?.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }.filter { name in
            name.hasSuffix(".swift")
                && !name.split(separator: "/").contains {
                    $0.hasPrefix(".") || InputFolder.generated.contains(String($0))
                }
        }
    }
}

extension Git {
    /// The contents of files in a commit, by their names in the folder; missing files are omitted.
    func contents(of names: [String], in commit: Commit) throws(CommitFailure) -> [String: Data] {
        // Each name is a line of its own.
        let listed = names.filter { !$0.contains("\n") }
        let input = Data(listed.map { "\(commit.name):./\($0)\n" }.joined().utf8)
        var output = try answer(["cat-file", "--batch"], input: input).output ?? Data()
        var contents: [String: Data] = [:]
        for name in listed { contents[name] = output.takeBlob() }
        for name in names where name.contains("\n") {
            contents[name] = try answer(["cat-file", "blob", "\(commit.name):./\(name)"]).output
        }
        return contents
    }

    /// Whether the commit lists a file, even if the repository lacks its contents.
    fileprivate func lists(_ name: String, in commit: Commit) throws(CommitFailure) -> Bool {
        try answer(["ls-tree", "-z", commit.name, "--", "./\(name)"]).output?.isEmpty != true
    }
}

extension Data {
    /// Takes the next answer of `git cat-file --batch`: a line that ends with the type and the size, the bytes, and a
    /// line end. Nil if the name does not exist or is no file.
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
