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

/// A text that code of a layout printed.
public struct PrintedText: Hashable, Sendable {
    /// The text, without the line's end.
    public let text: String
    /// The place of the call in the source; nil if unknown.
    public let origin: SourceOrigin?
    /// The innermost running step, an unanswered ask or a placement; nil outside of all.
    public let step: Int?
    /// The number of steps begun so far.
    public let position: Int
}

extension LayoutRecord {
    /// The texts that code printed in a step, without those in steps inside it.
    package func printed(in step: Int) -> [PrintedText] { printed.filter { $0.step == step } }

    /// The failures in a step, without those in steps inside it.
    package func failures(in step: Int) -> [CodeFailure] { failures.filter { $0.step == step } }

    /// The element being asked, or placing its children, when code failed; nil outside of all asks and placements.
    package func subject(of failure: CodeFailure) -> ElementID? {
        failure.step.map { subject(of: steps[$0].event) }
    }

    /// The element that is asked or placed in a step.
    package func subject(of event: Step.Event) -> ElementID {
        switch event {
        case .exchange(let id): self[id].asked
        case .placement(let id): id
        }
    }
}
