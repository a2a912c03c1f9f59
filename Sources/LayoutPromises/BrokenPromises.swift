import Negotiation

/// The rules of its library that an element, or one in it, breaks. The description is for a failing test: each rule
/// with its smallest counterexample, and the exchanges that led to each answer.
public struct BrokenPromises: Error, CustomStringConvertible {
    /// The broken rules in the order of the tree; never empty.
    public let promises: [BrokenPromise]

    /// A paragraph for each broken rule.
    public var description: String { promises.map(\.description).joined(separator: "\n\n") }
}

/// One rule that one element breaks.
public struct BrokenPromise: Sendable, CustomStringConvertible {
    /// The element's path: `Row/Masonry`.
    public let path: String
    /// The rule, with proposals and answers that show it.
    public let rule: BrokenRule
    /// The exchanges inside the element for each of those proposals.
    public let conversation: String

    /// The element, the rule with its counterexample, the advice, and the exchanges.
    public var description: String { "\(path): \(rule); \(rule.help)\n\(conversation)" }
}

extension TreeProof {
    /// Throws the rules that a tree breaks.
    /// - Parameter isHeld: whether an element of a probe is responsible for the rules that it breaks.
    func check<Probe: ElementProbe>(
        holding isHeld: @escaping (Probe, ElementID) -> Bool = { _, _ in true },
        _ probe: @escaping (Subject.Order) throws -> Probe
    ) throws {
        // An invalid proposal is the caller's mistake; all other proposals are made here.
        let first = try probe(.usual)
        let result = run(
            Subject(
                probe: { try? probe($0) },
                isAsked: { first.record.lineage(of: $0).contains { isHeld(first, $0) } },
                isHeld: { isHeld(first, $0) }))
        guard let record = result.record, !result.broken.isEmpty else { return }
        let paths = record.paths
        throw BrokenPromises(
            promises: result.broken.map { id, rule in
                let talks = rule.evidence.compactMap { evidence in
                    first.conversation(with: id, proposing: evidence.proposal)?.words
                }
                return BrokenPromise(path: paths[id.index], rule: rule, conversation: talks.joined(separator: "\n"))
            })
    }
}

extension ProbedConversation {
    /// The asks and answers, one per line, indented by nesting; at most the first 24.
    fileprivate var words: String {
        let limit = 24
        let components = record.pathComponents
        let asks = exchanges.map { exchange in
            let asker = exchange.id == first ? nil : exchange.asker
            return String(repeating: "  ", count: depth(of: exchange) + 1)
                + (asker.map { components[$0.index] + " asks " } ?? "asked: ") + components[exchange.asked.index]
                + ": \(exchange.proposal.width) × \(exchange.proposal.height) → \(PointsFormat.short(exchange.answer))"
                + " (\(exchange.origin.rawValue)): \(exchange.reason.sentence)"
        }
        let rest = asks.count > limit ? ["  and \(asks.count - limit) more"] : []
        return (asks.prefix(limit) + rest).joined(separator: "\n")
    }
}
