import Foundation
import TestSupport
import Testing

/// `haggle check` of sources with several layouts.
struct CheckedRootsTests {
    private static let titles = """
        import SwiftUI

        struct Title: View {
            var text = "Katherine Johnson"
            var body: some View { Text(text).lineLimit(1) }
        }
        struct Badge: View {
            var body: some View { Text("twenty two").lineLimit(1).frame(width: 6) }
        }
        #Preview("narrow") { Title().frame(width: 8) }
        #Preview("both") { VStack { Title().frame(width: 8); Title() } }

        """

    private static let tags = """
        import BlueprintUI

        let tags = Half()

        struct Half: Element {
            var content: ElementContent {
                ElementContent { constraint in
                    CGSize(width: min(constraint.width.constrainedValue ?? 8, 8) / 2, height: 1)
                }
            }
            func backingViewDescription(with context: ViewDescriptionContext) -> ViewDescription? { nil }
        }

        """

    private static func check(_ folder: ScratchFolder, _ arguments: String...) throws -> Run {
        try Run(["check", "--width", "30", "--height", "10"] + arguments, in: folder.url)
    }

    /// The positions and kinds of the findings: `a.swift:3:7 cut`.
    private static func places(_ run: Run) -> [String] {
        run.output.split(separator: "\n").compactMap { line in
            line.wholeMatch(of: /(.*?:\d+:\d+): warning: .* \[(\w+)\]/).map { "\($0.1) \($0.2)" }
        }
    }

    @Test func `every layout of a file is checked, and a finding of two layouts is reported once`() throws {
        let folder = try ScratchFolder(["titles.swift": Self.titles])
        let run = try Self.check(folder, "titles.swift")
        #expect(run.status == 1)
        #expect(Self.places(run) == ["titles.swift:5:27 cut", "titles.swift:8:27 cut"], "\(run.output)")
        #expect(run.errors.hasPrefix("haggle: 2 findings in 3 layouts, which show 1 other; "), "\(run.errors)")
    }

    @Test func `each file is checked by the rules of its own library`() throws {
        let folder = try ScratchFolder(["titles.swift": Self.titles, "tags.swift": Self.tags])
        for paths in [["titles.swift", "tags.swift"], ["tags.swift", "titles.swift"]] {
            let run = try Run(["check", "--width", "30", "--height", "10"] + paths, in: folder.url)
            #expect(run.status == 1)
            #expect(
                Self.places(run).sorted() == [
                    "tags.swift:3:12 promise", "titles.swift:5:27 cut", "titles.swift:8:27 cut",
                ], "\(run.output)")
            #expect(run.errors.contains("haggle: 3 findings in 4 layouts, which show 2 others; "), "\(run.errors)")
        }
    }

    @Test func `a named root is checked alone`() throws {
        let folder = try ScratchFolder(["titles.swift": Self.titles, "tags.swift": Self.tags])
        let run = try Self.check(folder, "titles.swift", "tags.swift", "--root", "Badge")
        #expect(Self.places(run) == ["titles.swift:8:27 cut"], "\(run.output)")
        #expect(run.errors.hasPrefix("haggle: 1 finding; "), "\(run.errors)")
    }

    @Test func `JSON lists the layouts, and each finding names its layout`() throws {
        let folder = try ScratchFolder(["titles.swift": Self.titles])
        let run = try Self.check(folder, "titles.swift", "--format", "json")
        let object = try #require(try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
        let layouts = try #require(object["layouts"] as? [[String: Any]])
        #expect(layouts.map { $0["name"] as? String } == ["narrow", "both", "Badge"])
        #expect(layouts.map { $0["kind"] as? String } == ["preview", "preview", "type"])
        #expect(layouts.map { $0["line"] as? Int } == [10, 11, 7])
        #expect(layouts.allSatisfy { $0["laidOut"] as? Bool == true })
        let findings = try #require(object["findings"] as? [[String: Any]])
        #expect(findings.map { $0["root"] as? String } == ["narrow", "Badge"])
        #expect(object["leftOut"] as? Int == 0)
    }

    @Test func `a layout with endless code does not stop the check of the others`() throws {
        let endless = "import SwiftUI\nfunc endless() -> some View { while true {}; return Text(\"x\") }\n"
        let folder = try ScratchFolder(["titles.swift": Self.titles, "endless.swift": endless])
        let run = try Self.check(folder, "endless.swift", "titles.swift")
        #expect(run.status == 1)
        #expect(run.errors.contains("endless.swift:2:37: error: this takes too many steps"), "\(run.errors)")
        #expect(Self.places(run) == ["titles.swift:5:27 cut", "titles.swift:8:27 cut"], "\(run.output)")
        #expect(run.errors.contains(" in 3 layouts, which show 1 other; 1 other could not be laid out; "))
    }

    @Test func `a set hole may be in any layout, and an unknown one is wrong use`() throws {
        let rows = """
            import SwiftUI
            struct First: View { var body: some View { Text(order.title) } }
            struct Second: View { var body: some View { Text(order.note) } }

            """
        let folder = try ScratchFolder(["rows.swift": rows])
        let both = try Self.check(folder, "rows.swift", "--set", "order.title=\"a\"", "--set", "order.note=\"b\"")
        #expect(both.status == 0 && !both.errors.contains("hole"), "\(both.errors)")
        let run = try Self.check(folder, "rows.swift", "--set", "order.name=\"a\"")
        #expect(run.status == 64)
        #expect(
            run.errors.contains("There is no hole 'order.name'; there is: order.title, order.note."), "\(run.errors)")
    }

    @Test func `a hole is listed once, however many layouts have it`() throws {
        let rows = """
            import SwiftUI
            struct Row: View { var body: some View { Text(order.title) } }
            #Preview { Row() }
            #Preview { VStack { Row() } }

            """
        let folder = try ScratchFolder(["rows.swift": rows])
        let run = try Self.check(folder, "rows.swift")
        #expect(run.errors.split(separator: "\n").count { $0.contains("order.title") } == 1, "\(run.errors)")
        #expect(run.errors.contains("haggle: 1 hole; "), "\(run.errors)")
    }
}
