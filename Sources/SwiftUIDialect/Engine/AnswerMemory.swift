/// The answers in a pass, by exact proposal. Most elements are asked only a few times, so few answers are searched one
/// by one.
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
