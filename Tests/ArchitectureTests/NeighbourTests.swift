import Foundation
import Testing

/// The project is self-contained: a clone has no folders beside it.
struct NeighbourTests {
    private let package = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    @Test func `no file names a folder beside the project`() throws {
        let files = try files()
        #expect(files.count > 1000, "the files were not found")
        // The name is in two parts, since this file is searched too.
        let neighbour = Data(["..", "shared"].joined(separator: "/").utf8)
        for file in files {
            #expect(try Data(contentsOf: file).range(of: neighbour) == nil, "\(file.path)")
        }
    }

    /// All files except build products and git's own.
    private func files() throws -> [URL] {
        let keys: Set<URLResourceKey> = [.isRegularFileKey]
        let all = try #require(FileManager.default.enumerator(at: package, includingPropertiesForKeys: Array(keys)))
        var files: [URL] = []
        for case let file as URL in all {
            let name = file.lastPathComponent
            if name == ".git" || name.hasPrefix(".build") {
                all.skipDescendants()
            } else if try file.resourceValues(forKeys: keys).isRegularFile == true {
                files.append(file)
            }
        }
        return files
    }
}
