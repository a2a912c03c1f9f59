import Foundation
import TestSupport
import Testing

/// The commands that print: their formats, errors and exit statuses.
struct CommandLineTests {
    @Test func `an infinite layout is drawn up to a window's size, with a note`() throws {
        let run = try Run(["render", "-", "--height", "inf", "--width", "6"], input: "import SwiftUI\nColor.red\n")
        #expect(run.status == 0)
        #expect(run.output.split(separator: "\n").count == 24)
        #expect(
            run.errors.hasSuffix(
                "haggle: the layout is infinitely high; its first 6×24 cells are drawn, json has all\n"
                    + Self.findingCount),
            "\(run.errors)")
    }

    private static let printing = """
        import SwiftUI
        struct Half: Layout {
            func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
                print("asked", proposal.width ?? 0, separator: ": ")
                return CGSize(width: 3, height: 1)
            }
            func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
        }
        let view = Half { Text("a") }
        """

    @Test(arguments: ["render", "trace", "check"])
    func `a printed text appears once on standard error`(command: String) throws {
        let run = try Run([command, "-", "--width", "6", "--height", "2"], input: Self.printing)
        #expect(run.errors.split(separator: "\n").filter { $0 == "asked: 6.0" }.count == 1, "\(run.errors)")
    }

    @Test func `the trace has a printed text at its step`() throws {
        let options = ["trace", "-", "--width", "6", "--height", "2"]
        let run = try Run(options, input: Self.printing)
        #expect(run.output.contains("  prints asked: 6.0 (line 4)\n"), "\(run.output)")
        let json = try Run(options + ["--format", "json"], input: Self.printing)
        #expect(
            json.output.contains(#"{"event": "print", "path": "Half", "element": "Half", "text": "asked: 6.0", "at": "#)
        )
    }

    @Test func `--quiet silences the count of findings and the notes`() throws {
        let source = """
            import SwiftUI
            VStack { Text("a long one").font(.title).lineLimit(1); Text("another one").font(.body).lineLimit(1) }

            """
        let file = try ScratchFile(source)
        let size = ["--width", "6", "--height", "4"]
        let run = try Run(["render", file.path] + size)
        #expect(
            run.errors == """
                \(file.path):2:29: note: 'font' has no effect on the layout
                haggle: 2 findings; haggle check \(file.path)

                """)
        for command in ["render", "trace"] {
            let quiet = try Run([command, file.path, "--quiet"] + size)
            #expect(quiet.errors == "" && quiet.status == 0)
        }
        #expect(try Run(["render", file.path, "--format", "json", "--quiet"] + size).errors == "")
    }

    @Test func `the command that lists findings quotes the file's name`() throws {
        let source = "import SwiftUI\nlet a = Text(\"a long one\").lineLimit(1)\n"
        let folder = try ScratchFolder(["a's b.swift": source])
        let run = try Run(["render", folder.path + "/a's b.swift", "--width", "6", "--height", "4"])
        #expect(run.errors == "haggle: 1 finding; haggle check '\(folder.path)/a'\\''s b.swift'\n")
    }

    private static let large = "import SwiftUI\nText(\"a\").frame(width: 1200, height: 2, alignment: .bottomTrailing)\n"
    private static let findingCount = "haggle: 1 finding; haggle check -\n"
    private static let largeSize = ["--width", "60", "--height", "2"]
    private static let scaleNote = "haggle: the numbers look like points; --cell auto shows a cell as 8×16 points\n"

    @Test(arguments: [["render", "-"], ["render", "-", "--format", "ansi"], ["render", "-", "--format", "svg"]])
    func `a picture that is wider than 1000 cells is cut, with a note`(arguments: [String]) throws {
        let run = try Run(arguments + Self.largeSize, input: Self.large)
        #expect(run.status == 0)
        #expect(
            run.errors == Self.scaleNote
                + "haggle: the layout is 1200×2 cells; its first 1000×2 cells are drawn, render --all draws the rest\n"
                + Self.findingCount)
        let rows = run.output.split(separator: "\n")
        #expect(
            run.output.contains("width=\"10000\" height=\"40\"")
                || rows[0].replacing(/\u{1B}\[[0-9;]*m/, with: "").count == 1000)
    }

    @Test func `--all draws a large picture whole`() throws {
        let run = try Run(["render", "-", "--all", "--boxes", "none"] + Self.largeSize, input: Self.large)
        #expect(run.errors == Self.scaleNote + Self.findingCount)
        #expect(run.output == "\n" + String(repeating: " ", count: 1199) + "a\n")
    }

    @Test func `points that were probably meant as cells are reported`() throws {
        let label = "import SwiftUI\nText(\"a\")\n"
        func errors(_ source: String, _ arguments: String...) throws -> String {
            try Run(["render", "-", "--height", "2"] + arguments, input: source).errors
        }
        #expect(try errors(label, "--width", "40") == "")
        #expect(try errors(Self.large, "--width", "400", "--cell", "auto") == Self.findingCount)
        let note = "haggle: 49 points are 6 cells wide; --width 49c proposes 49 cells\n"
        #expect(try errors(label, "--width", "49", "--cell", "8x16") == note)
        let cells = try Run(
            ["render", "-", "--width", "49c", "--height", "<=2c", "--cell", "8x16", "--format", "json"], input: label)
        #expect(cells.errors == "" && cells.output.contains(#""proposal": {"width": "392", "height": "<=32"}"#))
        #expect(try Run(["render", "-", "--width", "c"], input: label).status == 64)
    }

    @Test func `a trace page shows as much of a large picture as render does`() throws {
        let run = try Run(["trace", "-", "--format", "html"] + Self.largeSize, input: Self.large)
        #expect(run.errors.hasSuffix("its first 1000×2 cells are drawn, render --all draws the rest\n"))
        #expect(run.output.contains("width=\"10000\" height=\"40\""))
    }

    @Test func `render prints one frame as text`() throws {
        let run = try Run(
            ["render", "-", "--width", "12", "--height", "3"],
            input: "import BlueprintUI\nCentered(Label(text: \"hi\"))")
        #expect(run.status == 0)
        #expect(run.errors == "")
        #expect(run.output == "┌──────────┐\n│    hi    │\n└──────────┘\n")
    }

    @Test func `the help names the options of the playground and of a command`() throws {
        let options = ["--width", "--height", "--root", "--set", "--cell", "--dialect"]
        let help = try Run(["--help"]).output
        #expect(options.filter { !help.contains($0) } == [])
        let render = try Run(["help", "render"]).output
        #expect((options + ["--format", "--boxes", "--sweep"]).filter { !render.contains($0) } == [])
    }

    @Test func `render prints one JSON object in the fixed order`() throws {
        let run = try Run(
            ["render", "-", "--format", "json", "--width", "20", "--height", "<=10"],
            input: "import BlueprintUI\nRow { row in\n    row.add(child: Label(text: \"ab\"))\n}")
        #expect(run.status == 0)
        let frame = #"{"x": 0, "y": 0, "width": 2, "height": 1}"#
        let root = #"{"x": 0, "y": 0, "width": 20, "height": 1}"#
        #expect(
            run.output == """
                {"dialect": "blueprint", "proposal": {"width": "20", "height": "<=10"}, \
                "size": {"width": 20, "height": 1}, "root": {"element": "Row", "path": "Row", "name": "element:1", \
                "frame": \(root), "cells": \(root), "source": {"line": 2, "column": 1}, "children": [{"element": "Label", \
                "path": "Row/Label", "frame": \(frame), "cells": \(frame), "source": {"line": 3, "column": 20}, \
                "children": []}]}, "diagnostics": [], "holes": [], "findings": []}

                """)
    }

    @Test func `render json of the case files' sources is JSON`() throws {
        let source = "import BlueprintUI\nOverlay(elements: [Label(text: \"a\\\"\\n\\u{7}\"), Box(), Spacer(1)])"
        let run = try Run(["render", "-", "--format", "json"], input: source)
        let object = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any]
        let root = try #require(object?["root"] as? [String: Any])
        let names = (root["children"] as? [[String: Any]])?.compactMap { $0["path"] as? String }
        #expect(names == ["Overlay/Label", "Overlay/Box", "Overlay/Spacer"])
    }

    @Test func `render ansi has the colours of the cells`() throws {
        let run = try Run(
            ["render", "-", "--format", "ansi", "--width", "4", "--height", "1"],
            input: "import BlueprintUI\nBox(backgroundColor: .blue)")
        #expect(run.output.contains("\u{1B}[") && run.output.contains("48;5;21"))
        #expect(run.output.hasSuffix("\u{1B}[0m\n"))
    }

    @Test func `trace prints an ask, its answer after it, and every placement`() throws {
        let run = try Run(
            ["trace", "-", "--format", "json", "--width", "<=9", "--height", "inf"],
            input: "import BlueprintUI\nInset(uniformInset: 1, wrapping: Label(text: \"ab\"))")
        #expect(run.status == 0)
        let lines = try run.output.split(separator: "\n").map { line in
            try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
        }
        let events = lines.map { "\($0["event"] ?? "") \($0["id"] ?? $0["path"] ?? "")" }
        #expect(events.prefix(4) == ["ask 0", "ask 1", "answer 1", "answer 0"])
        #expect(lines[0]["parent"] is NSNull)
        #expect(lines[1]["parent"] as? Int == 0)
        #expect(lines[1]["because"] as? String == "the proposal minus insets 1 + 1")
        #expect((lines[1]["proposal"] as? [String: String]) == ["width": "<=7", "height": "inf"])
        #expect(lines[2]["how"] as? String == "measured")
        #expect(events.contains("place Inset/Label"))
    }

    @Test func `every ask and every element has a source position, its own or that of its whole`() throws {
        let source = "import Theodolite\nlet text = LabelComponent((\"ab\", options: LabelComponent.Options()))"
        let place = #""source": {"line": 2, "column": 12}"#
        let trace = try Run(["trace", "-", "--format", "json", "--width", "9", "--height", "3"], input: source)
        let asks = trace.output.split(separator: "\n").filter { $0.contains(#""event": "ask""#) }
        #expect(asks.count == 2 && asks.allSatisfy { $0.contains(place) }, "\(trace.output)")
        let render = try Run(["render", "-", "--format", "json", "--width", "9", "--height", "3"], input: source)
        #expect(render.output.components(separatedBy: place).count == 3, "\(render.output)")
    }

    @Test func `a root that is centered in its frame is drawn in the middle`() throws {
        let run = try Run(
            ["render", "-", "--width", "6", "--height", "3"], input: "import QuickLayout\nText(\"ab\")")
        #expect(run.output == "\n  ab\n\n")
    }

    @Test func `trace prints sentences`() throws {
        let run = try Run(
            ["trace", "-", "--width", "<=9", "--height", "inf"],
            input: "import BlueprintUI\nInset(uniformInset: 1, wrapping: Label(text: \"ab\"))")
        #expect(
            run.output.contains(
                "Inset asks Label: <=7 × inf → 2×1 (measured): the proposal minus insets 1 + 1 (line 2)\n"))
    }

    @Test func `trace compares two proposals, and refuses comparisons without meaning`() throws {
        let source = "import SwiftUI\nText(\"one two\")"
        let run = try Run(["trace", "-", "--width", "9", "--height", "3", "--against-width", "4"], input: source)
        #expect(run.status == 0)
        #expect(
            run.output == """
                --- <stdin>, proposed 9 × 3
                +++ <stdin>, proposed 4 × 3
                first: Text: was <=9 × <=3 → 7×1, is <=4 × <=3 → 3×2: the root's proposal
                ~ Text: was 7×1 at 1,1, is 3×2 at 0.5,0.5 (<stdin>:2)
                1 resized

                """)
        #expect(try Run(["trace", "--diff", "one.swift"], input: "").status == 64)
        #expect(try Run(["trace", "--diff", "a", "b", "--against-height", "3"], input: "").status == 64)
        #expect(try Run(["trace", "-", "--against-width", "wide"], input: source).status == 64)
    }

    @Test func `trace compares two files`() throws {
        let folder = try ScratchFolder()
        for text in ["one", "three"] { try folder.write("import SwiftUI\nText(\"\(text)\")", to: "\(text).swift") }
        let files = ["one", "three"].map { "\(folder.path)/\($0).swift" }
        let run = try Run(["trace", "--diff"] + files + ["--width", "9", "--height", "1"], input: "")
        #expect(run.status == 0)
        #expect(
            run.output.hasSuffix("~ Text: was 3×1 at 3,0, is 5×1 at 2,0 (\(files[1]):2)\n1 resized\n"), "\(run.output)")
    }

    @Test func `elements lists every element, and describes one`() throws {
        let list = try Run(["elements"])
        for name in ["Box", "Label", "Centered", "Aligned", "Spacer", "Overlay", "Inset", "Row", "Column"] {
            #expect(list.output.contains("\n  \(name) "), "no \(name)")
        }
        let row = try Run(["elements", "Row"])
        #expect(row.output.contains("minimumHorizontalSpacing: CGFloat"))
        let spacers = try Run(["elements", "Spacer"]).output
        #expect(spacers.contains("Spacer (blueprint)\n") && spacers.contains("\n\nSpacer (quicklayout)\n"))
        let nowhere = try Run(["elements", "--dialect", "flexbox"])
        #expect(nowhere.status == 64)
        #expect(nowhere.errors.contains("Dialects: blueprint, quicklayout, theodolite, swiftui."))
        let unknown = try Run(["elements", "Rov"])
        #expect(unknown.status == 64)
        #expect(unknown.errors.contains("did you mean 'Row'?"))
    }

    @Test func `an error is reported in the compiler's form, and the rest is laid out`() throws {
        let file = try ScratchFile(
            "import BlueprintUI\nlet a = Label(text: \"x\")\nlet b = Label(txt: \"y\")\n")
        let run = try Run(["render", file.path, "--width", "13", "--height", "3"])
        #expect(run.status == 1)
        #expect(run.errors.hasPrefix("\(file.path):3:15: error: Label has no parameter 'txt'"), "\(run.errors)")
        #expect(run.output == "▒▒▒▒▒▒▒▒▒▒▒▒▒\n▒▒▒ Label ▒▒▒\n▒▒▒▒▒▒▒▒▒▒▒▒▒\n")
    }

    @Test(arguments: ["-3", "abc", "nan", "", "1..2..3", "5..2", "<=", "1e999"])
    func `an invalid proposal is refused with the valid forms`(word: String) throws {
        let run = try Run(["render", "-", "--width", word], input: "Label(text: \"x\")")
        #expect(run.status == 64)
        #expect(run.errors.contains("'\(word)' is not a proposal; allowed are: 40 (exactly)"), "\(run.errors)")
    }

    @Test func `a proposal that the dialect lacks is refused in the dialect's words`() throws {
        let run = try Run(["render", "-", "--width", "20..40"], input: "import BlueprintUI\nLabel(text: \"x\")")
        #expect(run.status == 64)
        #expect(run.errors.contains("Blueprint"))
    }

    @Test func `an unreadable file gives status 66`() throws {
        let run = try Run(["render", "/nowhere/at all.swift"])
        #expect(run.status == 66)
        #expect(run.errors == "/nowhere/at all.swift: cannot be read: there is no such file\n")
        let large = try Run(["render", "-"], input: String(repeating: " ", count: (8 << 20) + 1))
        #expect(large.errors == "<stdin>: cannot be read: it is larger than 8 MB\n" && large.status == 66)
    }

    @Test func `wrong use gives status 64`() throws {
        #expect(try Run(["render", "-", "--format", "png"], input: "").status == 64)
        #expect(try Run(["render"]).status == 64)
        #expect(try Run(["trace", "-", "--nonsense"], input: "").status == 64)
        #expect(try Run(["render", "-", "--cell", "0x1"], input: "").status == 64)
        #expect(try Run(["render", "-", "--dialect", "flexbox"], input: "").status == 64)
    }

    @Test func `a named root is laid out, and an unknown one is reported`() throws {
        let source = "import BlueprintUI\nlet one = Label(text: \"1\")\nlet two = Label(text: \"2\")"
        let one = try Run(["render", "-", "--root", "one", "--width", "1", "--height", "1"], input: source)
        #expect(one.output == "1\n")
        let three = try Run(["render", "-", "--root", "three"], input: source)
        #expect(three.status == 1)
        #expect(three.errors == "<stdin>:1:1: error: there is no root 'three'; there is one, two\n")
    }

    @Test func `--cell sets the points of a cell`() throws {
        let run = try Run(
            ["render", "-", "--cell", "8x16", "--width", "390", "--height", "844", "--format", "json"],
            input: "import BlueprintUI\nBox(wrapping: Label(text: \"hello\"))")
        #expect(run.output.contains(#""cells": {"x": 0, "y": 0, "width": 49, "height": 53}"#), "\(run.output)")
    }

    @Test func `help on an unknown topic lists the topics`() throws {
        let run = try Run(["help", "rendr"])
        #expect(run.status == 64 && run.output == "")
        #expect(
            run.errors.hasPrefix(
                "Error: There is no command 'rendr'; did you mean 'render'? There is help on play, render,"))
        #expect(try Run(["help", "render"]).status == 0)
    }

    @Test func `the playground refuses to start without a terminal, with status 2`() throws {
        let run = try Run(["-"], detached: true)
        #expect(run.status == 2)
        #expect(run.errors.contains("needs a terminal"), "\(run.errors)")
    }
}

/// A command that ran to its end, without a terminal.
struct Run {
    let status: Int32
    let output: String
    let errors: String

    /// - Parameters:
    ///   - environment: variables besides the usual ones.
    ///   - place: the folder that it runs in; nil for the tests' own.
    init(
        _ arguments: [String], input: String? = nil, detached: Bool = false, environment: [String: String] = [:],
        in place: URL? = nil
    ) throws {
        let program = try TestEnvironment.program("haggle")
        let command = try Command(
            (detached ? ["setsid", "--wait"] : []) + [program] + arguments, in: place, input: input ?? "",
            environment: TestEnvironment.usual(environment))
        (status, output, errors) = (command.status, command.output, command.errors)
    }
}
