import BlueprintDialect
import Foundation
import LayoutInspection
import Negotiation
import SwiftSource
import Vocabularies

/// How long a keystroke waits for trials in idle time, which look for remedies of findings.
struct IdleDelay {
    private let document: LayoutDocument
    private let proposal = Proposal(width: .exactly(40), height: .exactly(20))

    /// - Parameter screen: shown in a window that cuts much of it.
    init(_ screen: GeneratedScreen) {
        document = LayoutReader(dialects: [Blueprint()]).read(SourceText(screen.text), name: "screen")
    }

    /// Seconds.
    struct Times {
        /// All trials without typing.
        let whole: Double
        /// The times from a key to the end of the trials: the median, and the longest.
        let median: Double
        let longest: Double
    }

    /// Stops the trials a number of times, evenly spread over their duration.
    func run(times count: Int) throws -> Times {
        let whole = try seconds { try tryAll(until: nil) }.time
        var delays: [Double] = []
        for number in 1...count {
            let cancellation = Cancellation()
            let pause = whole * Double(number) / Double(count + 1)
            let typist = Typist(after: pause, cancelling: cancellation)
            try tryAll(until: cancellation)
            delays.append(typist.delay)
        }
        delays.sort()
        return Times(whole: whole, median: delays[count / 2], longest: delays[count - 1])
    }

    private func tryAll(until cancellation: Cancellation?) throws {
        guard let inspection = try document.inspect(proposal), !inspection.findings.isEmpty else {
            throw NothingLaidOut(diagnostics: document.diagnostics)
        }
        _ = document.withRemedies(inspection.findings, of: inspection, until: cancellation)
    }
}

/// Types one key, from a thread of its own, and measures the time since.
private final class Typist: @unchecked Sendable {
    private let lock = NSLock()
    private var typed: ContinuousClock.Instant?

    init(after pause: Double, cancelling cancellation: Cancellation) {
        Thread.detachNewThread { [self] in
            Thread.sleep(forTimeInterval: pause)
            lock.withLock { typed = .now }
            cancellation.cancel()
        }
    }

    /// The seconds since the key; 0 if the trials ended before it.
    var delay: Double {
        guard let typed = lock.withLock({ typed }) else { return 0 }
        let (seconds, attoseconds) = typed.duration(to: .now).components
        return Double(seconds) + Double(attoseconds) / 1e18
    }
}

extension IdleDelay.Times {
    /// - Parameter keystroke: the seconds of a keystroke without trials.
    func table(beside keystroke: Double) -> String {
        func row(_ name: String, _ time: Double) -> String {
            "| \(name) | \(String(format: "%.1f", time * 1000)) | \(String(format: "%.2f", (keystroke + time) / keystroke)) |"
        }
        return """
            | while things are tried in idle time | ms | a keystroke with it, of one without |
            |---|--:|--:|
            | all that is tried | \(String(format: "%.0f", whole * 1000)) | |
            \(row("a key waits, in the middle", median))
            \(row("a key waits, at most", longest))
            """
    }
}
