import Negotiation
import TextMetrics

/// The proposals for which a text has the same width and height as for one.
struct TextDomain {
    private let proposal: ProposedViewSize
    private let text: UnsafePointer<ShownText>
    /// The lines that are shown.
    private let shown: TextExtent
    /// Whether a narrower text could need fewer lines.
    private let isWrapped: Bool
    /// Whether lines are missing for want of height.
    private let isCut: Bool

    /// The part of a whole line that a height may lack.
    static let slack: CGFloat = 1e-6

    /// - Parameters:
    ///   - shown: the extent for the proposal.
    ///   - all: the extent for its width alone, without a height limit.
    init(
        of text: UnsafePointer<ShownText>, showing shown: TextExtent, of all: TextExtent, at proposal: ProposedViewSize
    ) {
        (self.text, self.shown, self.proposal) = (text, shown, proposal)
        (isWrapped, isCut) = (!all.isSame(as: text.pointee.ideal), !all.isSame(as: shown))
    }

    private var cell: CGSize { text.pointee.cell }

    @inline(__always) var domain: AnswerDomain {
        let same = ProposalBox(width: widths, height: heights)
        guard same.contains(proposal) else { return AnswerDomain(only: proposal) }
        return AnswerDomain(width: widthBox(same), height: heightBox(same))
    }

    /// A width of less than a column is answered unchanged, for any number of lines.
    @inline(__always) private func widthBox(_ same: ProposalBox) -> ProposalBox {
        guard let width = proposal.width, length > width else {
            let widths = LengthInterval(max(length, same[.horizontal].low), .infinity, includesNil: true)
            return ProposalBox(width: same[.horizontal].intersection(widths), height: same[.vertical])
        }
        let isAlways = text.pointee.beginsVisibly && width <= cell.width
        return ProposalBox(width: LengthInterval(only: width), height: isAlways ? .everywhere : same[.vertical])
    }

    /// One line is as high as another, at every width.
    @inline(__always) private func heightBox(_ same: ProposalBox) -> ProposalBox {
        if text.pointee.values.lineLimit == 1 { return .everywhere }
        if same[.vertical].isEverywhere { return same }
        return oneLine.contains(proposal.height) ? ProposalBox(width: .everywhere, height: oneLine) : same
    }

    private var length: CGFloat { CGFloat(shown.columns) * cell.width }

    /// The widths for which the same lines are shown.
    @inline(__always) private var widths: LengthInterval {
        guard isWrapped || isCut else {
            // Whole columns of a fraction of a point may not be whole again after rounding.
            let isExact = cell.width.rounded() == cell.width
            let least = length <= cell.width ? -.infinity : isExact ? length : length + Self.slack
            return LengthInterval(least, .infinity, includesNil: true)
        }
        guard let width = proposal.width, width.isFinite else { return LengthInterval(only: proposal.width) }
        let whole = max(1, (width / cell.width).rounded(.down)) * cell.width
        let least = isCut ? whole : min(length, whole)
        return LengthInterval(whole <= cell.width ? -.infinity : least, (whole + cell.width).nextDown)
    }

    /// The heights for which the same lines are shown.
    @inline(__always) private var heights: LengthInterval {
        let lines = CGFloat(shown.lines) * cell.height
        let least = shown.lines <= 1 ? -.infinity : lines
        return isCut
            ? LengthInterval(least, lines + cell.height - 2 * Self.slack)
            : LengthInterval(least, .infinity, includesNil: true)
    }

    private var oneLine: LengthInterval { LengthInterval(-.infinity, 2 * cell.height - 2 * Self.slack) }
}

extension TextExtent {
    // The compiler inlines no `==` of another module.
    fileprivate func isSame(as other: TextExtent) -> Bool {
        columns == other.columns && lines == other.lines && isBroken == other.isBroken
    }
}
