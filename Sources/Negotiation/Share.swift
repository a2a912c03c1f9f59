import Foundation

/// How a container divided a length on one axis among its members, or combined theirs into one. The placing layout
/// supplies it with the numbers that it used.
///
///     Row of 40       wanted  got            a divided length adds up:
///     ┌────────┐        12     10            40 = 10 + 26 + 0 (members) + 2 (spacing) + 2 (left)
///     │▒▒ ▒▒▒▒ │        30     26
///     └────────┘         -      0
public struct Share: Sendable {
    /// The axis of the lengths.
    public let axis: Axis
    /// The kind of members.
    public let scope: Scope
    /// The result.
    public let outcome: Outcome
    /// The container's rule, as a sentence without a full stop.
    public let rule: any Reason
    /// The members, in element order, or from the first column or row on.
    public let members: [Member]
    /// The record's step before which it was supplied.
    public internal(set) var step = 0

    /// - Parameters:
    ///   - scope: the kind of members.
    ///   - rule: the rule, with the numbers of the whole.
    ///   - members: each with its own reason.
    public init(
        _ axis: Axis, of scope: Scope = .children, _ outcome: Outcome, by rule: any Reason, members: [Member]
    ) {
        self.axis = axis
        self.scope = scope
        self.outcome = outcome
        self.rule = rule
        self.members = members
    }

    /// The kind of members whose lengths a container divides.
    public enum Scope: Hashable, Sendable {
        /// The container's children, in one row.
        case children
        /// The children on one line; the first line is 1.
        case line(Int)
        /// The container's lines, across them.
        case lines
        /// The container's columns, or its rows.
        case tracks
    }

    /// The result of a container's rule, in points.
    public enum Outcome: Hashable, Sendable {
        /// The container divides a length, which may be infinite; `spacing` is the total before, between and after
        /// members.
        case divided(available: CGFloat, spacing: CGFloat)
        /// The container makes one length of its members', as the longest; the deciding member's index, nil if no
        /// single one decided.
        case combined(CGFloat, deciding: Int?)
        /// The container has the first member's length; the others are layers in front of it or behind it.
        case layered(CGFloat)
    }

    /// A child, or a column or row of children, with its length.
    public struct Member: Sendable {
        /// The length in points before the division; nil if it was not asked.
        public let wanted: CGFloat?
        private let packedElement: PackedNumber
        private let packedNumber: PackedNumber
        private let packedAsk: PackedNumber
        private let packedTurn: Int32
        /// The length that it got, in points.
        public let got: CGFloat
        /// The reason for that length; its calculation on the share's axis is `got`.
        public let reason: any Reason

        /// The child; for a column or row the cell that decided its length, if there is one.
        public var element: ElementID? { packedElement.value.map { ElementID($0) } }
        /// The number of a column or row, from 1; nil for a child.
        public var number: Int? { packedNumber.value }
        /// The deciding ask of the child, or of the cell for a column or row: its answer is `wanted` or `got`, or its
        /// proposal is `got`. Nil if it was not asked or not recorded.
        public var ask: ExchangeID? { packedAsk.value.map { ExchangeID($0) } }
        /// The turn in which it was served, from 1; members of one turn were served alike.
        public var turn: Int { Int(packedTurn) }

        /// Creates a child of the container.
        public init(
            _ element: ElementID?, asked ask: ExchangeID? = nil, wanted: CGFloat?, got: CGFloat, turn: Int = 1,
            because reason: any Reason
        ) {
            self.init(element, number: nil, asked: ask, wanted: wanted, got: got, turn: turn, because: reason)
        }

        /// Creates a column or row of the container.
        public init(
            _ element: ElementID?, number: Int?, asked ask: ExchangeID? = nil, wanted: CGFloat?, got: CGFloat,
            turn: Int = 1, because reason: any Reason
        ) {
            packedElement = PackedNumber(element?.index)
            packedNumber = PackedNumber(number)
            packedAsk = PackedNumber(ask?.index)
            packedTurn = Int32(turn)
            self.wanted = wanted
            self.got = got
            self.reason = reason
        }
    }
}

/// Makes the shares that a layout supplied at a step.
struct ShareAccount: Sendable {
    let step: Int
    let make: @Sendable (LayoutRecord) -> [Share]
    /// The same element's next account.
    var next = PackedNumber(nil)

    func shares(in record: LayoutRecord) -> [Share] {
        make(record).map { share in
            var share = share
            share.step = step
            return share
        }
    }
}

extension LayoutRecord {
    /// How an element divided its lengths, or combined its children's, when it placed them; empty if it did neither.
    /// Computed from the layout's account at each call.
    public func shares(of element: ElementID) -> [Share] {
        accounts(of: element).flatMap { $0.shares(in: self) }
    }

    /// Every share with its container, in the order in which they were supplied.
    public var sharesInOrder: [(element: ElementID, share: Share)] {
        var all: [(element: ElementID, share: Share)] = []
        for element in elements.indices.lazy.map({ ElementID($0) }) {
            for share in shares(of: element) { all.append((element, share)) }
        }
        // The sort is stable: the shares of one container keep their order.
        return all.enumerated().sorted { ($0.element.share.step, $0.offset) < ($1.element.share.step, $1.offset) }
            .map(\.element)
    }
}

extension Share {
    /// The rest of a divided length, in points: negative on overflow, infinite without a limit. Nil if lengths were
    /// combined.
    public var left: CGFloat? {
        guard case .divided(let available, let spacing) = outcome else { return nil }
        guard available.isFinite else { return available }
        let left = members.reduce(available - spacing) { $0 - $1.got }
        // Fractions add up to the whole except for rounding.
        return abs(left) < 1e-9 ? 0 : left
    }
}
