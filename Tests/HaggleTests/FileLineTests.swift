import TestSupport
import Testing

@testable import haggle

/// Files with lines on the command line.
@Suite struct FileLineTests {
    @Test func `a line follows the file's name, with or without a column`() throws {
        let (paths, line) = FileLine.paths(in: ["a.swift", "b/c.swift:12", "d:e.swift:3:5", "f.swift:7:"])
        #expect(paths == ["a.swift", "b/c.swift", "d:e.swift", "f.swift"])
        #expect(line?.file.path == "b/c.swift" && line?.line == 12)
    }

    @Test(arguments: ["a.swift", "a.swift:", "a.swift:x", ":12", "a.swift:0", "-", "a:99999999999999999999"])
    func `other words name no line`(word: String) {
        #expect(FileLine.paths(in: [word]).line == nil)
        #expect(FileLine.paths(in: [word]).paths == [word])
    }

    @Test func `a file of the whole name is that file`() throws {
        let folder = try ScratchFolder(["a.swift:12": ""])
        #expect(FileLine(argument: folder.path + "/a.swift:12") == nil)
        #expect(FileLine(argument: folder.path + "/a.swift:13")?.line == 13)
    }
}
