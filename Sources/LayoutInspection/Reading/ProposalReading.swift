import Negotiation

/// How a dialect reads a proposal on one axis.
package enum ProposalReading: Hashable, Sendable {
    case asWritten
    /// The dialect lacks this kind and uses another.
    case replaced(by: AxisProposal, ProposalLack)
    /// The dialect lacks this kind and any similar one.
    case refused(ProposalLack)
}

/// A kind of proposal that a library lacks.
package enum ProposalLack: Hashable, Sendable {
    /// One that asks for the ideal length.
    case unspecified(library: String)
    /// One with a minimum.
    case minimum(library: String, AxisProposal)

    /// The replacement, or what to write instead; without a full stop.
    package var sentence: String {
        switch self {
        case .unspecified(let library):
            "\(library) has no unspecified proposal; it is asked without a limit (inf)"
        case .minimum(let library, let proposal):
            "\(library) cannot propose \(proposal): it knows no minimum size; "
                + "write 40 (exactly), <=40 (at most), inf or nil"
        }
    }
}

/// A proposal that the dialect does not accept.
package struct ProposalRefusal: Error, Hashable {
    package let axis: Axis
    package let lack: ProposalLack

    package init(axis: Axis, _ lack: ProposalLack) {
        self.axis = axis
        self.lack = lack
    }

    /// Without a full stop.
    package var sentence: String { lack.sentence }
}

extension Dialect {
    /// The proposal that the dialect is asked, and the kinds that it lacks.
    func reading(of proposal: Proposal) throws(ProposalRefusal) -> (asked: Proposal, lacks: [ProposalLack]) {
        var (asked, lacks) = (proposal, [ProposalLack]())
        for axis in Axis.allCases {
            switch reading(of: proposal[axis]) {
            case .asWritten: continue
            case .replaced(let other, let lack):
                asked[axis] = other
                lacks.append(lack)
            case .refused(let lack): throw ProposalRefusal(axis: axis, lack)
            }
        }
        return (asked, lacks)
    }
}
