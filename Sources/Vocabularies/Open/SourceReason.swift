import Interpreter
import Negotiation

/// Code of a source asked, or placed: the reason that it gives, or else the call itself stands for one.
struct SourceReason: Reason {
    let asker: Asker
    /// What the source says; nil where it says nothing.
    let stated: String?
    /// The call, on one line.
    let call: String
    /// Where the call stands.
    let code: SourceOrigin?

    /// What the source's type is to its dialect.
    enum Asker: String {
        case layout, element, component
    }

    var sentence: String { stated ?? "the \(asker.rawValue)'s own code: \(call)" }
}

extension SourceInstance {
    /// What the source says, else the call that it makes.
    func reason(_ sentence: String?, of asker: SourceReason.Asker) -> any Reason {
        guard let call = runningCall else { return sentence.map { StatedReason($0) } ?? UnstatedReason() }
        return SourceReason(asker: asker, stated: sentence, call: call.text, code: SourceOrigin(call.range))
    }
}
