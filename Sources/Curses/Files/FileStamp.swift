import Foundation

/// A stamp that changes with the contents of a file, or with the sources in a folder, without reading them.
struct FileStamp {
    private let path: String
    private let isFolder: Bool
    private var last: [Int]

    init(file path: String) throws(CursesError) {
        try self.init(path: path, isFolder: false, needed: directory(of: path))
    }

    init(folder path: String) throws(CursesError) {
        try self.init(path: path, isFolder: true, needed: path)
    }

    private init(path: String, isFolder: Bool, needed: String) throws(CursesError) {
        guard access(needed, X_OK) == 0 else { throw .cannotWatch(path: path, errno: errno) }
        self.path = path
        self.isFolder = isFolder
        last = Self.read(path, isFolder: isFolder)
    }

    mutating func takeChange() -> Bool {
        let now = Self.read(path, isFolder: isFolder)
        defer { last = now }
        return now != last
    }

    /// The stamp of a folder: its own time changes as files come and go; each of its sources has its own time.
    private static func read(_ path: String, isFolder: Bool) -> [Int] {
        guard isFolder, let folder = opendir(path) else { return read(path) }
        defer { closedir(folder) }
        var names: [String] = []
        while let entry = readdir(folder) {
            let name = withUnsafePointer(to: &entry.pointee.d_name) { start in
                start.withMemoryRebound(to: CChar.self, capacity: 1) { String(cString: $0) }
            }
            if name.hasSuffix(".swift") { names.append(name) }
        }
        return read(path) + names.sorted().flatMap { read("\(path)/\($0)") }
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
func directory(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
}

func name(in path: String) -> String {
    path.lastIndex(of: "/").map { String(path[path.index(after: $0)...]) } ?? path
}
