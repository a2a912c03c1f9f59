import LayoutInspection
import Negotiation

/// The box in which an element is asked other proposals than the layout's.
package struct WhatIfBox {
    var exploration: Exploration
    /// The field for the proposal: both lengths, or the one along the curve's axis.
    var field = TextField()
    /// The reason why the typed text is no proposal, without a full stop.
    var problem: String?
    /// The last request.
    var asked: LayoutRequest?
    /// The answers.
    var result: Exploration.Result?
    /// Whether the element cannot be asked.
    var isMute = false

    /// Shows the curve: an asked proposal would hide it.
    mutating func showCurve() {
        (exploration.proposal, field, problem) = (nil, TextField(), nil)
    }

    /// Types into the field, which clears its problem.
    mutating func edit(_ edit: TextField.Edit) {
        field.apply(edit)
        problem = nil
    }

    /// Takes the typed proposal: `12`, or `12 inf`, the width first. The next one replaces it.
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
