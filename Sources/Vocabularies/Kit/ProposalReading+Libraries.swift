import LayoutInspection
import Negotiation

extension ProposalReading {
    /// What a library makes of a proposal that has no unspecified one.
    /// - Parameter knowsMinimum: whether it can be proposed a minimum.
    static func of(_ proposal: AxisProposal, in library: String, knowsMinimum: Bool) -> ProposalReading {
        switch proposal {
        case .exactly, .atMost, .unconstrained: .asWritten
        case .unspecified:
            .replaced(
                by: .unconstrained, "\(library) has no unspecified proposal; it is asked without a limit (inf)")
        case .between where knowsMinimum: .asWritten
        case .between:
            .refused(
                "\(library) cannot propose \(proposal): it knows no minimum size; "
                    + "write 40 (exactly), <=40 (at most), inf or nil")
        }
    }
}
