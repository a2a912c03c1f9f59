import Testing

/// Code with what stood around it where it was copied: what is known is shown, and one message says what is left out.
struct CopiedTextTests {
    private static let row = "Row {\n    Label(text: \"a\")\n    Label(text: \"b\")\n}"

    @Test(arguments: [
        ("```swift\nimport BlueprintUI\n\(row)\n```", "1: warning: a fence around the code is left out"),
        (
            "Try this:\n\n```swift\nimport BlueprintUI\n\(row)\n```\nDoes it work?",
            "1: warning: a fence around the code is left out"
        ),
        (
            "1  import BlueprintUI\n2  Row {\n3      Label(text: \"a\")\n4      Label(text: \"b\")\n5  }",
            "1: warning: numbers before the lines are left out"
        ),
        (
            "> import BlueprintUI\n> Row {\n>     Label(text: \"a\")\n>     Label(text: \"b\")\n> }",
            "1: warning: '>' before each line is left out"
        ),
        (
            " import BlueprintUI\n Row {\n     Label(text: \"a\")\n-    Label(text: \"old\")\n+    Label(text: \"b\")\n }",
            "4: warning: marks of a change are left out: the new lines are read"
        ),
        (
            "@@ -1,3 +1,4 @@\n import BlueprintUI\n Row {\n     Label(text: \"a\")\n+    Label(text: \"b\")\n }",
            "1: warning: marks of a change are left out: the new lines are read"
        ),
        (
            "import BlueprintUI\nRow {\n    Label(text: “a”)\n    Label(text: ‘b’)\n}",
            "3: error: a curly quote; Swift's strings stand between straight ones: \""
        ),
    ])
    func `what stood around code is left out`(source: String, message: String) throws {
        let shown = try Shown(source, width: 10, height: 1)
        #expect(shown.picture == "a        b")
        #expect(shown.told == [message])
    }

    @Test(arguments: [
        "let text = \"He said “no”\"\nimport BlueprintUI\nLabel(text: text)",
        "import BlueprintUI\nlet five = 6\n- 1\nLabel(text: \"He said “no” \\(five)\")",
    ])
    func `what is Swift stays as it is`(source: String) throws {
        let shown = try Shown(source, width: 16, height: 1)
        #expect(shown.picture.hasPrefix("He said “no”"))
        #expect(shown.told == [])
    }

    @Test(arguments: [
        "/*\n```\nRow { Label(text: \"no\") }\n```\n*/\nimport BlueprintUI\nlet half = (\nLabel(text: \"shown\")",
        "let usage = \"\"\"\n```\nno\n```\n\"\"\"\nimport BlueprintUI\nlet half = (\nLabel(text: \"shown\")",
    ])
    func `fences in comments and texts stay beside an error`(source: String) throws {
        let shown = try Shown(source, width: 8, height: 1)
        #expect(shown.picture.hasPrefix("shown"))
        #expect(shown.told.allSatisfy { !$0.contains("fence") })
        #expect(!shown.told.isEmpty)
    }

    @Test func `curly quotes in comments and texts stay beside those that stand for straight ones`() throws {
        let shown = try Shown(
            """
            import BlueprintUI
            // It’s “quoted”.
            Column {
                Label(text: "“no”")
                Label(text: “don’t // go”)
            }
            """, width: 11, height: 2)
        #expect(shown.picture.hasPrefix("“no”"))
        #expect(shown.picture.hasSuffix("don’t // go"))
        #expect(shown.told == ["5: error: a curly quote; Swift's strings stand between straight ones: \""])
    }

    /// Sentences are no elements: what is declared is shown, and a line of them is told once.
    @Test(arguments: [
        "Here is what I have so far, and it works", "What's the difference between these?", "# The first step",
        "- first\n- second (with more)", "**Note**: see https://example.com/layout", "try it", "where are you",
        "| a | b |\n|---|---|", "I tried to (re)create it. Any ideas? Thanks!",
    ])
    func `prose around code is not shown in its place`(prose: String) throws {
        let view = "import SwiftUI\n\nstruct Hello: View {\n    var body: some View { Text(\"hello\") }\n}\n"
        for source in ["\(prose)\n\n\(view)", "\(view)\n\(prose)\n"] {
            let shown = try Shown(source, width: 5, height: 1, drawsBoxes: false)
            #expect(shown.picture == "hello")
            let lines = shown.told.filter { $0.contains("consecutive") }.map { $0.prefix { $0 != ":" } }
            #expect(Set(lines).count == lines.count)
        }
    }

    @Test func `a view to which statements of the file add others is the outermost`() throws {
        let shown = try Shown(
            """
            let stack = UIStackView()
            stack.axis = .vertical
            let first = UILabel()
            first.text = "one"
            stack.addArrangedSubview(first)
            let second = UILabel()
            second.text = "two"
            stack.addArrangedSubview(second)
            """, width: 3, height: 2, drawsBoxes: false)
        #expect(shown.picture == "one\ntwo")
        #expect(shown.told == [])
    }
}
