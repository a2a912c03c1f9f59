import Foundation

/// One tree on both sides: a row of the report.
struct Comparison: CustomStringConvertible {
    private let name: String
    private let next: Int
    private let real: Measured
    private let plain: Measured
    private let recorded: Measured
    private let leaves: (real: Int, ours: Int)
    private let asks: Int?
    private let frames: FrameDifference

    static let heading = """
        | tree | real µs | off µs | faster | on µs | faster | leaf measures, real / ours | our asks \
        | allocations, real / off / on | peak MB | growth | frames |
        |---|--:|--:|--:|--:|--:|--:|--:|--:|--:|--:|---|
        """

    /// Alternates the processes of a tree.
    init(_ tree: (name: String, count: Int, next: Int), real: Side, ours: Side) throws {
        (name, next) = ("\(tree.name) \(tree.count)", tree.next)
        var times: [[Int]] = [[], [], []]
        var nextTimes: [[Int]] = [[], [], []]
        for round in 0..<5 {
            times[0].append(try real.time(tree.name, tree.count))
            times[1].append(try ours.time(tree.name, tree.count))
            times[2].append(try ours.time(tree.name, tree.count, isRecorded: true))
            guard round < 2 else { continue }
            nextTimes[0].append(try real.time(tree.name, tree.next))
            nextTimes[1].append(try ours.time(tree.name, tree.next))
            nextTimes[2].append(try ours.time(tree.name, tree.next, isRecorded: true))
        }
        self.real = Measured(times[0], nextTimes[0], try real.memory(tree.name, tree.count))
        plain = Measured(times[1], nextTimes[1], try ours.memory(tree.name, tree.count))
        recorded = Measured(times[2], nextTimes[2], try ours.memory(tree.name, tree.count, isRecorded: true))
        let (theirs, own) = (try real.account(tree.name, tree.count), try ours.account(tree.name, tree.count))
        leaves = (theirs.leafMeasures, own.leafMeasures)
        asks = own.asks
        frames = FrameDifference(theirs.frames, own.frames)
    }

    var description: String {
        let all = [real, plain, recorded]
        let cells = [
            name, real.time, plain.time, plain.faster(than: real), recorded.time, recorded.faster(than: real),
            "\(leaves.real) / \(leaves.ours)", asks.map { "\($0)" } ?? "-",
            all.map { "\($0.memory.allocations)" }.joined(separator: " / "),
            all.map { String(format: "%.1f", Double($0.memory.peak) / 1_048_576) }.joined(separator: " / "),
            "\(next): " + all.map(\.growth).joined(separator: " / "), "\(frames)",
        ]
        return "| " + cells.joined(separator: " | ") + " |"
    }
}

/// The times and the memory of one side.
private struct Measured {
    private let lowest: Int
    private let highest: Int
    private let next: Int
    let memory: Side.Memory

    init(_ times: [Int], _ nextTimes: [Int], _ memory: Side.Memory) {
        (lowest, highest) = (times.min() ?? 0, times.max() ?? 0)
        next = nextTimes.min() ?? 0
        self.memory = memory
    }

    /// The lowest median in microseconds, and how much higher the highest was.
    var time: String {
        let spread = 100 * Double(highest - lowest) / Double(max(1, lowest))
        return String(format: "%.1f +%.0f%%", Double(lowest) / 1000, spread)
    }

    var growth: String { String(format: "%.2f", Double(next) / Double(max(1, lowest))) }

    func faster(than other: Measured) -> String {
        let factor = Double(other.lowest) / Double(max(1, lowest))
        return String(format: factor < 1 ? "%.2f slower" : "%.2f", factor)
    }
}

/// Whether both sides have equal frames, in any order, else the first that only one has.
///
/// Frames are equal to a thousandth of a point. Frames without a size are left out: the real library has one for an
/// empty line of a flow.
struct FrameDifference: CustomStringConvertible {
    let description: String
    let isEqual: Bool

    init(_ real: [[Double]], _ ours: [[Double]]) {
        let (real, ours) = (real.filter(Self.hasSize), ours.filter(Self.hasSize))
        var onlyOurs = ours
        var onlyReal: [[Double]] = []
        for frame in real {
            if let match = onlyOurs.firstIndex(where: { Self.areEqual($0, frame) }) {
                onlyOurs.remove(at: match)
            } else {
                onlyReal.append(frame)
            }
        }
        isEqual = onlyReal.isEmpty && onlyOurs.isEmpty
        func first(_ frames: [[Double]]) -> String { frames.first.map { "\($0)" } ?? "-" }
        description =
            isEqual
            ? "\(ours.count) equal"
            : "DIFFERENT: \(real.count) and \(ours.count), real \(first(onlyReal)), ours \(first(onlyOurs))"
    }

    private static func hasSize(_ frame: [Double]) -> Bool { frame[2] != 0 || frame[3] != 0 }

    private static func areEqual(_ one: [Double], _ other: [Double]) -> Bool {
        zip(one, other).allSatisfy { $0 == $1 || abs($0 - $1) < 0.001 }
    }
}
