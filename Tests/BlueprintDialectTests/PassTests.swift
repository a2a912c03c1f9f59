import BlueprintDialect
import Negotiation
import Testing

/// The proposal at the top, and the root's frame.
struct PassTests {
    private static var label: Label { Label(text: "one two three") }

    @Test(arguments: [
        ("40", "9", "40×9"), ("<=40", "<=9", "13×1"), ("<=8", "inf", "7×2"), ("inf", "inf", "13×1"),
        ("nil", "nil", "13×1"), ("8", "inf", "8×2"), ("<=8", "5", "7×5"), ("0", "0", "0×0"),
    ])
    func `the root's size follows the proposal`(width: String, height: String, size: String) throws {
        let proposal = Proposal(width: try AxisProposal(parsing: width), height: try AxisProposal(parsing: height))
        #expect(try Recording(Self.label, proposal).drawing == "Label 0,0 \(size)")
    }

    @Test func `a measured root is asked at the top, and its answer decides`() throws {
        let record = try Recording(Self.label, Proposal(width: .atMost(8), height: .exactly(5))).record
        #expect(record.exchanges.count == 1)
        #expect(record.exchanges[0].asker == nil)
        #expect(record.exchanges[0].proposal == Proposal(width: .atMost(8), height: .atMost(5)))
        #expect(record.exchanges[0].reason.sentence == "the root's proposal")
        #expect(record.elements[0].placement?.decidedBy == record.exchanges[0].id)
    }

    @Test func `a root with a given frame is not asked`() throws {
        let record = try Recording(Self.label, 9, 9).record
        #expect(record.exchanges.isEmpty)
        #expect(record.elements[0].placement?.decidedBy == nil)
    }

    @Test func `a range is refused as a proposal`() {
        let proposal = Proposal(width: .exactly(9), height: .between(2, 5))
        let error = #expect(throws: BlueprintProposalError.self) {
            try BlueprintPass(root: Self.label, proposal: proposal).run()
        }
        #expect(
            error?.description
                == "Blueprint cannot propose a height of 2..5: it knows no minimum size; "
                + "write 40 (exactly), <=40 (at most), inf or nil")
    }

    @Test func `unspecified is unconstrained, and a note says so`() throws {
        let record = try Recording(Self.label, Proposal(width: .unspecified, height: .exactly(3))).record
        #expect(record.exchanges[0].proposal.width == .unconstrained)
        #expect(
            record.notes.map(\.sentence) == ["Blueprint has no unspecified width; it is asked without a limit (inf)"])
        #expect(record.notes.map(\.severity) == [.note])
    }

    @Test func `a frame that is not finite is recorded on its element`() throws {
        let record = try Recording(Row { $0.addFixed(child: Spacer(width: .nan, height: 1)) }, 9, 9).record
        let notes = record.notes.filter { $0.element == ElementID(1) && $0.severity == .warning }
        #expect(
            notes.map { $0.sentence.prefix(30) } == [
                "its answer is not finite: nan×", "its frame is not finite: nan×1",
            ])
    }

    @Test func `an element from a source keeps its type and its source position`() throws {
        func located(_ element: any Element, _ start: Int) -> any Element {
            Located(Located(element, origin: SourceOrigin(utf8: start..<start + 1)), origin: SourceOrigin(utf8: 0..<99))
        }
        let row = located(Row { $0.add(child: located(Self.label, 7)) }, 3)
        let recording = try Recording(row, 9, 9)
        let record = recording.record
        #expect(record.elements.map(\.name) == ["Row", "Label"])
        #expect(record.elements.map(\.origin) == [SourceOrigin(utf8: 3..<4), SourceOrigin(utf8: 7..<8)])
        #expect(recording.elements[1] is Label)
        #expect(recording.elements[0] is Row)
    }

    @Test func `keys are part of the record`() throws {
        let row = Row {
            $0.add(key: "price", child: Self.label)
            $0.add(child: Self.label)
        }
        #expect(try Recording(row, 9, 9).record.pathComponents == ["Row", "Label(price)", "Label"])
    }

    @Test func `a chain of 10,000 insets in a frame is laid out`() throws {
        let chain = Trees.nested(10_000, around: Self.label) { Inset(uniformInset: 1, wrapping: $0) }
        let record = try Recording(chain, 20_100, 20_100).record
        #expect(record.elements.count == 10_001)
        #expect(record.elements.last?.placement?.frame == CGRect(x: 10_000, y: 10_000, width: 100, height: 100))
        #expect(record.notes.isEmpty)
    }

    @Test func `a chain of 10,000 measured insets is measured as deep as the stack allows, and reported`()
        throws
    {
        let chain = Trees.nested(10_000, around: Self.label) { Inset(uniformInset: 1, wrapping: $0) }
        let record = try Recording(chain, Proposal(width: .unconstrained, height: .unconstrained)).record
        #expect(record.elements.count == 10_001)
        guard let note = record.notes.first else {
            #expect(record.exchanges[0].answer == CGSize(width: 20_013, height: 20_001))
            return
        }
        #expect(note.severity == .error)
        #expect(note.sentence == "nested too deeply to be laid out; it counts as 0×0")
        #expect(note.element.index > 100)
    }

    @Test func `a chain of 10,000 rows and columns does not crash`() throws {
        let size = Trees.unary(10_000).layout(frame: CGRect(x: 0, y: 0, width: 40, height: 10)).frame.size
        #expect(size == CGSize(width: 40, height: 10))
    }
}
