// The one file that knows how each system tells that a file has changed.

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// Notices that a file is written and closed, replaced by another of its name (as editors save), removed, or made again,
/// also with its directory. What is behind symbolic links, and in a directory that was made again, is found when the watch
/// begins: after a change another watch sees on.
///
/// Linux reports what happens in the directories of the file and of what it is a symbolic link to, and to them; the other
/// systems are asked once a second.
struct FileWatch {
    #if os(Linux)
        private var notices: DirectoryNotices
    #else
        private var stamp: FileStamp
    #endif

    init(path: String) throws(CursesError) {
        #if os(Linux)
            notices = try DirectoryNotices(path: path)
        #else
            stamp = try FileStamp(path: path)
        #endif
    }

    /// Readable when there may be a change; nil where there is nothing to wait for.
    var descriptor: Int32? {
        #if os(Linux)
            notices.descriptor
        #else
            nil
        #endif
    }

    /// How often to ask `takeChange` where nothing reports changes.
    var interval: Duration? {
        #if os(Linux)
            nil
        #else
            .seconds(1)
        #endif
    }

    /// Whether the file has changed since the last call. Does not wait.
    mutating func takeChange() -> Bool {
        #if os(Linux)
            notices.takeChange()
        #else
            stamp.takeChange()
        #endif
    }

    func close() {
        #if os(Linux)
            notices.close()
        #endif
    }
}

/// What tells two contents of a file apart without reading them.
struct FileStamp {
    private let path: String
    private var last: [Int]

    init(path: String) throws(CursesError) {
        self.path = path
        guard access(directory(of: path), X_OK) == 0 else { throw .cannotWatch(path: path, errno: errno) }
        last = Self.read(path)
    }

    mutating func takeChange() -> Bool {
        let now = Self.read(path)
        defer { last = now }
        return now != last
    }

    /// Empty when there is no file.
    private static func read(_ path: String) -> [Int] {
        var status = stat()
        guard stat(path, &status) == 0 else { return [] }
        #if canImport(Darwin)
            let time = status.st_mtimespec
        #else
            let time = status.st_mtim
        #endif
        return [Int(status.st_ino), Int(status.st_size), time.tv_sec, time.tv_nsec]
    }
}

/// The part before the last slash; "." if there is none.
private func directory(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
}

private func name(in path: String) -> String {
    path.lastIndex(of: "/").map { String(path[path.index(after: $0)...]) } ?? path
}

#if os(Linux)
    /// inotify on directories, because a file that is replaced is another file.
    private struct DirectoryNotices {
        let descriptor: Int32
        /// The name to look for, by the watch of its directory.
        private var names: [Int32: Set<String>] = [:]

        init(path: String) throws(CursesError) {
            descriptor = inotify_init1(Int32(IN_NONBLOCK) | Int32(IN_CLOEXEC))
            guard descriptor >= 0 else { throw .cannotWatch(path: path, errno: errno) }
            for place in Set([path, Self.resolved(path)]) {
                guard watch(place, for: Self.comingAndGoing | IN_CLOSE_WRITE) else {
                    let reason = errno
                    close()
                    throw .cannotWatch(path: path, errno: reason)
                }
                // That its directory goes and comes is worth knowing; where it may not be known, nothing is lost.
                if place.contains("/") { _ = watch(directory(of: place), for: Self.comingAndGoing) }
            }
        }

        private static let comingAndGoing = IN_MOVED_TO | IN_MOVED_FROM | IN_CREATE | IN_DELETE

        /// Looks for a name in its directory, beside the others there; where that cannot be done, `errno` says why.
        private mutating func watch(_ place: String, for notices: Int32) -> Bool {
            let watch = inotify_add_watch(
                descriptor, directory(of: place), UInt32(notices | Int32(IN_ONLYDIR | IN_MASK_ADD)))
            guard watch >= 0 else { return false }
            names[watch, default: []].insert(name(in: place))
            return true
        }

        func close() {
            Glibc.close(descriptor)
        }

        /// The file behind symbolic links; the path itself if there is none.
        private static func resolved(_ path: String) -> String {
            guard let real = realpath(path, nil) else { return path }
            defer { free(real) }
            return String(cString: real)
        }

        mutating func takeChange() -> Bool {
            var changed = false
            var buffer = [UInt8](repeating: 0, count: 8192)
            while true {
                let count = buffer.withUnsafeMutableBytes { read(descriptor, $0.baseAddress, $0.count) }
                guard count > 0 else { return changed }
                buffer.withUnsafeBytes { bytes in
                    if concerns(UnsafeRawBufferPointer(rebasing: bytes[..<count])) { changed = true }
                }
            }
        }

        /// Whether one of the notices is of the file. A notice is a header with the length of the name that follows.
        private func concerns(_ notices: UnsafeRawBufferPointer) -> Bool {
            var offset = 0
            let headerSize = MemoryLayout<inotify_event>.size
            while offset + headerSize <= notices.count {
                let header = notices.loadUnaligned(fromByteOffset: offset, as: inotify_event.self)
                let start = offset + headerSize
                offset = start + Int(header.len)
                guard offset <= notices.count else { return true }
                // Notices were lost: the file's may have been among them.
                if header.mask & UInt32(IN_Q_OVERFLOW) != 0 { return true }
                let name = String(decoding: notices[start..<offset].prefix { $0 != 0 }, as: UTF8.self)
                if names[header.wd]?.contains(name) ?? false { return true }
            }
            return false
        }
    }
#endif
