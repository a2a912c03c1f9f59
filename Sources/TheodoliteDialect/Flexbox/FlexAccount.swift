import EngineKit
import Negotiation

/// The lengths of a flex container's lines: the numbers from which the shares are made when read.
struct FlexAccount: Sendable {
    private let main: Axis
    private let spreadsItems: Bool
    private let spreadsLines: Bool
    private let stretchesLines: Bool
    private let lines: [AccountedLine]
    /// The size in which the lines were arranged, and the container's answer.
    private let size: CGSize
    private let answer: CGSize

    init(_ algorithm: FlexboxAlgorithm, _ lines: [FlexLine], _ placed: [PlacedItem], size: CGSize, answer: CGSize) {
        let options = algorithm.container.options
        main = algorithm.container.main
        spreadsItems = options.justifyContent.spreads
        spreadsLines = options.alignContent.spreads
        stretchesLines = options.alignContent == .stretch
        self.size = size
        self.answer = answer
        let answers = Dictionary(placed.map { ($0.index, $0.child.layout.size) }) { first, _ in first }
        self.lines = lines.map { line in
            AccountedLine(
                number: line.number, crossSize: line.crossSize,
                items: line.items.map { item in
                    AccountedItem(
                        item, answering: answers[item.index] ?? .zero, in: algorithm,
                        lineLength: size[algorithm.container.main])
                })
        }
    }

    /// The shares of each line along the main axis; and across it, of the lines or of the only line's items.
    var shares: [Share] { lines.map { share(of: $0) } + [lines.count > 1 ? acrossLines : acrossOnlyLine] }

    private var cross: Axis { main.other }

    private func share(of line: AccountedLine) -> Share {
        let margins = line.items.reduce(0) { $0 + $1.margin }
        let rest = line.items.reduce(size[main]) { $0 - $1.outerMain }
        let between = spreadsItems ? max(0, rest) : 0
        return Share(
            main, of: line.number.map { .line($0) } ?? .children,
            .divided(available: size[main], spacing: margins + between),
            by: FlexRule(length: size[main], contents: line.items.reduce(0) { $0 + $1.outerWanted }),
            members: line.items.map { item in
                Share.Member(
                    item.element, asked: item.baseAsk, wanted: item.wanted, got: item.part.answer,
                    turn: item.part.outcome.isShare ? 2 : 1, because: item.part)
            })
    }

    private var acrossOnlyLine: Share {
        .largest(cross, answer[cross], of: (lines.first?.items ?? []).map(\.combined), else: .given)
    }

    private var acrossLines: Share {
        let rest = lines.reduce(size[cross]) { $0 - $1.crossSize }
        return Share(
            cross, of: .lines, .divided(available: size[cross], spacing: spreadsLines ? max(0, rest) : 0),
            by: FlexLinesRule(stretches: stretchesLines),
            members: lines.enumerated().map { index, line in
                let deepest = line.items.max { $0.outerCross < $1.outerCross }
                return Share.Member(
                    deepest?.element, number: index + 1, asked: deepest?.combined.ask, wanted: deepest?.outerCross,
                    got: line.crossSize, because: FlexLineDepth(axis: cross, depth: line.crossSize))
            })
    }
}

private struct AccountedLine: Sendable {
    let number: Int?
    let crossSize: CGFloat
    let items: [AccountedItem]
}

private struct AccountedItem: Sendable {
    let element: ElementID?
    let baseAsk: ExchangeID?
    /// The length along the main axis, before growing or shrinking.
    let wanted: CGFloat
    let outerWanted: CGFloat
    let outerMain: CGFloat
    let outerCross: CGFloat
    /// The margins along the main axis.
    let margin: CGFloat
    let part: FlexPart
    /// The wanted and final lengths across.
    let combined: CombinedChild

    /// - Parameter answer: its answer in its frame.
    init(_ item: FlexItem, answering answer: CGSize, in algorithm: FlexboxAlgorithm, lineLength: CGFloat) {
        let container = algorithm.container
        element = algorithm.trees[item.index].scope?.id
        (baseAsk, wanted) = (item.baseAsk, item.hypotheticalMain)
        (outerWanted, outerMain, outerCross) = (item.outerHypotheticalMain, item.outerMain, item.outerCross)
        margin = item.main.margin
        part = algorithm.part(of: item, in: lineLength, answering: answer[container.main])
        let asked = item.answer.map { last in
            CGSize(
                container.main, last.size[container.main] + item.main.surround,
                cross: last.size[container.cross] + item.cross.surround)
        }
        combined = CombinedChild(element, asked: item.answer?.exchange, wanted: asked, got: answer)
    }
}

extension FlexboxAlgorithm {
    /// Whether the pass is recorded.
    var isRecorded: Bool { trees.first?.scope?.id != nil }

    /// - Parameters:
    ///   - lineLength: the line's length along the main axis.
    ///   - answer: the item's answer in its frame, along the main axis; nil if equal to the frame.
    func part(of item: FlexItem, in lineLength: CGFloat, answering answer: CGFloat? = nil) -> FlexPart {
        let length = item.mainSize.inWholePoints(.up)
        return FlexPart(
            main: container.main, base: item.base, baseAsk: item.baseAsk,
            baseAnswer: item.baseAsk == nil ? item.base : item.baseAnswer, mainSize: item.mainSize,
            outcome: item.outcome,
            lineLength: lineLength, length: length, answer: answer ?? length)
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
