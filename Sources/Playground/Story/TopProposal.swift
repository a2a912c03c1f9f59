import Foundation
import LayoutInspection
import Negotiation

/// What the window proposes to the root, as the header has it, and why: also where the library asks for less than that.
struct TopProposal {
    let inspection: Inspection
    /// The ask of the root.
    let exchange: Exchange

    /// Who proposes to the root, whoever typed what it proposes.
    static let proposer = "the window"
    /// Beside signs.
    static let shortProposer = "window"

    /// `exactly 47 wide, exactly 23 high`, of each axis what the header says.
    var words: [Span] {
        func words(_ axis: Axis) -> String {
            (asks(axis) == nil ? exchange.proposal : inspection.proposal)[axis].words(on: axis)
        }
        return [Span(words(.horizontal), .number), Span(", "), Span(words(.vertical), .number)]
    }

    /// Without a full stop: `at most that is asked, and what is smaller is centered in it`.
    var reason: String {
        let lengths = Axis.allCases.compactMap { asks($0).map(PointsFormat.short) }
        guard !lengths.isEmpty else { return exchange.reason.sentence }
        let room = lengths.count == Axis.allCases.count ? "that" : lengths.joined()
        return "at most \(room) is asked\(rest)"
    }

    /// The length of which at most is asked where exactly that is proposed; nil on an axis that is asked as it is proposed.
    private func asks(_ axis: Axis) -> CGFloat? {
        guard case .exactly(let length) = inspection.proposal[axis], exchange.proposal[axis] == .atMost(length)
        else { return nil }
        return length
    }

    /// What becomes of a smaller answer.
    private var rest: String {
        guard let frame = inspection.record[exchange.asked].placement?.frame else { return "" }
        let isCentered = Axis.allCases.contains { axis in
            if case .exactly(let length) = inspection.proposal[axis] { frame.size[axis] != length } else { false }
        }
        let isStretched = Axis.allCases.contains { axis in
            inspection.proposal[axis] == .exactly(frame.size[axis]) && exchange.answer[axis] != frame.size[axis]
        }
        return isCentered
            ? ", and what is smaller is centered in it" : isStretched ? ", and its frame is that" : ""
    }
}
