import EngineKit
import Negotiation

/// One element in one pass: its children, and what it answered so far. A class, for its parent asks it and it remembers.
package final class Node {
    package let element: any Element
    package let context: Context
    let row: GridRowMark?
    private let child: Child
    let pass: Pass
    /// In the record; nil where nothing is recorded.
    package let id: ElementID?
    /// As the record calls it, for reasons; empty where nothing is recorded.
    let name: String
    private let parent: ElementID?

    private var family: [Node]?
    private var answers = AnswerMemory<KnownAnswer>()
    /// The proposals whose answers hold for others too, in the order in which they were asked.
    private var domains: [ProposedViewSize] = []
    private var arrangements = AnswerMemory<[PlacedChild]>()
    private var known: (guides: GuideSet?, priority: Double?, spacing: ViewSpacing?)
    /// What the element keeps during the pass besides its answers.
    var storage: AnyObject?
    /// Where a layout's code puts the children while it places them; nil while it does not.
    var places: PlacementBook?
    /// The size that it was placed with; nil before.
    package var placedSize: CGSize?

    private struct KnownAnswer {
        let size: CGSize
        let exchange: ExchangeID?
        /// The proposals for which it holds; nil for the one that was asked.
        let domain: AnswerDomain?
    }

    init(_ child: Child, pass: Pass, parent: ElementID?) {
        self.child = child
        element = child.element
        context = child.context
        row = child.row
        self.pass = pass
        self.parent = parent
        if let recorder = pass.recorder {
            name = element.elementName
            id = recorder.declare(name, parent: parent, origin: child.origin)
            pass.recordedElements.append(self)
        } else {
            name = ""
            id = nil
        }
    }

    var isRecorded: Bool { id != nil }
}

// MARK: - Children

extension Node {
    var children: [Node] {
        if let family { return family }
        let family = element.children(of: self).map { Node($0, pass: pass, parent: id) }
        self.family = family
        return family
    }

    /// The child that a modifier is around.
    var only: Node { children[0] }

    /// What a modifier is around, as it was gathered.
    var wrapped: Child? { child.wrapped }

    /// What views come to in this element.
    func gather(_ view: any View, along axis: Axis?) -> ChildList {
        let list = ChildList(of: view, in: context.inContainer(along: axis), pass: pass)
        if pass.hasCutGathering {
            pass.hasCutGathering = false
            note(.error, CommonSentences.tooDeep)
        }
        return list
    }

    /// Nodes of views that become known while the element is placed: a GeometryReader's.
    func adopt(_ children: [Child]) -> [Node] { children.map { Node($0, pass: pass, parent: id) } }
}

// MARK: - Asking

extension Node {
    /// The answer to a proposal, computed once in a pass.
    func ask(_ proposal: ProposedViewSize, because reason: @autoclosure () -> any Reason) -> CGSize {
        guard let recorder = pass.recorder, let id else { return recall(proposal).size }
        guard !pass.isCancelled else { return .zero }
        recorder.ask(id, by: parent, Proposal(proposal), because: reason())
        if let known = answers[proposal] {
            recorder.answer(known.size, .remembered)
            return known.size
        }
        if let known = deduced(proposal) {
            let exchange = recorder.answer(known.size, .deduced)
            answers[proposal] = KnownAnswer(size: known.size, exchange: exchange, domain: known.domain)
            return known.size
        }
        let size = compute(proposal)
        let exchange = recorder.answer(size, .measured)
        remember(size, to: proposal, in: exchange)
        return size
    }

    private func remember(_ size: CGSize, to proposal: ProposedViewSize, in exchange: ExchangeID?) {
        let domain = proposal.width == nil || proposal.height == nil ? nil : element.domain(of: proposal, in: self)
        answers[proposal] = KnownAnswer(size: size, exchange: exchange, domain: domain)
        if domain != nil { domains.append(proposal) }
    }

    /// An answer to another proposal that holds for this one too.
    private func deduced(_ proposal: ProposedViewSize) -> KnownAnswer? {
        for other in domains.suffix(Self.domainLimit).reversed() {
            if let known = answers[other], known.domain?.contains(proposal) ?? false { return known }
        }
        return nil
    }

    /// So many of the newest domains are looked through.
    private static let domainLimit = 24

    /// Where the answer to a proposal holds; nil where it is known to hold for that alone.
    func domain(at proposal: ProposedViewSize) -> AnswerDomain? {
        guard pass.remembers || isRecorded else { return nil }
        return answers[proposal]?.domain
    }

    /// The answer to a proposal, asked only where it was not before.
    @discardableResult
    func settle(_ proposal: ProposedViewSize, because reason: @autoclosure () -> any Reason) -> CGSize {
        answer(to: proposal) ?? ask(proposal, because: reason())
    }

    /// The answer to a proposal if it was asked before; nil where it was not.
    func answer(to proposal: ProposedViewSize) -> CGSize? { answers[proposal]?.size }

    /// The answer to a proposal that was asked before.
    func size(at proposal: ProposedViewSize) -> CGSize { recall(proposal).size }

    /// The exchange in which a proposal was answered first; nil where nothing is recorded.
    func exchange(at proposal: ProposedViewSize) -> ExchangeID? { answers[proposal]?.exchange }

    private func recall(_ proposal: ProposedViewSize) -> KnownAnswer {
        guard pass.remembers || isRecorded else {
            let known = KnownAnswer(size: compute(proposal), exchange: nil, domain: nil)
            answers[proposal] = known
            return known
        }
        if let known = answers[proposal] ?? deduced(proposal) { return known }
        guard !pass.isCancelled else { return KnownAnswer(size: .zero, exchange: nil, domain: nil) }
        let size = compute(proposal)
        remember(size, to: proposal, in: nil)
        return answers[proposal] ?? KnownAnswer(size: size, exchange: nil, domain: nil)
    }

    private func compute(_ proposal: ProposedViewSize) -> CGSize {
        guard pass.descend() else {
            note(.error, CommonSentences.tooDeep)
            return .zero
        }
        defer { pass.ascend() }
        return element.size(for: proposal, in: self)
    }

    /// Where its children stand when it was placed with a proposal; computed once in a pass.
    func arrangement(at proposal: ProposedViewSize) -> [PlacedChild] {
        if let known = arrangements[proposal], pass.remembers || isRecorded { return known }
        guard pass.descend() else {
            note(.error, CommonSentences.tooDeep)
            return []
        }
        defer { pass.ascend() }
        let arrangement = element.arrangement(for: proposal, in: self)
        arrangements[proposal] = arrangement
        return arrangement
    }

    func note(_ severity: LayoutNote.Severity, _ sentence: @autoclosure () -> String) {
        guard let recorder = pass.recorder, let id else { return }
        recorder.note(LayoutNote(severity, on: id, sentence()))
    }

    func note(_ fault: LayoutFault.Kind) {
        guard let recorder = pass.recorder, let id else { return }
        recorder.note(LayoutFault(fault, on: id))
    }
}

// MARK: - What its parent wants to know besides

extension Node {
    /// The size and the lines under a proposal that was asked before.
    func dimensions(at proposal: ProposedViewSize) -> ViewDimensions {
        ViewDimensions(of: self, size: size(at: proposal), at: proposal)
    }

    func explicitGuide(_ key: AlignmentKey, at proposal: ProposedViewSize) -> CGFloat? {
        guard guides.mayContain(key), pass.descend() else { return nil }
        defer { pass.ascend() }
        return element.explicitGuide(key, at: proposal, in: self)
    }

    var guides: GuideSet {
        if let guides = known.guides { return guides }
        let guides = deeper { $0.guides(in: self) } ?? .none
        known.guides = guides
        return guides
    }

    var priority: Double {
        if let priority = known.priority { return priority }
        let priority = deeper { $0.priority(in: self) } ?? 0
        known.priority = priority
        return priority
    }

    var spacing: ViewSpacing {
        if let spacing = known.spacing { return spacing }
        let spacing = deeper { $0.spacing(in: self) } ?? context.metrics.plain
        known.spacing = spacing
        return spacing
    }

    func layoutValue(_ key: LayoutValueName) -> Any? { deeper { $0.layoutValue(key, in: self) } ?? nil }

    var gridMarks: GridMarks { deeper { $0.gridMarks(in: self) } ?? GridMarks() }

    private func deeper<T>(_ body: (any Element) -> T) -> T? {
        guard pass.descend() else { return nil }
        defer { pass.ascend() }
        return body(element)
    }

    /// A reason, where somebody will read it.
    func reason(_ reason: @autoclosure () -> any Reason) -> any Reason { isRecorded ? reason() : UnstatedReason() }
}
