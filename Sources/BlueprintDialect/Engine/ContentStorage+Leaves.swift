import EngineKit
import Negotiation

/// A leaf that measures itself.
struct LeafContent: ContentStorage {
    let measure: (SizeConstraint, Environment) -> CGSize
    /// The origin of an answer's length; nil for a leaf that an author's code measures.
    var explain: ((SizeConstraint, CGSize, Negotiation.Axis) -> LengthExplanation)?

    var childCount: Int { 0 }

    func measure(in proposal: SizeConstraint, at node: Node) -> CGSize {
        let size = measure(proposal, node.handedEnvironment)
        if let explain, node.isRecorded {
            for axis in Negotiation.Axis.allCases {
                let explanation = explain(proposal, size, axis)
                node.explain(axis, explanation.origin, explanation.step)
            }
        }
        return size
    }

    func placeChildren(in size: CGSize, at node: Node) -> Nodes { .none }
}

/// A leaf of one size.
struct FixedContent: ContentStorage, BoxedLayout {
    let size: CGSize

    var childCount: Int { 0 }

    func box(of proposal: CGSize, answered size: CGSize, asking asks: ArraySlice<BoxedAsk>, at node: Node)
        -> ProposalBox?
    {
        .everywhere
    }

    func measure(in proposal: SizeConstraint, at node: Node) -> CGSize {
        node.explainByConstant()
        return size
    }

    func placeChildren(in size: CGSize, at node: Node) -> Nodes { .none }
}

/// A leaf as large as an element that is measured but never placed.
struct MeasuringContent: ContentStorage, BoxedLayout {
    let measured: ContentChild

    var childCount: Int { 0 }

    func box(of proposal: CGSize, answered size: CGSize, asking asks: ArraySlice<BoxedAsk>, at node: Node)
        -> ProposalBox?
    {
        asks.handedOn(proposal, Negotiation.Axis.allCases)
    }

    func measure(in proposal: SizeConstraint, at node: Node) -> CGSize {
        let answer = node.child(of: measured).relay(proposal, because: PassedOn(proposal.lengths))
        node.explain(by: answer)
        return answer.size
    }

    func placeChildren(in size: CGSize, at node: Node) -> Nodes { .none }
}
