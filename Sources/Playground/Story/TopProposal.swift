import Foundation
import LayoutInspection
import Negotiation

/// The window's proposal to the root, in the header's words, and its reason. The library may replace an exact length by
/// a maximum.
struct TopProposal {
    let inspection: Inspection
    /// The root's exchange.
    let exchange: Exchange
    let notation: Notation

    /// The proposer of the root, from which all sizes follow in the end.
    static let proposer = "the window"
    /// Its name beside signs.
    static let shortProposer = "window"

    /// `exactly 47 wide, exactly 23 high`: on each axis the header's words.
    var words: [Span] {
        guard !notation.isPlain else { return [Span(notation.sentence(inspection.proposal), .number)] }
        func words(_ axis: Axis) -> String {
            (asks(axis) == nil ? exchange.proposal : inspection.proposal)[axis].words(on: axis)
        }
        return [Span(words(.horizontal), .number), Span(", "), Span(words(.vertical), .number)]
    }

    /// Without a full stop: `at most that; a smaller view is centered`.
    var reason: String {
        let lengths = Axis.allCases.compactMap { asks($0).map(PointsFormat.short) }
        guard !lengths.isEmpty else { return exchange.reason.sentence }
        if notation.isPlain { return rest.isEmpty ? exchange.reason.sentence : rest }
        let most = "at most \(lengths.count == Axis.allCases.count ? "that" : lengths.joined())"
        return rest.isEmpty ? most : "\(most); \(rest)"
    }

    /// The maximum that replaces an exact length; nil on an axis that keeps its proposal.
    private func asks(_ axis: Axis) -> CGFloat? {
        guard case .exactly(let length) = inspection.proposal[axis], exchange.proposal[axis] == .atMost(length)
        else { return nil }
        return length
    }

    /// The treatment of a smaller answer.
    private var rest: String {
        guard let frame = inspection.record[exchange.asked].placement?.frame else { return "" }
        let isCentered = Axis.allCases.contains { axis in
            if case .exactly(let length) = inspection.proposal[axis] { frame.size[axis] != length } else { false }
        }
        let isStretched = Axis.allCases.contains { axis in
            inspection.proposal[axis] == .exactly(frame.size[axis]) && exchange.answer[axis] != frame.size[axis]
        }
        return isCentered
            ? "a smaller view is centered" : isStretched ? "its frame is stretched to it" : ""
    }
}
