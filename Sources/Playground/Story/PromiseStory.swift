import LayoutInspection

/// Whether elements keep their library's rules, in a few words.
struct PromiseStory {
    let report: PromiseReport
    /// The name of the one element that was asked.
    let name: String
    /// Its container; nil for a root.
    var parent: String?

    /// For the header; nil if nothing was asked.
    var status: String? {
        guard report.all > 0 else { return nil }
        guard report.isComplete else { return "rules: \(report.coverage)" }
        guard report.findings.isEmpty else { return "rules broken" }
        return report.ofLibrary.isEmpty ? "rules kept" : "rules broken by the library"
    }

    /// The reason why an element cannot be asked alone, and what to ask instead, without a full stop.
    static func refusal(of name: String, in parent: String?) -> String {
        guard let parent else { return "\(name) is gone from the layout: there is nothing to ask" }
        return "\(name) cannot be asked alone: \(parent) makes it again in each pass; ask \(parent) instead"
    }

    /// The result for one element, without a full stop.
    var sentence: String {
        if report.isOfLibrary {
            return "\(name) is exempt: its library itself breaks the rules"
        }
        guard report.all > 0 else { return Self.refusal(of: name, in: parent) }
        guard let first = report.findings.first else {
            if let broken = report.ofLibrary.first {
                return "\(name): the library breaks its own rule: \(broken.message)"
            }
            return report.isComplete
                ? "\(name) behaved consistently at all \(report.allWords) sizes tried"
                : "\(name) breaks no rule at the proposals that were tried: \(report.coverage)"
        }
        return "\(name): \(first.message); \(first.advice)"
    }
}
