import Negotiation

/// The steps of a stack that shares its length, in order. It stores only numbers; readers of the record derive their
/// meaning.
struct StackLedger {
    private let stack: StackProposal
    private let isRecorded: Bool
    /// The steps; empty if nothing is recorded.
    private var entries: [Entry] = []

    /// - Parameter count: the number of the stack's children.
    init(stack: StackProposal, count: Int, isRecorded: Bool) {
        (self.stack, self.isRecorded) = (stack, isRecorded)
        if isRecorded { entries.reserveCapacity(count) }
    }

    private enum Entry {
        /// A spacing was subtracted from the rest.
        case spacing(CGFloat)
        /// A child got its length, which was subtracted from the rest.
        case served(Service)
    }

    /// A child that has its length.
    private struct Service {
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
        if isRecorded, spacing != 0 { entries.append(.spacing(spacing)) }
    }

    mutating func serve(_ child: Int, turn: Int, _ rule: Rule, wanted: CGFloat? = nil, got: CGFloat) {
        guard isRecorded else { return }
        entries.append(.served(Service(child: Int32(child), turn: Int32(turn), rule: rule, wanted: wanted, got: got)))
    }

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

    private func part(of service: Service, from rest: StackRest) -> StackPart {
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
