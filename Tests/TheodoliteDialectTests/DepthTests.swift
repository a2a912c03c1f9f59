import Foundation
import LayoutInspection
import Negotiation
import SwiftSource
import Testing
import TheodoliteDialect
import Vocabularies

@testable import Interpreter

/// Deep trees and long lists.
struct DepthTests {
    private static func nested(_ depth: Int) -> Component {
        (0..<depth).reduce(image(100, 100) as Component) { tree, _ in inset(1, tree) }
    }

    @Test func `a tree of ten thousand insets is laid out, or reported as too deep`() throws {
        let chain = Self.nested(10_000)
        let recording = Recording(chain)
        guard let note = recording.notes.first else {
            #expect(recording.layout.size == CGSize(width: 20_100, height: 20_100))
            return
        }
        #expect(note == "InsetComponent: nested too deeply to be laid out; it counts as 0×0")
    }

    @Test func `a thousand insets are laid out`() {
        #expect(Recording(Self.nested(1_000)).layout.size == CGSize(width: 2_100, height: 2_100))
    }

    @Test func `ten thousand rows are asked once each, and are below each other`() throws {
        let list = ListComponent<Int>(
            ListComponent.Options(source: [Array(0..<10_000)], factory: { label("row \($0)", lines: 1) }))
        let record = Recording(scroll(.vertical, list), 40, 10).record
        let rows = record.elements.filter { $0.name == "LabelComponent" }
        #expect(rows.count == 10_000)
        #expect(rows.last?.placement?.frame == CGRect(x: 0, y: 9_999, width: 40, height: 1))
        let measured = record.exchanges.count { $0.origin == .measured && record[$0.asked].name == "TextComponent" }
        // Once for its basis, and once in the exact stretched width.
        #expect(measured <= 20_000)
    }

    @Test func `a window on ten thousand rows shows a screenful at any scroll offset`() throws {
        let list = ListComponent<Int>(
            ListComponent.Options(source: [Array(0..<10_000)], factory: { label("row \($0)", lines: 1) }))
        let root = scroll(.vertical, list)
        let document = LayoutDocument(
            name: "", source: SourceText(""), dialect: Theodolite(),
            root: Native(TypeName(root.typeName), root), diagnostics: [])
        let inspection = try #require(
            try document.inspect(Proposal(width: .exactly(40), height: .exactly(10))))
        #expect(
            inspection.scrollExtent(of: 0)
                == ScrollExtent(content: CGSize(width: 40, height: 10_000), window: CGSize(width: 40, height: 10)))
        let scene = Scene(
            inspection, offsets: [ElementPath(components: ["ScrollComponent"]): CGPoint(x: 0, y: 5_000)])
        let seen = scene.elements(in: inspection.elements[0].cells)
        let texts = seen.filter { inspection.elements[$0.index].name == "TextComponent" }
        #expect(texts.count == 10)
        #expect(texts.first?.cells.minY == 0)
        #expect(inspection.appearance(of: texts[0].index).text?.string == "row 5000")
    }

    @Test func `nested flex containers ask a bounded number of times`() {
        func nested(_ depth: Int) -> Component {
            guard depth > 0 else { return label("ab cd", lines: 0) }
            let direction: FlexDirection = depth.isMultiple(of: 2) ? .row : .column
            return flex(
                FlexOptions(flexDirection: direction),
                [FlexChild(nested(depth - 1), flexShrink: 1), FlexChild(nested(depth - 1), flexShrink: 1)])
        }
        let record = Recording(nested(8), 40, 30).record
        let leaves = record.elements.count { $0.name == "TextComponent" }
        #expect(leaves == 256)
        let measured = record.exchanges.count { $0.origin == .measured && record[$0.asked].name == "TextComponent" }
        // Every other level halves each of the two axes, so a leaf is asked in 5 × 5 ranges.
        #expect(measured <= 25 * leaves, "\(measured)")
    }
}
