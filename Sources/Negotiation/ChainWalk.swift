import Foundation

/// Traces a length back through a record, along the origins that the engine recorded. Each step leads to an earlier
/// exchange or to an outer frame, so the walk ends.
struct ChainWalk {
    let record: LayoutRecord
    let cell: CGSize
    private(set) var links: [LengthChain.Link] = []
    /// False as soon as the proposal at the top decides a number of the chain, or may.
    private(set) var isIndependent = true
    /// How many more numbers may be traced to see whether they depend on the proposal.
    private var budget = 200

    init(record: LayoutRecord, cell: CGSize) {
        (self.record, self.cell) = (record, cell)
    }

    /// A point of the walk.
    enum Place {
        case frame(ElementID, Axis)
        case answer(ExchangeID, Axis)
        case proposal(ExchangeID, Axis)
        case end(LengthChain.End)
    }

    mutating func run(from start: Place) -> LengthChain.End {
        var place = start
        while true {
            switch place {
            case .frame(let element, let axis): place = visitFrame(of: element, axis)
            case .answer(let exchange, let axis): place = visitAnswer(record[exchange], axis)
            case .proposal(let exchange, let axis): place = visitProposal(record[exchange], axis)
            case .end(let end):
                if !isFixed(end) { isIndependent = false }
                return end
            }
        }
    }

    private mutating func visitFrame(of id: ElementID, _ axis: Axis) -> Place {
        let element = record[id]
        guard let placement = element.placement else { return .end(.own(id)) }
        let calculation = placement.reason.calculation(on: axis)
        links.append(link(placement.frame.size[axis], calculation, .frame, id, axis, placement.step))
        if let parent = element.parent, divides(parent, axis) {
            let isFull = record[parent].placement?.decidedBy.map { isTight(record[$0], axis) } ?? true
            if isFull || calculation?.meaningful != nil { isIndependent = false }
        }
        let origin = placement.reason.origin(on: axis)
        if let decidedBy = placement.decidedBy, origin == .decided { return .answer(decidedBy, axis) }
        guard let parent = element.parent else { return .end(.top) }
        // Code that placed an element in its own answer.
        if let decidedBy = placement.decidedBy, origin == .code { return .answer(decidedBy, axis) }
        return follow(origin, of: parent, axis) { .frame(parent, $0) }
    }

    private mutating func visitAnswer(_ given: Exchange, _ axis: Axis) -> Place {
        let exchange = record.measured(given, on: axis)
        if isTight(given, axis) || isTight(exchange, axis) { isIndependent = false }
        // Code that explains nothing is an author's.
        let derivation = record.derivation(of: exchange.id, on: axis)
        func add(_ calculation: Calculation?, isFitted: Bool = false) {
            links.append(
                link(
                    exchange.answer[axis], calculation, .answer(exchange.id), exchange.asked, axis, exchange.step,
                    isFitted))
        }
        switch derivation?.origin ?? (exchange.origin == .measured ? .code : .rule) {
        case .content(let fitted):
            if isTight(given, axis.other) || isTight(exchange, axis.other) { isIndependent = false }
            add(nil, isFitted: fitted != nil)
            return fitted.map { .proposal(exchange.id, $0) } ?? .end(.content(exchange.asked))
        case .sum(let exchanges) where exchanges.count == 1:
            add(derivation?.calculation)
            return .answer(exchanges[0], axis)
        case .sum(let exchanges):
            add(nil)
            return .end(.children(exchange.asked, sum: sum(of: exchanges, axis, derivation?.calculation?.steps ?? [])))
        case let origin:
            if case .answer = origin, !areFixed(record.asks(in: exchange), axis) { isIndependent = false }
            add(derivation?.calculation)
            return follow(origin, of: exchange.asked, axis) { .proposal(exchange.id, $0) }
        }
    }

    private mutating func visitProposal(_ exchange: Exchange, _ axis: Axis) -> Place {
        guard let length = exchange.proposal[axis].limit, length < .infinity else { return .end(.unlimited) }
        let calculation = exchange.reason.calculation(on: axis)
        links.append(link(length, calculation, .proposal(exchange.id), exchange.asked, axis, exchange.step))
        guard let asker = exchange.asker else { return .end(.top) }
        // A container's share depends on how much there is.
        if calculation?.meaningful != nil, divides(asker, axis) { isIndependent = false }
        return follow(exchange.reason.origin(on: axis), of: asker, axis) { axis in
            switch record.room(of: exchange) {
            case .proposal(let own): .proposal(own, axis)
            case .frame(let own): .frame(own, axis)
            case nil: .end(.children(asker, sum: nil))
            }
        }
    }

    /// Goes to the number that a length starts with.
    /// - Parameters:
    ///   - element: the element that computed the length.
    ///   - room: the element's own length on an axis.
    private func follow(
        _ origin: LengthOrigin, of element: ElementID, _ axis: Axis, room: (Axis) -> Place
    ) -> Place {
        switch origin {
        case .content: .end(.content(element))
        case .constant: .end(.own(element))
        case .room(let axis): room(axis)
        case .frame(let axis): .frame(element, axis)
        case .answer(let exchange, let axis): .answer(exchange, axis)
        case .sum(let exchanges): .end(.children(element, sum: sum(of: exchanges, axis, [])))
        case .minimum, .decided, .rule: .end(.children(element, sum: nil))
        case .code: .end(.code(element))
        }
    }

    private func link(
        _ value: CGFloat, _ calculation: Calculation?, _ role: LengthChain.Role, _ element: ElementID, _ axis: Axis,
        _ step: Int, _ isFitted: Bool = false
    ) -> LengthChain.Link {
        LengthChain.Link(
            axis: axis, value: value, calculation: calculation?.meaningful, role: role, element: element, step: step,
            isFitted: isFitted)
    }

    /// The answers added up, and the steps after them; nil for more answers than can be read.
    private func sum(of exchanges: [ExchangeID], _ axis: Axis, _ steps: [Calculation.Step]) -> Calculation? {
        guard exchanges.count <= Self.summands, let first = exchanges.first else { return nil }
        let answers = exchanges.dropFirst().map { Calculation.Step.plus(record[$0].answer[axis]) }
        let sum = (answers + steps).reduce(Calculation(record[first].answer[axis])) { $0.adding($1) }
        return sum.meaningful ?? sum
    }

    private static let summands = 8
}

/// Whether a chain's number depends on the proposal at the top.
extension ChainWalk {
    /// Whether the number at an end is the same for all proposals at the top.
    private mutating func isFixed(_ end: LengthChain.End) -> Bool {
        switch end {
        case .content, .own, .unlimited: true
        case .top, .code, .children(_, sum: nil): false
        case .children(let container, sum: .some): areFixed(summed(by: container), links.last?.axis ?? .horizontal)
        }
    }

    /// The answers that a container added up for the traced number.
    private func summed(by container: ElementID) -> [Exchange] {
        guard case .answer(let exchange)? = links.last?.role else { return [] }
        return record.asks(in: record[exchange])
    }

    private mutating func areFixed(_ answers: [Exchange], _ axis: Axis) -> Bool {
        answers.count == 1 || answers.allSatisfy { isFixed($0.id, axis) }
    }

    private mutating func isFixed(_ answer: ExchangeID, _ axis: Axis) -> Bool {
        budget -= 1
        guard budget > 0 else { return false }
        var walk = ChainWalk(record: record, cell: cell)
        walk.budget = budget
        _ = walk.run(from: .answer(answer, axis))
        budget = walk.budget
        return walk.isIndependent
    }

    /// Whether a proposal that is one cell smaller would be smaller than the answer.
    private func isTight(_ exchange: Exchange, _ axis: Axis) -> Bool {
        exchange.proposal[axis].limit.map { $0 - exchange.answer[axis] < cell[axis] - 1e-6 } ?? false
    }

    private func divides(_ element: ElementID, _ axis: Axis) -> Bool {
        record.shares(of: element).contains { $0.axis == axis }
    }
}

extension Calculation {
    /// The calculation without steps that changed nothing, such as adding 0; nil if no step remains.
    fileprivate var meaningful: Calculation? {
        let sum = steps.reduce(Calculation(start)) { sum, step in
            let next = sum.adding(step)
            return next.value == sum.value ? sum : next
        }
        return sum.steps.isEmpty ? nil : sum
    }
}
