import Foundation

/// Where an element's length on an axis comes from: link by link, each beginning with the number that the next one
/// explains, back to the root's proposal or to what ended its influence.
///
///     7 = 14 / 2  ←  14 = 36 - 4 - 8 - 7 - 3  ←  36 = 38 - 2  ←  38: frame
public struct LengthChain: Sendable {
    /// The axis of the element's length.
    public let axis: Axis
    /// From the element's own length back; never empty.
    public let links: [Link]
    /// The last link's number comes from there: nothing explains it further.
    public let end: End
    /// Whether no other proposal at the top, a little larger or smaller, would change the length, as far as the record
    /// shows.
    public let isIndependent: Bool

    /// The same where what the element is in was made for a proposal.
    package var dependent: LengthChain { LengthChain(axis: axis, links: links, end: end, isIndependent: false) }

    /// A number, and how it came to be.
    public struct Link: Sendable {
        /// On which the number is a length: a chain may change the axis, as a ratio does.
        public let axis: Axis
        /// In points.
        public let value: CGFloat
        /// Its arithmetic, whose value it is and whose start the next link explains; nil where the next link's number is
        /// the same.
        public let calculation: Calculation?
        /// Whether it is the length of a frame, of an answer or of a proposal.
        public let role: Role
        /// Whose number it is: who was placed, who answered, who was asked.
        public let element: ElementID
        /// The step of the record at which it came to be.
        public let step: Int
        /// Whether it is what contents took of a length, as a text in lines does: the next link's, which is another number.
        public let isFitted: Bool
    }

    /// As which of an element's lengths a number entered the chain.
    public enum Role: Hashable, Sendable {
        /// The element's frame.
        case frame
        /// The length of its answer in this exchange.
        case answer(ExchangeID)
        /// The length of its proposal in this exchange.
        case proposal(ExchangeID)
    }

    /// What a chain leads back to: the proposal from outside, or what no proposal influences.
    public enum End: Hashable, Sendable {
        /// The proposal at the top.
        case top
        /// There was no limit to begin with.
        case unlimited
        /// An element's own contents: the proposal has no influence from here on.
        case content(ElementID)
        /// An element's children together: the sum of their lengths and of what stands between them; nil where its rule
        /// makes another number of them, and of its proposal.
        case children(ElementID, sum: Calculation?)
        /// A number that an element sets: the proposal has no influence from here on.
        case own(ElementID)
        /// A number that the code of a layout made, which gives no arithmetic.
        case code(ElementID)
    }
}

extension LayoutRecord {
    /// Where a placed element's length comes from; nil for one that was not placed.
    /// - Parameters:
    ///   - cell: in points; so much more or less proposed at the top is asked for by `isIndependent`.
    ///   - limit: what limited the contents of an element when they answered a length on an axis: a text is broken at its
    ///     width, and cut at its height; nil where nothing did.
    public func chain(
        of element: ElementID, on axis: Axis, cell: CGSize = CGSize(width: 1, height: 1),
        contentLimit limit: (Exchange, Axis) -> ContentLimit? = { _, _ in nil }
    ) -> LengthChain? {
        guard self[element].placement != nil else { return nil }
        return withoutActuallyEscaping(limit) { limit in
            var walk = ChainWalk(record: self, axis: axis, cell: cell, limit: limit)
            let end = walk.run(from: .frame(element))
            return LengthChain(
                axis: axis, links: walk.links, end: end, isIndependent: walk.isIndependent && !isSqueezed(element))
        }
    }
}

extension LayoutRecord {
    /// Whether it is in a container in which someone gets less than it wanted: who that is may change with any cell.
    private func isSqueezed(_ element: ElementID) -> Bool {
        lineage(of: element).dropFirst().contains { container in
            shares(of: container).contains { share in
                share.members.contains { ($0.wanted ?? 0) > $0.got + 1e-6 }
            }
        }
    }
}

/// What limits contents that fit themselves into a proposal.
public enum ContentLimit: Hashable, Sendable {
    /// The proposal on an axis.
    case by(Axis)
    /// Nothing, but a cell less would.
    case nearly
}
