import EngineKit
import Negotiation

/// How a flex container's lines came by their lengths; made where a pass is recorded.
struct FlexAccount {
    private let algorithm: FlexboxAlgorithm
    private let lines: [FlexLine]
    /// What each child in a line answered in its frame, by which child it is.
    private let answers: [Int: CGSize]
    /// What the lines were arranged in, and what the container answers.
    private let size: CGSize
    private let answer: CGSize

    init(_ algorithm: FlexboxAlgorithm, _ lines: [FlexLine], _ placed: [PlacedItem], size: CGSize, answer: CGSize) {
        self.algorithm = algorithm
        self.lines = lines
        self.size = size
        self.answer = answer
        answers = Dictionary(placed.map { ($0.index, $0.child.layout.size) }) { first, _ in first }
    }

    /// Of each line along the main axis; and across it, of the lines or of the only line's items.
    var shares: [Share] { lines.map { share(of: $0) } + [lines.count > 1 ? acrossLines : acrossOnlyLine] }

    private var main: Axis { algorithm.container.main }
    private var cross: Axis { algorithm.container.cross }
    private var options: FlexOptions { algorithm.container.options }

    private func element(_ item: FlexItem) -> ElementID? { (algorithm.trees[item.index] as? Scope)?.id }

    private func answered(_ item: FlexItem, _ axis: Axis) -> CGFloat { answers[item.index]?[axis] ?? 0 }

    private func share(of line: FlexLine) -> Share {
        let margins = line.items.reduce(0) { $0 + $1.main.margin }
        let rest = line.items.reduce(size[main]) { $0 - $1.outerMain }
        let between = options.justifyContent.spreads ? max(0, rest) : 0
        return Share(
            main, of: line.number.map { .line($0) } ?? .children,
            .divided(available: size[main], spacing: margins + between),
            by: FlexRule(rest: line.items.reduce(size[main]) { $0 - $1.outerHypotheticalMain }),
            members: line.items.map { item in
                let part = algorithm.part(of: item, answering: answered(item, main))
                return Share.Member(
                    element(item), wanted: item.hypotheticalMain, got: part.answer,
                    turn: part.outcome.isShare ? 2 : 1, because: part)
            })
    }

    private var acrossOnlyLine: Share {
        .largest(
            cross, answer[cross],
            of: (lines.first?.items ?? []).map { item in
                let wanted = item.answer.map { $0.size[cross] + item.cross.surround }
                return (element(item), wanted, answered(item, cross))
            })
    }

    private var acrossLines: Share {
        let rest = lines.reduce(size[cross]) { $0 - $1.crossSize }
        return Share(
            cross, of: .lines,
            .divided(available: size[cross], spacing: options.alignContent.spreads ? max(0, rest) : 0),
            by: FlexLinesRule(stretches: options.alignContent == .stretch),
            members: lines.enumerated().map { index, line in
                let deepest = line.items.max { $0.outerCross < $1.outerCross }
                return Share.Member(
                    deepest.flatMap(element), number: index + 1, wanted: deepest?.outerCross, got: line.crossSize,
                    because: FlexLineDepth(axis: cross, depth: line.crossSize))
            })
    }
}

extension FlexboxAlgorithm {
    /// Whether anybody will read how lengths came to be.
    var isRecorded: Bool { (trees.first as? Scope)?.id != nil }

    /// - Parameter answer: what the item answers in its frame, along the main axis; nil for just that.
    func part(of item: FlexItem, answering answer: CGFloat? = nil) -> FlexPart {
        let length = item.mainSize.inWholePoints(.up)
        return FlexPart(
            main: container.main, base: item.base, mainSize: item.mainSize, outcome: item.outcome, length: length,
            answer: answer ?? length)
    }
}

extension FlexOutcome {
    fileprivate var isShare: Bool {
        if case .share = self { true } else { false }
    }
}

extension FlexJustify {
    /// Whether free space goes between the items.
    fileprivate var spreads: Bool {
        switch self {
        case .spaceBetween, .spaceAround, .spaceEvenly: true
        case .flexStart, .center, .flexEnd: false
        }
    }
}

extension FlexAlign {
    /// Whether free space goes between the lines.
    fileprivate var spreads: Bool { self == .spaceBetween || self == .spaceAround }
}
