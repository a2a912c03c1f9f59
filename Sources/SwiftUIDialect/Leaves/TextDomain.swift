import EngineKit
import Negotiation
import TextMetrics

/// For which proposals a text has the width and the height that it has under one.
struct TextDomain {
    private let proposal: ProposedViewSize
    private let cell: CGSize
    /// The lines that are shown, and all that there would be without a limit of height.
    private let shown: TextExtent
    private let all: TextExtent
    /// Whether a narrower one could show it in fewer lines.
    private let isWrapped: Bool
    private let isOneLineText: Bool
    private let first: Character?

    /// What a height may lack of a whole line.
    static let slack: CGFloat = 1e-6

    init(of text: Text, at proposal: ProposedViewSize, in node: Node) {
        self.proposal = proposal
        cell = text.character(in: node.context)
        shown = text.extent(for: proposal, in: node)
        all = text.extent(for: ProposedViewSize(width: proposal.width, height: nil), in: node)
        isOneLineText = node.context.environment.lineLimit.map { $0 <= 1 } ?? false
        first = text.shownString(in: node.context.environment).first
        isWrapped = all != text.extent(for: .unspecified, in: node)
    }

    var domain: AnswerDomain {
        let same = ProposalBox(width: widths, height: heights)
        guard same.contains(proposal) else { return AnswerDomain(only: proposal) }
        return AnswerDomain(width: widthBox(same), height: heightBox(same))
    }

    /// What is narrower than a column is as wide as was proposed, however many lines there are.
    private func widthBox(_ same: ProposalBox) -> ProposalBox {
        guard let width = proposal.width, length > width else {
            let widths = LengthInterval(max(length, same[.horizontal].low), .infinity, includesNil: true)
            return ProposalBox(width: same[.horizontal].intersection(widths), height: same[.vertical])
        }
        let isAlways = beginsVisibly && width <= cell.width
        return ProposalBox(width: LengthInterval(only: width), height: isAlways ? .everywhere : same[.vertical])
    }

    /// One line is as high as another, at every width.
    private func heightBox(_ same: ProposalBox) -> ProposalBox {
        if isOneLineText { return .everywhere }
        return oneLine.contains(proposal.height) ? ProposalBox(width: .everywhere, height: oneLine) : same
    }

    /// Whether the first line is at least a column wide, however high it is.
    private var beginsVisibly: Bool {
        first.map { !$0.isWhitespace && TextExtent("\($0)", width: nil).columns > 0 } ?? false
    }

    private var length: CGFloat { CGFloat(shown.columns) * cell.width }

    /// The widths in which the same is shown.
    private var widths: LengthInterval {
        let isCut = all != shown
        guard isWrapped || isCut else {
            // Whole columns of a part of a point may not come out whole again.
            let isExact = cell.width.rounded() == cell.width
            let least = length <= cell.width ? -.infinity : isExact ? length : length + Self.slack
            return LengthInterval(least, .infinity, includesNil: true)
        }
        guard let width = proposal.width, width.isFinite else { return LengthInterval(only: proposal.width) }
        let whole = max(1, (width / cell.width).rounded(.down)) * cell.width
        let least = isCut ? whole : min(length, whole)
        return LengthInterval(whole <= cell.width ? -.infinity : least, (whole + cell.width).nextDown)
    }

    /// The heights in which the same is shown.
    private var heights: LengthInterval {
        let lines = CGFloat(shown.lines) * cell.height
        let least = shown.lines <= 1 ? -.infinity : lines
        return all == shown
            ? LengthInterval(least, .infinity, includesNil: true)
            : LengthInterval(least, lines + cell.height - 2 * Self.slack)
    }

    private var oneLine: LengthInterval { LengthInterval(-.infinity, 2 * cell.height - 2 * Self.slack) }
}
