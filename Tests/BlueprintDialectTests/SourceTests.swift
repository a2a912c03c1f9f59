import Interpreter
import LayoutInspection
import Negotiation
import SwiftSource
import Testing

@testable import BlueprintDialect
@testable import Vocabularies

/// Sources are read and laid out as by compiled Swift.
struct SourceTests {
    private static func drawing(_ source: String, _ width: CGFloat, _ height: CGFloat) throws -> String {
        let program = SourceRunner(vocabulary: Blueprint().vocabulary).run(Parser.parse(SourceText(source)))
        guard let root = program.rootElement(), let element = root.payload as? any Element else {
            return program.diagnostics.map(\.message).joined(separator: "\n")
        }
        let recording = try Recording(Located.at(root.origin, element), width, height)
        return (program.diagnostics.map(\.message) + [recording.drawing]).joined(separator: "\n")
    }

    @Test func `modifiers and builders are read`() throws {
        let source = """
            Row(alignment: .center, underflow: .justifyToEnd, minimumSpacing: 1) {
                Label(text: "one").inset(uniform: 1)
                Label(text: "two").stackLayoutChild(priority: .fixed)
                if 1 < 2 { Spacer(2) }
            }
            """
        #expect(
            try Self.drawing(source, 20, 5) == """
                Row 0,0 20×5
                  Inset 8,1 5×3
                    Label 9,2 3×1
                  Label 14,2 3×1
                  Spacer 18,1.5 2×2
                """)
    }

    @Test func `children are aligned to a guide of the source's own`() throws {
        let source = """
            enum Third: AlignmentID {
                static func defaultValue(in dimensions: ElementDimensions) -> CGFloat { dimensions.height / 3 }
            }
            extension VerticalAlignment {
                static let third = VerticalAlignment(Third.self)
            }
            Row(alignment: .align(to: .third), underflow: .justifyToStart) {
                Spacer(3)
                Spacer(6)
                Spacer(3).stackLayoutChild(alignmentGuide: { $0[.third] + 1 })
            }
            """
        #expect(
            try Self.drawing(source, 20, 6) == """
                Row 0,0 20×6
                  Spacer 0,1 3×3
                  Spacer 3,0 6×6
                  Spacer 9,0 3×3
                """)
    }

    @Test func `a note on all parts of a rule is reported once`() throws {
        let rule = "Rule(orientation: .horizontal, color: .gray, thickness: .points(-2))"
        let source = SourceText("Column {\n    \(rule)\n    \(rule)\n}")
        let program = SourceRunner(vocabulary: Blueprint().vocabulary).run(Parser.parse(source))
        let root = try #require(program.rootElement())
        let document = LayoutDocument(
            name: "t", source: source, program: program, dialect: Blueprint(), root: root, diagnostics: [])
        let inspection = try #require(
            try document.inspect(Proposal(width: .exactly(9), height: .exactly(4))))
        let remarks = inspection.diagnostics.map { $0.line(in: source, file: "t") }
        #expect(
            remarks.contains { $0.hasPrefix("t:2:5: warning") } && remarks.contains { $0.hasPrefix("t:3:5: warning") })
        #expect(Set(remarks).count == remarks.count, "\(remarks)")
        #expect(inspection.record.notes.count > remarks.count)
    }

    @Test func `a guide's position is read by a subscript of the dimensions`() throws {
        let source = """
            Row(alignment: .align(to: .top)) {
                Label(text: "a").stackLayoutChild(alignmentGuide: {
                    $0[.bottom] + ($0[explicit: VerticalAlignment.top] ?? 1)
                })
                Spacer(3).stackLayoutChild(alignmentGuide: { $0[VerticalAlignment.center] })
            }
            """
        let drawing = """
            Row 0,0 6×4
              Label 0,0 1×1
              Spacer 3,0.5 3×3
            """
        #expect(try Self.drawing(source, 6, 4) == drawing)
    }

    @Test(arguments: [
        ".caffeinated", ".caffeinated()", ".caffeinated(options: .default)", "LayoutMode.caffeinated",
        "LayoutMode.caffeinated(options: LayoutOptions.default)",
    ])
    func `a mode is written as a member or as a call`(mode: String) throws {
        let source = "Label(text: \"ab\").adaptedEnvironment(keyPath: \\.layoutMode, value: \(mode))"
        let drawing = """
            AdaptedEnvironment 0,0 9×1
              Label 0,0 9×1
            """
        #expect(try Self.drawing(source, 9, 1) == drawing)
    }

    @Test(arguments: [
        ("keyPath: \\.layoutMod, value: 1", "Environment has no member 'layoutMod'"),
        (
            "keyPath: \\.displayScale, value: \"a\"",
            "cannot convert value of type 'String' to expected argument type 'CGFloat'"
        ),
        (
            "keyPath: \\CGSize.width, value: 1",
            "cannot convert value of type 'KeyPath<CGSize, CGFloat>' to expected argument type 'KeyPath<Environment,"
        ),
        (
            "key: Int.self, value: 1",
            "cannot convert value of type 'Int.Type' to expected argument type 'EnvironmentKey'"
        ),
    ])
    func `an unknown key path or key is reported`(arguments: String, sentence: String) throws {
        let source = "Label(text: \"ab\").adaptedEnvironment(\(arguments))"
        let program = SourceRunner(vocabulary: Blueprint().vocabulary).run(Parser.parse(SourceText(source)))
        if let native = program.rootElement(),
            let element = native.payload as? any Element
        {
            _ = try Recording(element, 9, 1)
        }
        #expect(program.diagnostics.first?.message.hasPrefix(sentence) == true, "\(program.diagnostics)")
    }

    @Test func `keys, decorations and choices are read`() throws {
        let source = """
            Column { column in
                column.add(child: Label(text: "abc").keyed("k").if(true) { $0.centered() })
                column.addFixed(child: Spacer(4).decorate(layering: .above, position: .corner(.topRight)) {
                    Label(text: "x")
                })
                column.add(child: Rule(orientation: .horizontal, color: .red, thickness: .points(1)))
            }
            """
        #expect(
            try Self.drawing(source, 6, 6) == """
                Column 0,0 6×6
                  Centered 0,0 3×1
                    Keyed 0,0 3×1
                      Label 0,0 3×1
                  Decorate 0,1 4×4
                    Spacer 0,1 4×4
                    Label 3.5,0.5 1×1
                  Rule 0,5 0×1
                    Box 0,5 0×1
                """)
    }

    @Test func `a geometry reader's closure is run for its proposal`() throws {
        let source = """
            GeometryReader { proxy in
                Label(text: proxy.constraint.width.maximum < 5 ? "narrow" : "wide").centered()
            }
            """
        #expect(try Self.drawing(source, 4, 1).hasSuffix("Label 0,0 4×1"))
        #expect(try Self.drawing(source, 8, 1).hasSuffix("Label 2,0 4×1"))
    }

    @Test func `a transform leaves the frame as it is`() throws {
        let source = """
            Overlay {
                Spacer(1).translated(translateX: 3)
                Transformed(transform: CATransform3DMakeScale(2, 2, 1), wrapping: Spacer(2))
            }
            """
        #expect(
            try Self.drawing(source, 4, 4) == """
                Overlay 0,0 4×4
                  Transformed 0,0 4×4
                    Spacer 0,0 4×4
                  Transformed 0,0 4×4
                    Spacer 0,0 4×4
                """)
    }

    @Test func `an unknown transform is no hole, because transforms are not read`() {
        let source = "Spacer(1).transformed(CATransform3DMakeRotation(1, 0, 0, 1))"
        let program = SourceRunner(vocabulary: Blueprint().vocabulary).run(Parser.parse(SourceText(source)))
        #expect(program.rootElement()?.type == TypeName("Transformed"))
        #expect(program.diagnostics == [])
        #expect(program.holes.map(\.text) == [])
    }

    @Test func `a rectangle is transformed in the plane`() throws {
        let source = """
            Spacer(
                size: CGRect(x: 0, y: 0, width: 2, height: 1).applying(CGAffineTransform(scaleX: 3, y: 1)).size
            ).centered()
            """
        #expect(
            try Self.drawing(source, 8, 1) == """
                Centered 0,0 8×1
                  Spacer 1,0 6×1
                """)
    }

    @Test func `a range with its ends reversed is an error`() {
        let source = "Spacer(1).constrainedTo(width: .within(8...3)).centered()"
        let program = SourceRunner(vocabulary: Blueprint().vocabulary).run(Parser.parse(SourceText(source)))
        _ = program.rootElement()
        #expect(program.diagnostics.map(\.message) == ["the range 8...3 ends before it starts"])
    }

    @Test func `an element has its source position`() throws {
        let source = "Centered(Label(text: \"abc\"))"
        let program = SourceRunner(vocabulary: Blueprint().vocabulary).run(Parser.parse(SourceText(source)))
        guard let root = program.rootElement() else { return }
        let pass = Blueprint().layOut(
            root, in: Proposal(width: .exactly(9), height: .exactly(3)), cells: .unit)
        let record = pass.record
        #expect(record.elements.map(\.name) == ["Centered", "Label"])
        let places = record.elements.compactMap(\.origin?.utf8)
        #expect(places.map { source.utf8[source.utf8.index(source.startIndex, offsetBy: $0.lowerBound)] } == [67, 76])
    }

    @Test func `a dialect gives the appearance of elements, and converts proposals`() {
        let blueprint = Blueprint()
        let box = Box(backgroundColor: .blue, borderStyle: .solid(color: .white, width: 1))
        #expect(
            Appearance(of: box)
                == Appearance(
                    background: Paint(red: 0, green: 0, blue: 255),
                    border: Appearance.Border(paint: Paint(red: 255, green: 255, blue: 255), width: 1)))
        let label = Label(text: "x") { $0.alignment = .right }
        #expect(Appearance(of: label).text == Appearance.Text("x", alignment: .trailing))
        #expect(Appearance(of: Hidden(wrapping: box)).isHidden)
        #expect(Appearance(of: Opacity(opacity: 7, wrapping: box)).opacity == 1)
        #expect(Appearance(of: Row()) == Appearance())
        #expect(blueprint.reading(of: .atMost(3)) == .asWritten)
        #expect(
            blueprint.reading(of: .unspecified)
                == .replaced(by: .unconstrained, .unspecified(library: "Blueprint")))
        let lack = ProposalLack.minimum(library: "Blueprint", .between(2, 4))
        #expect(blueprint.reading(of: .between(2, 4)) == .refused(lack))
        #expect(
            lack.sentence == "Blueprint cannot propose 2..4: it knows no minimum size; "
                + "write 40 (exactly), <=40 (at most), inf or nil")
    }
}

extension Program {
    /// The element of the root to show first; nil if there is none.
    func rootElement() -> Native? { (try? root().get()).flatMap { element(of: $0) } }
}
