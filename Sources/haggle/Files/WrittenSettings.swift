import Foundation
import LayoutInspection
import Playground
import SwiftSource

/// Values of holes as lines `// haggle: NAME = EXPRESSION` of a file. A line that has a value of the same name is
/// replaced; new ones follow the last such line, or are the first lines of the file.
struct WrittenSettings {
    private let file: SourceSet.File
    private let settings: [HoleSetting]

    init(_ wanted: FileSettings) {
        (file, settings) = (wanted.file, wanted.settings)
    }

    /// The file's new text. Line endings stay as they are.
    var text: String {
        // A character may be a carriage return and a newline, so bytes are split.
        var lines = file.text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map {
            String(decoding: $0, as: UTF8.self)
        }
        let end = lines[0].hasSuffix("\r") ? "\r" : ""
        for setting in settings {
            // A comment is one line; a carriage return and a newline are one character.
            let line =
                "// haggle: \(setting.name) = \(setting.expression)".split(whereSeparator: \.isNewline)
                .joined(separator: " ") + end
            let comments = lines.indices.compactMap { index in
                HoleSetting.comments(in: SourceText(lines[index])).first.map { (index: index, name: $0.name) }
            }
            if let old = comments.last(where: { $0.name == setting.name }) {
                lines[old.index] = lines[old.index].prefix { $0 == " " || $0 == "\t" } + line
            } else {
                lines.insert(line, at: comments.last.map { $0.index + 1 } ?? 0)
            }
        }
        return lines.joined(separator: "\n")
    }

    /// Replaces the file at once: a reader has the old text or the new one. Its mode stays, and so do links to it.
    func write() throws(UnwritableFile) {
        guard file.text.invalidByte == nil else { throw UnwritableFile(name: file.name, .notUTF8) }
        guard let path = realpath(file.name, nil) else { throw UnwritableFile(name: file.name, .system(errno)) }
        defer { free(path) }
        try replace(String(cString: path))
    }

    private func replace(_ path: String) throws(UnwritableFile) {
        func failure(_ cause: UnwritableFile.Cause) -> UnwritableFile { UnwritableFile(name: file.name, cause) }
        var status = stat()
        guard stat(path, &status) == 0, access(path, W_OK) == 0 else { throw failure(.system(errno)) }
        guard status.st_mode & S_IFMT == S_IFREG else { throw failure(.notRegular) }
        guard status.st_nlink == 1 else { throw failure(.hardLinks) }
        guard let data = FileManager.default.contents(atPath: path), Array(data) == file.text.utf8,
            let stamp = FileStamp(path: path)
        else { throw failure(.changed) }
        var template = Array("\(path).haggle-XXXXXX".utf8CString)
        let descriptor = mkstemp(&template)
        guard descriptor >= 0 else { throw failure(.system(errno)) }
        let new = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
        defer { unlink(template) }
        // An owner that cannot be kept is no reason to write nothing.
        _ = fchown(descriptor, status.st_uid, status.st_gid)
        guard fchmod(descriptor, status.st_mode & 0o7777) == 0 else { throw failure(.system(errno)) }
        do {
            try new.write(contentsOf: Data(text.utf8))
            try new.synchronize()
        } catch {
            throw failure(.system(errno))
        }
        guard FileStamp(path: path) == stamp else { throw failure(.changed) }
        guard rename(template, path) == 0 else { throw failure(.system(errno)) }
    }
}

/// A file that cannot be written.
struct UnwritableFile: Error, Hashable {
    let name: String
    let cause: Cause

    enum Cause: Hashable {
        case system(Int32)
        case notUTF8
        case notRegular
        /// It has hard links, which replacing it would separate.
        case hardLinks
        /// It changed after it was read.
        case changed
    }

    init(name: String, _ cause: Cause) {
        (self.name, self.cause) = (name, cause)
    }
}

extension UnwritableFile: CustomStringConvertible {
    /// Without a full stop.
    var description: String {
        let reason =
            switch cause {
            case .system(ENOENT): "there is no such file"
            case .system(EACCES), .system(EPERM): "permission denied"
            case .system(let number): String(cString: strerror(number))
            case .notUTF8: "it is not UTF-8"
            case .notRegular: "it is not a regular file"
            case .hardLinks: "it has hard links, which writing would break"
            case .changed: "it changed on disk; r reads it again"
            }
        return "\(name) cannot be written: \(reason); ctrl y copies the values as options"
    }
}
