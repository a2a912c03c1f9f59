import Foundation
import Testing

/// One word for each idea: words that the project no longer uses in sources, tests and documents.
struct GlossaryTests {
    private static let package = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    /// Retired words with their replacements. They are whole words, in any case.
    static let words: [(word: String, better: String)] = [
        ("anew", "again"), ("nobody knows", "unknown"), ("hears of", "tappable"), ("as often as wanted", "repeatable"),
        ("isOfSupplement", "isFromLibraryText"), ("Supplement", "LibraryText"), ("FoundationText", "LibraryTexts"),
        ("isPhantom", "isUndeclared"), ("assumedMaker", "fallbackInitializer"),
        ("valueFromElsewhere", "injectedValue"), ("isFilledElsewhere", "isInjected"),
        ("comesFromElsewhere", "isInjected"), ("isFilledIn", "isSuppliedByFramework"),
        ("areHandedOver", "areSetOnlyFromArguments"), ("HostEntry", "LibraryFunction"),
        ("EarlierCheck", "BodyCache"), ("SecondCheck", "BackgroundCheck"),
    ]

    @Test func `no text uses a word that has a better one`() throws {
        let files = try Self.files()
        #expect(files.count > 1000, "the files were not read")
        for (path, text) in files {
            for (line, found) in Self.mentions(in: text) { Issue.record("\(path):\(line): \(found)") }
        }
    }

    @Test func `a word is found in any case, and not within another`() {
        let text = "/// Made Anew.\nlet renewed = 1\n// What nobody knows, for supplementary views"
        #expect(Self.mentions(in: text).map(\.line) == [1, 3])
    }

    private static func mentions(in text: String) -> [(line: Int, found: String)] {
        let lower = text.lowercased()
        let present = words.filter { lower.contains($0.word.lowercased()) }
        guard !present.isEmpty else { return [] }
        return lower.split(separator: "\n", omittingEmptySubsequences: false).enumerated().flatMap { index, line in
            present.filter { hasWord($0.word.lowercased(), in: line) }.map { entry in
                (index + 1, "'\(entry.word)' is '\(entry.better)' here")
            }
        }
    }

    private static func hasWord(_ word: String, in line: Substring) -> Bool {
        line.ranges(of: word).contains { range in
            let before = line[..<range.lowerBound].last
            let after = line[range.upperBound...].first
            return ![before, after].contains { $0.map { $0.isLetter || $0.isNumber } ?? false }
        }
    }

    /// The project's Swift files and documents, except for this file and for programs that are data.
    private static func files() throws -> [(path: String, text: String)] {
        let own = URL(fileURLWithPath: #filePath).lastPathComponent
        let data = ["Tests/Constructs/", "Tests/Hostile/", "Tests/Found/", "Tests/Cases/"]
        return try ["Sources", "Tests", "Benchmarks", "docs", "README.md", "ARCHITECTURE.md", "CONTRIBUTING.md"]
            .flatMap { try paths(under: $0) }
            .filter { path in !path.hasSuffix(own) && !data.contains { path.hasPrefix($0) } }
            .map { ($0, try String(contentsOf: package.appendingPathComponent($0), encoding: .utf8)) }
    }

    private static func paths(under path: String) throws -> [String] {
        guard !path.hasSuffix(".md") else { return [path] }
        let names = try FileManager.default.subpathsOfDirectory(atPath: package.appendingPathComponent(path).path)
        return names.filter { $0.hasSuffix(".swift") || $0.hasSuffix(".md") }.map { "\(path)/\($0)" }
            .filter { !$0.contains("/.build") }
    }
}
