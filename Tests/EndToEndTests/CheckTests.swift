import Foundation
import TestSupport
import Testing

/// `haggle check`, run as a program.
struct CheckTests {
    private static let flow = """
        import BlueprintUI

        let tags = Column(alignment: .fill) {
            Label(text: "Tags")
            Flow(lineAlignment: .center, itemSpacing: 1) {
                Label(text: "one")
                Label(text: "twenty two")
                Label(text: "three")
            }
        }

        """

    private static let own = """
        import BlueprintUI

        let tags = Column(alignment: .fill) {
            Label(text: "Tags")
            Half()
            Label(text: "one")
        }

        struct Half: Element {
            var content: ElementContent {
                ElementContent { constraint in
                    CGSize(width: min(constraint.width.constrainedValue ?? 8, 8) / 2, height: 1)
                }
            }
            func backingViewDescription(with context: ViewDescriptionContext) -> ViewDescription? { nil }
        }

        """

    private static func check(_ source: String, _ arguments: String...) throws -> (Run, file: String) {
        let file = try ScratchFile(source)
        return (try Run(["check", file.path, "--width", "30", "--height", "10"] + arguments), file.path)
    }

    @Test func `a rule that Blueprint's own flow breaks is a remark, and no finding`() throws {
        let (run, file) = try Self.check(Self.flow)
        #expect(run.status == 0)
        #expect(run.output == "")
        #expect(
            run.errors == """
                \(file):5:5: note: Flow is the library's own and breaks the library's rule here: width, with unlimited \
                height: proposed 8 it answers 7, so every proposal from 7 to 8 must answer 7; proposed 7 it answers 6.5
                haggle: no findings; asked 72,000 of 72,000 proposals

                """)
        #expect(
            try Self.check(Self.flow, "--quiet").0.errors == "haggle: no findings; asked 72,000 of 72,000 proposals\n")
        let (json, _) = try Self.check(Self.flow, "--format", "json")
        #expect(json.output.contains("\"severity\": \"note\", \"line\": 5, \"column\": 5"), "\(json.output)")
    }

    @Test func `a rule that an element of the source breaks is found at its position`() throws {
        let (run, file) = try Self.check(Self.own)
        #expect(run.status == 1)
        #expect(
            run.output == """
                \(file):5:5: warning: Column/Half: width, with unlimited height: proposed 2 it answers 1, so every \
                proposal from 1 to 2 must answer 1; proposed 1 it answers 0.5; answer the width that the contents need, \
                or the whole proposal, but no part of it [promise]

                """)
    }

    @Test func `a tree that keeps the rules ends with 0`() throws {
        let (run, _) = try Self.check(Self.flow.replacingOccurrences(of: ".center", with: ".leading"))
        #expect(run.status == 0)
        #expect(run.output == "")
        #expect(run.errors == "haggle: no findings; asked 72,000 of 72,000 proposals\n")
    }

    @Test func `a source without a layout is not reported as free of findings`() throws {
        let (run, file) = try Self.check("import BlueprintUI\nlet a = Label(text: \"a\"\nlet b = )\n")
        #expect(run.status == 1)
        #expect(run.errors.hasPrefix("\(file):"))
        #expect(!run.errors.contains("haggle: no findings; "), "\(run.errors)")
        let (empty, _) = try Self.check("")
        #expect(empty.status == 1)
        #expect(
            empty.errors.hasSuffix("haggle: nothing could be laid out, so nothing was checked\n"), "\(empty.errors)")
    }

    @Test func `errors are not counted as findings, but are mentioned`() throws {
        let (run, _) = try Self.check("import BlueprintUI\nlet a = Label(text: title)\n", "--strict")
        #expect(run.status == 1)
        #expect(run.errors.contains("haggle: no findings beside the errors; asked "), "\(run.errors)")
    }

    @Test func `the summary names elements whose library breaks the rules`() throws {
        let (run, _) = try Self.check(
            "import SwiftUI\nViewThatFits { Text(\"a\").frame(idealWidth: 9); Color.red.aspectRatio(1, contentMode: .fit) }\n"
        )
        #expect(run.status == 0)
        #expect(
            run.errors
                == "haggle: no findings; asked 12,000 of 12,000 proposals; ViewThatFits and frame are exempt: the library itself "
                + "breaks the rules\n")
    }

    @Test func `a view of SwiftUI's own is proven too`() throws {
        let (run, _) = try Self.check("import SwiftUI\nHStack { Text(\"a\"); Spacer(); Color.red.padding() }\n")
        #expect(run.status == 0)
        #expect(run.errors == "haggle: no findings; asked 60,000 of 60,000 proposals\n")
    }

    @Test func `a cut text is found in the given window`() throws {
        let source = "import BlueprintUI\nLabel(text: \"Katherine Johnson\") { $0.numberOfLines = 1 }\n"
        let (run, file) = try Self.check(source, "--width", "12", "--height", "1")
        #expect(run.status == 1)
        #expect(
            run.output == """
                \(file):2:1: warning: Label: 5 characters of "Katherine Johnson" are cut: it needs 17×1 and has 12×1; \
                5 more columns would show all of it; a window 17 wide ends it [cut]

                """)
    }

    @Test func `remedies of a finding are a field in JSON and a fix in SARIF`() throws {
        let source = """
            import SwiftUI
            HStack(spacing: 1) {
                Text("Zoë Johnson Smith").lineLimit(1)
                Color.red
            }

            """
        let ends = """
            "ends": {"window": {"width": 35}, "changes": [{"line": 3, "column": 44, "text": "", \
            "replacement": ".layoutPriority(1)", "message": ".layoutPriority(1) ends it, and gives it 8 more"}]}
            """
        let (json, _) = try Self.check(source, "--format", "json", "--width", "20", "--height", "1")
        #expect(json.output.contains(ends), "\(json.output)")
        // A column of SARIF counts scalars, not bytes.
        let (sarif, _) = try Self.check(source, "--format", "sarif", "--width", "20", "--height", "1")
        #expect(
            sarif.output.contains(
                """
                "replacements": [{"deletedRegion": {"startLine": 3, "startColumn": 43, "endLine": 3, "endColumn": 43}, \
                "insertedContent": {"text": ".layoutPriority(1)"}}]
                """), "\(sarif.output)")
        let file = try ScratchFile(source)
        let frame = try Run(["render", file.path, "--width", "20", "--height", "1", "--format", "json"])
        #expect(frame.output.contains(ends), "\(frame.output)")
    }

    /// A cut text beside layouts whose code takes long.
    private static let slow = """
        import SwiftUI
        struct Slow: Layout {
            func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
                var sum = 0
                for number in 0..<2_000 { sum += number % 7 }
                return CGSize(width: sum > 0 ? 4 : 5, height: 1)
            }
            func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
                for subview in subviews { subview.place(at: bounds.origin, proposal: .zero) }
            }
        }
        struct Root: View {
            var body: some View {
                HStack {
                    Text("Katherine Johnson").lineLimit(1)
                    Slow { Slow { Color.red } }
                }
            }
        }

        """

    @Test func `a terminal shows progress and findings at once, and the coverage at Ctrl-C`() throws {
        let file = try ScratchFile(Self.slow)
        let terminal = try PseudoTerminal(
            [TestEnvironment.program("haggle"), "check", file.path, "--width", "12", "--height", "1"], columns: 100)
        try #require(terminal.shows("[cut]"), "\(terminal.text())")
        try terminal.wait(toShow: "how far it has come") { rows in
            rows.contains { $0.contains(/^layout\.swift: [1-9][0-9,]* of 72,000 proposals/) }
        }
        terminal.send("\u{3}")
        #expect(terminal.end() == 130)
        let rows = terminal.rows()
        // The terminal shows Ctrl-C, too.
        let covered = try #require(
            rows.lazy.compactMap {
                $0.firstMatch(of: /haggle: interrupted: 1 finding so far; asked ([0-9,]+) of 72,000 proposals$/)
            }.first, "\(rows)")
        #expect(covered.1 != "0")
        #expect(!rows.contains { $0.hasPrefix("layout.swift: ") }, "\(rows)")
    }

    @Test func `the progress line is erased at the end`() throws {
        let file = try ScratchFile(Self.own)
        let terminal = try PseudoTerminal(
            [TestEnvironment.program("haggle"), "check", file.path, "--width", "30", "--height", "10"], columns: 400)
        #expect(terminal.end() == 1)
        #expect(terminal.text().contains("layout.swift: 0 of 48,000 proposals"), "\(terminal.text())")
        let rows = terminal.rows().filter { !$0.isEmpty }
        #expect(rows.count == 2 && rows[0].hasSuffix("no part of it [promise]"), "\(rows)")
        #expect(
            rows.last == "haggle: 1 finding in 1 layout, which shows 1 other; asked 48,000 of 48,000 proposals",
            "\(rows)")
    }

    @Test func `code that fails at some proposals is reported with the smallest one`() throws {
        let source = """
            import BlueprintUI
            struct Picky: Layout {
                func sizeThatFits(
                    proposal: SizeConstraint, subelements: Subelements, environment: Environment, cache: inout ()
                ) -> CGSize {
                    let lengths: [CGFloat] = [1, 1, 1, 1, 1, 1, 1, 1]
                    return CGSize(width: proposal.width.maximum < 9 ? lengths[Int(proposal.width.maximum)] : 1, height: 1)
                }
                func placeSubelements(
                    in size: CGSize, subelements: Subelements, environment: Environment, cache: inout ()
                ) {
                    subelements[0].place(filling: size)
                }
            }
            struct Picked: Element {
                var content: ElementContent { ElementContent(layout: Picky()) { $0.add(element: Label(text: "p")) } }
            }
            Picked()

            """
        let (run, file) = try Self.check(source)
        #expect(run.status == 1)
        #expect(
            run.output.hasPrefix(
                "\(file):7:59: error: Picked: proposed at most 8 wide, any height: index 8 is out of range; the count is 8"
            ),
            "\(run.output)")
    }

    @Test func `a SwiftUI layout that answers less than its minimum is found`() throws {
        let source = """
            import SwiftUI
            struct Shy: Layout {
                func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
                    CGSize(width: proposal.width == 0 ? 9 : 4, height: 1)
                }
                func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
                    for subview in subviews { subview.place(at: bounds.origin, proposal: .zero) }
                }
            }
            struct Root: View {
                var body: some View { Shy { Color.red } }
            }

            """
        let (run, file) = try Self.check(source)
        #expect(run.status == 1)
        #expect(
            run.output.contains(
                "\(file):11:27: warning: Shy: width, with unlimited height: proposed 0 it answers 9, its minimum, so "
                    + "no proposal is answered with less; proposed nil it answers 4; answer a proposal of 0 with the "
                    + "minimum width, and an unlimited one with the maximum [promise]\n"), "\(run.output)")
    }

    @Test func `errors of the source give status 1, and unknown words 64`() throws {
        let (broken, _) = try Self.check("import BlueprintUI\nLabel(txt: \"x\")\n")
        #expect(broken.status == 1)
        #expect(broken.errors.contains("error:"))
        let (unknown, _) = try Self.check(Self.flow, "--format", "yaml")
        #expect(unknown.status == 64)
        #expect(try Run(["check", "nowhere.swift"]).status == 66)
    }

    @Test func `JSON and SARIF have the same findings with their positions`() throws {
        let (run, _) = try Self.check(Self.own, "--format", "json")
        let object = try #require(try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
        let findings = try #require(object["findings"] as? [[String: Any]])
        #expect(findings.map { $0["kind"] as? String } == ["promise"])
        #expect(findings.first?["line"] as? Int == 5)
        #expect(object["asked"] as? Int == 48_000)

        let (code, file) = try Self.check(Self.own, "--format", "sarif")
        #expect(code.status == 1)
        let sarif = try #require(try JSONSerialization.jsonObject(with: Data(code.output.utf8)) as? [String: Any])
        #expect(sarif["version"] as? String == "2.1.0")
        let runs = try #require(sarif["runs"] as? [[String: Any]])
        let results = try #require(runs.first?["results"] as? [[String: Any]])
        #expect(results.map { $0["ruleId"] as? String } == ["promise"])
        #expect(code.output.contains("\"uri\": \"\(file)\""))
        #expect(code.output.contains("\"startLine\": 5, \"startColumn\": 5"))
    }

    @Test func `SARIF has the path of a file as a URI`() throws {
        let folder = try ScratchFolder(["My Card%1:b.swift": Self.own])
        let run = try Run(["check", folder.path + "/My Card%1:b.swift", "--format", "sarif"])
        #expect(run.output.contains("\"uri\": \"\(folder.path)/My%20Card%251%3Ab.swift\""), "\(run.output)")
    }
}
