/// What an element answered in this pass, by proposal.
struct AnswerMemory {
    /// Most elements are asked one thing only.
    private var first: (question: Question, answer: LayoutNode)?
    /// The others in the order in which they were asked: few are found fastest one by one.
    private var questions: [Question] = []
    private var answers: [LayoutNode] = []
    /// Where one of the others stands; filled once there are many.
    private var index: [Question: Int] = [:]

    private static let few = 24

    /// A proposal, compared by its bits: what is no number is itself again, and nothing is nothing of either sign.
    private struct Question: Hashable {
        let width: UInt64
        let height: UInt64

        init(_ proposal: CGSize) {
            width = Double(proposal.width + 0).bitPattern
            height = Double(proposal.height + 0).bitPattern
        }
    }

    func answer(to proposal: CGSize) -> LayoutNode? {
        guard let first else { return nil }
        let question = Question(proposal)
        guard first.question != question else { return first.answer }
        let place = index.isEmpty ? questions.firstIndex(of: question) : index[question]
        return place.map { answers[$0] }
    }

    mutating func remember(_ answer: LayoutNode, to proposal: CGSize) {
        let question = Question(proposal)
        guard first != nil else {
            first = (question, answer)
            return
        }
        questions.append(question)
        answers.append(answer)
        if !index.isEmpty {
            index[question] = answers.count - 1
        } else if answers.count > Self.few {
            for (place, question) in questions.enumerated() { index[question] = place }
        }
    }
}
