import Negotiation

/// What an element, or something in it, does not keep of its library's rules. Its description is made to be read where a test
/// fails: the rule with its smallest counterexample, and the conversation that led to each answer.
public struct BrokenPromises: Error, CustomStringConvertible {
    /// In the order of the tree; never empty.
    public let promises: [BrokenPromise]

    /// A paragraph for each.
    public var description: String { promises.map(\.description).joined(separator: "\n\n") }
}

/// One rule that one element does not keep.
public struct BrokenPromise: Sendable, CustomStringConvertible {
    /// Which element: `Row/Masonry`.
    public let path: String
    /// The rule, with proposals and answers that show it.
    public let rule: BrokenRule
    /// Who asked whom what inside the element, for each of those proposals.
    public let conversation: String

    /// The element, the rule with its counterexample, what would help, and the conversation.
    public var description: String { "\(path): \(rule); \(rule.help)\n\(conversation)" }
}

extension TreeProof {
    /// Throws what a tree does not keep.
    /// - Parameter isHeld: whether what an element of a probe breaks is its own fault.
    func check<Probe: ElementProbe>(
        holding isHeld: @escaping (Probe, ElementID) -> Bool = { _, _ in true },
        _ probe: @escaping (Subject.Order) throws -> Probe
    ) throws {
        // A proposal that cannot be read is the caller's; all others are made here.
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
    /// The asks and answers, a line each, indented by what they happened inside of; of many the first.
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
