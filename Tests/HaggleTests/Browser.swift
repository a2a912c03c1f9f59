import Foundation
import TestSupport
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
        let file = folder.appendingPathComponent("page.html")
        try Data(page.utf8).write(to: file)
        let options = [
            "--headless", "--no-sandbox", "--disable-gpu", "--user-data-dir=\(folder.path)/profile",
            "--virtual-time-budget=10000", "--dump-dom", file.absoluteString,
        ]
        let browser = try Command([#require(path)] + options, environment: nil)
        #expect(browser.status == 0)
        let match = try #require(
            browser.output.firstMatch(of: /<pre id="result">([^<]*)<\/pre>/), "the page said nothing")
        return String(match.1).replacing("&lt;", with: "<").replacing("&gt;", with: ">").replacing("&amp;", with: "&")
    }
}
