import Foundation
import LayoutInspection
@testable import Playground
import SwiftSource
import TestSupport
import Testing

@testable import haggle

/// Values of holes, written into a file.
@Suite struct WrittenSettingsTests {
    private func wanted(_ path: String, _ text: String, _ settings: [(String, String)]) -> WrittenSettings {
        WrittenSettings(
            FileSettings(
                file: SourceSet.File(name: path, text: SourceText(text)),
                settings: settings.map { HoleSetting(name: $0, expression: $1, origin: .screen) }))
    }

    @Test func `new values become the first lines`() {
        #expect(
            wanted("a", "Label(a)\n", [("a", "\"x\""), ("b.c", "2")]).text
                == "// haggle: a = \"x\"\n// haggle: b.c = 2\nLabel(a)\n")
    }

    @Test func `an old value is replaced in its line, and a new one follows it`() {
        #expect(
            wanted("a", "import B\n  // haggle: a = 1\nLabel(a)", [("a", "2"), ("b", "3")]).text
                == "import B\n  // haggle: a = 2\n// haggle: b = 3\nLabel(a)")
    }

    @Test func `a value of several lines is written in one`() {
        #expect(wanted("a", "B", [("a", "[1,\r\n2,\r3]")]).text == "// haggle: a = [1, 2, 3]\nB")
    }

    @Test func `line endings stay`() {
        #expect(wanted("a", "Label(a)\r\nB\r\n", [("a", "1")]).text == "// haggle: a = 1\r\nLabel(a)\r\nB\r\n")
    }

    @Test func `mode and symbolic links stay`() throws {
        let folder = try ScratchFolder()
        let file = folder.url.appendingPathComponent("A.swift").path
        let link = folder.url.appendingPathComponent("B.swift").path
        try "Label(a)".write(toFile: file, atomically: false, encoding: .utf8)
        try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: file)
        try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "A.swift")
        try wanted(link, "Label(a)", [("a", "1")]).write()
        #expect(try String(contentsOfFile: file, encoding: .utf8) == "// haggle: a = 1\nLabel(a)")
        #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == "A.swift")
        let mode = try FileManager.default.attributesOfItem(atPath: file)[.posixPermissions] as? Int
        #expect(mode == 0o640)
        #expect(
            try FileManager.default.contentsOfDirectory(atPath: folder.url.path).sorted() == ["A.swift", "B.swift"])
    }

    @Test func `an unwritable file stays unchanged, and the reason is reported`() throws {
        let folder = try ScratchFolder()
        let file = folder.url.appendingPathComponent("A.swift").path
        try "Label(b)".write(toFile: file, atomically: false, encoding: .utf8)
        func reason(_ path: String) -> String? {
            do throws(UnwritableFile) { try wanted(path, "Label(a)", [("a", "1")]).write() } catch { return "\(error)" }
            return nil
        }
        #expect(reason(file)?.contains("it changed on disk; ctrl s tries again") == true)
        #expect(reason(file + "x")?.contains("there is no such file") == true)
        #expect(reason(folder.url.path)?.contains("it is not a regular file") == true)
        #expect(try String(contentsOfFile: file, encoding: .utf8) == "Label(b)")
        try FileManager.default.linkItem(atPath: file, toPath: file + "2")
        #expect(reason(file)?.contains("it has hard links") == true)
    }
}
