/// One component's answers in one pass, by range: searched one by one while there are few, by hash once there are many.
/// Most components are asked once or twice.
struct RangeAnswers {
    private var first: (range: SizeRange, layout: Layout)?
    private var answers: [(range: SizeRange, layout: Layout)] = []
    /// Nil while there are few.
    private var index: [SizeRange: Layout]?

    private static let linearScanLimit = 24

    /// The answer to a range; nil if it was not asked.
    subscript(range: SizeRange) -> Layout? {
        if let first, first.range == range { return first.layout }
        if let index { return index[range] }
        return answers.first { $0.range == range }?.layout
    }

    /// Stores the answer to a range that was not asked before.
    mutating func store(_ layout: Layout, for range: SizeRange) {
        if first == nil {
            first = (range, layout)
            return
        }
        if index != nil {
            index?[range] = layout
            return
        }
        answers.append((range, layout))
        if answers.count > Self.linearScanLimit {
            index = Dictionary(answers.map { ($0.range, $0.layout) }, uniquingKeysWith: { first, _ in first })
            answers = []
        }
    }
}
