import Foundation
import Negotiation
import Testing

struct RecorderTests {
    private static let proposal = Proposal(width: .atMost(10), height: .unconstrained)

    /// A row that asks its label, and places it. The label asks no one.
    private static func record() -> LayoutRecord {
        let recorder = Recorder()
        let row = recorder.declare("Row", parent: nil, origin: nil)
        let label = recorder.declare("Label", parent: row, origin: SourceOrigin(utf8: 3..<9))
        recorder.ask(row, by: nil, proposal, because: StatedReason("top"))
        recorder.ask(label, by: row, proposal, because: StatedReason("all"))
        let inner = recorder.answer(CGSize(width: 4, height: 1), .measured)
        recorder.answer(CGSize(width: 4, height: 1), .deduced)
        recorder.place(row, in: CGRect(x: 0, y: 0, width: 4, height: 1), because: StatedReason("top"), decidedBy: nil)
        recorder.ask(label, by: row, proposal, because: StatedReason("again"))
        recorder.answer(CGSize(width: 4, height: 1), .remembered)
        recorder.place(
            label, in: CGRect(x: 0, y: 0, width: 4, height: 1), because: StatedReason("own"), decidedBy: inner)
        recorder.placed()
        recorder.placed()
        return recorder.finished
    }

    @Test func `exchanges nest as they happened`() {
        let record = Self.record()
        #expect(record.exchanges.map(\.parent) == [nil, ExchangeID(0), nil])
        #expect(record.exchanges.map(\.end) == [ExchangeID(2), ExchangeID(2), ExchangeID(3)])
        #expect(record.exchanges.map(\.origin) == [.deduced, .measured, .remembered])
        #expect(record.exchanges.map(\.asker) == [nil, ElementID(0), ElementID(0)])
        #expect(record.exchanges.map(\.reason.sentence) == ["top", "all", "again"])
        #expect(record.exchanges[0].answer == CGSize(width: 4, height: 1))
    }

    @Test func `steps are in order, with their depths`() {
        let record = Self.record()
        #expect(
            record.steps.map(\.event) == [
                .exchange(ExchangeID(0)), .exchange(ExchangeID(1)), .placement(ElementID(0)),
                .exchange(ExchangeID(2)), .placement(ElementID(1)),
            ])
        #expect(record.steps.map(\.depth) == [0, 1, 0, 1, 1])
        #expect(record.exchanges.map(\.step) == [0, 1, 3])
        #expect(record.elements.map(\.placement?.step) == [2, 4])
    }

    @Test func `an element knows its asks, its children and the ask that decided its size`() {
        let record = Self.record()
        #expect(Array(record.elements[1].asked) == [ExchangeID(1), ExchangeID(2)])
        #expect(Array(record.elements[0].children) == [ElementID(1)])
        #expect(record.elements[1].placement?.decidedBy == ExchangeID(1))
        #expect(record.elements[1].origin == SourceOrigin(utf8: 3..<9))
    }

    @Test func `an element that is built again keeps its asks`() {
        let recorder = Recorder()
        let label = recorder.declare("Label", parent: nil, origin: nil)
        recorder.ask(label, by: nil, Self.proposal, because: StatedReason("top"))
        recorder.answer(.zero, .measured)
        recorder.rebuild(label, origin: SourceOrigin(utf8: 1..<2))
        let element = recorder.finished[label]
        #expect(element.origin == SourceOrigin(utf8: 1..<2))
        #expect(element.asked.count == 1)
    }

    /// A record of a row and a label, which are placed when it is read, with a note for each time that this happens.
    private static func lateRecord(_ recorder: Recorder, _ writes: Counter) -> LayoutRecord {
        let row = recorder.declare("Row", parent: nil, origin: nil)
        let label = recorder.declare("Label", parent: row, origin: nil)
        recorder.ask(row, by: nil, proposal, because: StatedReason("top"))
        recorder.answer(CGSize(width: 4, height: 1), .measured)
        recorder.writeWhenRead { recorder in
            writes.count += 1
            for element in [row, label] {
                recorder.place(element, in: .zero, because: StatedReason("late"), decidedBy: nil)
            }
            recorder.note(LayoutNote(.note, on: label, "late"))
            recorder.placed()
            recorder.placed()
        }
        return recorder.finished
    }

    /// A class, because the writer counts its calls.
    private final class Counter: @unchecked Sendable {
        var count = 0
    }

    @Test func `what is written when a record is read is written once, whoever reads first`() {
        let writes = Counter()
        let record = Self.lateRecord(Recorder(), writes)
        #expect(writes.count == 0)
        DispatchQueue.concurrentPerform(iterations: 8) { _ in
            #expect(record.elements.map(\.placement?.step) == [1, 2])
            #expect(record.steps.map(\.depth) == [0, 0, 1])
        }
        #expect(writes.count == 1)
        #expect(record.notes.map(\.sentence) == ["late"])
        #expect(record[ElementID(1)].placement?.reason.sentence == "late")
    }

    @Test func `what is written late comes before the next event, also in the record that was handed out`() {
        let recorder = Recorder()
        let first = Self.lateRecord(recorder, Counter())
        recorder.note(LayoutNote(.note, on: ElementID(0), "after"))
        recorder.note(LayoutNote(.note, on: ElementID(1), "late"))
        recorder.ask(ElementID(1), by: nil, Self.proposal, because: StatedReason("again"))
        recorder.answer(.zero, .measured)
        let second = recorder.finished
        #expect(second.notes.map(\.sentence) == ["late", "after"])
        #expect(second.steps.map(\.depth) == [0, 0, 1, 0])
        #expect(first.notes.map(\.sentence) == ["late"])
        #expect(first.steps.count == 3 && first.exchanges.count == 1)
    }

    @Test func `an equal note is recorded once`() {
        let recorder = Recorder()
        let label = recorder.declare("Label", parent: nil, origin: nil)
        recorder.note(LayoutNote(.warning, on: label, "odd"))
        recorder.note(LayoutNote(.error, on: label, "odd"))
        recorder.note(LayoutNote(.warning, on: label, "odd"))
        #expect(recorder.finished.notes.map(\.severity) == [.warning, .error])
    }

    @Test func `paths number siblings of one name and show keys`() {
        let recorder = Recorder()
        let row = recorder.declare("Row", parent: nil, origin: nil)
        _ = recorder.declare("Label", parent: row, origin: nil)
        _ = recorder.declare("Box", parent: row, origin: nil)
        _ = recorder.declare("Label", parent: row, origin: nil)
        _ = recorder.declare("Label", parent: row, key: "price", origin: nil)
        #expect(recorder.finished.pathComponents == ["Row", "Label", "Box", "Label#2", "Label(price)"])
    }

    @Test func `a path has components`() {
        let path = ElementPath(components: ["Column", "Row", "Label#2"])
        #expect(path.description == "Column/Row/Label#2")
        #expect(path.parent == ElementPath(components: ["Column", "Row"]))
        #expect(ElementPath(components: ["Column"]).parent == nil)
    }

    @Test func `children can have another order than their declarations`() {
        let recorder = Recorder()
        let root = recorder.declare("Root", parent: nil, origin: nil)
        let children = ["A", "B", "C"].map { recorder.declare($0, parent: root, origin: nil) }
        recorder.arrange([children[2], root, children[0]], of: root)
        #expect(Array(recorder.finished[root].children) == [children[2], children[0], children[1]])
        #expect(recorder.finished.paths == ["Root", "Root/A", "Root/B", "Root/C"])
    }
}
