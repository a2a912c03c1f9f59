import Foundation

/// How a container came by lengths on one axis: it divided one among its members, or made one of theirs. Handed over by
/// the layout that places, with the numbers that it used.
///
///     Row of 40       wanted  got            a divided length adds up:
///     ┌────────┐        12     10            40 = 10 + 26 + 0 (members) + 2 (spacing) + 2 (left)
///     │▒▒ ▒▒▒▒ │        30     26
///     └────────┘         -      0
public struct Share: Sendable {
    /// The axis of the lengths.
    public let axis: Axis
    /// Whose lengths they are.
    public let scope: Scope
    /// What became of them.
    public let outcome: Outcome
    /// The rule by which it did, as a sentence without a full stop.
    public let rule: any Reason
    /// In element order, or from the first column or row on.
    public let members: [Member]
    /// The step of the record before which it was handed over.
    public internal(set) var step = 0

    /// - Parameters:
    ///   - scope: whose lengths they are.
    ///   - rule: says by which rule, with the numbers of the whole.
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

    /// Whose lengths a container divides.
    public enum Scope: Hashable, Sendable {
        /// The lengths of its children, in one row.
        case children
        /// Those of the children on one of its lines; the first line is 1.
        case line(Int)
        /// Its lines', across them.
        case lines
        /// Its columns', or its rows'.
        case tracks
    }

    /// What a container does with lengths, in points.
    public enum Outcome: Hashable, Sendable {
        /// Divides a length, which may be infinite; `spacing` is all that stands before, between and after members by
        /// the layout's rule.
        case divided(available: CGFloat, spacing: CGFloat)
        /// Makes one length of its members', as the longest; the index of the member that decided it, nil where none did alone.
        case combined(CGFloat, deciding: Int?)
        /// Has the first member's length, which alone decides; the others lie in front of it or behind it.
        case layered(CGFloat)
    }

    /// A child, or a column or row of children, in what its container divides or combines.
    public struct Member: Sendable {
        /// In points, before anything was divided; nil where it was not asked.
        public let wanted: CGFloat?
        private let packedElement: PackedNumber
        private let packedNumber: PackedNumber
        private let packedAsk: PackedNumber
        private let packedTurn: Int32
        /// In points.
        public let got: CGFloat
        /// Why it got that; its calculation on the share's axis is `got`.
        public let reason: any Reason

        /// The child; of a column or row the cell that made it as long as it is, where there is one.
        public var element: ElementID? { packedElement.value.map { ElementID($0) } }
        /// Of a column or row, from 1; nil for a child.
        public var number: Int? { packedNumber.value }
        /// The ask of the child by which its container went: the answer is what it wanted, or what it got, or it was
        /// proposed what it got. Of a column or row the ask of its cell. Nil where none was asked, or recorded.
        public var ask: ExchangeID? { packedAsk.value.map { ExchangeID($0) } }
        /// In which turn it was served, from 1; those of one turn were served alike.
        public var turn: Int { Int(packedTurn) }

        /// A child of the container.
        public init(
            _ element: ElementID?, asked ask: ExchangeID? = nil, wanted: CGFloat?, got: CGFloat, turn: Int = 1,
            because reason: any Reason
        ) {
            self.init(element, number: nil, asked: ask, wanted: wanted, got: got, turn: turn, because: reason)
        }

        /// A column or row of the container.
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

/// Makes the shares that a layout handed over at a step.
struct ShareAccount: Sendable {
    let step: Int
    let make: @Sendable (LayoutRecord) -> [Share]

    func shares(in record: LayoutRecord) -> [Share] {
        make(record).map { share in
            var share = share
            share.step = step
            return share
        }
    }
}

extension LayoutRecord {
    /// How an element divided its lengths when it placed its children, or what it made of theirs; empty for what does
    /// neither. Worked out from what its layout handed over each time somebody asks.
    public func shares(of element: ElementID) -> [Share] {
        self[element].accounts.flatMap { $0.shares(in: self) }
    }

    /// Every share with the container whose it is, in the order in which they were handed over.
    public var sharesInOrder: [(element: ElementID, share: Share)] {
        var all: [(element: ElementID, share: Share)] = []
        for element in elements.indices.lazy.map({ ElementID($0) }) {
            for share in shares(of: element) { all.append((element, share)) }
        }
        // A stable sort: those of one container keep their order.
        return all.enumerated().sorted { ($0.element.share.step, $0.offset) < ($1.element.share.step, $1.offset) }
            .map(\.element)
    }
}

extension Share {
    /// What is left of a divided length, in points: negative where members need more than there is, infinite where
    /// there is no limit. Nil where lengths were combined.
    public var left: CGFloat? {
        guard case .divided(let available, let spacing) = outcome else { return nil }
        guard available.isFinite else { return available }
        let left = members.reduce(available - spacing) { $0 - $1.got }
        // Fractions that sum up to the whole but for the last digits.
        return abs(left) < 1e-9 ? 0 : left
    }
}
