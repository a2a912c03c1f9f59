/// A line of a `.gitignore`.
struct IgnoreRule {
    private let parts: [Part]
    /// The number of components in the path of the rule's folder.
    private let depth: Int
    private let isForFoldersOnly: Bool
    /// Written with `!`: it cancels earlier rules.
    let isException: Bool

    private enum Part {
        case name(NamePattern)
        /// `**`.
        case anyNames
    }

    /// Nil for a blank line and a comment.
    /// - Parameter line: in UTF-8.
    init?(_ line: some Sequence<UInt8>, depth: Int) {
        var pattern = Array(line)[...]
        if pattern.last == UInt8(ascii: "\r") { pattern.removeLast() }
        while pattern.last == UInt8(ascii: " "), pattern.dropLast().last != UInt8(ascii: "\\") { pattern.removeLast() }
        guard let first = pattern.first, first != UInt8(ascii: "#") else { return nil }
        isException = first == UInt8(ascii: "!")
        if isException { pattern.removeFirst() }
        isForFoldersOnly = pattern.last == UInt8(ascii: "/")
        if isForFoldersOnly { pattern.removeLast() }
        guard !pattern.isEmpty else { return nil }
        let names = pattern.split(separator: UInt8(ascii: "/"))
            .map { $0.elementsEqual("**".utf8) ? Part.anyNames : .name(NamePattern($0)) }
        // A pattern without a slash matches names at any depth.
        parts = pattern.contains(UInt8(ascii: "/")) ? names : [.anyNames] + names
        self.depth = depth
    }

    /// - Parameter path: the components of an absolute path, in UTF-8.
    func fits(_ path: [[UInt8]], isFolder: Bool) -> Bool {
        guard isFolder || !isForFoldersOnly, path.count > depth else { return false }
        // Most rules fail at their last name.
        if case .name(let last)? = parts.last, !last.fits(path[path.count - 1]) { return false }
        return fits(path[depth...])
    }

    /// Matches from the left, and backtracks to the last `**` if a name does not match.
    private func fits(_ path: ArraySlice<[UInt8]>) -> Bool {
        var (part, place) = (0, path.startIndex)
        var retry: (part: Int, place: Int)?
        while place < path.endIndex {
            switch part < parts.count ? parts[part] : nil {
            case .anyNames?:
                retry = (part, place)
                part += 1
                continue
            case .name(let pattern)? where pattern.fits(path[place]):
                (part, place) = (part + 1, place + 1)
                continue
            case .name?, nil: break
            }
            guard let last = retry else { return false }
            (part, place) = (last.part + 1, last.place + 1)
            retry = (last.part, last.place + 1)
        }
        // `folder/**` matches the folder's contents, but not the folder.
        return part == parts.count
    }
}
