import Foundation
import Testing

/// A real browser without a window, if one is installed.
enum Browser {
    static let path: String? = ["/usr/bin/chromium-headless-shell", "/usr/bin/chromium"].first {
        FileManager.default.isExecutableFile(atPath: $0)
    }

    /// The result of a page's scripts: the text of the element with the ID `result`.
    static func result(of page: String) throws -> String {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("haggle-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { _ = try? FileManager.default.removeItem(at: folder) }
        let (file, output) = (folder.appendingPathComponent("page.html"), folder.appendingPathComponent("output"))
        try Data(page.utf8).write(to: file)
        try Data().write(to: output)
        let process = Process()
        process.executableURL = URL(fileURLWithPath: try #require(path))
        process.arguments = [
            "--headless", "--no-sandbox", "--disable-gpu", "--user-data-dir=\(folder.path)/profile",
            "--virtual-time-budget=10000", "--dump-dom", file.absoluteString,
        ]
        process.standardOutput = try FileHandle(forWritingTo: output)
        process.standardError = FileHandle.nullDevice
        try process.run()
        process.waitUntilExit()
        #expect(process.terminationStatus == 0)
        let shown = try String(contentsOf: output, encoding: .utf8)
        let match = try #require(shown.firstMatch(of: /<pre id="result">([^<]*)<\/pre>/), "the page said nothing")
        return String(match.1).replacing("&lt;", with: "<").replacing("&gt;", with: ">").replacing("&amp;", with: "&")
    }
}
