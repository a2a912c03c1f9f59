/// Files and folders to watch for changes.
package struct WatchedPlaces: Hashable, Sendable {
    package var files: [String]
    /// Watched for Swift sources and for folders that come and go, without the contents of inner folders.
    package var folders: [String]

    package init(files: [String] = [], folders: [String] = []) {
        self.files = files
        self.folders = folders
    }
}

/// Notices that a file is written and closed, replaced by another of its name (as editors save), removed, or made
/// again, also with its directory; and that a source or a folder comes, goes or changes in a folder. Symbolic links and
/// remade directories are resolved when the watch begins: after a change, a new watch is needed.
///
/// Linux reports changes in the directories of a file, of the targets of its links, and of those directories. Other
/// systems, and a Linux at its limit of watches, are polled once a second.
struct FileWatch {
    #if os(Linux)
        private var notices: DirectoryNotices?
    #endif
    private var stamps: [FileStamp] = []

    init(path: String) throws(CursesError) {
        try self.init(WatchedPlaces(files: [path]))
    }

    init(_ places: WatchedPlaces) throws(CursesError) {
        #if os(Linux)
            notices = try DirectoryNotices(places)
            guard notices == nil else { return }
        #endif
        for path in places.files { stamps.append(try FileStamp(file: path)) }
        for path in places.folders { stamps.append(try FileStamp(folder: path)) }
    }

    /// Readable when there may be a change; nil if there is nothing to wait for.
    var descriptor: Int32? {
        #if os(Linux)
            notices?.descriptor
        #else
            nil
        #endif
    }

    /// How often to poll `takeChange`; nil if changes are reported.
    var interval: Duration? { stamps.isEmpty ? nil : .seconds(1) }

    /// Whether something has changed since the last call. Does not wait.
    mutating func takeChange() -> Bool {
        var hasChanged = false
        #if os(Linux)
            hasChanged = notices?.takeChange() ?? false
        #endif
        for index in stamps.indices where stamps[index].takeChange() { hasChanged = true }
        return hasChanged
    }

    func close() {
        #if os(Linux)
            notices?.close()
        #endif
    }
}
