import Negotiation

/// An element's answer, with the proposals for which it holds.
package struct ElementAnswer {
    let size: CGSize
    let domain: AnswerDomain
}

/// An answer in a pass, with the proposals for which it holds.
struct KnownAnswer {
    let size: CGSize
    let domain: AnswerDomain
    /// The exchange that gave it last; nil if nothing is recorded.
    var exchange: ExchangeID?

    /// The meaningless answer of a cancelled pass.
    static var cancelled: KnownAnswer { KnownAnswer(size: .zero, domain: .everywhere, exchange: nil) }
}

/// An answer in the memory of its pass.
typealias AnswerPointer = UnsafePointer<KnownAnswer>

extension PassPointer {
    /// An answer that no element remembers, valid until the next one: all of them share a place, because a proof asks
    /// for many.
    func answer(_ known: KnownAnswer) -> AnswerPointer {
        let place = pointee.unremembered ?? pointee.arena.rows(1, of: KnownAnswer.self)
        place.initialize(to: known)
        pointee.unremembered = place
        return AnswerPointer(place)
    }
}

/// The answers of an element in a pass.
typealias KnownAnswers = AnswerTable<KnownAnswer>

extension KnownAnswers {
    /// The maximum number of newest answers to search for one that holds for another proposal too.
    private static var domainLimit: Int { 24 }

    /// The answer to a proposal that other answers determine: its width, and its height.
    func deduced(_ proposal: ProposedViewSize) -> ElementAnswer? {
        guard let (width, widths) = length(.horizontal, at: proposal),
            let (height, heights) = length(.vertical, at: proposal)
        else { return nil }
        return ElementAnswer(
            size: CGSize(width: width, height: height), domain: AnswerDomain(width: widths, height: heights))
    }

    /// A length of the answer to a proposal, if another answer determines it, and the proposals for which it holds.
    func length(_ axis: Axis, at proposal: ProposedViewSize) -> (length: CGFloat, box: ProposalBox)? {
        var next = newest
        for _ in 0..<Self.domainLimit {
            guard let row = next else { return nil }
            let box = row.pointee.answer.domain[axis]
            if box.contains(proposal) { return (row.pointee.answer.size[axis], box) }
            next = row.pointee.previous
        }
        return nil
    }
}
