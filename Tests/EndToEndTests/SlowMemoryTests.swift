import Foundation
import TestSupport
import Testing

/// Allocations after hundreds of layouts, readings and examples equal those before. They are counted in a separate
/// process, since other tests allocate too.
@Suite(.serialized) struct SlowMemoryTests {
    @Test func `relayouts, readings and examples leave nothing behind`() throws {
        let process = Process()
        let output = Pipe()
        process.executableURL = URL(fileURLWithPath: try TestEnvironment.program("MemoryBenchmark"))
        process.arguments = ["check"]
        process.environment = TestEnvironment.usual
        process.currentDirectoryURL = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent()
        process.standardOutput = output
        try process.run()
        let table = String(decoding: try output.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
        process.waitUntilExit()
        // A row for each library and action.
        for name in ["Card: relayouts", "CardInSwiftUI: readings", "Flexbox: relayouts", "examples opened"] {
            #expect(table.contains(name), "\(table)")
        }
        #expect(process.terminationStatus == 0, "\(table)")
    }
}
