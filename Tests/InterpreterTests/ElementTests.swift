import Testing

@Suite struct ElementTests {
    @Test func `a configured row gathers what its closure adds`() {
        let source = """
            let row = Row { row in
                row.alignment = .center
                row.spacing = 8

                row.add(child: Label(text: "Lorem"))
                row.add(child: Label(text: "Ipsum"))
            }
            """
        #expect(outcome(source) == #"row = Row(center 8.0: "Lorem" "Ipsum")"#)
    }

    @Test func `a modifier with a mistake is reported, and leaves its element as it was`() {
        #expect(
            outcome("Row { Label(text: \"a\").inset(uniform: nope); Label(text: \"b\").inst(uniform: 1) }") == """
                Row(top 0.0: Inset(1.0, "a") "b")
                t:1:63: warning: Label has no member 'inst'; did you mean 'inset'?
                """)
    }

    @Test func `the shape of a closure chooses between configuring and building`() {
        #expect(outcome("Row { Label(text: \"a\") }") == #"Row(top 0.0: "a")"#)
        #expect(outcome("Row { $0.spacing = 2 }") == "Row(top 2.0: )")
        #expect(outcome("Row(spacing: 1) { Label(text: \"a\") }") == #"Row(top 1.0: "a")"#)
    }

    @Test func `a builder takes if, else, if let, for and switch`() {
        let source = """
            let flag = true
            let name: String? = "n"
            Row {
                if flag { Label(text: "if") } else { Label(text: "else") }
                if !flag { Label(text: "if") } else if flag { Label(text: "else if") }
                if let name { Label(text: name) }
                for index in 0..<3 { Label(text: "\\(index)") }
                switch 3 {
                case 0: Label(text: "zero")
                case 1...4: Label(text: "few")
                default: Label(text: "many")
                }
                let last = "last"
                Label(text: last)
            }
            """
        #expect(
            outcome(source) == #"""
                flag = true
                name = 'n'
                Row(top 0.0: "if" "else if" "n" "0" "1" "2" "few" "last")
                """#)
    }

    @Test func `a method on an element gives an element`() {
        let source = """
            Label(text: "a")
                .inset(uniform: 1)
                .inset(uniform: 2.5)
            """
        #expect(outcome(source) == #"Inset(2.5, Inset(1.0, "a"))"#)
    }

    @Test func `a dot finds its type where one is expected`() {
        #expect(outcome("Box(colour: .blue)") == "Box(blue)")
        #expect(outcome("Box(colour: .gray(0.5), wrapping: Box())") == "Box(gray(0.5), Box(clear))")
        #expect(outcome("Box(colour: Colour.blue)") == "Box(blue)")
        #expect(outcome("let a: Row.Alignment = .center") == "a = center")
        #expect(outcome("Row.Alignment.center == .center") == "true")
    }

    @Test func `overloads with the same labels are chosen by what the arguments can be`() {
        #expect(
            outcome("Sized(width: .within(2...4.5), wrapping: Box())")
                == "Sized(within(ClosedRange(2.0...4.5)), Box(clear))")
        #expect(outcome("Sized(width: 3, wrapping: Box())") == "Sized(absolute(3.0), Box(clear))")
        #expect(
            outcome("let w: CGFloat = 2\nSized(width: w * 2, wrapping: Box())")
                == "w = 2.0\nSized(absolute(4.0), Box(clear))")
    }

    @Test func `closures of unknown calls are opened however many stand in each other`() {
        func nested(_ call: String) -> String {
            "Row { " + String(repeating: call + " { ", count: 24) + "Label(text: \"a\")"
                + String(repeating: " }", count: 25)
        }
        for call in ["Unknown(1)", "foo.bar"] {
            let program = run(nested(call))
            #expect(program.diagnostics == [])
            #expect(program.holes.first?.text.hasPrefix(call) == true)
        }
    }
}
