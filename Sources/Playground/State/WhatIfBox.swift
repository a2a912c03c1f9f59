import LayoutInspection
import Negotiation

/// The box in which an element is asked what it was not asked in the layout.
package struct WhatIfBox {
    var exploration: Exploration
    /// The proposal that is being typed: both lengths, or the one of the curve's axis.
    var field = TextField()
    /// Why what was typed is no proposal, without a full stop.
    var problem: String?
    /// What was asked last, and of which layout.
    var asked: LayoutRequest?
    /// What came of it.
    var result: Exploration.Result?
    /// Whether the element cannot be asked.
    var isMute = false

    /// What is to be asked in a layout; nil where it was.
    mutating func takeRequest(in key: LayoutKey) -> LayoutRequest? {
        let request = LayoutRequest.whatIf(.explore(exploration), in: key)
        guard request != asked else { return nil }
        asked = request
        return request
    }

    /// Shows the curve along the other axis.
    mutating func turn() {
        exploration.turn()
        showCurve()
    }

    /// Shows the curve with the other axis as it is, or without a limit.
    mutating func toggleOpen() {
        exploration.isOpen.toggle()
        showCurve()
    }

    /// A proposal that was asked would hide the curve.
    private mutating func showCurve() {
        (exploration.proposal, field, problem) = (nil, TextField(), nil)
    }

    /// Types into the field. What was wrong before need not be any more.
    mutating func edit(_ edit: TextField.Edit) {
        field.apply(edit)
        problem = nil
    }

    /// Takes what was typed: `12`, or `12 inf`, the width first. The next question replaces it.
    mutating func applyField() {
        let words = field.text.split { $0 == " " || $0 == "×" || $0 == "," }.map(String.init)
        do throws(ProposalError) {
            let lengths = try words.map { word throws(ProposalError) in try AxisProposal(parsing: word) }
            switch lengths.count {
            case 1:
                var proposal = Proposal(limits: .zero)
                proposal[exploration.axis] = lengths[0]
                proposal[exploration.axis.other] = AxisProposal(limit: result?.curve.across ?? .infinity)
                exploration.proposal = proposal
            case 2: exploration.proposal = Proposal(width: lengths[0], height: lengths[1])
            default:
                problem = "write one length, or two with a space between: 12, or 12 inf"
                return
            }
            (problem, field) = (nil, field.marked)
        } catch {
            problem = error.description
        }
    }
}
