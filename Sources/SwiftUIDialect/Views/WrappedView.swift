import Negotiation

/// A view of another framework, whose size the author's code gives. It is drawn as a hatched box.
package struct WrappedView: LeafElement, SizedElement {
    /// The author's name for it.
    package let elementName: String
    private let measure: (ProposedViewSize) -> CGSize?

    /// - Parameter measure: nil for the size that SwiftUI gives such a view: the proposal.
    package init(_ name: String, measure: @escaping (ProposedViewSize) -> CGSize?) {
        elementName = name
        self.measure = measure
    }

    package func size(for proposal: ProposedViewSize, in node: Node) -> CGSize {
        measure(proposal) ?? proposal.replacingUnspecifiedDimensions()
    }

    package func explanation(of size: CGSize, to proposal: ProposedViewSize, on axis: Axis, in node: Node)
        -> LengthExplanation
    {
        LengthExplanation(.code)
    }
}
