import Foundation
import SwiftSource
import TextMetrics

/// Where a source comes from.
struct InputFile: Hashable {
    /// A path, or `-`.
    let path: String

    var isStandardInput: Bool { path == "-" }

    /// As errors name it.
    var displayName: String {
        isStandardInput ? "<stdin>" : path.isEmpty ? "''" : VisibleText(path).string
    }

    /// More bytes than anyone writes by hand, and few enough to be read in seconds.
    private static let largest = 8 << 20

    /// Bytes that are not UTF-8 are an error of the source, which the parser reports.
    /// - Parameter number: the source's place among those that are read with it.
    func read(number: Int = 0) throws(UnreadableFile) -> SourceText {
        let bytes: Data
        let handle = isStandardInput ? FileHandle.standardInput : try opened()
        do {
            bytes = try handle.read(upToCount: Self.largest + 1) ?? Data()
        } catch {
            throw UnreadableFile(file: self, error)
        }
        guard bytes.count <= Self.largest else {
            throw UnreadableFile(file: self, reason: "it is larger than \(Self.largest >> 20) MB")
        }
        return SourceText(bytes: bytes, number: number)
    }

    /// Opens it without waiting for anyone, and sees what it is before it is read: another pipe's end may never come, and
    /// a device may have no end.
    private func opened() throws(UnreadableFile) -> FileHandle {
        let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC)
        guard descriptor >= 0 else { throw UnreadableFile(file: self, code: errno) }
        let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
        var status = stat()
        guard fstat(descriptor, &status) == 0 else { throw UnreadableFile(file: self, code: errno) }
        switch status.st_mode & S_IFMT {
        case S_IFREG: return handle
        case S_IFIFO where isOfDescriptor:
            // What a shell hands over, `<(command)`, is a pipe that somebody writes to.
            _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) & ~O_NONBLOCK)
            return handle
        case S_IFDIR: throw UnreadableFile(file: self, code: EISDIR)
        case S_IFIFO: throw UnreadableFile(file: self, reason: "it is a pipe, not a file")
        case S_IFCHR, S_IFBLK: throw UnreadableFile(file: self, reason: "it is a device, not a file")
        default: throw UnreadableFile(file: self, reason: "it is no file")
        }
    }

    /// Whether it is a descriptor of this process by another name.
    private var isOfDescriptor: Bool { path.hasPrefix("/dev/fd/") || path.hasPrefix("/proc/self/fd/") }
}

/// A source that cannot be read.
struct UnreadableFile: Error, CustomStringConvertible {
    let file: InputFile
    /// A sentence without a full stop.
    let sentence: String

    init(file: InputFile, _ error: any Error) {
        let reason =
            switch (error as? CocoaError)?.code {
            case .fileReadNoSuchFile?, .fileNoSuchFile?: Self.words(for: ENOENT)
            case .fileReadNoPermission?: Self.words(for: EACCES)
            default: Self.systemWords(for: error as NSError)
            }
        self.init(file: file, reason: reason)
    }

    /// - Parameter code: `errno`.
    init(file: InputFile, code: Int32) {
        self.init(file: file, reason: Self.words(for: code))
    }

    init(file: InputFile, reason: String) {
        self.file = file
        sentence = "cannot be read: \(reason)"
    }

    var description: String { "\(file.displayName): \(sentence)" }

    private static func systemWords(for error: NSError) -> String {
        let cause = error.userInfo[NSUnderlyingErrorKey] as? NSError ?? error
        guard cause.domain == NSPOSIXErrorDomain else { return error.localizedDescription }
        return words(for: Int32(cause.code))
    }

    private static func words(for code: Int32) -> String {
        switch code {
        case ENOENT: "there is no such file"
        case EACCES, EPERM: "it may not be read"
        case EISDIR: "it is a directory"
        default: String(cString: strerror(code))
        }
    }
}
