/// Code that failed while a layout called it: what it should have answered, or placed, is replaced by something that
/// stands for it.
public struct CodeFailure: Hashable, Sendable {
    /// What failed, without a full stop.
    public let sentence: String
    /// Where in the source; nil where that is not known.
    public let origin: SourceOrigin?
    /// The innermost step that was going on: an ask that was not answered yet, or a placement; nil outside of all.
    public let step: Int?
    /// How many steps had begun by then: it failed before the next one.
    public let position: Int
}

extension LayoutRecord {
    /// What failed in a step, but not in one inside of it.
    package func failures(in step: Int) -> [CodeFailure] { failures.filter { $0.step == step } }

    /// Who was being asked, or placed its children, when code failed; nil outside of all asks and placements.
    package func subject(of failure: CodeFailure) -> ElementID? {
        guard let step = failure.step else { return nil }
        switch steps[step].event {
        case .exchange(let id): return self[id].asked
        case .placement(let id): return id
        }
    }
}

/// Tells the recorder of the pass that goes on about code that fails, which knows nothing of recorders. A class, for it is
/// told which recorder that is; for one thread.
package final class PassWatch: @unchecked Sendable {
    @TaskLocal private static var current: PassWatch?
    private weak var recorder: Recorder?

    package init() {}

    /// Runs a pass. The newest recorder that it makes hears of failures.
    package func during<Result>(_ pass: () -> Result) -> Result {
        Self.$current.withValue(self, operation: pass)
    }

    static func begin(_ recorder: Recorder) {
        current?.recorder = recorder
    }

    /// - Parameter sentence: what failed, without a full stop.
    package func failed(_ sentence: String, at origin: SourceOrigin?) {
        recorder?.noteFailure(sentence, at: origin)
    }

    /// - Parameter origin: where the code stands that gave the answer to the innermost ask.
    package func answered(at origin: SourceOrigin) {
        recorder?.noteAnswer(at: origin)
    }
}
