@testable import BlueprintDialect
import EngineKit
import Negotiation
import Testing

/// Every reason is true: its statements are compared with the record of the pass, on many trees and for every kind.
struct ReasonTruthTests {
    @Test func `every kind of reason agrees with the record`() throws {
        var kinds: Set<String> = []
        for seed in 0..<600 as Range<UInt64> {
            var tree = RandomTree(seed: seed, numbers: seed.isMultiple(of: 3) ? .wild : .tame)
            let root = tree.element(depth: 4)
            let size = CGSize(width: tree.number() * 3, height: tree.number() * 2)
            for proposal in [
                Proposal(width: .exactly(size.width), height: .exactly(size.height)),
                Proposal(width: .atMost(30), height: .unconstrained),
            ] {
                let recording = try Recording(root, proposal)
                let record = recording.record
                for exchange in record.exchanges {
                    kinds.insert("\(type(of: exchange.reason))")
                    #expect(Witness(recording, exchange).confirms, "seed \(seed), exchange \(exchange.id.index)")
                }
                for index in record.elements.indices {
                    guard let placement = record.elements[index].placement else { continue }
                    kinds.insert("\(type(of: placement.reason))")
                    #expect(
                        PlacementWitness(recording, ElementID(index), placement).confirms,
                        "seed \(seed), element \(index): \(placement.reason.sentence)")
                }
            }
        }
        #expect(
            kinds == [
                "TopProposal", "RootAnswer", "PassedOn", "RoomThereIs", "ProposalMinusInsets", "FrameMinusInsets",
                "ProposalConstrained", "EqualPart", "Fills", "OwnSizeAligned", "FixedFirst", "AllThatIsLeft",
                "FinalLength", "StackPlacement", "FlowPlacement", "ColumnWidth", "GridPlacement", "MeasuredApart",
                "Written", "Decorates", "AsLongAsItLikes", "Scrolled", "MadeFinite",
            ])
    }
}

/// Checks the reason of an ask against the asker's proposal or frame.
private struct Witness {
    let recording: Recording
    let exchange: Exchange

    init(_ recording: Recording, _ exchange: Exchange) {
        self.recording = recording
        self.exchange = exchange
    }

    private var record: LayoutRecord { recording.record }
    /// The element that asks.
    private var asking: (any Element)? { exchange.asker.map { recording.elements[$0.index] } }
    private var asker: RecordedElement? { exchange.asker.map { record[$0] } }
    /// The asker's own proposal, if it asks in order to answer.
    private var proposal: Proposal? { exchange.parent.map { record[$0].proposal } }
    /// The space that the asker can give: its proposal, or its frame once that is known.
    private var room: Proposal? {
        proposal ?? asker?.placement.map { SizeConstraint($0.frame.size).proposal }
    }

    /// The asker's other asks in the same answer, or while it was placed.
    private var siblings: [Exchange] {
        record.exchanges.filter { $0.asker == exchange.asker && $0.parent == exchange.parent && $0.id < exchange.id }
    }

    var confirms: Bool {
        switch exchange.reason {
        case is TopProposal: exchange.asker == nil
        case is PassedOn: Same.proposals(exchange.proposal, proposal)
        case is RoomThereIs: exchange.parent == nil && Same.proposals(exchange.proposal, room)
        case is MeasuredApart: record[exchange.asked].placement == nil
        case let reason as ProposalMinusInsets:
            Same.proposals(reason.proposal.proposal, proposal) && Same.insets(reason.insets, of: asking)
        case let reason as ProposalConstrained:
            Same.proposals(reason.proposal.proposal, proposal) && Same.constraints(reason, of: asking)
        case let reason as EqualPart: reason.count == asker?.children.count && proposal != nil
        case let reason as FixedFirst:
            Same.proposals(exchange.proposal, room) && Same.proposals(reason.stack.room.proposal, room)
                && siblings.allSatisfy { $0.reason is FixedFirst }
        case let reason as AllThatIsLeft: confirms(reason)
        case let reason as FinalLength:
            Same.lengths(exchange.proposal[direction].limit, reason.length)
                && Same.lengths(exchange.proposal[direction.other].limit, room?[direction.other].limit)
        case let reason as ColumnWidth: confirms(reason.width)
        case let reason as AsLongAsItLikes:
            (exchange.proposal.width == .unconstrained || exchange.proposal.height == .unconstrained)
                && Same.proposals(reason.room.proposal, room)
        default: false
        }
    }

    private var direction: Negotiation.Axis { asking is Row ? .horizontal : .vertical }

    /// The lengths taken are the answers of the fixed children, and the spacing is the stack's.
    private func confirms(_ reason: AllThatIsLeft) -> Bool {
        let fixed = siblings.filter { $0.reason is FixedFirst }.map { $0.answer[direction] }
        let spacing: CGFloat? =
            switch asking {
            case let row as Row: row.minimumHorizontalSpacing * CGFloat(row.children.count - 1)
            case let column as Column: column.minimumVerticalSpacing * CGFloat(column.children.count - 1)
            default: nil
            }
        return zip(fixed, reason.rest.taken).allSatisfy { Same.lengths($0, $1) }
            && fixed.count == reason.rest.taken.count
            && Same.lengths(spacing, reason.rest.spacing) && Same.proposals(reason.rest.stack.room.proposal, room)
    }

    private func confirms(_ width: GridWidth) -> Bool {
        guard let row = asking as? GridRow, let children = asker?.children,
            let index = children.firstIndex(of: exchange.asked)
        else { return false }
        switch (width, row.children[index].width) {
        case (.absolute(let one), .absolute(let other)): return Same.lengths(one, other)
        case (.proportional(let part, .room(_, let whole)), .proportional(let own)):
            let all = row.children.reduce(0 as CGFloat) { sum, child in
                if case .proportional(let part) = child.width { sum + part } else { sum }
            }
            return Same.lengths(part, own) && Same.lengths(all, whole)
        case (.proportional(let part, .scale), .proportional(let own)): return Same.lengths(part, own)
        default: return false
        }
    }
}

/// Checks the reason of a frame against the parent's frame and the element's answers.
private struct PlacementWitness {
    let recording: Recording
    let id: ElementID
    let placement: Placement

    init(_ recording: Recording, _ id: ElementID, _ placement: Placement) {
        self.recording = recording
        self.id = id
        self.placement = placement
    }

    private var size: CGSize { placement.frame.size }
    private var record: LayoutRecord { recording.record }
    /// The element that places it.
    private var placing: (any Element)? { record[id].parent.map { recording.elements[$0.index] } }
    private var parent: RecordedElement? { record[id].parent.map { record[$0] } }
    private var whole: CGSize? { parent?.placement?.frame.size }
    private var answer: CGSize? { placement.decidedBy.map { record[$0].answer } }

    var confirms: Bool { confirms(placement.reason) }

    private func confirms(_ reason: any Reason) -> Bool {
        switch reason {
        case is TopProposal: id == ElementID(0) && parent == nil
        case is RootAnswer: id == ElementID(0) && Same.sizes(answer, size)
        case let reason as Fills: reason.container == parent?.name && Same.sizes(whole, size) && answer == nil
        case let reason as FrameMinusInsets: Same.sizes(whole, reason.size) && Same.insets(reason.insets, of: placing)
        case let reason as OwnSizeAligned:
            Same.sizes(whole, reason.room) && (answer.map { Same.sizes($0, reason.answer) } ?? true)
        case let reason as EqualPart: reason.count == parent?.children.count
        case let reason as StackPlacement: confirms(reason)
        case let reason as FlowPlacement:
            answered(reason.item.size.width, on: .horizontal) && Same.lengths(size.height, reason.height)
        case let reason as GridPlacement: !reason.fills || Same.lengths(size.height, whole?.height)
        case is Written: placing is LayoutWriter
        case is Decorates: placing is Decorate && answer == nil
        case is Scrolled: placing is ScrollView && (answer.map { Same.sizes($0, size) } ?? true)
        case let reason as MadeFinite: isFinite && confirms(unmade: reason.reason)
        default: false
        }
    }

    private var isFinite: Bool { size.width.isFinite && size.height.isFinite }

    /// The reason of a replaced frame: only its parts that do not depend on the frame.
    private func confirms(unmade reason: any Reason) -> Bool {
        let wasTold = record.notes.contains { $0.element == id && $0.sentence.hasPrefix("its frame is not finite") }
        if let reason = reason as? FrameMinusInsets { return wasTold && Same.insets(reason.insets, of: placing) }
        return wasTold
    }

    /// The length is an answer of the child, unless it was not asked. Its share is part of the common difference.
    private func confirms(_ reason: StackPlacement) -> Bool {
        let share = reason.share
        guard !share.basis.wasAsked || answered(share.basis.length, on: share.direction) else { return false }
        if reason.fills, !Same.lengths(whole?[share.direction.other], reason.depth) { return false }
        guard let part = share.part, part.room.isFinite, part.natural.isFinite else { return true }
        guard part.value != 0, !part.value.isNaN else { return true }
        let sum = part.difference.arithmetic.value
        if part.value.isFinite, sum.isFinite, abs(sum - abs(part.value)) > 1e-6 { return hasOddPriorities }
        return (part.value < 0) == (part.room < part.natural) || hasOddPriorities
    }

    /// Whether a priority is negative, which reverses a share.
    private var hasOddPriorities: Bool {
        let traits =
            (placing as? Row)?.children.map(\.traits) ?? (placing as? Column)?.children.map(\.traits)
        return traits?.contains { !($0.growPriority >= 0) || !($0.shrinkPriority >= 0) || $0.growPriority.isInfinite }
            ?? true
            || hasNegativeAnswers
    }

    private var hasNegativeAnswers: Bool {
        parent?.children.contains { child in
            record[child].asked.contains { !(record[$0].answer.width >= 0) || !(record[$0].answer.height >= 0) }
        } ?? false
    }

    /// Whether one of the element's answers has this length, or was cut to the frame.
    private func answered(_ length: CGFloat, on axis: Negotiation.Axis) -> Bool {
        record[id].asked.contains { Same.lengths(record[$0].answer[axis], length) }
            || Same.lengths(whole?[axis], length)
            || !length.isFinite || length == .greatestFiniteMagnitude
    }
}

/// Equality with NaN equal to itself.
private enum Same {
    static func lengths(_ one: CGFloat?, _ other: CGFloat?) -> Bool {
        one == other || one?.isNaN == true && other?.isNaN == true
    }

    static func sizes(_ one: CGSize?, _ other: CGSize?) -> Bool {
        lengths(one?.width, other?.width) && lengths(one?.height, other?.height)
    }

    static func proposals(_ one: Proposal, _ other: Proposal?) -> Bool {
        guard let other else { return false }
        return Negotiation.Axis.allCases.allSatisfy { lengths(one[$0].limit, other[$0].limit) }
    }

    static func insets(_ insets: UIEdgeInsets, of element: (any Element)?) -> Bool {
        // A composed element, such as EnvironmentReader, has the insets inside it.
        guard let inset = element as? Inset else { return false }
        return lengths(inset.left, insets.left) && lengths(inset.right, insets.right)
            && lengths(inset.top, insets.top) && lengths(inset.bottom, insets.bottom)
    }

    static func constraints(_ reason: ProposalConstrained, of element: (any Element)?) -> Bool {
        guard let constrained = element as? ConstrainedSize else { return false }
        return "\(constrained.width)" == "\(reason.width)" && "\(constrained.height)" == "\(reason.height)"
    }
}

extension AxisProposal {
    /// The maximum proposed; infinity if unlimited.
    fileprivate var limit: CGFloat {
        switch self {
        case .exactly(let length), .atMost(let length), .between(_, let length): length
        case .unconstrained, .unspecified: .infinity
        }
    }
}
