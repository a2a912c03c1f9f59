import Foundation
import Interpreter
import LayoutInspection
import Negotiation
import SwiftSource
import Testing

@testable import BlueprintDialect
@testable import Vocabularies

/// Types of a source take part in layout as compiled ones do.
struct OwnTypeTests {
    /// OwnTypes.swift as a source.
    private static func types() throws -> String {
        let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "OwnTypes.swift")
        return try String(contentsOf: file, encoding: .utf8)
    }

    private static func run(_ source: String) throws -> (Program, Native) {
        let program = SourceRunner(vocabulary: Blueprint().vocabulary).run(Parser.parse(SourceText(source)))
        #expect(
            program.diagnostics == [], "\(program.diagnostics.map { $0.line(in: program.files[0].source, file: "t") })")
        guard let root = program.rootElement() else {
            throw VocabularyError.mismatch(expected: .any, found: "")
        }
        return (program, root)
    }

    private static func record(_ source: String, _ width: CGFloat, _ height: CGFloat) throws -> (
        Program, RecordedPass
    ) {
        let (program, root) = try run(source)
        let proposal = Proposal(width: .exactly(width), height: .exactly(height))
        return (program, Blueprint().layOut(root, in: proposal, cells: .unit))
    }

    @Test(arguments: [(20, 40), (34, 30), (60, 20), (7, 90)])
    func `elements and layouts of the source lay out as compiled ones do`(width: CGFloat, height: CGFloat) throws {
        let (program, root) = try Self.run(try Self.types() + "\nGallery()\n")
        let element = try #require(root.payload as? any Element)
        let own = try Recording(element, width, height)
        let compiled = try Recording(Gallery(), width, height)
        #expect(own.drawing == compiled.drawing)
        #expect(own.drawing.contains("Wall"))
        #expect(own.drawing.split(separator: "\n").count > 25)
        #expect(own.record.exchanges.map(\.origin) == compiled.record.exchanges.map(\.origin))
        #expect(program.diagnostics == [])
    }

    @Test func `elements have the names of their types, and their source positions`() throws {
        let source = try Self.types() + "\nPin(wrapped: Tag(text: \"x\"))"
        let (_, pass) = try Self.record(source, 9, 3)
        #expect(pass.record.elements.map(\.name) == ["Pin", "Tag"])
        let bytes = SourceText(source)
        let places = pass.record.elements.compactMap(\.origin).map {
            bytes[SourceRange($0.utf8.lowerBound, $0.utf8.upperBound)]
        }
        #expect(places == ["Pin(wrapped: Tag(text: \"x\"))", "Tag(text: \"x\")"])
    }

    @Test func `an ask without a reason shows the source's code`() throws {
        let source = try Self.types() + "\nPin(wrapped: Tag(text: \"x\"))"
        let (_, pass) = try Self.record(source, 9, 3)
        let exchange = try #require(pass.record.exchanges.last)
        #expect(
            exchange.reason.sentence == "the layout's own code: subelement.sizeThatFits(SizeConstraint(size))")
        let code = try #require(exchange.reason.code)
        let place = SourceRange(code.utf8.lowerBound, code.utf8.upperBound)
        #expect(SourceText(source)[place] == "subelement.sizeThatFits(SizeConstraint(size))")
    }

    @Test func `the source can give its own reasons`() throws {
        let source = """
            struct Half: SingleChildLayout {
                func sizeThatFits(
                    proposal: SizeConstraint, subelement: Subelement, environment: Environment, cache: inout ()
                ) -> CGSize { subelement.sizeThatFits(proposal, because: "all of it") }
                func placeSubelement(
                    in size: CGSize, subelement: Subelement, environment: Environment, cache: inout ()
                ) {
                    subelement.place(in: CGRect(x: 0, y: 0, width: size.width / 2, height: size.height), because: "half")
                }
            }
            struct Halved: Element {
                let child: Element
                var content: ElementContent { ElementContent(child: child, layout: Half()) }
            }
            Centered(Halved(child: Label(text: "abcd")))
            """
        let (_, pass) = try Self.record(source, 8, 1)
        #expect(pass.record.exchanges.map(\.reason.sentence).contains("all of it"))
        #expect(pass.record.elements.last?.placement?.reason.sentence == "half")
        #expect(pass.record.elements.last?.placement?.frame == CGRect(x: 2, y: 0, width: 2, height: 1))
    }

    @Test func `modifiers and properties return elements of the source unchanged`() throws {
        let source =
            try Self.types() + """

                let tag = Tag(text: "abc")
                var around = Centered(tag.inset(uniform: 1))
                let inner = around.wrapped
                (around.wrapped as? Tag) == nil
                let again = (Centered(tag).wrapped as? Tag)?.text ?? "lost"
                Label(text: again)
                """
        let (_, pass) = try Self.record(source, 3, 1)
        #expect(pass.elements.appearance(of: ElementID(0)).text?.string == "abc")
    }

    @Test func `elements of the source have the appearance of their content, and show their properties`() throws {
        let source =
            try Self.types() + """

                struct Big: ProxyElement { let inner: Element; let n: Int; var fit = Fit.columns(2)
                    var elementRepresentation: Element { inner } }
                Big(inner: Tag(text: "x"), n: 3)
                """
        let (program, pass) = try Self.record(source, 9, 3)
        #expect(pass.record.elements.map(\.name) == ["Big"])
        #expect(pass.elements.appearance(of: ElementID(0)).text?.string == "x")
        #expect(
            pass.elements.properties(of: ElementID(0))
                == [.init(name: "n", value: "3"), .init(name: "fit", value: "columns(2)")])
        withExtendedLifetime(program) {}
    }

    @Test func `a failure during layout is reported, and leaves a hole`() throws {
        let source = """
            struct Bad: ProxyElement { let n: [Int]; var elementRepresentation: Element { Label(text: "\\(n[3])") } }
            Column { Bad(n: [1]); Label(text: "b") }
            """
        let (program, pass) = try Self.record(source, 9, 3)
        #expect(program.diagnostics.map(\.message) == ["index 3 is out of range; the count is 1"])
        #expect(pass.record.elements.map(\.name) == ["Column", "Bad", "Label", "Bad"])
    }

    @Test func `a failure of one pass is reported for that pass alone`() throws {
        let source = """
            import BlueprintUI
            func second(_ numbers: [Int]) -> Int { let number = numbers[1]; return number }
            GeometryReader { proxy in
                let numbers = proxy.constraint.width.maximum < 20 ? [1] : [1, 2]
                return Column { for n in 0..<2 { Label(text: "\\(second(numbers) + n)") } }
            }
            """
        let document = LayoutReader(dialects: [Blueprint()]).read(SourceText(source), name: "test")
        let reported = try [40, 10, 10, 40].map { width in
            try document.inspect(Proposal(width: .exactly(width), height: .exactly(4)))?.failures.map(\.message)
        }
        let error = "index 1 is out of range; the count is 1"
        #expect(reported == [[], [error], [error], []])
        #expect(document.diagnostics == [])
    }

    @Test(arguments: [
        "struct A: ProxyElement { var elementRepresentation: Element { A() } }\nA()",
        "struct A: ProxyElement { var elementRepresentation: Element { Column { A() } } }\nA()",
        "struct A: ProxyElement { var elementRepresentation: Element { Row { A(); A() } } }\nA()",
        "struct A: ProxyElement { var elementRepresentation: Element { GeometryReader { _ in A().inset(uniform: 1) } } }\nA()",
        "struct A: Element { var content: ElementContent { ElementContent(child: A()) } }\nA()",
        "struct A: Element { var content: ElementContent { ElementContent(measuring: A()) } }\nA()",
        "let a: Element = A()\nstruct A: ProxyElement { var elementRepresentation: Element { Column { a } } }\na",
        "let a: Element = Column { A() }\nstruct A: ProxyElement { var elementRepresentation: Element { a } }\na",
        """
        struct L: SingleChildLayout {
            func sizeThatFits(proposal: SizeConstraint, subelement: Subelement, environment: Environment, cache: inout ()) -> CGSize {
                subelement.sizeThatFits(proposal)
            }
            func placeSubelement(in size: CGSize, subelement: Subelement, environment: Environment, cache: inout ()) { }
        }
        struct A: Element { var content: ElementContent { ElementContent(child: A(), layout: L()) } }
        Column { A() }
        """,
    ])
    func `an element that contains itself comes to an end`(source: String) throws {
        let (program, _) = try Self.record(source, 9, 3)
        let known = [
            "too many nested calls; the source was stopped here",
            "this takes too many steps; the source was stopped here",
        ]
        #expect(program.diagnostics.allSatisfy { known.contains($0.message) }, "\(program.diagnostics.map(\.message))")
    }
}
