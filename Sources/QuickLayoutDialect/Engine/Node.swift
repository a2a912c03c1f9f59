import Negotiation

/// One element in one pass: its children, and what it answered so far. A class, for its parent asks it through proxies
/// and
/// it remembers.
final class Node {
    let element: any Element
    private let pass: Pass
    private let context: LayoutContext
    /// In the record; nil where nothing is recorded.
    let id: ElementID?
    private let parent: ElementID?

    private lazy var children = makeChildren()
    private var answers = AnswerMemory()
    private var flexibilities: (horizontal: Flexibility?, vertical: Flexibility?)
    private var priority: CGFloat?

    init(_ element: any Element, context: LayoutContext, pass: Pass, parent: ElementID?) {
        let (element, origin) = Located.unwrap(element)
        self.element = element
        self.context = context
        self.pass = pass
        self.parent = parent
        id = pass.recorder.map {
            $0.declare(element.elementName, parent: parent, origin: origin, subject: element)
        }
    }

    private func makeChildren() -> [ElementProxy] {
        let children = element.children
        guard !children.isEmpty else { return [] }
        let context = element.contextForChildren(in: context)
        return children.map { ElementProxy(Node($0, context: context, pass: pass, parent: id)) }
    }
}

// MARK: - Asking

extension Node {
    /// The answer to a proposal, computed once in a pass.
    func ask(_ proposal: CGSize, because reason: @autoclosure () -> any Reason) -> LayoutNode {
        guard let recorder = pass.recorder, let id else {
            return recall(proposal).answer.owned(by: self, in: nil)
        }
        recorder.ask(id, by: parent, Proposal(proposal), because: reason())
        let (answer, how) = recall(proposal)
        let exchange = recorder.answer(answer.size, how)
        return answer.owned(by: self, in: exchange)
    }

    private func recall(_ proposal: CGSize) -> (answer: LayoutNode, how: Exchange.How) {
        if let known = answers.answer(to: proposal) { return (known, .remembered) }
        let answer = compute(proposal)
        answers.remember(answer, to: proposal)
        return (answer, .measured)
    }

    private func compute(_ proposal: CGSize) -> LayoutNode {
        guard pass.descend() else {
            note(.error, NoteSentence.tooDeep)
            return LayoutNode(size: .zero, context: context)
        }
        defer { pass.ascend() }
        let answer = element.layoutThatFits(proposal, children: children, context: context)
        // An element that hands on its child's answer is still there itself.
        guard answer.owner != nil else { return answer }
        return LayoutNode(
            size: answer.size,
            children: [LayoutNode.Child(answer, because: context.reason(Same(size: answer.size)))], context: context)
    }

    func flexibility(for axis: Axis) -> Flexibility {
        if let known = axis == .horizontal ? flexibilities.horizontal : flexibilities.vertical { return known }
        guard pass.descend() else { return .fixedSize }
        defer { pass.ascend() }
        let flexibility = element.flexibility(for: axis, children: children, context: context)
        switch axis {
        case .horizontal: flexibilities.horizontal = flexibility
        case .vertical: flexibilities.vertical = flexibility
        }
        return flexibility
    }

    var layoutPriority: CGFloat {
        if let priority { return priority }
        guard pass.descend() else { return 0 }
        defer { pass.ascend() }
        let priority = element.layoutPriority(children: children)
        self.priority = priority
        return priority
    }

    func note(_ severity: LayoutNote.Severity, _ sentence: @autoclosure () -> String) {
        guard let recorder = pass.recorder, let id else { return }
        recorder.note(LayoutNote(severity, on: id, sentence()))
    }
}

extension Proposal {
    /// A proposal inside the tree, where an infinite length is no limit.
    fileprivate init(_ size: CGSize) {
        func axis(_ length: CGFloat) -> AxisProposal { length == .infinity ? .unconstrained : .atMost(length) }
        self.init(width: axis(size.width), height: axis(size.height))
    }
}

/// What is said about elements on which QuickLayout's rules leave something open.
enum NoteSentence {
    static let tooDeep = "nested too deeply to be laid out; it counts as 0×0"
    static let noPriority = "its priority is no number, so its stack never lays it out"

    static func notFinite(_ frame: CGRect) -> String {
        "its frame is not finite: \(PointsFormat.short(frame.size)) at "
            + "\(PointsFormat.short(frame.origin.x)), \(PointsFormat.short(frame.origin.y))"
    }

    static func unspecified(_ axis: Axis) -> String {
        "QuickLayout has no unspecified \(axis.lengthName); it is asked without a limit (inf)"
    }

    static func between(_ axis: Axis, _ proposal: AxisProposal) -> String {
        "QuickLayout cannot propose a \(axis.lengthName) of \(proposal): it knows no least size; "
            + "it is asked with the greatest"
    }
}

extension Axis {
    var lengthName: String { self == .horizontal ? "width" : "height" }
}
