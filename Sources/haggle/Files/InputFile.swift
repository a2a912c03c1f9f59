import Foundation
import SwiftSource
import TextMetrics

/// The file of a source.
struct InputFile: Hashable {
    /// A path, or `-`.
    let path: String

    var isStandardInput: Bool { path == "-" }

    /// Its name among the sources: its path, so that it can be written.
    var sourceName: String { isStandardInput ? "<stdin>" : path }

    /// Its name in errors.
    var displayName: String { path.isEmpty ? "''" : VisibleText(sourceName).string }

    /// In bytes: more than anyone writes by hand, and few enough to read in seconds.
    private static let largest = 8 << 20

    /// Reads the source. The parser reports bytes that are not UTF-8.
    /// - Parameter number: its index among the sources.
    func read(number: Int = 0) throws(UnreadableFile) -> SourceText {
        let bytes: Data
        let handle = isStandardInput ? FileHandle.standardInput : try opened()
        do {
            bytes = try handle.read(upToCount: Self.largest + 1) ?? Data()
        } catch {
            throw UnreadableFile(file: self, error)
        }
        guard bytes.count <= Self.largest else {
            throw UnreadableFile(file: self, .tooLarge(limit: Self.largest))
        }
        return SourceText(bytes: bytes, number: number)
    }

    /// Opens it without waiting, and checks its kind before reading: another pipe may never end, and neither may a
    /// device.
    private func opened() throws(UnreadableFile) -> FileHandle {
        let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC)
        guard descriptor >= 0 else { throw UnreadableFile(file: self, .system(errno: errno)) }
        let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
        var status = stat()
        guard fstat(descriptor, &status) == 0 else { throw UnreadableFile(file: self, .system(errno: errno)) }
        switch status.st_mode & S_IFMT {
        case S_IFREG: return handle
        case S_IFIFO where isOfDescriptor:
            // A shell's `<(command)` is a pipe with a writer.
            _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) & ~O_NONBLOCK)
            return handle
        case S_IFDIR: throw UnreadableFile(file: self, .system(errno: EISDIR))
        case S_IFIFO: throw UnreadableFile(file: self, .pipe)
        case S_IFCHR, S_IFBLK: throw UnreadableFile(file: self, .device)
        default: throw UnreadableFile(file: self, .otherKind)
        }
    }

    /// Whether its path names a descriptor of this process.
    private var isOfDescriptor: Bool { path.hasPrefix("/dev/fd/") || path.hasPrefix("/proc/self/fd/") }
}
