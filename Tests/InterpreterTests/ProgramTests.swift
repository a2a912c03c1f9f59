import Interpreter
import SwiftSource
import Testing

@Suite struct ProgramTests {
    @Test func `the root is the last element at the top level`() {
        #expect(root("let a = Box()\nLabel(text: \"x\")\nlet b = 3\n3") == "\"x\"")
        #expect(root("Label(text: \"x\")\nlet b = Box()\n3") == "Box(clear)")
        #expect(root("let a = Label(text: \"x\")\nlet b = 3") == "\"x\"")
        #expect(root("let a = Label(text: \"x\")\nlet b = Box()", named: "a") == "\"x\"")
        #expect(root("var a = Row { Box() }\na.spacing = 2") == "Row(top 2.0: Box(clear))")
    }

    @Test func `a root that is not there is explained`() {
        #expect(
            root("let a = 1")
                == "the source has no element at its top level, and no type, property or function that gives one")
        #expect(root("let a = Box()", named: "b") == "there is no root 'b'; there is a")
        #expect(root("let a = Box()\nlet b = 1", named: "b") == "'b' is of type 'Int', not an element; there is a")
    }

    @Test func `names tell the dialect`() {
        let program = run("import BlueprintUI\nimport A.B\nlet r = Row { row in row.add(child: Box()) }")
        #expect(program.files[0].names() == ["Row", "row", "add", "Box"])
        #expect(program.topLevel.map(\.name) == ["r"])
    }

    @Test func `an element remembers the call that made it, and a method on it the method's call`() {
        #expect(origin("let a = ⟦Label(text: \"x\")⟧") == nil)
        #expect(origin("Label(text: \"x\")\n    .inset(uniform: 1)\n    .⟦inset(uniform: 2)⟧") == nil)
        #expect(origin("⟦Row { row in\n    row.add(child: Box())\n}⟧") == nil)
        #expect(origin("func f() -> Element { ⟦Box()⟧ }\nf()") == nil)
        #expect(origin("var r = ⟦Row { Box() }⟧\nr.spacing = 3") == nil)
    }

    @Test func `a closure that fails during layout tells the program`() throws {
        let program = run("Lazy { width in let none: [Element] = []; return none[0] }")
        #expect(program.diagnostics == [])
        guard let native = program.rootElement(), let lazy = native.payload as? Lazy else {
            Issue.record("the root is no Lazy")
            return
        }
        #expect(lazy.make(3) == nil)
        #expect(lazy.make(4) == nil)
        #expect(program.diagnostics.map(\.message) == ["index 0 is out of range; the count is 0"])
    }

    @Test func `closures end with their program`() throws {
        var program: Program? = run("Lazy { width in Box() }")
        guard let native = try #require(program).rootElement(),
            let lazy = native.payload as? Lazy
        else {
            Issue.record("the root is no Lazy")
            return
        }
        #expect(lazy.make(1) != nil)
        program = nil
        #expect(lazy.make(1) == nil)
    }

    @Test func `a text in the name of a hole may end with an escaped backslash`() {
        let settings = HoleSetting.comments(in: SourceText(#"// haggle: f("\\", "\"=") = 3"#))
        #expect(settings.map(\.name) == [#"f("\\", "\"=")"#])
        #expect(settings.map(\.expression) == ["3"])
    }

    private func root(_ text: String, named name: String? = nil) -> String {
        let program = run(text)
        return switch program.root(named: name) {
        case .success(let found): program.element(of: found).map { shown(.native($0)) } ?? "nothing"
        case .failure(let error): error.message
        }
    }

    /// What the last element's origin is instead of the marked place; nil where it is that.
    private func origin(_ marked: String) -> String? {
        let source = MarkedSource(marked)
        let program = run(source.text)
        guard let native = program.rootElement() else {
            return "no root: \(program.diagnostics)"
        }
        guard let origin = native.origin else { return "no origin" }
        return origin == source.range ? nil : program.files[0].source[origin]
    }
}
