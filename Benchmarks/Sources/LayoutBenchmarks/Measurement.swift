import BlueprintDialect
import CAllocationCount
import Negotiation

/// The cost of a pass over a tree.
struct Measurement {
    let benchmark: Benchmark
    let elements: Int
    let leafMeasures: Int
    /// Nanoseconds a pass.
    let time: Int
    let recordedTime: Int
    /// The same, with everything that is written when the record is read.
    let readTime: Int
    /// Memory allocations in a pass; nil if they cannot be counted.
    let allocations: Int?
    let recordedAllocations: Int?

    init(_ benchmark: Benchmark) throws {
        let record = try benchmark.recordedPass()
        self.benchmark = benchmark
        elements = record.elements.count
        leafMeasures = record.leafMeasures
        time = ThreadClock.cost { benchmark.pass() }
        // The last record is kept while the next is written, as in the playground.
        var last = record
        recordedTime = try Self.cost { last = try benchmark.recordedPass() }
        readTime = try Self.cost {
            last = try benchmark.recordedPass()
            _ = last.steps.count
        }
        _ = last
        allocations = Self.allocations { benchmark.pass() }
        recordedAllocations = try Self.allocations { _ = try benchmark.recordedPass() }
    }

    /// The nanoseconds of a call that may fail; the first call shows that.
    private static func cost<Result>(_ body: () throws -> Result) throws -> Int {
        var failure: (any Error)?
        let cost = ThreadClock.cost {
            do {
                _ = try body()
            } catch {
                failure = error
            }
        }
        if let failure { throw failure }
        return cost
    }

    private static func allocations(_ body: () throws -> Void) rethrows -> Int? {
        let before = allocation_count()
        try body()
        return before < 0 ? nil : Int(allocation_count() - before)
    }

    /// The nanoseconds of measuring one label: the unit for comparing machines.
    static func oneLabel() -> Int {
        let label = Label(text: "hello world")
        let proposal = SizeConstraint(CGSize(width: 40, height: 10))
        return ThreadClock.cost { _ = label.content.measure(in: proposal, environment: .empty) }
    }
}
