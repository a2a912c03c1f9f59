import Foundation
import TestSupport
import Testing

@testable import Curses

struct FileWatchTests {
    private let folder: ScratchFolder
    private var directory: URL { folder.url }
    private var file: URL { directory.appendingPathComponent("layout.swift") }

    init() throws {
        folder = try ScratchFolder(["layout.swift": "one"])
    }

    @Test func `writing, replacing, removing and creating a file are noticed, one by one`() throws {
        var watch = try FileWatch(path: file.path)
        defer { watch.close() }
        let isNoticed1 = watch.takeChange()
        #expect(!isNoticed1)
        try Data("two two".utf8).write(to: file)
        #expect(holds { watch.takeChange() })
        let isNoticed2 = watch.takeChange()
        #expect(!isNoticed2)
        try Data("three".utf8).write(to: file, options: .atomic)
        #expect(holds { watch.takeChange() })
        _ = watch.takeChange()
        try FileManager.default.removeItem(at: file)
        #expect(holds { watch.takeChange() })
        try Data("four".utf8).write(to: file)
        #expect(holds { watch.takeChange() })
    }

    @Test func `other files are not noticed`() throws {
        var watch = try FileWatch(path: file.path)
        defer { watch.close() }
        try Data("x".utf8).write(to: directory.appendingPathComponent("layout.swift.swp"))
        try Data("x".utf8).write(to: file)
        // Notices arrive in order: the other file's would have been read before this one.
        #expect(holds { watch.takeChange() })
        try Data("y".utf8).write(to: directory.appendingPathComponent("layout"))
        let isNoticed3 = watch.takeChange()
        #expect(!isNoticed3)
    }

    @Test func `a symbolic link's target is noticed`() throws {
        let inner = directory.appendingPathComponent("inner")
        try FileManager.default.createDirectory(at: inner, withIntermediateDirectories: true)
        let target = inner.appendingPathComponent("target.swift")
        try Data("x".utf8).write(to: target)
        let link = directory.appendingPathComponent("link.swift")
        try FileManager.default.createSymbolicLink(at: link, withDestinationURL: target)
        var watch = try FileWatch(path: link.path)
        defer { watch.close() }
        try Data("longer".utf8).write(to: target)
        #expect(holds { watch.takeChange() })
    }

    @Test func `each link on the path to a file is watched`() throws {
        func link(_ name: String, to target: String) throws {
            let place = directory.appendingPathComponent(name)
            try? FileManager.default.removeItem(at: place)
            try FileManager.default.createSymbolicLink(atPath: place.path, withDestinationPath: target)
        }
        let inner = directory.appendingPathComponent("inner")
        try FileManager.default.createDirectory(at: inner, withIntermediateDirectories: true)
        try Data("x".utf8).write(to: inner.appendingPathComponent("other.swift"))
        try link("inner/second.swift", to: "../layout.swift")
        try link("first.swift", to: "inner/second.swift")
        var watch = try FileWatch(path: directory.appendingPathComponent("first.swift").path)
        defer { watch.close() }
        try link("inner/second.swift", to: "other.swift")
        #expect(holds { watch.takeChange() })
    }

    @Test func `a dangling link can be watched`() throws {
        let place = directory.appendingPathComponent("nowhere.swift")
        try FileManager.default.createSymbolicLink(atPath: place.path, withDestinationPath: "missing/file.swift")
        var watch = try FileWatch(path: place.path)
        defer { watch.close() }
        try FileManager.default.removeItem(at: place)
        #expect(holds { watch.takeChange() })
    }

    @Test func `a directory that is removed and created again is noticed`() throws {
        let inner = directory.appendingPathComponent("inner")
        let away = directory.appendingPathComponent("away")
        try FileManager.default.createDirectory(at: inner, withIntermediateDirectories: true)
        var watch = try FileWatch(path: inner.appendingPathComponent("layout.swift").path)
        defer { watch.close() }
        try FileManager.default.moveItem(at: inner, to: away)
        #expect(holds { watch.takeChange() })
        try FileManager.default.createDirectory(at: inner, withIntermediateDirectories: true)
        #expect(holds { watch.takeChange() })
    }

    @Test func `a file that does not exist yet can be watched, but not one whose directory is missing`() throws {
        var watch = try FileWatch(path: directory.appendingPathComponent("new.swift").path)
        defer { watch.close() }
        try Data("x".utf8).write(to: directory.appendingPathComponent("new.swift"))
        #expect(holds { watch.takeChange() })
        let nowhere = directory.appendingPathComponent("missing/new.swift").path
        #expect(throws: CursesError.cannotWatch(path: nowhere, errno: ENOENT)) { try FileWatch(path: nowhere) }
    }

    @Test func `a stamp detects changed contents without notices`() throws {
        var stamp = try FileStamp(file: file.path)
        let isNoticed4 = stamp.takeChange()
        #expect(!isNoticed4)
        try Data("another length".utf8).write(to: file)
        let isNoticed5 = stamp.takeChange()
        #expect(isNoticed5)
        let isNoticed6 = stamp.takeChange()
        #expect(!isNoticed6)
        try FileManager.default.removeItem(at: file)
        let isNoticed7 = stamp.takeChange()
        #expect(isNoticed7)
    }

    @Test func `only new, changed and removed sources, ignore rules and folders of a folder are noticed`() throws {
        var watch = try FileWatch(WatchedPlaces(folders: [directory.path]))
        defer { watch.close() }
        let inner = directory.appendingPathComponent("inner")
        let new = directory.appendingPathComponent("new.swift")
        try Data("x".utf8).write(to: directory.appendingPathComponent("notes.txt"))
        try FileManager.default.createDirectory(
            at: directory.appendingPathComponent(".git"), withIntermediateDirectories: true)
        let isNoticed1 = watch.takeChange()
        #expect(!isNoticed1)
        try Data("x".utf8).write(to: new)
        #expect(holds { watch.takeChange() })
        try FileManager.default.createDirectory(at: inner, withIntermediateDirectories: true)
        #expect(holds { watch.takeChange() })
        try Data("gen/".utf8).write(to: directory.appendingPathComponent(".gitignore"))
        #expect(holds { watch.takeChange() })
        _ = watch.takeChange()
        try FileManager.default.removeItem(at: new)
        #expect(holds { watch.takeChange() })
        try FileManager.default.removeItem(at: inner)
        #expect(holds { watch.takeChange() })
    }

    @Test func `several files are watched at once`() throws {
        let other = directory.appendingPathComponent("other.swift")
        try Data("one".utf8).write(to: other)
        var watch = try FileWatch(WatchedPlaces(files: [file.path, other.path]))
        defer { watch.close() }
        try Data("two".utf8).write(to: other)
        #expect(holds { watch.takeChange() })
        _ = watch.takeChange()
        try Data("two".utf8).write(to: file)
        #expect(holds { watch.takeChange() })
    }

    @Test func `a folder's stamp detects changed sources without notices`() throws {
        var stamp = try FileStamp(folder: directory.path)
        let isNoticed1 = stamp.takeChange()
        #expect(!isNoticed1)
        try Data("another length".utf8).write(to: file)
        let isNoticed2 = stamp.takeChange()
        #expect(isNoticed2)
        let new = directory.appendingPathComponent("new.swift")
        try Data("x".utf8).write(to: new)
        let isNoticed3 = stamp.takeChange()
        #expect(isNoticed3)
        let missing = directory.appendingPathComponent("missing").path
        #expect(throws: CursesError.cannotWatch(path: missing, errno: ENOENT)) { try FileStamp(folder: missing) }
    }
}
