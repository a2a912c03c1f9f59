/// The number of files and folders that were not read.
struct SkippedFiles: Hashable {
    private(set) var files = 0
    private(set) var folders = 0
    /// Files and folders that the system refuses to open.
    var unreadable = 0
    /// Rules of `.gitignore` files that are not applied.
    var rules = 0

    /// Git's own folder contains no sources, and is not counted.
    mutating func add(_ name: String, isFolder: Bool) {
        guard name != ".git" else { return }
        if isFolder { folders += 1 } else { files += 1 }
    }

    mutating func add(_ other: SkippedFiles) {
        files += other.files
        folders += other.folders
        unreadable += other.unreadable
        rules += other.rules
    }

    /// `2 folders and 1 file were skipped: hidden, generated, or named by .gitignore`; empty if all were read.
    var sentences: [String] {
        var sentences: [String] = []
        let counts = [count(folders, "folder", "folders"), count(files, "file", "files")].compactMap { $0 }
        if !counts.isEmpty {
            let verb = files + folders == 1 ? "was" : "were"
            sentences.append(
                "\(counts.joined(separator: " and ")) \(verb) skipped: hidden, generated, or named by .gitignore")
        }
        if let count = count(unreadable, "file or folder", "files or folders") {
            sentences.append("\(count) could not be read")
        }
        if let count = count(rules, "rule", "rules") {
            sentences.append(
                "\(count) of .gitignore files \(rules == 1 ? "is" : "are") not applied; \(IgnoreRules.maximumCount) are"
            )
        }
        return sentences
    }

    private func count(_ number: Int, _ one: String, _ many: String) -> String? {
        number == 0 ? nil : "\(number) \(number == 1 ? one : many)"
    }
}
