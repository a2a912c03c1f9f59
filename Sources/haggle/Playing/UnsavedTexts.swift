import Foundation
import LayoutInspection
import Playground
import SwiftSource

/// Keeps the texts with unsaved edits in recovery files, a moment after they change, and finds those of earlier sessions.
struct UnsavedTexts {
    private var files: RecoveryFiles
    /// The first change that is not written yet.
    private var changedAt: ContinuousClock.Instant?
    /// The texts in recovery files.
    private var kept: Set<TextName> = []
    /// The text of an earlier session that was offered.
    private var offered: RecoveredText?

    /// The longest time in which typed text can be lost.
    private static let delay: Duration = .seconds(1)

    init(in environment: [String: String] = ProcessInfo.processInfo.environment) {
        files = RecoveryFiles(in: environment)
    }

    mutating func textChanged() { changedAt = changedAt ?? .now }

    /// When the texts are to be written; nil if they are.
    var dueAt: ContinuousClock.Instant? { changedAt.map { $0 + Self.delay } }

    /// Writes the texts, if it is time.
    /// - Returns: the reason why one cannot be written, once.
    mutating func writeIfDue(_ editor: SourceEditor) -> String? {
        guard let dueAt, dueAt <= .now else { return nil }
        return write(editor)
    }

    /// Writes the unsaved texts, and removes the files of the saved ones.
    mutating func write(_ editor: SourceEditor) -> String? {
        changedAt = nil
        let names = Set(editor.unsavedNames)
        let texts = names.compactMap { name in
            editor.texts[name].map { UnsavedText($0.string, of: name.subject, base: $0.disk.string) }
        }
        let failure = files.write(texts)
        for saved in kept.subtracting(names) { files.remove(saved.subject) }
        kept = names
        // One that was neither taken nor given up is offered again.
        if editor.hasTakenRecovery { forgetOffer() }
        return failure
    }

    /// Removes the files of this session: the person gave the texts up.
    mutating func forgetAll() {
        for name in kept { files.remove(name.subject) }
        kept = []
    }

    /// Finds a text that an earlier session left for one of some sources.
    mutating func find(for sources: SourceSet) -> RecoveryOffer? {
        for file in sources.files {
            let name = TextName(file: file.name, isExample: false)
            guard name.isFile, let found = files.found(for: name.subject, now: file.text) else { continue }
            offered = found
            return RecoveryOffer(NamedText(name, found.text), time: Self.words(for: found.time))
        }
        return nil
    }

    /// Removes the offered text.
    mutating func forgetOffer() {
        offered.map { files.forget($0) }
        offered = nil
    }

    /// `12:03` on the same day, else `Nov 28 12:03`.
    private static func words(for time: Date) -> String {
        let isToday = written(time, as: "%F") == written(Date(), as: "%F")
        return written(time, as: isToday ? "%H:%M" : "%b %e %H:%M")
    }

    /// A moment as `strftime` writes it in this computer's time zone.
    private static func written(_ time: Date, as format: String) -> String {
        var (seconds, parts) = (time_t(time.timeIntervalSince1970), tm())
        localtime_r(&seconds, &parts)
        return String(unsafeUninitializedCapacity: 64) { buffer in
            buffer.withMemoryRebound(to: CChar.self) { letters in
                letters.baseAddress.map { strftime($0, letters.count, format, &parts) } ?? 0
            }
        }
    }
}

extension TextName {
    fileprivate var subject: RecoverySubject {
        isExample ? .example(file) : isFile ? .file(file) : .standardInput
    }
}
