import LayoutInspection
import Negotiation

extension ProposalReading {
    /// What a library makes of a proposal that has no unspecified one.
    /// - Parameter knowsMinimum: whether it can be proposed a minimum.
    static func of(_ proposal: AxisProposal, in library: String, knowsMinimum: Bool) -> ProposalReading {
        switch proposal {
        case .exactly, .atMost, .unconstrained: .asWritten
        case .unspecified: .replaced(by: .unconstrained, .unspecified(library: library))
        case .between where knowsMinimum: .asWritten
        case .between: .refused(.minimum(library: library, proposal))
        }
    }
}
