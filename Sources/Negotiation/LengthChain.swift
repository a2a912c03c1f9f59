import Foundation

/// The origin of an element's length on an axis. Each link begins with the number that the next one explains, back to
/// the root's proposal or to the point where that has no influence.
///
///     7 = 14 / 2  ←  14 = 36 - 4 - 8 - 7 - 3  ←  36 = 38 - 2  ←  38: frame
public struct LengthChain: Sendable {
    /// The axis of the element's length.
    public let axis: Axis
    /// From the element's own length back; never empty.
    public let links: [Link]
    /// The source of the last link's number, which nothing explains further.
    public let end: End
    /// Whether a slightly larger or smaller proposal at the top would leave the length unchanged, as far as the record
    /// shows.
    public let isIndependent: Bool

    /// The same chain for an element whose container was made for a proposal.
    package var dependent: LengthChain { LengthChain(axis: axis, links: links, end: end, isIndependent: false) }

    /// A number and its origin.
    public struct Link: Sendable {
        /// The axis on which the number is a length. A chain may change the axis, as a ratio does.
        public let axis: Axis
        /// The number, in points.
        public let value: CGFloat
        /// The arithmetic that results in the number and starts with the next link's; nil if both numbers are the same.
        public let calculation: Calculation?
        /// Whether the number is the length of a frame, an answer or a proposal.
        public let role: Role
        /// The element that was placed, that answered or that was asked.
        public let element: ElementID
        /// The record's step at which the number arose.
        public let step: Int
        /// Whether contents took this part of a length, as a text broken into lines does. The next link's number is the
        /// whole length.
        public let isFitted: Bool
    }

    /// Which of an element's lengths a number is.
    public enum Role: Hashable, Sendable {
        /// The element's frame.
        case frame
        /// The length of its answer in this exchange.
        case answer(ExchangeID)
        /// The length of its proposal in this exchange.
        case proposal(ExchangeID)
    }

    /// The origin of a chain: the proposal from outside, or something that no proposal influences.
    public enum End: Hashable, Sendable {
        /// The proposal at the top.
        case top
        /// The length was unlimited to begin with.
        case unlimited
        /// An element's own contents: the proposal has no influence from here on.
        case content(ElementID)
        /// An element's children together: the sum of their lengths and the spacing between them; nil if its rule
        /// combines them, and its proposal, in another way.
        case children(ElementID, sum: Calculation?)
        /// A number that an element sets: the proposal has no influence from here on.
        case own(ElementID)
        /// A number from a layout's code, which gives no arithmetic.
        case code(ElementID)
    }
}

extension LayoutRecord {
    /// The origin of a placed element's length; nil for an element that was not placed.
    /// - Parameter cell: in points; `isIndependent` tests a proposal at the top this much larger or smaller.
    public func chain(
        of element: ElementID, on axis: Axis, cell: CGSize = CGSize(width: 1, height: 1)
    ) -> LengthChain? {
        self[element].placement == nil ? nil : chain(from: .frame(element, axis), of: element, on: axis, cell)
    }

    /// The origin of a proposal; nil without a limit on the axis.
    package func chain(ofProposal exchange: ExchangeID, on axis: Axis) -> LengthChain? {
        guard self[exchange].proposal[axis].limit ?? .infinity < .infinity else { return nil }
        return chain(
            from: .proposal(exchange, axis), of: self[exchange].asked, on: axis, CGSize(width: 1, height: 1))
    }

    private func chain(
        from place: ChainWalk.Place, of element: ElementID, on axis: Axis, _ cell: CGSize
    ) -> LengthChain {
        var walk = ChainWalk(record: self, cell: cell)
        let end = walk.run(from: place)
        return LengthChain(
            axis: axis, links: walk.links, end: end, isIndependent: walk.isIndependent && !isSqueezed(element))
    }
}

extension LayoutRecord {
    /// Whether a container around the element gives a member less than it wanted: one cell more or less may change
    /// which.
    private func isSqueezed(_ element: ElementID) -> Bool {
        lineage(of: element).dropFirst().contains { container in
            shares(of: container).contains { share in
                share.members.contains { ($0.wanted ?? 0) > $0.got + 1e-6 }
            }
        }
    }
}
