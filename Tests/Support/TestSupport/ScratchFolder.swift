import Foundation

/// A folder of files, removed when the test ends. A class, because it owns the folder.
package final class ScratchFolder {
    package let path: String
    package var url: URL { URL(fileURLWithPath: path) }

    /// - Parameter files: their texts by their paths in the folder.
    package init(_ files: KeyValuePairs<String, String> = [:]) throws {
        path = FileManager.default.temporaryDirectory.appendingPathComponent("haggle-\(UUID().uuidString)").path
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
        for (name, text) in files { try write(text, to: name) }
    }

    deinit {
        do {
            try FileManager.default.removeItem(atPath: path)
        } catch {
            // The system clears its temporary folder.
        }
    }

    /// Writes a file, and creates the folders of its path.
    package func write(_ text: String, to name: String) throws {
        let file = url.appendingPathComponent(name)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
    }

    package func link(_ name: String, to target: String) throws {
        let place = url.appendingPathComponent(name).path
        try FileManager.default.createSymbolicLink(atPath: place, withDestinationPath: target)
    }

    /// The text without the folder's own path, which differs in every run.
    package func shortened(_ text: String) -> String { text.replacing(path, with: "App") }
}
