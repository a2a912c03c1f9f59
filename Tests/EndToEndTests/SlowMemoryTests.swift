import TestSupport
import Testing

/// Allocations after hundreds of layouts, readings and examples equal those before. They are counted in a separate
/// process, since other tests allocate too.
@Suite(.serialized) struct SlowMemoryTests {
    @Test func `relayouts, readings and examples leave nothing behind`() throws {
        let check = try Command([TestEnvironment.program("MemoryBenchmark"), "check"], in: ProjectFolder.url)
        // A row for each library and action.
        for name in ["Card: relayouts", "CardInSwiftUI: readings", "Flexbox: relayouts", "examples opened"] {
            #expect(check.output.contains(name), "\(check.text)")
        }
        #expect(check.status == 0, "\(check.text)")
    }
}
