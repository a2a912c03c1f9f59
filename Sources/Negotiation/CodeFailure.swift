/// A failure of code that a layout called. A substitute replaces the answer or placement that it owed.
public struct CodeFailure: Hashable, Sendable {
    /// The error, without a full stop.
    public let sentence: String
    /// The failing code's place in the source; nil if unknown.
    public let origin: SourceOrigin?
    /// The innermost running step, an unanswered ask or a placement; nil outside of all.
    public let step: Int?
    /// The number of steps begun so far: the failure came before the next one.
    public let position: Int
}

extension LayoutRecord {
    /// The failures in a step, without those in steps inside it.
    package func failures(in step: Int) -> [CodeFailure] { failures.filter { $0.step == step } }

    /// The element being asked, or placing its children, when code failed; nil outside of all asks and placements.
    package func subject(of failure: CodeFailure) -> ElementID? {
        guard let step = failure.step else { return nil }
        switch steps[step].event {
        case .exchange(let id): return self[id].asked
        case .placement(let id): return id
        }
    }
}
