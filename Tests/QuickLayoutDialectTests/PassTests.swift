import Foundation
import Negotiation
import QuickLayoutDialect
import Testing

/// The proposal at the top, the root's frame, and the notes of a pass.
struct PassTests {
    @Test(arguments: [
        ("40", "9", "Text 13.5,4 13×1"), ("<=40", "<=9", "Text 0,0 13×1"), ("<=8", "inf", "Text 0,0 7×2"),
        ("inf", "inf", "Text 0,0 13×1"), ("nil", "nil", "Text 0,0 13×1"), ("8", "inf", "Text 0.5,0 7×2"),
        ("<=8", "5", "Text 0,1.5 7×2"), ("0", "0", "Text 0,0 0×0"),
    ])
    func `the root's frame follows the proposal`(width: String, height: String, drawing: String) throws {
        let proposal = Proposal(width: try AxisProposal(parsing: width), height: try AxisProposal(parsing: height))
        #expect(Recording(Text("one two three"), proposal).drawing == drawing)
    }

    @Test func `unspecified is asked as unconstrained, and a note says so`() {
        let record = Recording(Text("ab"), Proposal(width: .unspecified, height: .exactly(3))).record
        #expect(record.exchanges[0].proposal.width == .unconstrained)
        #expect(
            record.notes.map(\.sentence) == ["QuickLayout has no unspecified width; it is asked without a limit (inf)"])
    }

    @Test func `a frame that is not finite is recorded on its element`() {
        let proposal = Proposal(width: .atMost(9), height: .unconstrained)
        let record = Recording(ViewProxy(width: 3), proposal).record
        #expect(record.notes.map(\.sentence) == ["its frame is not finite: 3×inf at 0, 0"])
        #expect(record.notes.map(\.severity) == [.warning])
    }

    @Test func `a child with a NaN priority is never laid out, and a note says so`() {
        let row = HStack {
            Text("ab").layoutPriority(.nan)
            Text("c")
        }
        let recording = Recording(row, 9, 1)
        #expect(recording.drawing == "HStack 0,0 1×1\n  Text 0,0 1×1")
        #expect(recording.record.notes.map(\.sentence) == ["its priority is NaN, so its stack never lays it out"])
    }

    @Test func `right to left mirrors rows, padding, offsets and guides`() {
        let row = HStack(spacing: 1) {
            Image(width: 1, height: 1).padding(.leading, 2)
            Image(width: 2, height: 1).offset(x: 1)
            VStack(alignment: .leading) {
                Image(width: 3, height: 1)
                Image(width: 1, height: 1)
            }
        }
        #expect(
            Recording(row.layoutDirection(.rightToLeft), 40, 9).drawing == """
                layoutDirection 0,0 10×2
                  HStack 0,0 10×2
                    padding 7,0.5 3×1
                      Image 7,0.5 1×1
                    offset 4,0.5 2×1
                      Image 3,0.5 2×1
                    VStack 0,0 3×2
                      Image 0,0 3×1
                      Image 2,1 1×1
                """)
    }

    @Test func `a chain of 10,000 paddings is laid out, or reported as too deep`() {
        let chain = QuickLayoutTrees.nested(10_000, around: Text("one")) { $0.padding(1) }
        let record = Recording(chain, 20_100, 20_100).record
        guard let note = record.notes.first else {
            #expect(record.exchanges[0].answer == CGSize(width: 20_003, height: 20_001))
            #expect(record.elements.count == 10_001)
            return
        }
        #expect(note.severity == .error)
        #expect(note.sentence == "nested too deeply to be laid out; it counts as 0×0")
        #expect(note.element.index > 100)
    }

    @Test func `a chain of 10,000 rows and columns does not crash, nor does asking for its flexibility`() {
        let chain = QuickLayoutTrees.unary(10_000)
        let pair = HStack {
            chain
            chain
        }
        #expect(Recording(pair, 40, 10).record.elements.count > 1000)
    }

    @Test func `a frame and its guides are the same without a record`() {
        let text = Text("abc").alignmentGuide(.leading) { _ in 2 }.frame(width: 9, alignment: .leading)
        let proposal = Proposal(width: .atMost(20), height: .unconstrained)
        let result = QuickLayoutPass(root: text, proposal: proposal).run()
        #expect(frames(of: result) == frames(of: Recording(text, proposal).result))
        #expect(result.children.first?.frame.origin.x == -2)
    }
}
