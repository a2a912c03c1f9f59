/// The answers in a pass, by exact proposal, in the pass's memory, where they stay. They own no memory of their own.
struct AnswerTable<Answer> {
    /// The newest answer, which leads to all others.
    private(set) var newest: UnsafeMutablePointer<Row>?
    private var count = 0
    /// The answers by their proposals; nil until there are many.
    private var index: AnswerIndex<Row>?

    struct Row {
        var answer: Answer
        fileprivate var key: ProposalKey
        fileprivate(set) var previous: UnsafeMutablePointer<Row>?
    }

    /// Most elements are asked only a few times, so few answers are searched one by one.
    private static var linearScanLimit: Int { 12 }

    /// The answer to exactly this proposal; nil if there is none.
    subscript(proposal: ProposedViewSize) -> UnsafeMutablePointer<Answer>? {
        var next = newest
        guard next != nil else { return nil }
        let key = ProposalKey(proposal)
        if let index { return index.rows[key]?.answer() }
        while let row = next {
            if row.pointee.key == key { return row.answer() }
            next = row.pointee.previous
        }
        return nil
    }

    /// Adds the answer to a proposal that has none.
    @discardableResult @inline(__always)
    mutating func append(
        _ answer: Answer, to proposal: ProposedViewSize, in pass: PassPointer
    ) -> UnsafeMutablePointer<Answer> {
        let row = pass.pointee.arena.rows(1, of: Row.self)
        row.answer().initialize(to: answer)
        append(row, to: proposal)
        return row.answer()
    }

    /// Adds a row, whose answer is there already, to a proposal that has none.
    @inline(__always) mutating func append(_ row: UnsafeMutablePointer<Row>, to proposal: ProposedViewSize) {
        (row.pointee.key, row.pointee.previous) = (ProposalKey(proposal), newest)
        newest = row
        count += 1
        if count > Self.linearScanLimit { note(row) }
    }

    private mutating func note(_ row: UnsafeMutablePointer<Row>) {
        if let index {
            index.rows[row.pointee.key] = row
            return
        }
        let index = AnswerIndex<Row>()
        var next = newest
        while let row = next {
            index.rows[row.pointee.key] = row
            next = row.pointee.previous
        }
        self.index = index
    }
}

extension UnsafeMutablePointer {
    /// The place of a row's answer.
    func answer<Answer>() -> UnsafeMutablePointer<Answer> where Pointee == AnswerTable<Answer>.Row {
        // The answer is the row's first property.
        UnsafeMutableRawPointer(self).assumingMemoryBound(to: Answer.self)
    }
}

/// The places of many answers. A class, because most elements have none.
private final class AnswerIndex<Row> {
    var rows: [ProposalKey: UnsafeMutablePointer<Row>] = [:]
}
