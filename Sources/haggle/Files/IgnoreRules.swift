import Foundation

/// What `.gitignore` files name, as git reads them: the last rule that fits decides.
struct IgnoreRules {
    private var rules: [Rule] = []

    /// Those of all folders from the checkout's down to this one; none outside a checkout.
    init(above folder: [String]) {
        let isCheckout = { (depth: Int) in
            FileManager.default.fileExists(atPath: Self.path(of: folder.prefix(depth) + [".git"]))
        }
        guard let top = (0...folder.count).reversed().first(where: isCheckout) else { return }
        // Most of these folders have none.
        for depth in top..<max(top, folder.count) { try? add(from: Array(folder.prefix(depth))) }
    }

    /// The rules of the file in a folder.
    /// - Parameter folder: the names on its absolute path.
    /// - Throws: where there is none, or none that can be read: a pipe is not waited for.
    mutating func add(from folder: [String]) throws(UnreadableFile) {
        let text = try InputFile(path: Self.path(of: folder + [".gitignore"])).read().string
        rules += text.split(whereSeparator: \.isNewline).compactMap { Rule($0, depth: folder.count) }
    }

    /// - Parameter path: the names on its absolute path.
    func ignore(_ path: [String], isFolder: Bool) -> Bool {
        rules.last { $0.fits(path, isFolder: isFolder) }.map { !$0.isException } ?? false
    }

    private static func path(of names: some Sequence<String>) -> String {
        "/" + names.joined(separator: "/")
    }
}

/// A line of a `.gitignore`.
private struct Rule {
    /// A name or a pattern of one each; nil for `**`, any number of names.
    private let names: [String?]
    /// How many names are on the path of the folder that holds the file.
    private let depth: Int
    private let isForFoldersOnly: Bool
    /// Written with `!`: takes back what rules before it say.
    let isException: Bool

    /// Nil for a blank line and a comment.
    init?(_ line: Substring, depth: Int) {
        var pattern = line
        while pattern.last == " ", !pattern.hasSuffix("\\ ") { pattern.removeLast() }
        guard !pattern.isEmpty, pattern.first != "#" else { return nil }
        isException = pattern.first == "!"
        if isException { pattern.removeFirst() }
        isForFoldersOnly = pattern.last == "/"
        if isForFoldersOnly { pattern.removeLast() }
        guard !pattern.isEmpty else { return nil }
        // A pattern without a slash is of names at any depth.
        let isAnywhere = !pattern.contains("/")
        let parts = pattern.split(separator: "/").map { $0 == "**" ? nil : String($0) }
        names = isAnywhere ? [nil] + parts : parts
        self.depth = depth
    }

    func fits(_ path: [String], isFolder: Bool) -> Bool {
        guard isFolder || !isForFoldersOnly, path.count > depth else { return false }
        return fits(path[depth...])
    }

    /// From the left, with a step back to the last `**` where a name does not fit.
    private func fits(_ path: ArraySlice<String>) -> Bool {
        var (name, place) = (0, path.startIndex)
        var retry: (name: Int, place: Int)?
        while place < path.endIndex {
            if name < names.count, names[name] == nil {
                retry = (name, place)
                name += 1
            } else if name < names.count, let pattern = names[name], fnmatch(pattern, path[place], 0) == 0 {
                (name, place) = (name + 1, place + 1)
            } else if let last = retry {
                (name, place) = (last.name + 1, last.place + 1)
                retry = (last.name, last.place + 1)
            } else {
                return false
            }
        }
        // `folder/**` is all in the folder, and not the folder.
        return name == names.count
    }
}
