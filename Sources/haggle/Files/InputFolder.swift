import Foundation
import TextMetrics

/// The Swift sources in a folder and all inner ones, without hidden files and folders, generated folders, and what
/// `.gitignore` names.
struct InputFolder {
    /// In the order of their names; a folder's own before those of inner folders.
    private(set) var files: [InputFile] = []
    /// All searched folders, including the folder itself.
    private(set) var folders: [String] = []
    private(set) var skipped = SkippedFiles()
    private(set) var pictures: FolderPictures

    /// The folders that package managers and builds generate.
    static let generated: Set<String> = ["Pods", "DerivedData"]
    /// More than the sources of any project.
    private static let maximum = (files: 10_000, entries: 100_000)

    /// A folder to search.
    private struct Folder {
        let path: String
        /// The components of its absolute path.
        let names: [String]
        let rules: IgnoreRules
    }

    /// - Parameter known: the files found so far, under any name; the ones found here are added.
    init(path: String, known: inout Set<FileStamp.Identity>) throws(UnreadableFile) {
        let absolute = URL(fileURLWithPath: path).resolvingSymlinksInPath().pathComponents.filter { $0 != "/" }
        let rules = IgnoreRules(above: absolute)
        pictures = FolderPictures(of: path)
        skipped.rules = rules.leftOutCount
        var waiting = [Folder(path: path, names: absolute, rules: rules)]
        var entryCount = 0
        while let folder = waiting.popLast() {
            folders.append(folder.path)
            let names: [String]
            do {
                names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
            } catch {
                guard folder.path != path else { throw UnreadableFile(file: InputFile(path: path), error) }
                skipped.unreadable += 1
                continue
            }
            entryCount += names.count
            waiting += look(at: names, in: folder, known: &known).reversed()
            guard files.count <= Self.maximum.files, entryCount <= Self.maximum.entries else {
                throw UnreadableFile(file: InputFile(path: path), .tooManyFiles)
            }
        }
    }

    /// Takes the sources of a folder.
    /// - Returns: its inner folders.
    private mutating func look(
        at names: [String], in folder: Folder, known: inout Set<FileStamp.Identity>
    ) -> [Folder] {
        var rules = folder.rules
        if names.contains(".gitignore") {
            do throws(UnreadableFile) {
                try rules.add(from: folder.names)
                skipped.rules += rules.leftOutCount - folder.rules.leftOutCount
            } catch {
                skipped.unreadable += 1
            }
        }
        var folders: [Folder] = []
        for name in names {
            let path = folder.path.hasSuffix("/") ? folder.path + name : folder.path + "/" + name
            guard let stamp = FileStamp(path: path) else { continue }
            guard stamp.isFolder || name.hasSuffix(".swift") else {
                if !name.hasPrefix("."), !rules.ignore(folder.names + [name], isFolder: false) { pictures.add(path) }
                continue
            }
            let isNobodys =
                name.hasPrefix(".") || stamp.isFolder && Self.generated.contains(name)
                || rules.ignore(folder.names + [name], isFolder: stamp.isFolder)
            if isNobodys {
                skipped.add(name, isFolder: stamp.isFolder)
            } else if known.insert(stamp.identity).inserted {
                if stamp.isFolder {
                    folders.append(Folder(path: path, names: folder.names + [name], rules: rules))
                } else {
                    files.append(InputFile(path: path))
                }
            }
        }
        return folders
    }
}
