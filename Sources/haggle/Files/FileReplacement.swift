import Foundation
import SwiftSource

/// Writes a person's file at once: a reader has the old text or the new one, and so has the disk after a crash.
struct FileReplacement {
    /// The path, which is also the file's name in errors.
    let name: String

    init(_ name: String) {
        self.name = name
    }

    /// Replaces the file's text. Its mode and its owner stay, and so do symbolic links to it.
    /// - Parameter old: the text that was read. A file with another one is left as it is.
    func write(_ text: String, over old: SourceText) throws(UnwritableFile) {
        guard old.invalidByte == nil else { throw failure(.notUTF8) }
        guard let path = realpath(name, nil) else { throw failure(.system(errno)) }
        defer { free(path) }
        try replace(String(cString: path), old.utf8, with: text)
    }

    /// Writes a new file. One that exists is left as it is, and so is a link to nowhere.
    func create(_ text: String) throws(UnwritableFile) {
        let descriptor = open(name, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o666)
        guard descriptor >= 0 else { throw failure(.creating(errno: errno)) }
        do throws(UnwritableFile) {
            try write(text, to: FileHandle(fileDescriptor: descriptor, closeOnDealloc: true))
        } catch {
            // A part of a text is of no use.
            unlink(name)
            throw error
        }
        keepEntry(of: name)
    }

    /// Writes a new file under the first of some names that is free.
    /// - Parameter name: gives the path of each number, from 1.
    /// - Returns: its path.
    static func create(_ text: String, firstFree name: (Int) -> String) throws(UnwritableFile) -> String {
        var number = 1
        while true {
            let path = name(number)
            do throws(UnwritableFile) {
                try FileReplacement(path).create(text)
                return path
            } catch {
                guard error.cause == .exists, number < nameLimit else { throw error }
                number += 1
            }
        }
    }

    private static let nameLimit = 1_000

    private func replace(_ path: String, _ old: [UInt8], with text: String) throws(UnwritableFile) {
        var status = stat()
        guard stat(path, &status) == 0, access(path, W_OK) == 0 else { throw failure(.system(errno)) }
        guard status.st_mode & S_IFMT == S_IFREG else { throw failure(.notRegular) }
        guard status.st_nlink == 1 else { throw failure(.hardLinks) }
        guard let data = FileManager.default.contents(atPath: path), Array(data) == old,
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
        try write(text, to: new)
        guard FileStamp(path: path) == stamp else { throw failure(.changed) }
        guard rename(template, path) == 0 else { throw failure(.system(errno)) }
        keepEntry(of: path)
    }

    private func write(_ text: String, to file: FileHandle) throws(UnwritableFile) {
        do {
            try file.write(contentsOf: Data(text.utf8))
            try file.synchronize()
        } catch {
            throw failure(.system(errno))
        }
    }

    /// Ensures that the folder's entry for a file survives a loss of power. A folder that cannot do that is no reason to
    /// report a failure: the file is written.
    private func keepEntry(of path: String) {
        let folder = open(URL(fileURLWithPath: path).deletingLastPathComponent().path, O_RDONLY | O_CLOEXEC)
        guard folder >= 0 else { return }
        fsync(folder)
        close(folder)
    }

    private func failure(_ cause: UnwritableFile.Cause) -> UnwritableFile { UnwritableFile(name: name, cause: cause) }
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
        /// There is a file already where a new one was to be written.
        case exists
        /// The folder of a new file does not exist.
        case noFolder

        /// The reason why a new file cannot be made.
        static func creating(errno number: Int32) -> Cause {
            switch number {
            case EEXIST: .exists
            case ENOENT: .noFolder
            default: .system(number)
            }
        }
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
            case .changed: "it changed on disk; ctrl s tries again"
            case .exists: "it exists already"
            case .noFolder: "its folder does not exist"
            }
        return "\(name) cannot be written: \(reason)"
    }
}
