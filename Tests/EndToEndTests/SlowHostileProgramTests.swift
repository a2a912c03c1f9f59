import Foundation
import TestSupport
import Testing

/// Memory and time are bounded for every source, and no source ends the program: it is laid out, or its error is
/// reported.
@Suite(.serialized) struct SlowHostileProgramTests {
    /// The limits of a program, which the shell enforces.
    private struct Limits {
        /// Megabytes of address space. The tests' own build and its libraries take a part before the layout begins.
        let megabytes = 650
        /// Seconds of processor time. The tests' own build is not optimized, and takes several times as long as a
        /// release build.
        let seconds = 25
    }

    private static let folder = ProjectFolder.url.appendingPathComponent("Tests/Hostile")

    /// The files in the folders of Tests/Hostile.
    static let programs: [String] = {
        let paths = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
        return paths.filter { $0.hasSuffix(".swift") }.sorted()
    }()

    private static let isThorough = ProcessInfo.processInfo.environment["FUZZ_SECONDS"] != nil

    /// One program of each folder, or all in `make fuzz`.
    static let tried =
        isThorough
        ? programs
        : Dictionary(grouping: programs) { $0.prefix { $0 != "/" } }.values.compactMap { $0.dropFirst(4).first }
            .sorted()
    /// A few texts, or all in `make fuzz`.
    static let triedTexts = isThorough ? LargeText.allCases : [.literal, .mixedSum, .openBrackets, .branches]

    @Test func `every dialect has hostile programs`() {
        for dialect in ["Blueprint", "Language", "QuickLayout", "SwiftUI", "Theodolite"] {
            #expect(Self.programs.count { $0.hasPrefix("\(dialect)/") } >= 12, "\(dialect)")
        }
    }

    @Test(arguments: tried) func `a hostile program is bounded`(name: String) throws {
        let formats = ["text", "json", "ansi", "svg"]
        let format = formats[(Self.programs.firstIndex(of: name) ?? 0) % formats.count]
        let path = Self.folder.appendingPathComponent(name).path
        try Self.expectBounded(path, format: format)
    }

    @Test(arguments: triedTexts) func `a large text is bounded`(text: LargeText) throws {
        let file = try ScratchFile("import SwiftUI\n\n\(text.source)\n")
        try Self.expectBounded(file.path, format: "text")
    }

    @Test func `20,000 rules of a .gitignore are bounded in a deep folder`() throws {
        let folder = try ScratchFolder()
        let path = (0..<100).map { "folder\($0)" }.joined(separator: "/")
        let stars = String(repeating: "*a", count: 60)
        try folder.write("import SwiftUI\nText(\"x\")\n", to: "\(path)/\(String(repeating: "a", count: 200)).swift")
        try folder.write((0..<20_000).map { "**/\(stars)\($0)b\n" }.joined(), to: ".gitignore")
        try Self.expectBounded(folder.path, format: "text")
    }

    private static func expectBounded(_ path: String, format: String) throws {
        let limits = Limits()
        let errors = try ScratchFile("")
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/bin/sh")
        process.arguments = [
            "-c", "ulimit -v \(limits.megabytes << 10); ulimit -t \(limits.seconds); exec \"$@\" > /dev/null 2> \"$0\"",
            errors.path, try TestEnvironment.program("haggle"), "render", path, "--width", "60", "--height", "24",
            "--format", format,
        ]
        process.environment = TestEnvironment.usual
        try process.run()
        process.waitUntilExit()
        let said = try String(contentsOfFile: errors.path, encoding: .utf8).prefix(500)
        // A signal means that the time or the memory is used up.
        #expect(process.terminationReason == .exit, "signal \(process.terminationStatus) in \(format); \(said)")
        #expect([0, 1].contains(process.terminationStatus), "\(said)")
    }
}

/// Sources that are too long for a file.
enum LargeText: CaseIterable {
    case lines, literal, interpolations, numbers, sum, mixedSum, brackets, openBrackets, conditions, branches, closures
    case cases, errors, comment

    var source: String {
        func nested(_ opening: String, _ inner: String, _ closing: String, _ count: Int) -> String {
            String(repeating: opening, count: count) + inner + String(repeating: closing, count: count)
        }
        switch self {
        case .lines: return (0..<100_000).map { "let a\($0) = \($0)\n" }.joined() + "Text(\"x\")"
        case .literal: return "Text(\"\(String(repeating: "w ", count: 500_000))\")"
        case .interpolations: return "let n = 1\nText(\"\(String(repeating: "\\(n) ", count: 5_000))\")"
        case .numbers:
            let numbers = (0..<50_000).map { "\($0)" }.joined(separator: ", ")
            return "let a = [\(numbers)]\nText(\"\\(a.count)\")"
        case .sum: return "let a = 1\(String(repeating: " + 1", count: 50_000))\nText(\"\\(a)\")"
        case .mixedSum: return "let a: Double = 1\(String(repeating: " + 1 * 2.5 - 3", count: 2_000))\nText(\"\\(a)\")"
        case .brackets: return "let a = \(nested("(", "1", ")", 100_000))\nText(\"\\(a)\")"
        case .openBrackets: return String(repeating: "VStack {", count: 100_000)
        case .conditions:
            return
                "func f(_ n: Int) -> Int {\n\(nested("if n > 0 {\n", "return 1\n", "} else { return 2 }\n", 1_000))}\n"
                + "Text(\"\\(f(3))\")"
        case .branches:
            let branches = (0..<10_000).map { " else if n == \($0) { return \($0) }" }.joined()
            return "func f(_ n: Int) -> Int {\nif n < 0 { return 0 }\(branches)\nreturn 1 }\nText(\"\\(f(3))\")"
        case .closures: return "let f = \(nested("{ ", "1", " }", 20_000))\nText(\"x\")"
        case .cases:
            let cases = (0..<10_000).map { "case \($0): return \($0)\n" }.joined()
            return "func f(_ n: Int) -> Int { switch n {\n\(cases)default: return 1 } }\nText(\"\\(f(9999))\")"
        case .errors: return (0..<5_000).map { "let a\($0): Int = \"x\"\n" }.joined() + "Text(\"x\")"
        case .comment: return String(repeating: "/*", count: 100_000) + "x"
        }
    }
}
