import Foundation
import TestSupport
import Testing

@testable import haggle

/// The sizes of pictures, as the first bytes of their files say.
@Suite struct PictureHeaderTests {
    static let png: [UInt8] =
        [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + Array("IHDR".utf8)
        + [0, 0, 2, 88, 0, 0, 1, 144, 8, 6, 0, 0, 0]
    static let jpeg: [UInt8] =
        [0xFF, 0xD8, 0xFF, 0xE0, 0, 4, 1, 2, 0xFF, 0xC4, 0, 3, 9, 0xFF, 0xC2, 0, 11, 8, 0, 200, 1, 44, 3]

    @Test(
        arguments: [
            (png, 600, 400), (jpeg, 300, 200),
            (Array("%PDF-1.7\n1 0 obj << /MediaBox [0 0 24 36.5] >>".utf8), 24, 36.5),
            (Array("%PDF-1.7\n1 0 obj << /MediaBox [10 10 34 46] >>".utf8), 24, 36),
            (Array("<?xml?><svg xmlns='x' width='10px' height=\"20\" viewBox='0 0 1 2'><g/></svg>".utf8), 10, 20),
            (Array("<svg viewBox=\"0 0 48 24\">".utf8), 48, 24),
        ] as [([UInt8], CGFloat, CGFloat)])
    func `a header contains the picture's size`(bytes: [UInt8], width: CGFloat, height: CGFloat) {
        #expect(PictureHeader(bytes)?.size == CGSize(width: width, height: height))
    }

    @Test func `an incomplete or malformed header has no size`() {
        for bytes in [Self.png, Self.jpeg, Array("%PDF /MediaBox [1 2".utf8), Array("<svg width='nan' ".utf8)] {
            for length in 0..<min(22, bytes.count) { #expect(PictureHeader(Array(bytes.prefix(length))) == nil) }
        }
        #expect(PictureHeader(Self.png.prefix(16) + Array(repeating: 255, count: 8)) == nil)
        for part in ["<svg ", "<svg width = \"", "%PDF /MediaBox [", "<svg>\u{301}"] {
            let bytes = Array(String(repeating: part, count: PictureHeader.length / part.utf8.count).utf8)
            #expect(PictureHeader(bytes) == nil)
        }
        #expect(PictureHeader([0xFF, 0xD8, 0xFF, 0xE0, 0, 0, 0xFF, 0xE0, 0, 0, 0xFF, 0xE0, 0, 0]) == nil)
    }

    @Test func `a folder's pictures have the names of their sets and files, in points, and links are not followed`()
        throws
    {
        let root = try ScratchFolder()
        let (inside, outside) = (root.url.appendingPathComponent("App"), root.url.appendingPathComponent("outside.png"))
        let set = inside.appendingPathComponent("Assets.xcassets/mountains.imageset")
        try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
        for file in [set.appendingPathComponent("peak@2x.png"), inside.appendingPathComponent("logo.png"), outside] {
            try Data(Self.png).write(to: file)
        }
        try FileManager.default.createSymbolicLink(
            at: inside.appendingPathComponent("linked.png"), withDestinationURL: outside)
        try Data("import SwiftUI".utf8).write(to: inside.appendingPathComponent("App.swift"))
        let pictures = try FoundFiles([inside.path]).pictures
        #expect(
            pictures == [
                "mountains": CGSize(width: 300, height: 200), "mountains.png": CGSize(width: 300, height: 200),
                "logo": CGSize(width: 600, height: 400), "logo.png": CGSize(width: 600, height: 400),
            ])
        withExtendedLifetime(root) {}
    }

    @Test func `the scale of a file in a set is that of its contents, else that of its name`() throws {
        let root = try ScratchFolder()
        let catalog = root.url.appendingPathComponent("Assets.xcassets")
        func add(_ set: String, _ contents: String?, _ files: String...) throws {
            let folder = catalog.appendingPathComponent(set + ".imageset")
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            for file in files { try Data(Self.png).write(to: folder.appendingPathComponent(file)) }
            try contents.map { try Data($0.utf8).write(to: folder.appendingPathComponent("Contents.json")) }
        }
        func image(_ file: String, _ scale: String) -> String { "{\"filename\": \"\(file)\", \"scale\": \"\(scale)\"}" }
        try add("plain", "{\"images\": [\(image("photo.png", "2x")), {\"idiom\": \"universal\"}]}", "photo.png")
        try add("named", "{\"images\": [\(image("photo@3x.png", "2x"))]}", "photo@3x.png")
        try add("vector", "{\"images\": [{\"filename\": \"photo.png\"}]}", "photo.png")
        try add("broken", "{\"images\": 3", "photo@2x.png")
        try Data("import SwiftUI".utf8).write(to: root.url.appendingPathComponent("App.swift"))
        let pictures = try FoundFiles([root.url.path]).pictures
        let half = CGSize(width: 300, height: 200)
        #expect(pictures["plain"] == half && pictures["named"] == half && pictures["broken"] == half)
        #expect(pictures["vector"] == CGSize(width: 600, height: 400))
        withExtendedLifetime(root) {}
    }
}
