import Foundation

/// Traces a length back through a record. Each step leads to an earlier exchange or to an outer frame, so the walk
/// ends.
struct ChainWalk {
    let record: LayoutRecord
    private let cell: CGSize
    private let limit: (Exchange, Axis) -> ContentLimit?
    /// The axis of the traced length.
    private var axis: Axis
    private(set) var links: [LengthChain.Link] = []
    /// False once a number was met that depends, or may depend, on the proposal at the top.
    private(set) var isIndependent = true
    /// How many more numbers may be traced to find out whether they depend on the proposal.
    private var budget = 200

    init(record: LayoutRecord, axis: Axis, cell: CGSize, limit: @escaping (Exchange, Axis) -> ContentLimit?) {
        (self.record, self.axis, self.cell, self.limit) = (record, axis, cell, limit)
    }

    /// The walk's current position.
    enum Place {
        case frame(ElementID)
        case answer(ExchangeID)
        case proposal(ExchangeID)
        /// The proposal on the other axis.
        case across(ExchangeID)
        case end(LengthChain.End)
    }

    mutating func run(from start: Place) -> LengthChain.End {
        var place = start
        while true {
            switch place {
            case .frame(let element): place = visitFrame(of: element)
            case .answer(let exchange): place = visitAnswer(record[exchange])
            case .proposal(let exchange): place = visitProposal(record[exchange])
            case .across(let exchange):
                axis = axis.other
                place = visitProposal(record[exchange])
            case .end(let end):
                if !isFixed(end) { isIndependent = false }
                return end
            }
        }
    }

    private mutating func add(
        _ value: CGFloat, _ calculation: Calculation?, _ role: LengthChain.Role, _ element: ElementID, step: Int,
        isFitted: Bool = false
    ) {
        links.append(
            LengthChain.Link(
                axis: axis, value: value, calculation: calculation?.meaningful, role: role, element: element,
                step: step, isFitted: isFitted))
    }

    // MARK: The top's influence

    /// Whether the number at an end is the same for every proposal at the top.
    private mutating func isFixed(_ end: LengthChain.End) -> Bool {
        switch end {
        case .content, .own, .unlimited: true
        case .top, .code, .children(_, sum: nil): false
        case .children(let container, sum: .some): summed(by: container).allSatisfy { isFixed($0) }
        }
    }

    /// The answers that a container added up to the traced number.
    private func summed(by container: ElementID) -> [ExchangeID] {
        guard let role = links.last?.role else { return [] }
        if case .answer(let exchange) = role { return lastAsks(in: record[exchange]).map(\.id) }
        return record[container].children.compactMap { record[$0].placement?.decidedBy ?? record[$0].asked.last }
    }

    /// Whether a proposal one cell smaller would be less than the answer.
    private func isTight(_ exchange: Exchange) -> Bool {
        exchange.proposal[axis].maximum.map { $0 - exchange.answer[axis] < cell[axis] - 1e-6 } ?? false
    }

    private mutating func isFixed(_ answer: ExchangeID) -> Bool {
        budget -= 1
        guard budget > 0 else { return false }
        var walk = ChainWalk(record: record, axis: axis, cell: cell, limit: limit)
        walk.budget = budget
        _ = walk.run(from: .answer(answer))
        budget = walk.budget
        return walk.isIndependent
    }

    // MARK: A frame

    private mutating func visitFrame(of id: ElementID) -> Place {
        let element = record[id]
        guard let placement = element.placement else { return .end(.own(id)) }
        let length = placement.frame.size[axis]
        let calculation = placement.reason.calculation(on: axis).flatMap { isSame($0.value, length) ? $0 : nil }
        let start = calculation?.start ?? length
        add(length, calculation, .frame, id, step: placement.step)
        if let parent = element.parent, divides(parent) {
            let isFull = record[parent].placement?.decidedBy.map { isTight(record[$0]) } ?? true
            if isFull || calculation?.meaningful != nil { isIndependent = false }
        }
        if let decided = placement.decidedBy, isSame(record[decided].answer[axis], start) { return .answer(decided) }
        if let parent = element.parent, isSame(record[parent].placement?.frame.size[axis], start) {
            // If a child answered the same length, either may have decided it. The parent's own answer comes first only
            // if the parent says so.
            return .frame(parent)
        }
        if let own = element.asked.last(where: { isSame(record[$0].answer[axis], start) }) { return .answer(own) }
        guard let parent = element.parent else { return .end(.top) }
        return .end(unexplained(start, of: parent, calculation))
    }

    // MARK: An answer

    private mutating func visitAnswer(_ exchange: Exchange) -> Place {
        let measured = self.measured(exchange)
        let answer = measured.answer[axis]
        let (calculation, next) = origin(of: answer, in: measured)
        if isTight(exchange) || isTight(measured) { isIndependent = false }
        if case .answer = next, case let inner = lastAsks(in: measured), inner.count > 1,
            !inner.allSatisfy({ isFixed($0.id) })
        {
            isIndependent = false
        }
        var limit: ContentLimit?
        if case .end(.content) = next {
            limit = self.limit(measured, axis)
            if limit == .nearly || self.limit(exchange, axis) != limit { isIndependent = false }
        }
        guard case .by(let limiting) = limit, measured.proposal[limiting].maximum != nil else {
            add(answer, calculation, .answer(measured.id), measured.asked, step: measured.step)
            return next
        }
        add(answer, nil, .answer(measured.id), measured.asked, step: measured.step, isFitted: true)
        axis = limiting
        return .proposal(measured.id)
    }

    /// The exchange that worked out an answer which another one only remembered or deduced.
    private func measured(_ exchange: Exchange) -> Exchange {
        guard exchange.origin != .measured else { return exchange }
        let earlier = record[exchange.asked].asked.last {
            $0 < exchange.id && record[$0].origin == .measured && isSame(record[$0].answer[axis], exchange.answer[axis])
        }
        return earlier.map { record[$0] } ?? exchange
    }

    private func origin(of answer: CGFloat, in exchange: Exchange) -> (Calculation?, Place) {
        let id = exchange.asked
        let proposed = exchange.proposal[axis].maximum
        let inner = lastAsks(in: exchange)
        guard !inner.isEmpty else {
            if isSame(proposed, answer) { return (nil, .proposal(exchange.id)) }
            // The other axis decides, as for a circle.
            if answer != 0, isSame(exchange.proposal[axis.other].maximum, answer) { return (nil, .across(exchange.id)) }
            return (nil, .end(record[id].children.isEmpty ? .content(id) : .children(id, sum: nil)))
        }
        if inner.count == 1, let child = inner.first { return origin(of: answer, in: exchange, from: child) }
        if let largest = inner.first(where: { isSame($0.answer[axis], answer) }),
            !inner.contains(where: { $0.answer[axis] > answer })
        {
            return (nil, .answer(largest.id))
        }
        if isSame(proposed, answer) { return (nil, .proposal(exchange.id)) }
        if let sum = sum(of: inner, in: id, upTo: answer) { return (nil, .end(.children(id, sum: sum))) }
        return (nil, shared(answer, by: id, inner))
    }

    /// Where a length comes from that a container made of its children's, according to its own shares.
    private func shared(_ answer: CGFloat, by container: ElementID, _ inner: [Exchange]) -> Place {
        for share in record.shares(of: container) where share.axis == axis {
            switch share.outcome {
            case .combined(let length, let deciding) where isSame(length, answer):
                guard let child = deciding.flatMap({ share.members[$0].element }),
                    let asked = inner.last(where: { $0.asked == child && isSame($0.answer[axis], answer) })
                else { continue }
                return .answer(asked.id)
            case .divided(_, let spacing) where share.members.count <= Self.summands:
                guard let first = share.members.first else { continue }
                let lengths = share.members.dropFirst().reduce(Calculation(first.got)) { $0.adding(.plus($1.got)) }
                let sum = spacing == 0 ? lengths : lengths.adding(.plus(spacing))
                if isSame(sum.value, answer) { return .end(.children(container, sum: sum)) }
            case .combined, .divided, .layered: continue
            }
        }
        return .end(.children(container, sum: nil))
    }

    /// The children's answers plus the container's spacing, if they add up to an answer.
    private func sum(of inner: [Exchange], in container: ElementID, upTo answer: CGFloat) -> Calculation? {
        guard inner.count <= Self.summands, let first = inner.first else { return nil }
        let spacing = record.shares(of: container).compactMap { share -> CGFloat? in
            guard share.axis == axis, case .divided(_, let spacing) = share.outcome else { return nil }
            return spacing
        }
        let sum = inner.dropFirst().reduce(Calculation(first.answer[axis])) { $0.adding(.plus($1.answer[axis])) }
        let whole = spacing.first.map { $0 == 0 ? sum : sum.adding(.plus($0)) } ?? sum
        return isSame(whole.value, answer) ? whole : nil
    }

    /// The maximum number of children to add up.
    private static let summands = 8

    /// Traces the answer of an element with one child by comparing its proposal with the child's.
    private func origin(of answer: CGFloat, in exchange: Exchange, from child: Exchange) -> (Calculation?, Place) {
        let (proposed, handed) = (exchange.proposal[axis].maximum, child.proposal[axis].maximum)
        let own = child.answer[axis]
        if let handed, !isDerived(child, from: exchange) {
            // The element proposes a number of its own, or one made of the other axis by a ratio.
            if isSame(handed, answer) {
                if let ratio = child.reason.calculation(on: axis), proposed == nil || ratio.meaningful != nil,
                    isSame(exchange.proposal[axis.other].maximum, ratio.start)
                {
                    return (ratio, .across(exchange.id))
                }
                return (nil, .end(unexplained(answer, of: exchange.asked, Calculation(answer))))
            }
        } else if let taken = taken(by: child, of: exchange), taken != 0, isSame(own + taken, answer) {
            return (Calculation(own).adding(.plus(taken)), .answer(child.id))
        }
        if isSame(own, answer) { return (nil, .answer(child.id)) }
        if isSame(proposed, answer) { return (nil, .proposal(exchange.id)) }
        let element = exchange.asked
        guard divides(element) else {
            // A ratio may make it of the other axis.
            if answer != 0, isSame(exchange.proposal[axis.other].maximum, answer) { return (nil, .across(exchange.id)) }
            return (nil, .end(.own(element)))
        }
        return (nil, shared(answer, by: element, [child]))
    }

    /// Whether a child's proposal is made of its parent's.
    private func isDerived(_ child: Exchange, from exchange: Exchange) -> Bool {
        let start = child.reason.calculation(on: axis)?.start ?? child.proposal[axis].maximum
        guard let proposed = exchange.proposal[axis].maximum else { return start == nil }
        return isSame(start, proposed)
    }

    /// The length that an element takes off its proposal before handing it on, as a padding does. If this proposal has
    /// no limit, another exchange of the element may show it.
    private func taken(by child: Exchange, of exchange: Exchange) -> CGFloat? {
        if let taken = takenOnce(by: child, of: exchange) { return taken }
        for other in record[exchange.asked].asked where record[other].origin == .measured {
            let asks = lastAsks(in: record[other])
            if asks.count == 1, let child = asks.first, isDerived(child, from: record[other]),
                let taken = takenOnce(by: child, of: record[other])
            {
                return taken
            }
        }
        return nil
    }

    private func takenOnce(by child: Exchange, of exchange: Exchange) -> CGFloat? {
        if let taken = child.reason.taken(on: axis) { return taken }
        guard let proposed = exchange.proposal[axis].maximum, let handed = child.proposal[axis].maximum else {
            return nil
        }
        return proposed - handed
    }

    /// The last ask of each child in an exchange.
    private func lastAsks(in exchange: Exchange) -> [Exchange] {
        var last: [ElementID: Exchange] = [:]
        var next = exchange.id.index + 1
        while next < exchange.end.index {
            let inner = record.exchanges[next]
            if inner.asker == exchange.asked { last[inner.asked] = inner }
            next = inner.end.index
        }
        return last.values.sorted { $0.id < $1.id }
    }

    // MARK: A proposal

    private mutating func visitProposal(_ exchange: Exchange) -> Place {
        guard let length = exchange.proposal[axis].maximum else { return .end(.unlimited) }
        let calculation = exchange.reason.calculation(on: axis).flatMap { isSame($0.value, length) ? $0 : nil }
        let start = calculation?.start ?? length
        add(length, calculation, .proposal(exchange.id), exchange.asked, step: exchange.step)
        // The amount that a container takes off or adds depends on the available length.
        if calculation?.meaningful != nil, let asker = exchange.asker, divides(asker) { isIndependent = false }
        guard let asker = exchange.asker else { return .end(.top) }
        if let parent = exchange.parent {
            if isSame(record[parent].proposal[axis].maximum, start) { return .proposal(parent) }
            if calculation?.meaningful != nil, isSame(record[parent].proposal[axis.other].maximum, start) {
                return .across(parent)
            }
        } else if isSame(record[asker].placement?.frame.size[axis], start) {
            return .frame(asker)
        }
        if let sibling = answer(of: start, before: exchange, by: asker) { return .answer(sibling) }
        return .end(unexplained(start, of: asker, calculation))
    }

    private func divides(_ element: ElementID) -> Bool { record.shares(of: element).contains { $0.axis == axis } }

    /// The owner of a number with no earlier source. A container that divides or combines lengths sets no number
    /// itself, except for the 0 that asks for a minimum.
    private func unexplained(
        _ number: CGFloat, of element: ElementID, _ calculation: Calculation?
    ) -> LengthChain.End {
        if number != 0, divides(element) {
            return .children(element, sum: nil)
        }
        return calculation == nil ? .code(element) : .own(element)
    }

    /// The asker's earlier exchange in the same ask that answered a length: an overlay is proposed its target's length.
    private func answer(of length: CGFloat, before exchange: Exchange, by asker: ElementID) -> ExchangeID? {
        let first = exchange.parent.map { $0.index + 1 } ?? 0
        guard exchange.parent != nil else { return nil }
        return record.exchanges[first..<exchange.id.index].last {
            $0.asker == asker && $0.parent == exchange.parent && isSame($0.answer[axis], length)
        }?.id
    }

    private func isSame(_ one: CGFloat?, _ other: CGFloat) -> Bool {
        guard let one else { return false }
        return one == other || abs(one - other) <= 1e-6 || (one.isNaN && other.isNaN)
    }
}

extension AxisProposal {
    /// The maximum; nil if there is none, or if it is infinite or NaN.
    fileprivate var maximum: CGFloat? {
        switch self {
        case .exactly(let length), .atMost(let length), .between(_, let length): length < .infinity ? length : nil
        case .unconstrained, .unspecified: nil
        }
    }
}

extension Calculation {
    /// The calculation without steps that change nothing, such as adding 0; nil if no step is left.
    fileprivate var meaningful: Calculation? {
        let sum = steps.reduce(Calculation(start)) { sum, step in
            let next = sum.adding(step)
            return next.value == sum.value ? sum : next
        }
        return sum.steps.isEmpty ? nil : sum
    }
}
