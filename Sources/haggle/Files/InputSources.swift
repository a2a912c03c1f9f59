import Curses
import Foundation
import LayoutInspection
import SwiftSource
import TextMetrics

/// The sources named on the command line, read and parsed: files, folders with all their contents, standard input.
struct InputSources {
    let paths: [String]
    let parsed: ParsedSources
    /// The files and folders that were not read.
    let skipped: SkippedFiles
    /// The places whose changes are changes of the sources.
    let watched: WatchedPlaces
    /// The stamps of files, if any later change will change them.
    private let stamps: [InputFile: FileStamp]

    private static let largest = 64 << 20

    /// - Parameters:
    ///   - paths: at least one.
    ///   - before: an earlier reading of the same paths. Unchanged files are not read or parsed again.
    init(_ paths: [String], after before: InputSources? = nil) throws(UnreadableFile) {
        let found = try FoundFiles(paths)
        let files = before.map { found.files.ordered(like: $0.parsed.sources) } ?? found.files
        let read = files.enumerated().map { ($0.offset, $0.element) }.concurrentMap { number, file in
            ReadFile(file, number: number, before: before)
        }
        var skipped = found.skipped
        var sources: [SourceSet.File] = []
        var stamps: [InputFile: FileStamp] = [:]
        for (number, read) in read.enumerated() {
            let text: SourceText
            do throws(UnreadableFile) {
                text = try read.text.get()
            } catch {
                guard !found.isNamed(read.file) else { throw error }
                skipped.unreadable += 1
                text = SourceText("", number: number)
            }
            sources.append(SourceSet.File(name: read.file.sourceName, text: text))
            stamps[read.file] = read.stamp
        }
        guard sources.reduce(0, { $0 + $1.text.utf8.count }) <= Self.largest else {
            throw UnreadableFile(file: InputFile(path: paths[0]), .sourcesTooLarge(limit: Self.largest))
        }
        self.paths = paths
        self.stamps = stamps
        parsed = ParsedSources(SourceSet(sources), keeping: before?.parsed, pictures: found.pictures)
        self.skipped = skipped
        watched = found.watched
    }

    /// The name of all sources: `Card.swift`, `Card.swift and 2 more`.
    var name: String {
        let first = InputFile(path: paths[0]).displayName
        return paths.count == 1 ? first : "\(first) and \(paths.count - 1) more"
    }

    /// Whether the sources can be read again.
    var isOnDisk: Bool { paths != ["-"] }

    /// The earlier text of an unchanged file with the same number; nil if there is none.
    fileprivate func text(of file: InputFile, number: Int, stamp: FileStamp?) -> SourceText? {
        let files = parsed.sources.files
        guard files.indices.contains(number), files[number].name == file.sourceName else { return nil }
        if file.isStandardInput { return files[number].text }
        guard let stamp, stamps[file] == stamp else { return nil }
        return files[number].text
    }
}

/// The files that paths lead to, each once, in the order of the paths.
struct FoundFiles {
    private(set) var files: [InputFile] = []
    private(set) var skipped = SkippedFiles()
    private(set) var watched = WatchedPlaces()
    /// The sizes of pictures in the folders, in points, by their names.
    private(set) var pictures: [String: CGSize] = [:]
    private var named: Set<InputFile> = []

    /// Whether a path names the file itself, and not its folder.
    func isNamed(_ file: InputFile) -> Bool { named.contains(file) }

    init(_ paths: [String]) throws(UnreadableFile) {
        var known: Set<FileStamp.Identity> = []
        for path in paths {
            let file = InputFile(path: path)
            let stamp = file.isStandardInput ? nil : FileStamp(path: path)
            if let stamp, !known.insert(stamp.identity).inserted { continue }
            guard stamp?.isFolder == true else {
                if named.insert(file).inserted { files.append(file) }
                if !file.isStandardInput { watched.files.append(path) }
                continue
            }
            let folder = try InputFolder(path: path, known: &known)
            files += folder.files
            skipped.add(folder.skipped)
            pictures.merge(folder.pictures.sizes) { first, _ in first }
            watched.folders += folder.folders
            if folder.files.isEmpty, paths.count == 1 {
                throw UnreadableFile(file: file, .noSource)
            }
        }
    }
}

extension [InputFile] {
    /// The files in their earlier order, so that each keeps its number, then the new ones; in their own order if one of
    /// the earlier files is gone.
    fileprivate func ordered(like before: SourceSet) -> [InputFile] {
        let byName = Dictionary(map { ($0.sourceName, $0) }, uniquingKeysWith: { first, _ in first })
        let kept = before.files.compactMap { byName[$0.name] }
        guard kept.count == before.files.count else { return self }
        let known = Set(kept)
        return kept + filter { !known.contains($0) }
    }
}

/// A file with its text, or the reason why there is none.
private struct ReadFile: Sendable {
    let file: InputFile
    let stamp: FileStamp?
    let text: Result<SourceText, UnreadableFile>

    init(_ file: InputFile, number: Int, before: InputSources?) {
        self.file = file
        // Before the text: a file that is written meanwhile is read once more.
        let stamp = file.isStandardInput ? nil : FileStamp(path: file.path)
        self.stamp = stamp.flatMap { $0.isSettled ? $0 : nil }
        if let known = before?.text(of: file, number: number, stamp: stamp) {
            text = .success(known)
        } else {
            text = Result { () throws(UnreadableFile) in try file.read(number: number) }
        }
    }
}
