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

/// The answers of an element in a pass, in order.
struct KnownAnswers {
    private var answers = AnswerTable<UnsafeMutablePointer<KnownAnswer>>()

    /// The maximum number of newest answers to search for one that holds for another proposal too.
    private static var domainLimit: Int { 24 }

    /// The answer to exactly this proposal.
    subscript(proposal: ProposedViewSize) -> UnsafeMutablePointer<KnownAnswer>? {
        answers.place(of: proposal).map { answers[$0] }
    }

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
        var place = answers.count
        let oldest = max(0, place - Self.domainLimit)
        while place > oldest {
            place -= 1
            let known = answers[place]
            if known.pointee.domain[axis].contains(proposal) {
                return (known.pointee.size[axis], known.pointee.domain[axis])
            }
        }
        return nil
    }

    mutating func remember(_ known: KnownAnswer, to proposal: ProposedViewSize, in pass: PassPointer) -> AnswerPointer {
        let place = pass.pointee.arena.rows(1, of: KnownAnswer.self)
        place.initialize(to: known)
        answers.append(place, to: proposal, in: pass)
        return AnswerPointer(place)
    }
}
