#if os(Linux)
    import Glibc

    /// Change notices by inotify, on directories, because a replaced file is another file.
    struct DirectoryNotices {
        let descriptor: Int32
        /// The wanted names, by the watch of their directory.
        private var wanted: [Int32: Wanted] = [:]

        private struct Wanted {
            var names: Set<String> = []
            /// Whether it is a watched folder: all sources and folders in it are wanted.
            var isFolder = false
        }

        /// Nil if the system's limit of watches is reached.
        /// - Throws: `CursesError` if a directory cannot be watched.
        init?(_ places: WatchedPlaces) throws(CursesError) {
            descriptor = inotify_init1(Int32(IN_NONBLOCK) | Int32(IN_CLOEXEC))
            guard descriptor >= 0 else {
                guard errno == EMFILE else { throw .cannotWatch(path: places.first, errno: errno) }
                return nil
            }
            let failed = places.files.first { !watch(file: $0) } ?? places.folders.first { !watch(folder: $0) }
            if let failed {
                let reason = errno
                close()
                guard reason == ENOSPC else { throw .cannotWatch(path: failed, errno: reason) }
                return nil
            }
        }

        private static let comingAndGoing = IN_MOVED_TO | IN_MOVED_FROM | IN_CREATE | IN_DELETE

        /// Watches a file by its path. Returns false if that fails, with the reason in `errno`.
        private mutating func watch(file path: String) -> Bool {
            // Each name is watched before it is followed, so that a link that changes meanwhile is noticed.
            var next: String? = path
            for _ in 0..<Self.mostLinks {
                guard let place = next else { break }
                // If a link leads to no directory, there is nothing to watch yet.
                guard watch(place: place) || place != path else { return false }
                next = Self.target(ofLink: place)
            }
            // Its directories may be links, too.
            let real = Self.resolved(path)
            if real != path { _ = watch(place: real) }
            return true
        }

        /// The system's own limit of links in one path.
        private static let mostLinks = 40

        private mutating func watch(place: String) -> Bool {
            guard watch(place, for: Self.comingAndGoing | IN_CLOSE_WRITE) else { return false }
            // Notices of the directory itself are useful, but not required.
            if place.contains("/") { _ = watch(directory(of: place), for: Self.comingAndGoing) }
            return true
        }

        /// The target of a symbolic link; nil if the path is none.
        private static func target(ofLink path: String) -> String? {
            var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
            let count = readlink(path, &buffer, buffer.count)
            guard count > 0 else { return nil }
            let target = String(decoding: buffer[..<count].map { UInt8(bitPattern: $0) }, as: UTF8.self)
            return target.hasPrefix("/") ? target : directory(of: path) + "/" + target
        }

        private mutating func watch(folder path: String) -> Bool {
            guard let watch = add(path, for: Self.comingAndGoing | IN_CLOSE_WRITE) else { return false }
            wanted[watch, default: Wanted()].isFolder = true
            _ = self.watch(path, for: Self.comingAndGoing)
            return true
        }

        /// Adds a name to those watched in its directory.
        private mutating func watch(_ place: String, for notices: Int32) -> Bool {
            guard let watch = add(directory(of: place), for: notices) else { return false }
            wanted[watch, default: Wanted()].names.insert(name(in: place))
            return true
        }

        private func add(_ directory: String, for notices: Int32) -> Int32? {
            let watch = inotify_add_watch(
                descriptor, directory, UInt32(notices | Int32(IN_ONLYDIR | IN_MASK_ADD)))
            return watch >= 0 ? watch : nil
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

        /// Whether one of the notices is about a wanted file. A notice is a header with the length of the name that
        /// follows.
        private func concerns(_ notices: UnsafeRawBufferPointer) -> Bool {
            var offset = 0
            let headerSize = MemoryLayout<inotify_event>.size
            while offset + headerSize <= notices.count {
                let header = notices.loadUnaligned(fromByteOffset: offset, as: inotify_event.self)
                let start = offset + headerSize
                offset = start + Int(header.len)
                guard offset <= notices.count else { return true }
                // Notices were lost, perhaps the file's.
                if header.mask & UInt32(IN_Q_OVERFLOW) != 0 { return true }
                let name = String(decoding: notices[start..<offset].prefix { $0 != 0 }, as: UTF8.self)
                guard let wanted = wanted[header.wd] else { continue }
                if wanted.names.contains(name) || wanted.isFolder && Self.isPart(name, header.mask) { return true }
            }
            return false
        }

        /// Whether a name in a folder is relevant to its sources: a source, a folder, or `.gitignore`.
        private static func isPart(_ name: String, _ mask: UInt32) -> Bool {
            if name == ".gitignore" { return true }
            guard !name.hasPrefix(".") else { return false }
            return name.hasSuffix(".swift") || mask & UInt32(IN_ISDIR) != 0
        }
    }

    extension WatchedPlaces {
        fileprivate var first: String { files.first ?? folders.first ?? "" }
    }
#endif
