import Foundation

/// The rules of `.gitignore` files, as Git reads them: the last matching rule decides.
struct IgnoreRules {
    private var rules: [IgnoreRule] = []
    /// The number of omitted rules.
    private(set) var leftOutCount = 0

    /// More rules would cost too much for each file.
    static let maximumCount = 2_000

    /// The rules of all folders from the checkout's down to this one; none outside a checkout.
    init(above folder: [String]) {
        let isCheckout = { (depth: Int) in
            FileManager.default.fileExists(atPath: Self.path(of: folder.prefix(depth) + [".git"]))
        }
        guard let top = (0...folder.count).reversed().first(where: isCheckout) else { return }
        // Most of these folders have none.
        for depth in top..<max(top, folder.count) { try? add(from: Array(folder.prefix(depth))) }
    }

    /// Adds the rules of the file in a folder.
    /// - Parameter folder: the components of its absolute path.
    /// - Throws: `UnreadableFile` if there is none that can be read; it does not wait for a pipe.
    mutating func add(from folder: [String]) throws(UnreadableFile) {
        let text = try InputFile(path: Self.path(of: folder + [".gitignore"])).read().string
        let found = text.utf8.split(separator: UInt8(ascii: "\n")).lazy
            .compactMap { IgnoreRule($0, depth: folder.count) }
        for rule in found {
            if rules.count < Self.maximumCount { rules.append(rule) } else { leftOutCount += 1 }
        }
    }

    /// - Parameter path: the components of an absolute path.
    func ignore(_ path: [String], isFolder: Bool) -> Bool {
        let names = path.map { Array($0.utf8) }
        return rules.last { $0.fits(names, isFolder: isFolder) }.map { !$0.isException } ?? false
    }

    private static func path(of names: some Sequence<String>) -> String {
        "/" + names.joined(separator: "/")
    }
}
