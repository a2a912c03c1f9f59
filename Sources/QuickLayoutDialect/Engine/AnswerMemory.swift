import Negotiation

/// An element's answers in this pass. Most elements are asked only once.
struct AnswerMemory {
    private var first: ContentPointer?
    private var others: UnsafeMutablePointer<OtherAnswers>?

    @inline(__always) func answer(to proposal: CGSize) -> (content: ContentPointer, origin: AnswerOrigin)? {
        guard let first else { return nil }
        if let origin = first.pointee.origin(for: proposal) { return (first, origin) }
        return others?.pointee.answer(to: proposal)
    }

    /// An answer by its number, in the order in which they were given; nil if there are fewer.
    subscript(number: Int) -> ContentPointer? { number == 0 ? first : others?.pointee[number - 1] }

    @inline(__always) mutating func remember(_ content: ContentPointer, in pass: PassPointer) {
        guard first != nil else { return first = content }
        rememberOther(content, in: pass)
    }

    @inline(never) private mutating func rememberOther(_ content: ContentPointer, in pass: PassPointer) {
        let others = others ?? pass.pointee.arena.rows(1, of: OtherAnswers.self)
        if self.others == nil { others.initialize(to: OtherAnswers()) }
        self.others = others
        others.pointee.remember(content, in: pass)
    }
}

/// The answers of an element after the first, in order: few are found fastest one by one.
private struct OtherAnswers {
    private var answers: UnsafeMutablePointer<ContentPointer>?
    private var count = 0
    private var capacity = 0
    /// The places of the answers by their proposals; nil until there are many.
    private var index: Unmanaged<AnswerIndex>?

    /// The maximum number of newest answers to search one by one.
    private static let linearScanLimit = 24

    subscript(number: Int) -> ContentPointer? {
        guard let answers, number < count else { return nil }
        return answers[number]
    }

    func answer(to proposal: CGSize) -> (content: ContentPointer, origin: AnswerOrigin)? {
        guard let answers else { return nil }
        for place in max(0, count - Self.linearScanLimit)..<count {
            if let origin = answers[place].pointee.origin(for: proposal) { return (answers[place], origin) }
        }
        guard let place = index?.takeUnretainedValue().places[ProposalKey(proposal)] else { return nil }
        return (answers[place], .remembered)
    }

    mutating func remember(_ content: ContentPointer, in pass: PassPointer) {
        if count == capacity { grow(in: pass) }
        answers?[count] = content
        count += 1
        if index != nil {
            note(count - 1)
        } else if count > Self.linearScanLimit {
            index = pass.pointee.keep(AnswerIndex())
            for place in 0..<count { note(place) }
        }
    }

    private mutating func note(_ place: Int) {
        guard let proposal = answers?[place].pointee.proposal else { return }
        index?.takeUnretainedValue().places[ProposalKey(proposal)] = place
    }

    private mutating func grow(in pass: PassPointer) {
        let larger = max(2, capacity * 2)
        let room = pass.pointee.arena.rows(larger, of: ContentPointer.self)
        if let answers { room.update(from: answers, count: count) }
        (answers, capacity) = (room, larger)
    }
}

/// The places of answers by their proposals. A class, because few elements have one.
private final class AnswerIndex {
    var places: [ProposalKey: Int] = [:]
}

/// A proposal compared bitwise: NaN equals NaN, -0 equals 0.
struct ProposalKey: Hashable {
    let width: UInt64
    let height: UInt64

    init(_ proposal: CGSize) {
        width = Double(proposal.width + 0).bitPattern
        height = Double(proposal.height + 0).bitPattern
    }
}
