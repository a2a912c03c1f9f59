import Negotiation

/// The recorder of a pass, for its rows. The pass keeps it, so that it need not be kept again for each call.
/// A type of EngineKit for all dialects would make recorded flows and layers of QuickLayout take 8 % longer.
struct Recording {
    private let recorder: Unmanaged<Recorder>

    init(_ recorder: Recorder) {
        self.recorder = .passUnretained(recorder)
    }

    /// Calls a closure with the recorder, which must not be kept.
    @inline(__always) func write<Result>(_ body: (Recorder) -> Result) -> Result {
        recorder._withUnsafeGuaranteedRef(body)
    }
}
