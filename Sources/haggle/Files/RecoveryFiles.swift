import Foundation
import SwiftSource

/// Unsaved texts on disk, in `haggle/recovery` among the state files: what a person typed survives a crash, a kill and a
/// closed window.
///
/// Each edited source has a file, which only this program run replaces: two that edit the same source do not lose each
/// other's text. Files are found again by their source's name, once their process has ended.
struct RecoveryFiles {
    /// The folder of all programs' state files; nil if the environment names none.
    private let place: String?
    private let process: Int32
    /// The part of this run's file names that no other run has.
    private let run = String(UInt64.random(in: 0 ... .max), radix: 36)
    private var isReported = false
    /// The text that this run has written last into each file, and the text that its edit began from. Strings of other
    /// bytes may be equal.
    private var written: [String: [TextHash]] = [:]

    static let limits = (bytes: 8 << 20, files: 100, age: TimeInterval(30 * 24 * 3600))

    /// - Parameter process: the process that the texts belong to.
    init(in environment: [String: String], process: Int32 = getpid()) {
        self.process = process
        place = PrivateFolder.place(in: environment)
    }

    private static let folders = ["haggle", "recovery"]

    /// The folder; nil if it does not exist yet, or if it is not the person's own.
    private var existing: PrivateFolder? {
        guard let place, access(([place] + Self.folders).joined(separator: "/"), F_OK) == 0 else { return nil }
        return try? PrivateFolder(Self.folders, in: place)
    }

    /// Writes texts that are in no file. Those that were written as they are take no time.
    /// - Returns: the reason why one cannot be written, as a sentence without a full stop; only the first time, since
    ///   the next one would be the same.
    mutating func write(_ texts: [UnsavedText]) -> String? {
        var failure: String?
        for text in texts {
            let name = fileName(of: text.subject)
            let hashes = [TextHash(text.text), text.base]
            guard written[name] != hashes else { continue }
            if let reason = write(text, to: name) { failure = reason } else { written[name] = hashes }
        }
        guard let failure, !isReported else { return nil }
        isReported = true
        return "unsaved text is not kept for a crash: \(failure)"
    }

    /// Removes this run's text of a source: it was saved, or given up.
    mutating func remove(_ subject: RecoverySubject) {
        let name = fileName(of: subject)
        guard written.removeValue(forKey: name) != nil else { return }
        existing?.remove(name)
    }

    /// The newest text of a source that an ended process left; nil if there is none, or if the source has it now.
    /// - Parameter now: the source as it is now; nil if it is gone.
    func found(for subject: RecoverySubject, now: SourceText?) -> RecoveredText? {
        guard let folder = existing else { return nil }
        prune(folder)
        for entry in folder.entries where entry.name.hasPrefix(subject.prefix) && written[entry.name] == nil {
            guard let record = record(in: entry.name, of: folder) else {
                folder.remove(entry.name)
                continue
            }
            guard record.subject == subject.key, !isRunning(record.process) else { continue }
            guard now.map({ !$0.utf8.elementsEqual(record.text.utf8) }) ?? true else {
                folder.remove(entry.name)
                continue
            }
            return RecoveredText(
                subject: subject, text: record.text, time: record.time,
                isSourceChanged: now.map { TextHash($0.string) } != record.base, file: entry.name)
        }
        return nil
    }

    /// Removes a found text: the person has taken it, or does not want it.
    func forget(_ found: RecoveredText) {
        existing?.remove(found.file)
    }

    /// - Returns: the reason why the text cannot be written; nil if it is.
    private func write(_ text: UnsavedText, to name: String) -> String? {
        guard let place else { return "neither XDG_STATE_HOME nor HOME is set" }
        let record = RecoveryRecord(
            subject: text.subject.key, process: process, time: Date(), base: text.base, text: text.text)
        guard text.text.utf8.count <= Self.limits.bytes, let data = try? JSONEncoder().encode(record) else {
            return "\(record.subject) is larger than \(Self.limits.bytes >> 20) MB"
        }
        do throws(PrivateFolder.Failure) {
            let folder = try PrivateFolder(Self.folders, in: place)
            if written[name] == nil { prune(folder, by: 1) }
            try folder.write(data, to: name)
        } catch {
            return error.sentence
        }
        return nil
    }

    /// Removes old files, and the oldest of too many.
    /// - Parameter new: how many are about to be written.
    private func prune(_ folder: PrivateFolder, by new: Int = 0) {
        let oldest = Date(timeIntervalSinceNow: -Self.limits.age)
        for (index, entry) in folder.entries.filter({ written[$0.name] == nil }).enumerated()
        where index >= Self.limits.files - written.count - new || entry.modified < oldest {
            folder.remove(entry.name)
        }
    }

    /// The record in a file; nil if there is none.
    private func record(in file: String, of folder: PrivateFolder) -> RecoveryRecord? {
        // A character may need six bytes in JSON.
        folder.contents(of: file, upTo: Self.limits.bytes * 6 + 10_000).flatMap {
            try? JSONDecoder().decode(RecoveryRecord.self, from: $0)
        }
    }

    /// Whether a process runs that may have written a file. This one's number may have been an earlier one's.
    private func isRunning(_ other: Int32) -> Bool {
        other > 0 && other != process && (kill(other, 0) == 0 || errno == EPERM)
    }

    private func fileName(of subject: RecoverySubject) -> String { "\(subject.prefix)\(run).json" }
}

/// What an unsaved text is a text of.
enum RecoverySubject: Hashable {
    case file(String)
    case example(String)
    case standardInput

    /// Its name in recovery files: a file's is its absolute path, links followed.
    var key: String {
        switch self {
        case .file(let path): AbsolutePath(path).text
        case .example(let name): "example:\(name)"
        case .standardInput: "stdin"
        }
    }

    /// The start of the names of its files.
    fileprivate var prefix: String { "\(TextHash(key).digits)-" }
}

/// A text that is in no file yet.
struct UnsavedText: Hashable {
    let subject: RecoverySubject
    /// The text that the edit began from.
    let base: TextHash
    let text: String

    init(_ text: String, of subject: RecoverySubject, base: String) {
        (self.text, self.subject, self.base) = (text, subject, TextHash(base))
    }
}

/// A text that an ended process left.
struct RecoveredText: Hashable {
    let subject: RecoverySubject
    let text: String
    /// When it was written.
    let time: Date
    /// Whether the source is another one than that which the edit began from.
    let isSourceChanged: Bool
    /// The name of its recovery file.
    fileprivate let file: String
}

/// A recovery file.
private struct RecoveryRecord: Codable {
    let subject: String
    let process: Int32
    let time: Date
    let base: TextHash
    let text: String
}

/// A short number for a text (FNV-1a, 64 bits): it recognizes a text, but not one that was made to be mistaken for it.
struct TextHash: Hashable, Codable {
    /// In hexadecimal.
    let digits: String

    init(_ text: String) {
        var hash: UInt64 = 0xcbf2_9ce4_8422_2325
        for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
        digits = String(hash, radix: 16)
    }
}

/// A path from the root of the file system. Links are followed if it exists.
struct AbsolutePath: Hashable {
    let text: String

    init(_ path: String) {
        if let real = realpath(path, nil) {
            defer { free(real) }
            text = String(cString: real)
        } else {
            text = URL(fileURLWithPath: path).standardizedFileURL.path
        }
    }
}
