import Foundation
import TestSupport
import Testing

/// `haggle render --against`, run as a program.
struct AgainstTests {
    private static let row = """
        import BlueprintUI
        Row { row in
            row.add(child: Label(text: "one two"))
            row.addFixed(child: Label(text: "end"))
        }

        """

    private static func render(_ source: String, _ arguments: String...) throws -> (Run, file: String) {
        let file = try ScratchFile(source)
        return (try Run(["render", file.path] + arguments), file.path)
    }

    @Test func `two widths stand side by side, and the first different ask is named`() throws {
        let (run, file) = try Self.render(
            Self.row, "--width", "<=12", "--height", "<=3", "--against-width", "<=8", "--boxes", "none")
        #expect(run.status == 0)
        #expect(
            run.output == """
                <=12 × <=3 │ <=8 × <=3
                one twoend!│ oneend!
                           │ two!

                ! marks the innermost elements that differ

                --- \(file), proposed <=12 × <=3
                +++ \(file), proposed <=8 × <=3
                first: Row asks Label#2: was <=12 × <=3 → 3×1, is <=8 × <=3 → 3×1: fixed children are asked first: it may use all 8
                ~ Row: was 10×1 at 0,0, is 6×2 at 0,0 (\(file):2)
                ~ Row/Label: was 7×1 at 0,0, is 3×2 at 0,0 (\(file):3)
                > Row/Label#2: was at 7,0, is at 3,0 (\(file):4)
                2 resized, 1 moved

                """)
    }

    @Test func `a file is compared with the version that git has committed, alone and in its folder`() throws {
        let text = { (word: String) in "import SwiftUI\nlet shown: some View = Text(\"\(word)\")\n" }
        let folder = try ScratchFolder(["App/Shown.swift": text("one")])
        try folder.commitAll()
        try folder.write(text("three"), to: "App/Shown.swift")
        let size = ["--width", "<=9", "--height", "<=1", "--boxes", "none"]
        for path in ["/App/Shown.swift", "/App", ""] {
            let run = try Run(["render", folder.path + path, "--against", "HEAD"] + size)
            #expect(run.status == 0, "\(run.errors)")
            #expect(run.output.contains("three!"), "\(path): \(run.output)")
            #expect(run.output.contains("one"), "\(path): \(run.output)")
        }
        let trace = try Run(["trace", folder.path + "/App/Shown.swift", "--against", "HEAD"] + size.dropLast(2))
        #expect(folder.shortened(trace.output).contains("~ Text: was 3×1 at 0,0, is 5×1 at 0,0"), "\(trace.output)")
        let lines = trace.output.split(separator: "\n")
        try #require(lines.count >= 2, "\(trace.output)")
        #expect(lines[0].contains("Shown.swift in HEAD, ") && lines[0].hasPrefix("--- "), "\(trace.output)")
        #expect(lines[1].hasPrefix("+++ ") && !lines[1].contains("HEAD"), "\(trace.output)")
    }

    @Test func `the exit code says whether two layouts differ, if it is wanted`() throws {
        let size = ["--width", "12", "--height", "3"]
        func status(_ arguments: String...) throws -> Int32 {
            try Run([arguments[0], "-"] + size + arguments.dropFirst(), input: Self.row).status
        }
        for command in ["trace", "render"] {
            #expect(try status(command, "--against-width", "8") == 0)
            #expect(try status(command, "--against-width", "8", "--exit-code") == 1)
            #expect(try status(command, "--against-width", "12", "--exit-code") == 0)
            #expect(try status(command, "--exit-code") == 64)
        }
        let (one, other) = (try ScratchFile(Self.row), try ScratchFile(Self.row.replacing("two", with: "three")))
        #expect(try Run(["trace", "--diff", one.path, other.path, "--exit-code"] + size).status == 1)
        #expect(try Run(["trace", "--diff", one.path, one.path, "--exit-code"] + size).status == 0)
    }

    @Test func `a file that the commit lacks is reported`() throws {
        let folder = try ScratchFolder(["Shown.swift": "import SwiftUI\nText(\"one\")\n"])
        func refused(_ commit: String) throws -> String {
            let run = try Run(["render", folder.path + "/Shown.swift", "--against", commit])
            #expect(run.status == 66 && run.output == "")
            return folder.shortened(run.errors)
        }
        #expect(try refused("HEAD") == "haggle: App/Shown.swift is in no git repository\n")
        try folder.git("init", "-q")
        #expect(try refused("HEAD") == "haggle: the git repository of App/Shown.swift has no commit HEAD\n")
        try folder.git("commit", "-q", "--allow-empty", "-m", "empty")
        #expect(try refused("HEAD") == "haggle: App/Shown.swift is not in the commit HEAD\n")
        #expect(try refused("HEAD~3") == "haggle: the git repository of App/Shown.swift has no commit HEAD~3\n")
    }

    @Test func `a difference without text is marked`() throws {
        let (run, _) = try Self.render(
            "import SwiftUI\nColor.red\n", "--width", "6", "--height", "2", "--against-width", "4")
        #expect(run.output.hasPrefix("6 × 2  │ 4 × 2\n┌────! │ ┌──!\n└────┘ │ └──┘\n\n! marks"), "\(run.output)")
    }

    @Test func `three dialects of one source are distinguished by their names`() throws {
        let source = "import SwiftUI\nVStack { Text(\"a\").padding(1) }\n"
        let (run, _) = try Self.render(
            source, "--width", "5", "--height", "3", "--against", "quicklayout", "--against", "swiftui")
        #expect(run.status == 0)
        #expect(run.output.hasPrefix("swiftui · 5 × 3 │ quicklayout · 5 × 3 │ swiftui · 5 × 3\n"), "\(run.output)")
        #expect(run.output.contains(", quicklayout, proposed 5 × 3\n"))
        #expect(run.output.hasSuffix("the same layout\n"))
    }

    @Test func `another file may have errors: its good part is compared, and the status is 1`() throws {
        let other = try ScratchFile("import BlueprintUI\nLabel(txt: \"x\")\n", name: "other.swift")
        let (run, file) = try Self.render(Self.row, "--width", "12", "--height", "3", "--against", other.path)
        #expect(run.status == 1)
        #expect(run.output.contains("--- \(file), proposed 12 × 3\n+++ \(other.path), proposed 12 × 3\n"))
        #expect(run.errors.contains("\(other.path):2:7: error:"), "\(run.errors)")
        #expect(try Self.render(Self.row, "--against", "nowhere.swift").0.status == 66)
    }

    @Test func `more than three layouts, and a sweep beside another, are refused`() throws {
        let many = ["--against-width", "1", "--against-width", "2", "--against-width", "3"]
        let run = try Run(["render", "-"] + many, input: Self.row)
        #expect(run.status == 64)
        #expect(run.errors.contains("A layout is printed beside one or two others, not 3."))
        #expect(
            try Run(["render", "-", "--sweep", "width=1..3", "--against-width", "9"], input: Self.row).status == 64)
        #expect(try Run(["render", "-", "--sweep", "width=1..3", "--format", "svg"], input: Self.row).status == 64)
        #expect(try Run(["trace", "-", "--format", "html", "--against-width", "9"], input: Self.row).status == 64)
    }

    @Test func `a sweep prints each size at which the layout changes, and that layout`() throws {
        let run = try Run(
            ["render", "-", "--width", "<=20", "--height", "2", "--sweep", "width=9..12", "--boxes", "none"],
            input: Self.row)
        #expect(run.status == 0)
        #expect(run.output == "width 9\noneend\ntwo\n\nwidth 10\n  Row/Label has 1 line, not 2\none twoend\n\n")
    }

    @Test func `SVG has both pictures in one, and JSON Lines list the differences`() throws {
        let arguments = ["--width", "12", "--height", "2", "--against-width", "8"]
        let svg = try Run(["render", "-", "--format", "svg"] + arguments, input: Self.row)
        #expect(
            svg.output.hasPrefix("<?xml") && svg.output.contains("viewBox=\"0 0 230 60\""), "\(svg.output.prefix(200))")
        let json = try Run(["render", "-", "--format", "json"] + arguments, input: Self.row)
        #expect(json.output.hasPrefix("{\"event\": \"compare\""))
    }

    @Test func `another text of the same size is a difference, and a legend explains the marks`() throws {
        let other = try ScratchFile(Self.row.replacing("end", with: "and"), name: "other.swift")
        let (run, file) = try Self.render(
            Self.row, "--width", "<=12", "--height", "<=3", "--boxes", "none", "--against", other.path)
        #expect(run.output.contains("one twoand!"), "\(run.output)")
        #expect(run.output.contains("\n! marks the innermost elements that differ\n\n--- \(file)"), "\(run.output)")
        #expect(run.output.hasSuffix("* Row/Label#2: was \"end\", is \"and\" (\(other.path):4)\n1 redrawn\n"))
    }

    private static let narrow = """
        import SwiftUI
        struct Own: Layout {
            func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
                let lengths: [CGFloat] = [4]
                return CGSize(width: lengths[(proposal.width ?? 0) < 10 ? 1 : 0], height: 1)
            }
            func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
        }
        Own { Text("a") }

        """

    @Test(arguments: [
        ["render", "--against-width", "8"], ["trace", "--against-width", "8"], ["render", "--sweep", "width=8..12"],
    ])
    func `a failure in the other proposal alone is reported and sets the status`(arguments: [String]) throws {
        let file = try ScratchFile(Self.narrow)
        let size = ["--width", "<=20", "--height", "<=3"]
        #expect(try Run([arguments[0], file.path] + size).status == 0)
        let run = try Run([arguments[0], file.path] + arguments.dropFirst() + size)
        #expect(run.status == 1)
        #expect(run.errors.contains("\n\(file.path):5:"), "\(run.errors)")
        #expect(run.errors.contains(": error: "), "\(run.errors)")
    }

    @Test func `a diagnostic of both layouts is reported once, and standard input is read once`() throws {
        let source = "import SwiftUI\nText(order.title)\n"
        let run = try Run(
            ["render", "-", "--against", "quicklayout", "--width", "20", "--height", "1"], input: source)
        #expect(run.errors.split(separator: "\n").count { $0.contains("order.title is not known here") } == 1)
        #expect(run.output.hasPrefix("swiftui · 20 × 1     │ quicklayout · 20 × 1\n"), "\(run.output)")
    }
}
