/// The answers in a pass, by exact proposal, for those that own memory of their own. Most elements are asked only a few
/// times, so few answers are searched one by one.
struct AnswerMemory<Answer> {
    private var answers: [(key: ProposalKey, answer: Answer)] = []
    /// The index of an answer by its proposal; filled once there are many.
    private var index: [ProposalKey: Int] = [:]

    private static var linearScanLimit: Int { 12 }

    subscript(proposal: ProposedViewSize) -> Answer? {
        get { place(of: ProposalKey(proposal)).map { answers[$0].answer } }
        set {
            guard let newValue else { return }
            let key = ProposalKey(proposal)
            if let place = place(of: key) {
                answers[place].answer = newValue
                return
            }
            answers.append((key, newValue))
            if !index.isEmpty {
                index[key] = answers.count - 1
            } else if answers.count > Self.linearScanLimit {
                for (place, known) in answers.enumerated() { index[known.key] = place }
            }
        }
    }

    private func place(of key: ProposalKey) -> Int? {
        index.isEmpty ? answers.firstIndex { $0.key == key } : index[key]
    }
}

/// The answers in a pass, by exact proposal, in the pass's memory. They own no memory of their own.
struct AnswerTable<Answer> {
    private var rows: UnsafeMutablePointer<Row>?
    private(set) var count = 0
    private var capacity = 0
    /// The places of the answers by their proposals; nil until there are many.
    private var index: AnswerIndex?

    private struct Row {
        let key: ProposalKey
        var answer: Answer
    }

    private static var usualCount: Int { 2 }
    /// Most elements are asked only a few times, so few answers are searched one by one.
    private static var linearScanLimit: Int { 12 }

    /// The place of the answer to exactly this proposal; nil if there is none.
    func place(of proposal: ProposedViewSize) -> Int? {
        guard let rows else { return nil }
        let key = ProposalKey(proposal)
        if let index { return index.places[key] }
        for place in 0..<count where rows[place].key == key { return place }
        return nil
    }

    /// The answer at a place.
    subscript(place: Int) -> Answer {
        get {
            guard let rows, place < count else { preconditionFailure("there are fewer answers") }
            return rows[place].answer
        }
        nonmutating set {
            guard let rows, place < count else { preconditionFailure("there are fewer answers") }
            rows[place].answer = newValue
        }
    }

    /// Adds the answer to a proposal that has none.
    mutating func append(_ answer: Answer, to proposal: ProposedViewSize, in pass: PassPointer) {
        let key = ProposalKey(proposal)
        if count == capacity { grow(in: pass) }
        guard let rows else { return }
        (rows + count).initialize(to: Row(key: key, answer: answer))
        count += 1
        if let index {
            index.places[key] = count - 1
        } else if count > Self.linearScanLimit {
            let index = AnswerIndex()
            for place in 0..<count { index.places[rows[place].key] = place }
            self.index = index
        }
    }

    private mutating func grow(in pass: PassPointer) {
        let larger = max(Self.usualCount, capacity * 2)
        let room = pass.pointee.arena.rows(larger, of: Row.self)
        if let rows { room.moveInitialize(from: rows, count: count) }
        (rows, capacity) = (room, larger)
    }
}

/// The places of many answers. A class, because most elements have none.
private final class AnswerIndex {
    var places: [ProposalKey: Int] = [:]
}
