import LayoutInspection

/// A person's work at a task.
package struct Attempt: Hashable, Sendable {
    /// The typed value.
    package private(set) var typed = ""
    /// Whether the value was drawn.
    private var isDrawn = false
    /// The chosen option.
    package private(set) var chosen = 0
    /// The options in the order in which they were picked.
    package private(set) var order: [Int] = []
    /// The number of shown hints; the one after the last is the answer.
    package private(set) var hints = 0
    /// The answer that was given.
    package private(set) var given: Answer?
    package private(set) var outcome: Outcome?

    package enum Outcome: Hashable, Sendable {
        case right, wrong
        /// The answer was shown before one was given.
        case shown
    }

    package init() {}

    /// Whether the answer is known.
    package var isDone: Bool { outcome != nil }

    /// Longer than any size.
    private static let longest = 13

    package mutating func type(_ text: String) {
        typed = String(((isDrawn ? "" : typed) + text).prefix(Self.longest))
        isDrawn = false
    }

    package mutating func erase() {
        if order.isEmpty { typed = String(typed.dropLast()) } else { order.removeLast() }
    }

    /// Takes a drawn value. The next typed character replaces it.
    package mutating func draw(_ text: String) { (typed, isDrawn) = (text, true) }

    package mutating func choose(_ option: Int, of count: Int) { chosen = max(0, min(option, count - 1)) }

    /// Picks an option as the next of an order.
    package mutating func pick(_ option: Int) {
        if !order.contains(option) { order.append(option) }
    }

    /// The answer as far as it is made; nil if it is incomplete, or has another form than the question asks.
    package func answer(to question: Question, options: Int) -> Answer? {
        switch question {
        case .predict: Answer(parsing: typed, to: question)
        case .decide: .decision(chosen == 0)
        case .choose: .option(chosen)
        case .order: order.count == options && options > 1 ? .order(order) : nil
        case .change: nil
        }
    }

    /// Gives an answer, which is compared with the engine's.
    package mutating func give(_ answer: Answer, engine: Answer) {
        given = answer
        outcome = answer.isSame(as: engine) ? .right : .wrong
    }

    /// Notes that a change makes its condition hold.
    package mutating func solve() {
        if outcome == nil { outcome = .right }
    }

    /// Shows the next hint; after the last one, the answer.
    package mutating func takeHint(of task: LessonTask) {
        guard !isDone else { return }
        hints += 1
        if hints > task.hints.count { outcome = .shown }
    }
}
