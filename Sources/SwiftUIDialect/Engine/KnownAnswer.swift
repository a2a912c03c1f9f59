import Negotiation

/// An element's answer in the memory of its pass. It is written where it stays: a processor waits for what is copied as
/// soon as it was written.
package struct ElementAnswer {
    let row: UnsafeMutablePointer<KnownAnswers.Row>

    /// - Parameter domain: the proposals for which it holds.
    @inline(__always) init(size: CGSize, domain: AnswerDomain, in node: Node) {
        row = node.pass.answerRow()
        row.answer().initialize(to: KnownAnswer(size: size, domain: domain))
    }
}

/// An answer in a pass, with the proposals for which it holds.
struct KnownAnswer {
    let size: CGSize
    var domain: AnswerDomain
    /// The exchange that gave it last; nil if nothing is recorded.
    var exchange: ExchangeID?

    /// An answer that two others determine: its width, and its height.
    init(_ deduced: (width: AnswerPointer, height: AnswerPointer)) {
        let (width, height) = deduced
        size = CGSize(width: width.pointee.size.width, height: height.pointee.size.height)
        domain = AnswerDomain(width: width.pointee.domain[.horizontal], height: height.pointee.domain[.vertical])
    }

    init(size: CGSize, domain: AnswerDomain) {
        (self.size, self.domain) = (size, domain)
    }

    /// The meaningless answer of a cancelled pass.
    static var cancelled: KnownAnswer { KnownAnswer(size: .zero, domain: .everywhere) }
}

/// An answer in the memory of its pass.
typealias AnswerPointer = UnsafePointer<KnownAnswer>

extension PassPointer {
    /// An answer that no element remembers, valid until the next one: all of them share a place, because a proof asks
    /// for many.
    func answer(_ known: KnownAnswer) -> AnswerPointer {
        let place: UnsafeMutablePointer<KnownAnswer> = sharedRow().answer()
        place.initialize(to: known)
        return AnswerPointer(place)
    }

    /// The same answer where it stays.
    func lasting(_ answer: AnswerPointer) -> AnswerPointer {
        guard let row = pointee.unremembered, answer == AnswerPointer(row.answer()) else { return answer }
        let place = pointee.arena.rows(1, of: KnownAnswer.self)
        place.initialize(to: answer.pointee)
        return AnswerPointer(place)
    }

    /// Room for the answer of an element.
    fileprivate func answerRow() -> UnsafeMutablePointer<KnownAnswers.Row> {
        pointee.isForgetful ? sharedRow() : pointee.arena.rows(1, of: KnownAnswers.Row.self)
    }

    private func sharedRow() -> UnsafeMutablePointer<KnownAnswers.Row> {
        let row = pointee.unremembered ?? pointee.arena.rows(1, of: KnownAnswers.Row.self)
        pointee.unremembered = row
        return row
    }
}

/// The answers of an element in a pass.
typealias KnownAnswers = AnswerTable<KnownAnswer>

extension KnownAnswers {
    /// The maximum number of newest answers to search for one that holds for another proposal too.
    private static var domainLimit: Int { 24 }

    /// The answers that determine the width and the height of the answer to a proposal.
    func deduced(_ proposal: ProposedViewSize) -> (width: AnswerPointer, height: AnswerPointer)? {
        guard let width = determining(.horizontal, at: proposal), let height = determining(.vertical, at: proposal)
        else { return nil }
        return (width, height)
    }

    /// Another answer that determines a length of the answer to a proposal.
    func determining(_ axis: Axis, at proposal: ProposedViewSize) -> AnswerPointer? {
        var next = newest
        for _ in 0..<Self.domainLimit {
            guard let row = next else { return nil }
            if row.pointee.answer.domain[axis].contains(proposal) { return AnswerPointer(row.answer()) }
            next = row.pointee.previous
        }
        return nil
    }
}
