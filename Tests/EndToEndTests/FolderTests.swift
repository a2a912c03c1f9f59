import Foundation
import TestSupport
import Testing

/// Several files and folders, read as one program.
struct FolderTests {
    private static let title = """
        import BlueprintUI
        func title(_ text: String) -> Label { Label(text: "* " + text) }
        """
    private static let card = """
        import BlueprintUI
        let card = Column { column in
            column.add(child: title("one"))
            column.add(child: title("two"))
        }
        """
    private static let size = ["--width", "5", "--height", "2"]

    @Test func `files that use each other's names are one program`() throws {
        let folder = try ScratchFolder([
            "Title.swift": """
            import BlueprintUI
            struct Titled { var text: String; func twice() -> String { Twice(text: text).text } }
            func title(_ text: String) -> Label { Label(text: Titled(text: text).twice()) }
            """,
            "Twice.swift": """
            import BlueprintUI
            struct Twice { let text: String; init(text: String) { self.text = text + text } }
            let both = title("ab")
            """,
        ])
        let size = ["--width", "4", "--height", "1"]
        let named = try Run(["render", folder.path + "/Title.swift", folder.path + "/Twice.swift"] + size)
        #expect(named.errors == "" && named.status == 0)
        #expect(named.output == "abab\n")
        #expect(try Run(["render", folder.path] + size).output == "abab\n")
    }

    @Test func `a folder is read with its subfolders, without hidden, generated and ignored files`() throws {
        let folder = try ScratchFolder([
            "Title.swift": Self.title, "Screens/Card.swift": Self.card, ".build/Broken.swift": "let (",
            ".Hidden.swift": "let (", "Pods/Broken.swift": "let (", "DerivedData/Broken.swift": "let (",
            "Made/Broken.swift": "let (", "Screens/Old.swift": "let (", ".gitignore": "Made/\nOld.swift\n",
            "Notes.txt": "let (",
        ])
        let run = try Run(["render", folder.path] + Self.size)
        #expect(run.output == "* one\n* two\n")
        #expect(
            folder.shortened(run.errors)
                == "App: note: 4 folders and 2 files were skipped: hidden, generated, or named by .gitignore\n")
        #expect(run.status == 0)
    }

    @Test func `rules of .gitignore files beyond 2,000 are not applied, and counted`() throws {
        let rules = (0..<2_003).map { "Old\($0).swift\n" }.joined()
        let folder = try ScratchFolder([
            "Title.swift": Self.title, "Card.swift": Self.card, ".gitignore": rules,
            "Old1999.swift": "let (", "Old2000.swift": "let a = 1\n",
        ])
        let run = try Run(["render", folder.path] + Self.size)
        #expect(run.output == "* one\n* two\n")
        #expect(
            folder.shortened(run.errors) == """
                App: note: 1 file was skipped: hidden, generated, or named by .gitignore
                App: note: 3 rules of .gitignore files are not applied; 2000 are

                """)
    }

    @Test func `links are followed once a file, and never in a circle`() throws {
        let words = "func words() -> String { \"some\" }\n"
        let folder = try ScratchFolder([
            "Words.swift": words, "Screens/Card.swift": "import BlueprintUI\nlet card = Label(text: words())\n",
        ])
        try folder.link("Screens/Around", to: "..")
        try folder.link("Again.swift", to: "Screens/Card.swift")
        let outside = try ScratchFolder(["Other.swift": "import BlueprintUI\nlet other = Label(text: words())\n"])
        try folder.link("Linked", to: outside.path)
        let run = try Run(["render", folder.path, folder.path + "/Words.swift", "--list"])
        #expect(
            folder.shortened(run.output) == """
                card\telement\tApp/Again.swift:2
                other\telement\tApp/Linked/Other.swift:2

                """)
        #expect(run.errors == "" && run.status == 0)
    }

    @Test func `errors name their file, and the rest is laid out`() throws {
        let folder = try ScratchFolder([
            "A.swift": Self.title, "B.swift": Self.card, "C.swift": "import BlueprintUI\n\nlet = 3\n",
        ])
        let run = try Run(["render", folder.path] + Self.size)
        #expect(folder.shortened(run.errors).hasPrefix("App/C.swift:3:5: error: "), "\(run.errors)")
        #expect(run.output == "* one\n* two\n")
        #expect(run.status == 1)
    }

    @Test func `every position in JSON has its file if there are several`() throws {
        let folder = try ScratchFolder(["A.swift": Self.title, "B.swift": Self.card])
        let run = try Run(["render", folder.path, "--format", "json"] + Self.size)
        let column = #"{"x": 0, "y": 0, "width": 5, "height": 2}"#
        let one = #"{"x": 0, "y": 0, "width": 5, "height": 1}"#
        let two = #"{"x": 0, "y": 1, "width": 5, "height": 1}"#
        let title = #""source": {"line": 2, "column": 39, "file": "App/A.swift"}, "children": []}"#
        #expect(
            folder.shortened(run.output) == """
                {"dialect": "blueprint", "proposal": {"width": "5", "height": "2"}, \
                "size": {"width": 5, "height": 2}, "root": {"element": "Column", "path": "Column", "name": "card", \
                "frame": \(column), "cells": \(column), \
                "source": {"line": 2, "column": 12, "file": "App/B.swift"}, "children": [\
                {"element": "Label", "path": "Column/Label", "frame": \(one), "cells": \(one), \(title), \
                {"element": "Label", "path": "Column/Label#2", "frame": \(two), "cells": \(two), \(title)]}, \
                "diagnostics": [], "holes": [], "findings": []}

                """)
        let trace = try Run(["trace", folder.path, "--format", "json"] + Self.size)
        #expect(
            folder.shortened(trace.output).contains(#""source": {"line": 2, "column": 39, "file": "App/A.swift"}}"#))
    }

    @Test func `a diagnostic in JSON has its file`() throws {
        let folder = try ScratchFolder([
            "A.swift": Self.title, "B.swift": Self.card, "C.swift": "import BlueprintUI\nlet = 3\n",
        ])
        let run = try Run(["render", folder.path, "--format", "json"] + Self.size)
        #expect(
            folder.shortened(run.output).contains(
                #""diagnostics": [{"severity": "error", "line": 2, "column": 5, "file": "App/C.swift", "message": "#))
    }

    @Test func `a root is named with its file if its name is ambiguous`() throws {
        let folder = try ScratchFolder([
            "A.swift": "import BlueprintUI\nlet bar = Label(text: \"in A\")",
            "Deep/B.swift": "import BlueprintUI\nlet foo = Label(text: \"in B\")\nlet last = Label(text: \"last\")",
        ])
        func rendered(_ root: String) throws -> Run {
            try Run(["render", folder.path, "--root", root, "--width", "4", "--height", "1"])
        }
        #expect(try rendered("bar").output == "in A\n")
        #expect(try rendered("A.swift:bar").output == "in A\n")
        #expect(try rendered("Deep/B.swift:foo").output == "in B\n")
        #expect(try rendered("\(folder.path)/Deep/B.swift:foo").output == "in B\n")
        let elsewhere = try rendered("B.swift:bar")
        #expect(elsewhere.output == "" && elsewhere.status == 1)
        #expect(elsewhere.errors.contains("'bar'"), "\(elsewhere.errors)")
    }

    @Test func `the file of the root decides the dialect`() throws {
        let folder = try ScratchFolder([
            "A.swift": "import BlueprintUI\nlet label = Label(text: \"ab\")",
            "B.swift": "import QuickLayout\nlet text = Text(\"cd\")",
        ])
        for (root, dialect) in [("label", "blueprint"), ("text", "quicklayout")] {
            let run = try Run(["render", folder.path, "--root", root, "--format", "json"])
            #expect(run.output.hasPrefix(#"{"dialect": "\#(dialect)", "#), "\(run.output)")
            #expect(run.errors == "" && run.status == 0, "what another dialect does not know was reported")
        }
        let list = try Run(["render", folder.path, "--list"])
        #expect(folder.shortened(list.output) == "label\telement\tApp/A.swift:2\ntext\telement\tApp/B.swift:2\n")
    }

    @Test func `an unreadable file among others gives status 66, and nothing is laid out`() throws {
        let folder = try ScratchFolder(["A.swift": Self.title, "B.swift": Self.card])
        let run = try Run(["render", folder.path, folder.path + "/C.swift"])
        #expect(run.status == 66 && run.output == "")
        #expect(folder.shortened(run.errors) == "App/C.swift: cannot be read: there is no such file\n")
        let empty = try ScratchFolder(["Notes.txt": ""])
        let none = try Run(["trace", empty.path])
        #expect(none.status == 66 && none.output == "")
        #expect(empty.shortened(none.errors) == "App: cannot be read: there is no Swift source in it\n")
    }
}
