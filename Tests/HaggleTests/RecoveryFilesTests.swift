import Foundation
import SwiftSource
import TestSupport
import Testing

@testable import haggle

/// Unsaved texts that survive a crash.
@Suite struct RecoveryFilesTests {
    private let folder: ScratchFolder
    private let file: RecoverySubject

    init() throws {
        folder = try ScratchFolder(["A.swift": "old"])
        file = .file(folder.path + "/A.swift")
    }

    private var environment: [String: String] { ["XDG_STATE_HOME": folder.path + "/state"] }
    private var place: String { folder.path + "/state/haggle/recovery" }

    /// The files of another run, whose process does not run any more unless it is named.
    private func run(process: Int32 = ended) -> RecoveryFiles { RecoveryFiles(in: environment, process: process) }

    /// The number of a process that has ended: no system gives it.
    private static let ended = Int32.max - 1

    private func files() throws -> [String] { try FileManager.default.contentsOfDirectory(atPath: place).sorted() }

    private func unsaved(_ text: String, base: String = "old") -> UnsavedText {
        UnsavedText(text, of: file, base: base)
    }

    @Test func `a text of an ended process is found until it is taken`() throws {
        var crashed = run()
        #expect(crashed.write([unsaved("a\r\n\"é\u{0}")]) == nil)
        let next = run(process: getpid())
        let found = try #require(next.found(for: file, now: SourceText("old")))
        #expect(found.text == "a\r\n\"é\u{0}" && !found.isSourceChanged)
        #expect(abs(found.time.timeIntervalSinceNow) < 60)
        #expect(next.found(for: file, now: SourceText("theirs"))?.isSourceChanged == true)
        #expect(next.found(for: file, now: nil)?.isSourceChanged == true)
        #expect(next.found(for: .example("A.swift"), now: SourceText("old")) == nil)
        next.forget(found)
        #expect(next.found(for: file, now: SourceText("old")) == nil)
    }

    @Test func `a text of a running process is not found`() throws {
        var other = run(process: getppid())
        #expect(other.write([unsaved("text")]) == nil)
        #expect(run(process: getpid()).found(for: file, now: SourceText("old")) == nil)
        #expect(try files().count == 1)
    }

    @Test func `a text that the file has by now is removed`() throws {
        var crashed = run()
        #expect(crashed.write([unsaved("e\u{301}")]) == nil)
        // Equal strings of other bytes are another text.
        #expect(run().found(for: file, now: SourceText("\u{E9}"))?.text.utf8.count == 3)
        #expect(run().found(for: file, now: SourceText("e\u{301}")) == nil)
        #expect(try files().isEmpty)
    }

    @Test func `two runs keep texts of the same file, and each removes its own`() throws {
        var (one, other) = (run(), run())
        #expect(one.write([unsaved("one")]) == nil)
        #expect(other.write([unsaved("other")]) == nil)
        #expect(one.write([unsaved("one, later")]) == nil)
        #expect(try files().count == 2)
        one.remove(file)
        one.remove(file)
        #expect(try files().count == 1)
        #expect(run().found(for: file, now: nil)?.text == "other")
    }

    @Test func `the text that an edit began from is kept with the text`() throws {
        var crashed = run()
        #expect(crashed.write([unsaved("text")]) == nil)
        #expect(run().found(for: file, now: SourceText("theirs"))?.isSourceChanged == true)
        #expect(crashed.write([unsaved("text", base: "theirs")]) == nil)
        #expect(run().found(for: file, now: SourceText("theirs"))?.isSourceChanged == false)
    }

    @Test func `nothing is created before there is a text, and a folder that was removed is made again`() throws {
        var files = run()
        #expect(files.found(for: file, now: nil) == nil)
        files.remove(file)
        #expect(!FileManager.default.fileExists(atPath: folder.path + "/state"))
        #expect(files.write([unsaved("one")]) == nil)
        try FileManager.default.removeItem(atPath: folder.path + "/state")
        #expect(files.write([unsaved("two")]) == nil)
        #expect(run().found(for: file, now: nil)?.text == "two")
    }

    @Test func `a file is known under all of its paths`() throws {
        try folder.link("B.swift", to: "A.swift")
        var crashed = run()
        #expect(crashed.write([UnsavedText("text", of: .file(folder.path + "/B.swift"), base: "old")]) == nil)
        #expect(run().found(for: .file(folder.path + "/./A.swift"), now: nil)?.text == "text")
    }

    @Test func `examples and standard input have names of their own`() throws {
        var crashed = run()
        let texts = [
            UnsavedText("one", of: .example("Card"), base: ""), UnsavedText("two", of: .standardInput, base: ""),
        ]
        #expect(crashed.write(texts) == nil)
        #expect(run().found(for: .example("Card"), now: nil)?.text == "one")
        #expect(run().found(for: .standardInput, now: nil)?.text == "two")
        #expect(RecoverySubject.example("Card").key == "example:Card" && RecoverySubject.standardInput.key == "stdin")
    }

    @Test func `folder and files are for the person alone`() throws {
        try folder.write("", to: "state/haggle/x")
        #expect(chmod(folder.path + "/state/haggle", 0o755) == 0)
        var files = run()
        #expect(files.write([unsaved("text")]) == nil)
        func mode(_ path: String) -> mode_t? {
            var status = stat()
            return lstat(path, &status) == 0 ? status.st_mode & 0o777 : nil
        }
        #expect(mode(folder.path + "/state/haggle") == 0o700)
        #expect(mode(place) == 0o700)
        #expect(mode("\(place)/\(try self.files()[0])") == 0o600)
    }

    @Test func `a link in place of the folder is not followed, which is reported once`() throws {
        try folder.write("", to: "theirs/x")
        try folder.write("", to: "state/haggle/x")
        try folder.link("state/haggle/recovery", to: "../../theirs")
        var files = run()
        let sentence = files.write([unsaved("text")])
        #expect(sentence?.hasPrefix("unsaved text is not kept for a crash: ") == true, "\(sentence ?? "")")
        #expect(files.write([unsaved("text, later")]) == nil)
        #expect(files.found(for: file, now: nil) == nil)
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path + "/theirs") == ["x"])
    }

    @Test func `an environment without a home and a text that is too large are reported`() {
        var homeless = RecoveryFiles(in: ["XDG_STATE_HOME": "relative"])
        #expect(
            homeless.write([unsaved("text")])
                == "unsaved text is not kept for a crash: neither XDG_STATE_HOME nor HOME is set")
        var files = run()
        let large = String(repeating: "x", count: (8 << 20) + 1)
        #expect(
            files.write([UnsavedText(large, of: .standardInput, base: ""), unsaved("text")])
                == "unsaved text is not kept for a crash: stdin is larger than 8 MB")
        #expect(run().found(for: file, now: nil)?.text == "text")
    }

    @Test func `a broken file is ignored and removed`() throws {
        var crashed = run()
        #expect(crashed.write([unsaved("text")]) == nil)
        let path = "\(place)/\(try files()[0])"
        for broken in ["", "{", "[1]", "{\"subject\": 1}"] {
            try Data(broken.utf8).write(to: URL(fileURLWithPath: path))
            #expect(run().found(for: file, now: nil) == nil)
            #expect(try files().isEmpty)
        }
    }

    @Test func `old files and the oldest of many are removed`() throws {
        var crashed = run()
        #expect(crashed.write([unsaved("text")]) == nil)
        let path = "\(place)/\(try files()[0])"
        let past = Date(timeIntervalSinceNow: -31 * 24 * 3600)
        try FileManager.default.setAttributes([.modificationDate: past], ofItemAtPath: path)
        for number in 0..<105 { try folder.write("{}", to: "state/haggle/recovery/\(number)-x.json") }
        var next = run()
        #expect(next.write([unsaved("later")]) == nil)
        #expect(try files().count == 100)
        #expect(!FileManager.default.fileExists(atPath: path))
        #expect(run().found(for: file, now: nil)?.text == "later")
    }
}
