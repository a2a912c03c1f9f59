import Foundation
import SwiftSource
import TestSupport
import Testing

@testable import haggle

/// Writing a person's file.
@Suite struct FileReplacementTests {
    private let folder: ScratchFolder
    private let path: String

    init() throws {
        folder = try ScratchFolder(["A.swift": "old\r\n\u{FEFF}é"])
        path = folder.path + "/A.swift"
    }

    private var bytes: [UInt8] { FileManager.default.contents(atPath: path).map { Array($0) } ?? [] }

    private func old() throws -> SourceText { try InputFile(path: path).read() }

    private func reason(_ perform: () throws(UnwritableFile) -> Void) -> String? {
        do throws(UnwritableFile) { try perform() } catch { return error.description }
        return nil
    }

    @Test func `a file gets exactly the bytes of a text`() throws {
        try FileReplacement(path).write("\u{FEFF}new\r\n\tx\n\n", over: old())
        #expect(bytes == Array("\u{FEFF}new\r\n\tx\n\n".utf8))
        try FileReplacement(path).write("", over: old())
        #expect(bytes.isEmpty)
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["A.swift"])
    }

    @Test func `links over several folders lead to the file, and its mode stays`() throws {
        try folder.write("", to: "inner/x")
        try folder.link("inner/B.swift", to: "../A.swift")
        try folder.link("C.swift", to: "inner/B.swift")
        #expect(chmod(path, 0o751) == 0)
        try FileReplacement(folder.path + "/C.swift").write("new", over: old())
        #expect(bytes == Array("new".utf8))
        var status = stat()
        #expect(stat(path, &status) == 0 && status.st_mode & 0o7777 == 0o751)
        #expect(try FileManager.default.destinationOfSymbolicLink(atPath: folder.path + "/C.swift") == "inner/B.swift")
    }

    @Test func `a file that changed on disk is left as it is`() throws {
        let read = try old()
        try folder.write("theirs", to: "A.swift")
        #expect(
            reason { () throws(UnwritableFile) in try FileReplacement(path).write("mine", over: read) }
                == "\(path) cannot be written: it changed on disk; ctrl s tries again")
        #expect(bytes == Array("theirs".utf8))
    }

    @Test func `a file that is not UTF-8 is left as it is`() throws {
        let invalid: [UInt8] = [0x61, 0xFF, 0x62]
        try Data(invalid).write(to: URL(fileURLWithPath: path))
        let read = try old()
        #expect(
            reason { () throws(UnwritableFile) in try FileReplacement(path).write("mine", over: read) }
                == "\(path) cannot be written: it is not UTF-8")
        #expect(bytes == invalid)
    }

    @Test func `what is no writable file is refused`() throws {
        let read = try old()
        func reason(_ name: String) -> String? {
            self.reason { () throws(UnwritableFile) in try FileReplacement(name).write("mine", over: read) }
        }
        #expect(reason(folder.path) == "\(folder.path) cannot be written: it is not a regular file")
        #expect(reason(path + "x") == "\(path)x cannot be written: there is no such file")
        #expect(link(path, path + "2") == 0)
        #expect(reason(path) == "\(path) cannot be written: it has hard links, which writing would break")
        #expect(bytes == read.utf8)
    }

    @Test func `a new file is written once`() throws {
        let new = FileReplacement(folder.path + "/B.swift")
        try new.create("first")
        #expect(
            reason { () throws(UnwritableFile) in try new.create("second") }
                == "\(new.name) cannot be written: it exists already")
        #expect(try String(contentsOfFile: new.name, encoding: .utf8) == "first")
    }

    @Test func `a new file is not written through a link`() throws {
        try folder.link("B.swift", to: "elsewhere.swift")
        let new = FileReplacement(folder.path + "/B.swift")
        #expect(
            reason { () throws(UnwritableFile) in try new.create("text") }
                == "\(new.name) cannot be written: it exists already")
        #expect(!FileManager.default.fileExists(atPath: folder.path + "/elsewhere.swift"))
        let missing = FileReplacement(folder.path + "/none/B.swift")
        #expect(
            reason { () throws(UnwritableFile) in try missing.create("text") }
                == "\(missing.name) cannot be written: its folder does not exist")
    }
}
