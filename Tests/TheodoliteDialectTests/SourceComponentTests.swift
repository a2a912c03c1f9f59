import Foundation
import LayoutInspection
import Negotiation
import SwiftSource
import Testing

@testable import Interpreter
@testable import TheodoliteDialect
@testable import Vocabularies

/// Components of a source take part in layout as compiled ones do.
struct SourceComponentTests {
    /// OwnComponents.swift as a source.
    private static func components() throws -> String {
        let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "OwnComponents.swift")
        return try String(contentsOf: file, encoding: .utf8)
    }

    private static func document(_ source: String) -> LayoutDocument {
        LayoutReader(dialects: [Theodolite()]).read(SourceText("import TheodoliteDialect\n" + source), name: "source")
    }

    private static func recording(_ source: String, _ width: CGFloat?, _ height: CGFloat?) throws -> Recording {
        try recording(document(source), width, height)
    }

    /// Records a pass of a document that stays alive, so that its components keep their values.
    private static func recording(
        _ document: LayoutDocument, _ width: CGFloat?, _ height: CGFloat?
    ) throws -> Recording {
        #expect(document.diagnostics == [], "\(document.diagnostics.map(\.message))")
        let root = try #require(document.root?.payload as? Component)
        let recording = Recording(root, width, height)
        let proposal = Proposal(
            width: width.map { .atMost($0) } ?? .unconstrained, height: height.map { .atMost($0) } ?? .unconstrained)
        let failures = try document.inspect(proposal)?.failures ?? []
        #expect(failures == [], "\(failures.map(\.message))")
        return recording
    }

    @Test(arguments: [(40, 20), (23, 9), (7, 50), (1, 1), (nil, 12), (30, nil)] as [(CGFloat?, CGFloat?)])
    func `components of the source lay out as compiled ones do`(width: CGFloat?, height: CGFloat?) throws {
        let own = try Self.recording(try Self.components() + "\nGallery()\n", width, height)
        let compiled = Recording(Gallery(), width, height)
        #expect(own.drawing == compiled.drawing)
        #expect(own.drawing.contains("Shares"))
        #expect(own.drawing.split(separator: "\n").count > 20)
        #expect(own.record.exchanges.map(\.origin) == compiled.record.exchanges.map(\.origin))
        #expect(own.record.exchanges.map(\.proposal) == compiled.record.exchanges.map(\.proposal))
        #expect(own.notes == compiled.notes)
    }

    @Test func `components of the source have their classes as names, their keys and their source positions`() throws {
        let source = try Self.components() + "\nFramed(Word(key: \"w\", \"x\"))"
        let record = try Self.recording(source, 9, 3).record
        #expect(record.paths.prefix(3) == ["Framed", "Framed/Word(w)", "Framed/Word(w)/LabelComponent"])
        let bytes = SourceText("import TheodoliteDialect\n" + source)
        let places = record.elements.prefix(2).compactMap(\.origin).map {
            bytes[SourceRange($0.utf8.lowerBound, $0.utf8.upperBound)]
        }
        #expect(places == ["Framed(Word(key: \"w\", \"x\"))", "Word(key: \"w\", \"x\")"])
    }

    @Test func `an ask or placement of the source's code shows that code, or its reason`() throws {
        let source = """
            final class Asking: Component, TypedComponent {
                typealias PropType = [Component]
                override func render() -> [Component] { props }
                override func layout(constraint: SizeRange, tree: ComponentTree) -> Layout {
                    let first = tree.children()[0], second = tree.children()[1]
                    let one = first.component().layout(constraint: constraint, tree: first)
                    let two = second.component().layout(
                        constraint: constraint, tree: second, because: "all of it, too")
                    return Layout(component: self, size: constraint.max, children: [
                        LayoutChild(layout: one, position: .zero),
                        LayoutChild(layout: two, position: .zero, because: "above the other"),
                    ])
                }
            }
            final class Leaf: Component, TypedComponent {
                typealias PropType = Double
                override func layout(constraint: SizeRange, tree: ComponentTree) -> Layout {
                    Layout(component: self, size: CGSize(width: props, height: 1), children: [])
                }
            }
            Asking([Leaf(key: 1, 3), Leaf(key: 2, 4)])
            """
        #expect(
            try Self.recording(source, 9, 3).trace == """
                Asking in <=9 <=3 -> 9×3 measured: the root's proposal
                  Leaf in <=9 <=3 -> 3×1 measured: the component's own code: \
                first.component().layout(constraint: constraint, tree: first)
                  Leaf in <=9 <=3 -> 4×1 measured: all of it, too
                Asking at 9×3: the root takes its answer
                  Leaf at 3×1: the component's own code: LayoutChild(layout: one, position: .zero)
                  Leaf at 4×1: above the other
                """)
    }

    @Test func `components of the source have an appearance and properties`() throws {
        let source = """
            final class Badge: Component, TypedComponent {
                typealias PropType = (text: String, count: Int, inner: Component)
                typealias StateType = Bool
                var note = "n"
                func initialState() -> Bool? { true }
                override func view() -> ViewConfiguration? {
                    ViewConfiguration(attributes: [.backgroundColor(state == true ? .red : .blue)])
                }
            }
            Badge((text: "x", count: 3, inner: LabelComponent(("y", options: .init()))))
            """
        let document = Self.document(source)
        var states: (any ElementStates)?
        let layout = try #require(
            try document.layOut(Proposal(width: .exactly(9), height: .exactly(3)), keeping: &states))
        #expect(layout.inspection.appearance(of: 0).background == Paint(red: 255, green: 0, blue: 0))
        #expect(
            layout.properties(of: 0).map { "\($0.name): \($0.value)" }
                == ["text: \"x\"", "count: 3", "state: true", "note: \"n\""])
    }

    @Test func `a call without props is reported`() {
        let document = Self.document(
            """
            final class Two: Component, TypedComponent { typealias PropType = Int }
            Two()
            Two("x")
            """)
        #expect(
            document.diagnostics.map { $0.message + ($0.hint.map { "; \($0)" } ?? "") } == [
                "missing argument for parameter 'props'",
                "cannot convert value of type 'String' to expected argument type 'Int'",
            ])
    }

    @Test(arguments: [
        "override func render() -> [Component] { [End()] }",
        "override func render() -> [Component] { [FlexboxComponent((options: FlexOptions(), children: [FlexChild(End())]))] }",
        "override func layout(constraint: SizeRange, tree: ComponentTree) -> Layout { layout(constraint: constraint, "
            + "tree: tree, because: \"again\") }",
        "func again() -> Int { again() }\n override func view() -> ViewConfiguration? { let n = again(); return nil }",
        "override func layout(constraint: CGSize, tree: ComponentTree) -> Layout { while true { } }",
        "override func render() -> [Component] { let none: [Component] = []; return [none[2]] }",
    ])
    func `endless and failing code is reported without a crash`(member: String) throws {
        let document = Self.document("final class End: Component { \(member) }\nEnd()")
        let inspection = try #require(try document.inspect(Proposal(width: .exactly(9), height: .exactly(3))))
        #expect(!inspection.record.elements.isEmpty)
    }

    @Test func `a list may name its item type`() throws {
        let source = """
            let list = ListComponent<Int>(ListComponent<Int>.Options(
                source: [[1, 2]], factory: { Word("row \\($0)") }))
            """
        let drawing = try Self.recording(try Self.components() + source, 8, 5).drawing
        #expect(drawing.contains("      Word 0,1 8×1\n"), "\(drawing)")
    }
}
