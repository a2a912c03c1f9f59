import Foundation

/// The system's data on a file or a folder, links followed: its identity, and a stamp that changes with its contents.
struct FileStamp: Hashable {
    let identity: Identity
    let isFolder: Bool
    private let size: Int
    private let seconds: Int
    private let nanoseconds: Int

    /// The identity of a file under all of its names.
    struct Identity: Hashable {
        let device: UInt64
        let number: UInt64
    }

    /// Nil if there is no such file, or no permission.
    init?(path: String) {
        var status = stat()
        guard stat(path, &status) == 0 else { return nil }
        #if canImport(Darwin)
            let time = status.st_mtimespec
        #else
            let time = status.st_mtim
        #endif
        identity = Identity(device: UInt64(status.st_dev), number: UInt64(status.st_ino))
        isFolder = status.st_mode & S_IFMT == S_IFDIR
        size = Int(status.st_size)
        seconds = time.tv_sec
        nanoseconds = time.tv_nsec
    }

    /// Whether any later change will change the stamp: file times have steps, and a recently written file may be
    /// written again within the same step.
    var isSettled: Bool { Date().timeIntervalSince1970 - Double(seconds) > 2 }
}
