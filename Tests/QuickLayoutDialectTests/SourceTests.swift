import Foundation
import Interpreter
import LayoutInspection
import Negotiation
import QuickLayoutDialect
import SwiftSource
import Terminal
import Testing
import Vocabularies

/// Sources are read and laid out as by compiled Swift.
struct SourceTests {
    private static func document(_ source: String) -> LayoutDocument {
        LayoutReader(dialects: [QuickLayout()]).read(SourceText(source), name: "test")
    }

    /// All placed elements, named as by the command line, or the error.
    private static func drawing(_ source: String, _ width: CGFloat, _ height: CGFloat) throws -> String {
        let document = document(source)
        let reported = document.diagnostics.map { $0.message + ($0.hint.map { "; \($0)" } ?? "") }
        let proposal = Proposal(width: .atMost(width), height: .atMost(height))
        let elements = try document.inspect(proposal)?.elements ?? []
        let lines = elements.map { element in
            let (origin, size) = (element.frame.origin, element.frame.size)
            return String(repeating: "  ", count: element.depth) + element.name
                + " \(PointsFormat.short(origin.x)),\(PointsFormat.short(origin.y)) \(PointsFormat.short(size))"
        }
        return (reported + lines).joined(separator: "\n")
    }

    @Test func `containers, modifiers and control flow are read`() throws {
        let source = """
            import SwiftUI

            let names = ["ab", "cde"]
            VStack(alignment: .leading, spacing: 1) {
                ForEach(names) { Text($0) }
                for count in 1...2 { Spacer(CGFloat(count)) }
                if names.count > 1 {
                    HStack {
                        Spacer(minLength: 2)
                        Color.blue.frame(width: 2, height: 1)
                    }
                }
            }
            .padding([.leading, .top], 1)
            """
        #expect(
            try Self.drawing(source, 10, 20) == """
                padding 0,0 10×8
                  VStack 1,1 9×7
                    Text 1,1 2×1
                    Text 1,3 3×1
                    Spacer 1,4 0×1
                    Spacer 1,5 0×2
                    HStack 1,7 9×1
                      Spacer 1,7.5 5×0
                      Spacer 6,7.5 2×0
                      frame 8,7 2×1
                        Color 8,7 2×1
                """)
    }

    @Test func `a guide is a closure of the source`() throws {
        let source = """
            VStack(alignment: .leading) {
                Text("abcd").alignmentGuide(.leading) { d in d.width / 2 }
                Text("ab")
            }
            """
        #expect(
            try Self.drawing(source, 9, 9) == """
                VStack 0,0 4×2
                  alignmentGuide 0,0 4×1
                    Text 0,0 4×1
                  Text 2,1 2×1
                """)
    }

    @Test func `a proxy measures with a closure of the source`() throws {
        let source = """
            ViewProxy(flexibility: .partial) { size in CGSize(width: size.width / 2, height: 1) }
            """
        #expect(try Self.drawing(source, 9, 9) == "ViewProxy 0,0 4.5×1")
    }

    @Test(arguments: [
        ("Text(\"ab\").padding([.top, .leading], 1)", "padding 0,0 3×2\n  Text 1,1 2×1"),
        ("let sides: EdgeSet = [.top, .leading]\nText(\"ab\").padding(sides, 1)", "padding 0,0 3×2\n  Text 1,1 2×1"),
        (
            "var sides = EdgeSet.horizontal\nsides.remove(.trailing)\nsides.insert(.top)\n"
                + "Text(\"ab\").padding(sides.contains(.leading) ? sides : [], 1)",
            "padding 0,0 3×2\n  Text 1,1 2×1"
        ),
        ("Text(\"ab\").padding([], 1)", "padding 0,0 2×1\n  Text 0,0 2×1"),
    ])
    func `several edges are written in brackets`(source: String, drawing: String) throws {
        #expect(try Self.drawing(source, 9, 9) == drawing)
    }

    @Test func `a guide's position is read by a subscript of the dimensions`() throws {
        let source = """
            ZStack(alignment: .topLeading) {
                Text("abcd").alignmentGuide(HorizontalAlignment.leading) { size in size[.trailing] - 1 }
                Text("x").alignmentGuide(VerticalAlignment.top) { $0[VerticalAlignment.bottom] }
            }
            """
        #expect(
            try Self.drawing(source, 9, 9) == """
                ZStack 0,0 4×2
                  alignmentGuide 0,1 4×1
                    Text 0,1 4×1
                  alignmentGuide 3,0 1×1
                    Text 3,0 1×1
                """)
    }

    @Test func `too many elements of a layer are reported`() throws {
        let source = "Text(\"a\").overlay { Text(\"b\"); Text(\"c\") }"
        #expect(
            try Self.drawing(source, 9, 9) == "overlay takes one element, not 2; put them into a ZStack\nText 0,0 1×1")
    }

    @Test func `a dialect converts proposals, and says how`() {
        let dialect = QuickLayout()
        #expect(dialect.reading(of: .atMost(3)) == .asWritten)
        #expect(
            dialect.reading(of: .unspecified)
                == .replaced(by: .unconstrained, .unspecified(library: "QuickLayout")))
        let lack = ProposalLack.minimum(library: "QuickLayout", .between(2, 4))
        #expect(dialect.reading(of: .between(2, 4)) == .refused(lack))
        #expect(
            lack.sentence == "QuickLayout cannot propose 2..4: it knows no minimum size; "
                + "write 40 (exactly), <=40 (at most), inf or nil")
    }

    @Test func `a background is drawn before its base, and an overlay after`() throws {
        for (name, order) in [("background", ["Color", "Text"]), ("overlay", ["Text", "Color"])] {
            let document = Self.document("Text(\"a\").\(name) { Color.blue }")
            let proposal = Proposal(width: .atMost(9), height: .atMost(9))
            let inspection = try #require(try document.inspect(proposal))
            #expect(inspection.elements.map(\.name) == [name, "Text", "Color"])
            let seen = Scene(inspection).elements(in: CellRect(x: 0, y: 0, width: 9, height: 9))
            #expect(seen.map { inspection.elements[$0.index].name } == [name] + order)
        }
    }

    @Test func `a dialect gives the appearance of elements`() {
        let text = Appearance(of: Text("a").foregroundColor(.white)).text
        #expect(text == Appearance.Text("a", paint: Paint(red: 255, green: 255, blue: 255)))
        #expect(Appearance(of: Color.black).background == Paint(red: 0, green: 0, blue: 0))
        #expect(Appearance(of: Rectangle().fill(.white)).background == Paint(red: 255, green: 255, blue: 255))
        #expect(Appearance(of: Color.clear) == Appearance())
    }
}
