import Interpreter
import Negotiation

/// Code of a source asked, or placed, and gave no reason: the code that did it stands for one.
struct SourceReason: Reason {
    let asker: Asker
    /// The call, on one line.
    let code: String
    /// Where the call stands.
    let origin: SourceOrigin

    /// What the source's type is to its dialect.
    enum Asker: String {
        case layout, element, component
    }

    var sentence: String { "the \(asker.rawValue)'s own code: \(code)" }
}

extension SourceInstance {
    /// What the source says, else the call that it makes.
    func reason(_ sentence: String?, of asker: SourceReason.Asker) -> any Reason {
        if let sentence { return StatedReason(sentence) }
        guard let call = runningCall else { return UnstatedReason() }
        return SourceReason(asker: asker, code: call.text, origin: SourceOrigin(call.range))
    }
}
