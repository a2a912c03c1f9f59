import EngineKit
import Negotiation
import TestSupport
import Testing

/// The limit of recursion by the size of the stack.
struct DepthGuardTests {
    @Test func `a guard ends before the stack does, and allows the same depth again`() throws {
        let depths = try onStack(of: 512 << 10) {
            var depth = DepthGuard(uncheckedDepth: 8)
            return [Self.levels(below: &depth), Self.levels(below: &depth)]
        }
        #expect(depths[0] > 8)
        #expect(depths[0] == depths[1])
    }

    @Test func `shallow nesting does not check the stack`() throws {
        let isLeft = try onStack(of: 512 << 10) {
            var depth = DepthGuard(uncheckedDepth: .max)
            return (0..<100_000).allSatisfy { _ in depth.descend() }
        }
        #expect(isLeft)
    }

    @Test func `a cancelled guard stops within its number of steps, and stays cancelled`() {
        let cancellation = Cancellation()
        var depth = DepthGuard(uncheckedDepth: .max, cancellation: cancellation)
        #expect(depth.descend() && depth.proceed())
        cancellation.cancel()
        let steps = (0..<1000).count { _ in depth.descend() }
        #expect(steps < DepthGuard.stepsBetweenChecks)
        cancellation.reset()
        #expect(!depth.descend() && !depth.proceed() && depth.isCancelled)
    }

    @Test func `steps of measuring are counted, and too many are reported once`() {
        var depth = DepthGuard(uncheckedDepth: .max, stepLimit: 10)
        #expect(depth.measure(9) && depth.measure())
        #expect(depth.takeRefusal() == CommonSentences.tooDeep)
        #expect(!depth.measure() && depth.measuredSteps == 11)
        #expect(depth.takeRefusal() == CommonSentences.tooManySteps)
        #expect(depth.takeRefusal() == nil)
        #expect(depth.descend() && depth.proceed())
    }

    private static func levels(below depth: inout DepthGuard) -> Int {
        guard depth.descend() else { return 0 }
        defer { depth.ascend() }
        return 1 + levels(below: &depth)
    }
}
