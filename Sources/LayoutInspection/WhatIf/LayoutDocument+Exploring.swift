import Foundation
import Negotiation

extension LayoutDocument {
    /// Asks an element of the layout in a proposal, in its place and outside of the record.
    /// - Parameter states: the elements' states, as shown.
    /// - Returns: nil if it cannot be asked: a part that is made again in each pass, or that is gone.
    func explore(
        _ exploration: Exploration, in proposal: Proposal, projection: CellProjection,
        states: (any ElementStates)? = nil, until cancellation: Cancellation?
    ) -> Exploration.Result? {
        guard let dialect, let root, let asked = try? dialect.reading(of: proposal).asked,
            let pass = calling({
                dialect.probe(root, in: asked, cells: projection, states: states)
            }).result,
            let element = pass.probe.record.element(at: exploration.path)
        else { return nil }
        let subject = ProbedElement(
            document: self, dialect: dialect, pass: pass, element: element, projection: projection,
            cancellation: cancellation)
        // Asking for the curve first would fill caches and shorten the conversation.
        let reply = exploration.proposal.map(subject.reply)
        guard let curve = subject.curve(exploration.axis, isOpen: exploration.isOpen) else { return nil }
        return Exploration.Result(curve: curve, reply: reply)
    }
}

/// An element of a pass that can be asked anything.
private struct ProbedElement {
    let document: LayoutDocument
    let dialect: any Dialect
    let pass: ProbedPass
    let element: ElementID
    let projection: CellProjection
    let cancellation: Cancellation?

    /// The longest curve, in cells.
    private static let longest = 400

    func curve(_ axis: Axis, isOpen: Bool) -> AnswerCurve? {
        let proposed = pass.probe.record.proposal(of: element)
        let across = isOpen ? CGFloat.infinity : proposed?[axis.other].limit ?? .infinity
        let current = proposed?[axis].limit.flatMap { $0.isFinite ? $0 : nil }
        let line = ProbedLine(axis: axis, across: across, asking: ask)
        guard let maximum = line.answer(.infinity), let minimum = line.answer(0) else { return nil }
        let cell = projection.cell[axis]
        let finite = maximum[axis].isFinite && maximum[axis] < CGFloat(Self.longest) * cell ? maximum[axis] : 0
        let wanted = max(1.25 * finite, 1.5 * (current ?? 0), 20 * cell)
        let count = Int(clamping: (wanted / cell).rounded(.up), to: 1...Self.longest)
        var answers: [CGSize] = []
        for cells in 1...count {
            guard !(cancellation?.isCancelled ?? false), let answer = line.answer(CGFloat(cells) * cell) else {
                return nil
            }
            answers.append(answer)
        }
        return AnswerCurve(
            axis: axis, across: across, cell: projection.cell, answers: answers, minimum: minimum,
            ideal: ideal(axis, across), maximum: maximum, current: current,
            isText: pass.elements.appearance(of: element).text != nil, asks: line.asks)
    }

    private func ask(_ proposal: CGSize) -> ProbedAnswer? {
        document.calling { pass.probe.ask(element, proposal) }.result
    }

    /// Nil if the library has no ideal lengths.
    private func ideal(_ axis: Axis, _ across: CGFloat) -> CGSize? {
        var proposal = Proposal(limits: CGSize(width: across, height: across))
        proposal[axis] = .unspecified
        return document.calling { pass.probe.askIdeal(element, proposal) }.result
    }

    func reply(_ proposal: Proposal) -> Exploration.Reply {
        let reading: (asked: Proposal, lacks: [ProposalLack])
        do throws(ProposalRefusal) {
            reading = try dialect.reading(of: proposal)
        } catch {
            return Exploration.Reply(proposal: proposal, answer: nil, conversation: [], remarks: [error.sentence])
        }
        // An exact length only centers the root in the window.
        var asked = reading.asked
        for axis in Axis.allCases {
            if case .exactly(let length) = asked[axis] { asked[axis] = .atMost(length) }
        }
        let (talk, failures) = document.calling { pass.probe.conversation(with: element, proposing: asked) }
        let said = talk.map { $0.record[$0.first].answer }
        let answer = asked.limits.flatMap { ask($0)?.size } ?? said
        var remarks = reading.lacks.map(\.sentence) + failures.map(\.message)
        if let answer, let said, !answer.isAlmost(said) {
            remarks.append("alone, as in the conversation below, it answers \(PointsFormat.short(said))")
        }
        return Exploration.Reply(proposal: asked, answer: answer, conversation: talk?.said ?? [], remarks: remarks)
    }
}

/// Answers to proposals along one axis. Known answers are not asked again. A class, because it counts.
private final class ProbedLine {
    private let axis: Axis
    private let across: CGFloat
    private let ask: (CGSize) -> ProbedAnswer?
    private var last: ProbedAnswer?
    private(set) var asks = 0

    init(axis: Axis, across: CGFloat, asking ask: @escaping (CGSize) -> ProbedAnswer?) {
        (self.axis, self.across, self.ask) = (axis, across, ask)
    }

    func answer(_ length: CGFloat) -> CGSize? {
        var proposal = CGSize(width: across, height: across)
        proposal[axis] = length
        if let last, let box = last.box, box.contains(proposal) { return last.size }
        asks += 1
        last = ask(proposal)
        return last?.size
    }
}

extension Proposal {
    /// Its lengths if both are maximums or unlimited.
    fileprivate var limits: CGSize? {
        var limits = CGSize.zero
        for axis in Axis.allCases {
            switch self[axis] {
            case .exactly(let length), .atMost(let length): limits[axis] = length
            case .unconstrained: limits[axis] = .infinity
            case .between, .unspecified: return nil
            }
        }
        return limits
    }
}

extension LayoutRecord {
    fileprivate func element(at path: ElementPath) -> ElementID? {
        paths.firstIndex(of: path.description).map { ElementID($0) }
    }

    /// The proposal that decided an element's size, else its last one.
    fileprivate func proposal(of element: ElementID) -> Proposal? {
        (self[element].placement?.decidedBy ?? self[element].asked.last).map { self[$0].proposal }
    }
}

extension ProbedConversation {
    /// The ask of the element, and those inside it.
    fileprivate var said: [Exploration.Said] {
        let components = record.pathComponents
        return exchanges.map { exchange in
            Exploration.Said(
                depth: depth(of: exchange),
                asker: exchange.id == first ? nil : exchange.asker.map { components[$0.index] },
                asked: components[exchange.asked.index], proposal: exchange.proposal, answer: exchange.answer,
                because: exchange.id == first ? "what you asked" : exchange.reason.sentence)
        }
    }
}
