import Foundation

/// What the system says of a file or a folder, links followed: which one it is, and what tells its contents from others.
struct FileStamp: Hashable {
    let identity: Identity
    let isFolder: Bool
    private let size: Int
    private let seconds: Int
    private let nanoseconds: Int

    /// The same under all of its names.
    struct Identity: Hashable {
        let device: UInt64
        let number: UInt64
    }

    /// Nil where there is no such file, or none that may be looked at.
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

    /// Whether a later change is sure to leave another stamp: systems count time in steps, and what was written a moment
    /// ago may be written again within the same one.
    var isSettled: Bool { Date().timeIntervalSince1970 - Double(seconds) > 2 }
}
