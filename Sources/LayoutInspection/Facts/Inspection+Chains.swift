import Negotiation

extension Inspection {
    /// The origin of an element's length.
    package func chain(of index: Int, on axis: Axis) -> LengthChain? {
        guard let chain = record.chain(of: elements[index].recordID, on: axis, cell: projection.cell) else {
            return nil
        }
        return lineage(of: index).contains { intents[$0]?.readsProposal ?? false } ? chain.dependent : chain
    }
}
