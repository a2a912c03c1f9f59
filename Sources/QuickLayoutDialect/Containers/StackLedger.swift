import Negotiation

/// What a stack did while it shared its length out, in order. The numbers alone: what they mean is worked out for those
/// that read it.
struct StackLedger {
    private let stack: StackProposal
    /// Empty where nothing is recorded.
    private var entries: [Entry] = []

    /// - Parameter count: how many children the stack has.
    init(stack: StackProposal, count: Int) {
        self.stack = stack
        // A service, what it took and the spacing of each.
        if stack.isRecorded { entries.reserveCapacity(count * 3) }
    }

    private enum Entry {
        /// Taken out of what was left: a child's length, or a spacing.
        case taken(CGFloat)
        case served(Service)
    }

    /// A child that has its length.
    private struct Service {
        let child: Int32
        let turn: Int32
        let rule: Rule
        /// What it asked for; nil where it was not asked before.
        let wanted: CGFloat?
        let got: CGFloat
    }

    /// By which rule a child came by its length; of how many equal shares it had one.
    enum Rule {
        case fixed, rest
        case keeps(of: Int), share(of: Int)
    }

    mutating func take(_ length: CGFloat) {
        if stack.isRecorded { entries.append(.taken(length)) }
    }

    mutating func serve(_ child: Int, turn: Int, _ rule: Rule, wanted: CGFloat? = nil, got: CGFloat) {
        guard stack.isRecorded else { return }
        entries.append(.served(Service(child: Int32(child), turn: Int32(turn), rule: rule, wanted: wanted, got: got)))
    }

    /// How the stack divided its length.
    func share(among children: [(element: ElementID?, ask: ExchangeID?)], spacing: CGFloat) -> Share {
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

    /// How each child came by its length; nil for one that never got any.
    private func parts(of count: Int) -> [StackPart?] {
        var parts = [StackPart?](repeating: nil, count: count)
        var rest = StackRest(stack.size[stack.axis], isRecorded: true)
        for entry in entries {
            switch entry {
            case .taken(let length): rest.take(length)
            case .served(let service): parts[Int(service.child)] = part(of: service, from: rest)
            }
        }
        return parts
    }

    private func part(of service: Service, from rest: StackRest) -> StackPart {
        func share(of count: Int) -> EqualShare {
            EqualShare(rest: rest, count: count, wanted: service.wanted, stack: stack)
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
