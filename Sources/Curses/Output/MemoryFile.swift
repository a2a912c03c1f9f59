internal import CTerminalGuard
import Foundation

/// The file that ncurses uses as a terminal.
struct MemoryFile {
    /// The stream for ncurses, which owns the descriptor.
    let stream: UnsafeMutablePointer<FILE>

    init() throws(CursesError) {
        let descriptor = guard_memory_file()
        guard descriptor >= 0, let stream = fdopen(descriptor, "r+") else { throw .memoryUnavailable(errno: errno) }
        self.stream = stream
    }

    /// Returns everything that was written since the last call.
    func take() -> [UInt8] {
        fflush(stream)
        let descriptor = fileno(stream)
        let length = Int(lseek(descriptor, 0, SEEK_END))
        guard length > 0 else { return [] }
        let bytes = [UInt8](unsafeUninitializedCapacity: length) { buffer, count in
            count = max(0, pread(descriptor, buffer.baseAddress, length, 0))
        }
        ftruncate(descriptor, 0)
        lseek(descriptor, 0, SEEK_SET)
        return bytes
    }

    func close() {
        fclose(stream)
    }
}
