import Foundation
import Testing

@testable import Negotiation

struct ArenaTests {
    @Test func `rows stay where they are, aligned and apart`() {
        var arena = Arena()
        var bytes: [UnsafeMutablePointer<UInt8>] = []
        var numbers: [UnsafeMutablePointer<Int>] = []
        for number in 0..<5000 {
            let byte = arena.rows(1, of: UInt8.self)
            byte.initialize(to: UInt8(number % 251))
            bytes.append(byte)
            let row = arena.rows(3, of: Int.self)
            for index in 0..<3 { row[index] = number + index }
            numbers.append(row)
        }
        #expect(bytes.enumerated().allSatisfy { $1.pointee == UInt8($0 % 251) })
        #expect(numbers.enumerated().allSatisfy { number, row in (0..<3).allSatisfy { row[$0] == number + $0 } })
        #expect(numbers.allSatisfy { Int(bitPattern: $0) % MemoryLayout<Int>.alignment == 0 })
    }

    @Test func `a row may be larger than a piece`() {
        var arena = Arena()
        let row = arena.rows(3 << 20, of: UInt8.self)
        row[(3 << 20) - 1] = 7
        let next = arena.rows(1, of: UInt8.self)
        next.initialize(to: 1)
        #expect(row[(3 << 20) - 1] == 7)
    }

    @Test func `arenas of several threads share no memory`() async {
        let areWhole = await withTaskGroup(of: Bool.self) { group in
            for number in 0..<8 {
                group.addTask {
                    (0..<100).allSatisfy { round in Self.keepsItsRows(filledWith: number * 100 + round) }
                }
            }
            return await group.allSatisfy { $0 }
        }
        #expect(areWhole)
    }

    /// Whether an arena's rows, in pieces of several sizes, still have their value once all are written.
    private static func keepsItsRows(filledWith value: Int) -> Bool {
        var arena = Arena()
        var lists: [UnsafeMutablePointer<Int>] = []
        for _ in 0..<40 {
            let list = arena.rows(500, of: Int.self)
            list.initialize(repeating: value, count: 500)
            lists.append(list)
        }
        return lists.allSatisfy { list in (0..<500).allSatisfy { list[$0] == value } }
    }
}

struct RecordMemoryTests {
    /// A reason with memory of its own.
    private struct Told: Reason {
        let sentence: String
        let numbers: [CGFloat]
        let token: Token

        func calculation(on axis: Axis) -> Calculation? { numbers.first.map { Calculation($0) } }
    }

    /// A class, because its end is observed.
    private final class Token: Sendable {}

    private static func record(_ token: Token, asks: Int) -> LayoutRecord {
        let recorder = Recorder()
        let root = recorder.declare("Root", parent: nil, origin: nil)
        for ask in 0..<asks {
            recorder.ask(
                root, by: nil, Proposal(width: .between(1, CGFloat(ask)), height: .unspecified),
                because: Told(sentence: "a reason that is told at some length, \(ask)", numbers: [9, 8], token: token))
            recorder.answer(.zero, .measured)
        }
        return recorder.finished
    }

    @Test func `reasons and proposals are read as they were given, after the recorder is gone`() {
        let record = Self.record(Token(), asks: 700)
        for (ask, exchange) in record.exchanges.enumerated() {
            #expect(exchange.reason.sentence == "a reason that is told at some length, \(ask)")
            #expect(exchange.proposal == Proposal(width: .between(1, CGFloat(ask)), height: .unspecified))
        }
        #expect((record.exchanges[1].reason as? Told)?.numbers == [9, 8])
    }

    @Test func `an exchange keeps its reason without the record, and no longer`() {
        weak var observed: Token?
        var exchange: Exchange?
        do {
            let token = Token()
            observed = token
            exchange = Self.record(token, asks: 3).exchanges[2]
        }
        #expect(exchange?.reason.sentence == "a reason that is told at some length, 2")
        #expect(observed != nil)
        exchange = nil
        #expect(observed == nil)
    }

    @Test func `a record that was handed out does not change while more is recorded`() {
        let recorder = Recorder()
        let root = recorder.declare("Root", parent: nil, origin: nil)
        let proposal = Proposal(width: .unconstrained, height: .unconstrained)
        recorder.ask(root, by: nil, proposal, because: StatedReason("first"))
        recorder.answer(.zero, .measured)
        let first = recorder.finished
        recorder.ask(root, by: nil, proposal, because: StatedReason("second"))
        recorder.answer(.zero, .remembered)
        let second = recorder.finished
        #expect(first.exchanges.map(\.reason.sentence) == ["first"])
        #expect(second.exchanges.map(\.reason.sentence) == ["first", "second"])
        #expect(Array(second[root].asked) == second.exchanges.map(\.id) && first[root].asked.count == 1)
    }
}
