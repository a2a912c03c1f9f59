import EngineKit
import Negotiation
import TextMetrics

/// A text with what its environment sets.
struct ShownText {
    let string: String
    private let setting: UnsafePointer<Setting>

    /// What follows from the environment, found once in a pass.
    private struct Setting {
        let cell: CGSize
        let lineLimit: Int?
        let reservedLines: Int
        let ideal: TextExtent
    }

    init(_ text: Text, in node: Node) {
        let shared = node.shared
        let string = text.shownString(in: shared.values)
        self.string = string
        setting = node.stored {
            let lineLimit = shared.values.lineLimit.map { max(1, $0) }
            node.pass.measure(TextExtent.steps(for: string))
            return Setting(
                cell: text.character(of: shared.cell, in: shared.values), lineLimit: lineLimit,
                reservedLines: shared.values.reservedLines,
                ideal: TextExtent(string, width: nil, lineLimit: lineLimit ?? 0))
        }
    }

    /// The points in a character.
    var cell: CGSize { setting.pointee.cell }
    /// The maximum number of lines; nil for no limit.
    var lineLimit: Int? { setting.pointee.lineLimit }
    var reservedLines: Int { setting.pointee.reservedLines }
    /// The columns and lines without a proposal, limited only in the number of lines.
    var ideal: TextExtent { setting.pointee.ideal }

    /// The columns and lines for a proposal.
    func extent(for proposal: ProposedViewSize, in pass: PassPointer) -> TextExtent {
        let ideal = ideal
        let columns = proposal.width.flatMap { $0.columns(of: cell.width) }
        let lines = proposal.height.flatMap { ($0 + TextDomain.slack).columns(of: cell.height) }
        if columns ?? .max >= ideal.columns, lines ?? .max >= ideal.lines { return ideal }
        pass.measure(TextExtent.steps(for: string))
        let limit = min(lines ?? .max, lineLimit ?? .max)
        return TextExtent(string, width: columns, lineLimit: limit == .max ? 0 : limit)
    }
}
