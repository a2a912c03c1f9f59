import Negotiation

/// The steps of a stack that shares its length, in order. It stores only numbers, in the memory of the pass; readers of
/// the record derive their meaning.
struct StackLedger {
    private let stack: StackProposal
    /// Room for the steps; nil if nothing is recorded.
    private let entries: UnsafeMutablePointer<Entry>?
    private let capacity: Int
    private var count = 0

    /// - Parameter count: the number of the stack's children.
    init(stack: StackProposal, count: Int, in context: RuleContext) {
        self.stack = stack
        // A child has one step, and one for the spacing.
        capacity = count * 2
        entries = context.isRecorded ? context.pass.pointee.arena.rows(capacity, of: Entry.self) : nil
    }

    enum Entry {
        /// A spacing was subtracted from the rest.
        case spacing(CGFloat)
        /// A child got its length, which was subtracted from the rest.
        case served(Service)
    }

    /// A child that has its length.
    struct Service {
        let child: Int32
        let turn: Int32
        let rule: Rule
        /// Its request; nil if it was not asked before.
        let wanted: CGFloat?
        let got: CGFloat
    }

    /// The rule for a child's length; `of` is the number of equal shares.
    enum Rule {
        case fixed, rest
        case keeps(of: Int32), share(of: Int32)
    }

    mutating func take(_ spacing: CGFloat) {
        if spacing != 0 { append(.spacing(spacing)) }
    }

    mutating func serve(_ child: Int, turn: Int, _ rule: Rule, wanted: CGFloat? = nil, got: CGFloat) {
        append(.served(Service(child: Int32(child), turn: Int32(turn), rule: rule, wanted: wanted, got: got)))
    }

    @inline(__always) private mutating func append(_ entry: @autoclosure () -> Entry) {
        guard let entries else { return }
        precondition(count < capacity, "a child has two steps")
        (entries + count).initialize(to: entry())
        count += 1
    }

    /// The steps, for a record that outlives the pass.
    var steps: StackSteps {
        StackSteps(stack: stack, entries: Array(UnsafeBufferPointer(start: entries, count: count)))
    }
}

/// What a stack did with its children's lengths, in the memory of the pass.
struct StackAccount {
    let axis: Axis
    /// The stack's size.
    let size: CGSize
    /// The total between the children.
    let spacing: CGFloat
    let ledger: StackLedger

    /// Makes the shares of the placed stack, also after the pass.
    var shares: @Sendable (ElementID, LayoutRecord) -> [Share] {
        { [axis, size, spacing, steps = ledger.steps] element, record in
            let children = record[element].children.map { (element: $0, ask: record[$0].placement?.decidedBy) }
            return [
                steps.share(among: children, spacing: spacing),
                .largest(axis.other, size[axis.other], of: record.combined(of: element), else: .linedUp),
            ]
        }
    }
}

/// The steps of a stack that shared its length.
struct StackSteps {
    let stack: StackProposal
    let entries: [StackLedger.Entry]

    /// The share of the stack's length.
    func share(among children: [(element: ElementID, ask: ExchangeID?)], spacing: CGFloat) -> Share {
        Share(
            stack.axis, .divided(available: stack.size[stack.axis], spacing: spacing), by: StackRule(),
            members: zip(children, parts(of: children.count)).map { child, part in
                guard let part else {
                    return Share.Member(child.element, wanted: nil, got: 0, because: NeverLaidOut())
                }
                return Share.Member(
                    child.element, asked: child.ask, wanted: part.wanted, got: part.got, turn: part.turn, because: part)
            })
    }

    /// The part of each child; nil for a child that got none.
    private func parts(of count: Int) -> [StackPart?] {
        var parts = [StackPart?](repeating: nil, count: count)
        var rest = StackRest(stack.size[stack.axis])
        for entry in entries {
            switch entry {
            case .spacing(let length): rest.take(length)
            case .served(let service):
                parts[Int(service.child)] = part(of: service, from: rest)
                rest.take(service.got)
            }
        }
        return parts
    }

    private func part(of service: StackLedger.Service, from rest: StackRest) -> StackPart {
        func share(of count: Int32) -> EqualShare {
            EqualShare(rest: rest, count: Int(count), wanted: service.wanted, stack: stack)
        }
        let rule: StackPart.Rule =
            switch service.rule {
            case .fixed: .fixed
            case .rest: .rest(rest)
            case .keeps(let count): .keeps(share(of: count))
            case .share(let count): .share(share(of: count))
            }
        return StackPart(
            stack: stack, turn: Int(service.turn), wanted: service.wanted ?? service.got, got: service.got, rule: rule)
    }
}
