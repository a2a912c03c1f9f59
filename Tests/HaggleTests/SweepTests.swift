import Foundation
import LayoutInspection
import Negotiation
import SwiftSource
import Testing

@testable import haggle

/// The sizes of a window at which the layout changes.
@Suite struct SweepTests {
    private static func sweep(
        _ source: String, _ sizes: ClosedRange<Int>, _ width: String = "40", _ height: String = "10"
    ) throws -> [String] {
        let document = LayoutReader(dialects: Dialects.all).read(SourceText(source), name: "layout.swift")
        #expect(!document.hasErrors)
        let proposal = Proposal(width: try AxisProposal(parsing: width), height: try AxisProposal(parsing: height))
        return try document.breakpoints(along: .horizontal, in: sizes, of: proposal).map { found in
            "\(found.cells): " + found.changes.map(\.sentence).joined(separator: "; ")
        }
    }

    @Test func `a text's layout changes where its lines do`() throws {
        let found = try Self.sweep(
            "import BlueprintUI\nColumn(alignment: .fill) { Label(text: \"one two three\") }", 5...20)
        #expect(
            found == [
                "5: ", "7: Column/Label has 2 lines, not 3",
                "13: Column/Label has 1 line, not 2",
            ])
    }

    @Test func `a frame that follows the window linearly is no change, but a bend is`() throws {
        let shares = "import SwiftUI\nHStack(spacing: 0) { Color.red\n Color.blue\n Color.green }"
        #expect(try Self.sweep(shares, 10...40) == ["10: "])
        let limited = "import SwiftUI\nHStack(spacing: 0) { Color.red.frame(maxWidth: 12)\n Color.blue }"
        let found = try Self.sweep(limited, 10...40)
        #expect(found.map { $0.prefix { $0 != ":" } } == ["10", "25"])
    }

    @Test func `a flow that breaks changes the order of its items`() throws {
        let flow = """
            import BlueprintUI
            Flow(lineAlignment: .leading, itemSpacing: 1) { Label(text: "one")
             Label(text: "two") }
            """
        let found = try Self.sweep(flow, 5...9, "<=9")
        #expect(found.count == 2)
        #expect(found.last?.hasPrefix("7: ") ?? false)
        #expect(found.last?.contains("Flow/Label#2 is to the right of Label, not below it") ?? false, "\(found)")
    }

    @Test func `findings begin and end, and elements appear`() throws {
        let source = """
            import SwiftUI
            ViewThatFits { Text("all of the words").fixedSize()
             Text("words") }
            """
        let found = try Self.sweep(source, 3...18)
        #expect(found.contains { $0.contains("no longer has the finding [brokenWord]") }, "\(found)")
        #expect(found.last?.hasPrefix("16: ") ?? false, "\(found)")
        #expect(found.last?.contains("appears") ?? false, "\(found)")
    }

    @Test func `lengths that Theodolite rounds to whole points are no changes`() throws {
        let flexbox = """
            import Theodolite
            func letter(_ text: String) -> FlexChild {
                FlexChild(LabelComponent((text, options: LabelComponent.Options())), flexGrow: 1)
            }
            let box = FlexboxComponent((options: FlexOptions(), children: [letter("a"), letter("b"), letter("c")]))
            """
        #expect(try Array(Self.sweep(flexbox, 12...40).dropFirst()) == [])
    }

    @Test(arguments: ["width", "width=", "width=20", "depth=1..2", "width=9..3", "=1..2"])
    func `an invalid sweep is refused`(word: String) {
        #expect(throws: (any Error).self) { try SweepArgument(argument: word) }
    }

    @Test func `a sweep in points covers its whole cells`() throws {
        let phone = CellProjection(cell: CGSize(width: 8, height: 16))
        #expect(try SweepArgument(argument: "width=20..80").cells(phone) == 3...10)
        #expect(try SweepArgument(argument: "height=16..32").cells(phone) == 1...2)
        #expect(throws: (any Error).self) { try SweepArgument(argument: "width=1..2").cells(phone) }
        #expect(throws: (any Error).self) { try SweepArgument(argument: "width=1..9000").cells(.unit) }
    }
}
