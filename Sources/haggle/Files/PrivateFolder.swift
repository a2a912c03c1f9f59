import Foundation

/// A folder of the program's own state, for its person alone: `haggle` among the state files, according to the XDG Base
/// Directory Specification, or a folder in it. No symbolic link within it is followed. A class, because it owns a
/// descriptor.
final class PrivateFolder {
    private let descriptor: Int32

    /// The reason why there is no such folder, or why a file in it cannot be written.
    struct Failure: Error, Hashable {
        let number: Int32

        /// Without a full stop.
        var sentence: String { String(cString: strerror(number)) }

        static var last: Failure { Failure(number: errno) }
    }

    /// A file in the folder.
    struct Entry {
        let name: String
        let modified: Date
    }

    /// The folder of all programs' state files; nil if the environment names none. A relative one is ignored,
    /// according to the specification.
    static func place(in environment: [String: String]) -> String? {
        let own = environment["XDG_STATE_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
        return own ?? environment["HOME"].map { $0 + "/.local/state" }
    }

    /// Opens the folder, and creates it if necessary.
    /// - Parameters:
    ///   - place: the folder of all programs' state files.
    ///   - names: the folders from there, each in the one before.
    init(_ names: [String], in place: String) throws(Failure) {
        try Self.makePath(place)
        var folder = open(place, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard folder >= 0 else { throw .last }
        for name in names {
            let outer = folder
            defer { Foundation.close(outer) }
            folder = try Self.inner(name, of: outer)
        }
        descriptor = folder
    }

    deinit {
        Foundation.close(descriptor)
    }

    /// Creates a folder and those that it is in, for the person alone.
    private static func makePath(_ path: String) throws(Failure) {
        var ancestors: [String] = []
        var rest = path
        while access(rest, F_OK) != 0, errno == ENOENT, rest != "/" {
            ancestors.append(rest)
            rest = URL(fileURLWithPath: rest).deletingLastPathComponent().path
        }
        for folder in ancestors.reversed() {
            guard mkdir(folder, 0o700) == 0 || errno == EEXIST else { throw .last }
        }
    }

    /// Opens a folder that belongs to the person, and closes it to everyone else.
    private static func inner(_ name: String, of outer: Int32) throws(Failure) -> Int32 {
        guard mkdirat(outer, name, 0o700) == 0 || errno == EEXIST else { throw .last }
        let folder = openat(outer, name, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
        guard folder >= 0 else { throw .last }
        var status = stat()
        guard fstat(folder, &status) == 0, status.st_uid == geteuid(), fchmod(folder, 0o700) == 0 else {
            Foundation.close(folder)
            throw Failure(number: EPERM)
        }
        return folder
    }

    /// Its regular files, the newest first.
    var entries: [Entry] {
        let copy = openat(descriptor, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard copy >= 0, let stream = fdopendir(copy) else { return [] }
        defer { closedir(stream) }
        var entries: [Entry] = []
        while let entry = readdir(stream) {
            let name = withUnsafePointer(to: &entry.pointee.d_name) { name in
                name.withMemoryRebound(to: CChar.self, capacity: Int(NAME_MAX) + 1) { String(cString: $0) }
            }
            var status = stat()
            guard fstatat(descriptor, name, &status, AT_SYMLINK_NOFOLLOW) == 0, status.st_mode & S_IFMT == S_IFREG
            else { continue }
            entries.append(Entry(name: name, modified: status.modified))
        }
        return entries.sorted { $0.modified > $1.modified }
    }

    /// The bytes of a file; nil if there is none, or if it is larger than a limit in bytes.
    func contents(of name: String, upTo limit: Int) -> Data? {
        let file = openat(descriptor, name, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
        guard file >= 0 else { return nil }
        let handle = FileHandle(fileDescriptor: file, closeOnDealloc: true)
        guard let data = try? handle.read(upToCount: limit + 1), data.count <= limit else { return nil }
        return data
    }

    /// Writes a file, or replaces it at once.
    func write(_ data: Data, to name: String) throws(Failure) {
        let new = ".\(name).\(UInt64.random(in: 0 ... .max))"
        let file = openat(descriptor, new, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o600)
        guard file >= 0 else { throw .last }
        let handle = FileHandle(fileDescriptor: file, closeOnDealloc: true)
        do {
            try handle.write(contentsOf: data)
        } catch {
            let failure = Failure.last
            remove(new)
            throw failure
        }
        guard renameat(descriptor, new, descriptor, name) == 0 else {
            let failure = Failure.last
            remove(new)
            throw failure
        }
    }

    func remove(_ name: String) {
        unlinkat(descriptor, name, 0)
    }

    /// Performs work while no other program that uses the same lock does. If another one has it for long, works
    /// nevertheless: the file that it writes is whole in any case.
    func locked<Result, Failure>(
        by name: String, _ work: () throws(Failure) -> Result
    ) throws(Failure) -> Result {
        let lock = openat(descriptor, name, O_RDWR | O_CREAT | O_NOFOLLOW | O_CLOEXEC, 0o600)
        defer { if lock >= 0 { Foundation.close(lock) } }
        var tries = Self.lockTries
        while lock >= 0, tries > 0, flock(lock, LOCK_EX | LOCK_NB) != 0 {
            tries -= 1
            usleep(Self.lockPause)
        }
        return try work()
    }

    private static let lockTries = 100
    /// In microseconds.
    private static let lockPause: UInt32 = 2_000
}

extension stat {
    fileprivate var modified: Date {
        #if canImport(Darwin)
            let time = st_mtimespec
        #else
            let time = st_mtim
        #endif
        return Date(timeIntervalSince1970: Double(time.tv_sec) + Double(time.tv_nsec) / 1e9)
    }
}
