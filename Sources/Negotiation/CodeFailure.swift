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
