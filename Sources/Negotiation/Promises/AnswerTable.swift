import Foundation

/// One element's answers to every proposal in whole cells up to a screen. It asks once if one answer holds for many.
struct AnswerTable {
    /// The proposals along an axis, in order: whole cells, perhaps halves between them, and last no limit.
    typealias Steps = [CGFloat]

    /// The points in a cell.
    private let cell: CGSize
    private let columns: Int
    private let lines: Int
    private var answers: [CGSize]
    private var isKnown: [Bool]
    /// Whether code gave an answer that holds for one proposal alone.
    private(set) var hasUnknown = false

    /// - Parameter screen: the largest proposal.
    init(screen: ScreenSize, cell: CGSize) {
        self.cell = cell
        columns = screen.columns
        lines = screen.lines
        answers = Array(repeating: .zero, count: screen.columns * screen.lines)
        isKnown = Array(repeating: false, count: answers.count)
    }

    func width(_ column: Int) -> CGFloat { CGFloat(column + 1) * cell.width }
    func height(_ line: Int) -> CGFloat { CGFloat(line + 1) * cell.height }

    /// Asks the proposals without an answer.
    /// - Parameter isWanted: called before each ask, with a lower bound of the number of known answers.
    /// - Returns: false if it was to stop; true also if a proposal cannot be asked.
    mutating func fill(while isWanted: (Int) -> Bool, asking ask: (CGSize) -> AskOutcome) -> Bool {
        for index in answers.indices where !isKnown[index] {
            guard isWanted(index) else { return false }
            switch ask(proposal(index)) {
            case .answered(let answer): write(answer, index % columns, index / columns)
            case .refused: return true
            case .stopped: return false
            }
        }
        return true
    }

    /// Writes an answer to each later proposal for which it holds; the earlier ones are known.
    private mutating func write(_ answer: ProbedAnswer, _ column: Int, _ line: Int) {
        answers[line * columns + column] = answer.size
        isKnown[line * columns + column] = true
        guard let box = answer.box else {
            hasUnknown = true
            return
        }
        let left = Self.first(box.low.width, cell.width)
        let right = Self.last(box.high.width, cell.width, columns)
        let bottom = Self.last(box.high.height, cell.height, lines)
        guard left <= column, column <= right, line <= bottom else { return }
        for line in line...bottom {
            for column in left...right where !isKnown[line * columns + column] {
                answers[line * columns + column] = answer.size
                isKnown[line * columns + column] = true
            }
        }
    }

    private static func first(_ low: CGFloat, _ cell: CGFloat) -> Int {
        low.isNaN ? .max : Int(clamping: (low / cell).rounded(.up), to: 1...1_000_000) - 1
    }

    private static func last(_ high: CGFloat, _ cell: CGFloat, _ count: Int) -> Int {
        high >= CGFloat(count) * cell ? count - 1 : Int(clamping: high / cell, to: 0...count) - 1
    }

    /// The answer at an index, line by line from 0.
    subscript(index: Int) -> CGSize { answers[index] }

    func proposal(_ index: Int) -> CGSize {
        let (line, column) = index.quotientAndRemainder(dividingBy: columns)
        return CGSize(width: width(column), height: height(line))
    }

    subscript(column: Int, line: Int) -> CGSize { answers[line * columns + column] }

    var isComplete: Bool { isKnown.allSatisfy { $0 } }
    var knownCount: Int { isKnown.count { $0 } }
    var count: Int { answers.count }
}
