import Foundation
import Testing

/// ARCHITECTURE.md's table of where to look, compared with the sources.
struct PlacesTests {
    private let package = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    @Test func `every file of the table exists and declares the type that the table names`() throws {
        let text = try String(contentsOf: package.appendingPathComponent("ARCHITECTURE.md"), encoding: .utf8)
        let rows = text.matches(of: /(?m)^\| [^|]+ \| `([\w\/+.]+\.swift)`[^|]*\| `(\w+)` \|$/)
        #expect(rows.count >= 14)
        for row in rows {
            let file = package.appendingPathComponent("Sources/\(row.1)")
            let source = try String(contentsOf: file, encoding: .utf8)
            let declared = try Regex("\\b(func|var|let|struct|class|enum|protocol) \(row.2)\\b")
            #expect(source.contains(declared), "\(row.1) does not declare \(row.2)")
        }
    }
}
