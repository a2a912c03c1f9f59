import EngineKit
import Negotiation
import TextMetrics

/// One element in one pass: its children, and its answers so far. A class, because its parent asks it through proxies
/// and it remembers.
final class Node {
    let element: any Element
    private let pass: Pass
    private let context: LayoutContext
    /// The ID in the record; nil if nothing is recorded.
    let id: ElementID?
    /// The name in the record, for reasons; empty if nothing is recorded. It is slow to get, so it is stored.
    let name: String
    private let parent: ElementID?

    private var family: Family?
    /// Most elements are asked only once.
    private var first: KnownAnswer?
    private var others: AnswerMemory?
    private var flexibilities = KnownFlexibilities()
    private var priority: CGFloat?

    /// The children, made at the first use.
    private enum Family {
        case only(ElementProxy)
        case several([ElementProxy])
    }

    init(_ element: consuming any Element, context: LayoutContext, pass: Pass, parent: ElementID?) {
        var origin: SourceOrigin?
        if Located.isAround(element) { (element, origin) = Located.unwrap(element) }
        self.element = element
        self.context = context
        self.pass = pass
        self.parent = parent
        if let recorder = pass.recorder {
            name = self.element.elementName
            id = recorder.declare(name, parent: parent, origin: origin)
            pass.recordedElements.append(self.element)
            pass.recordedNodes?.append(self)
        } else {
            name = ""
            id = nil
        }
    }
}

// MARK: - Children

extension Node {
    private func makeFamily() -> Family {
        if let family { return family }
        let family: Family
        if let child = element.onlyChild {
            family = .only(
                ElementProxy(Node(child, context: element.contextForChildren(in: context), pass: pass, parent: id)))
        } else {
            family = .several(makeChildren())
        }
        self.family = family
        return family
    }

    private func makeChildren() -> [ElementProxy] {
        let children = element.children
        guard !children.isEmpty else { return [] }
        guard pass.admits(children.count) else {
            note(.error, CommonSentences.leftOut(children.count))
            return []
        }
        let context = element.contextForChildren(in: context)
        var proxies: [ElementProxy] = []
        proxies.reserveCapacity(children.count)
        for child in children {
            // The same element twice answers the same twice; in a record each is an element of its own.
            if pass.sharesTwins, let twin = proxies.last, twin.node.isTwin(child) {
                proxies.append(twin)
            } else {
                proxies.append(ElementProxy(Node(child, context: context, pass: pass, parent: id)))
            }
        }
        return proxies
    }

    /// Whether an element is a copy of this one: copies of one value are equal bit by bit.
    private func isTwin(_ other: any Element) -> Bool {
        let other = Located.isAround(other) ? Located.unwrap(other).element : other
        return withUnsafeBytes(of: element) { mine in
            withUnsafeBytes(of: other) { mine.elementsEqual($0) }
        }
    }

    private var children: [ElementProxy] {
        switch makeFamily() {
        case .only(let child): [child]
        case .several(let children): children
        }
    }
}

extension Node {
    /// The element that asks it, in a recorded pass; nil for the root.
    var asker: (any Element)? { parent.map { pass.recordedElements[$0.index] } }
}

// MARK: - Asking

extension Node {
    /// The answer to a proposal, computed once in a pass.
    func ask(_ proposal: CGSize, because reason: @autoclosure () -> any Reason) -> LayoutNode {
        guard let recorder = pass.recorder, let id else {
            return recall(proposal).answer.owned(by: self, in: nil)
        }
        recorder.ask(id, by: parent, Proposal(proposal), because: reason())
        let (answer, origin) = recall(proposal)
        if origin == .measured {
            for axis in Axis.allCases {
                recorder.explain(
                    id, axis, element.explanation(of: answer, to: proposal, on: axis, context: context))
            }
        }
        let exchange = recorder.answer(answer.size, origin)
        return answer.owned(by: self, in: exchange)
    }

    private func recall(_ proposal: CGSize) -> (answer: LayoutNode, origin: AnswerOrigin) {
        if let first {
            if let origin = first.origin(for: proposal) { return (first.answer, origin) }
            if let known = others?.answer(to: proposal) { return known }
        }
        let answer = compute(proposal)
        let known = KnownAnswer(answer, to: proposal, in: pass.deduces ? answer.domain : nil)
        if first == nil {
            first = known
        } else {
            others = others ?? AnswerMemory()
            others?.remember(known)
        }
        return (answer, .measured)
    }

    private func compute(_ proposal: CGSize) -> LayoutNode {
        guard pass.measure(steps), pass.descend() else {
            if let sentence = pass.takeRefusal() { note(.error, sentence) }
            return LayoutNode(size: .zero, context: context)
        }
        defer { pass.ascend() }
        let answer =
            switch makeFamily() {
            case .only(let child): element.layoutThatFits(proposal, child: child, context: context)
            case .several(let children): element.layoutThatFits(proposal, children: children, context: context)
            }
        // If an element returns its child's answer, it is still an element of its own.
        guard answer.owner != nil else { return answer }
        return answer.wrapped(in: context, domain: nil, descent: .handedOn)
    }

    /// The steps of measuring for an answer.
    private var steps: Int { 1 + ((element as? Text).map { TextExtent.steps(for: $0.string) } ?? 0) }

    /// An answer of the element, stretched to another size.
    func stretch(_ answer: LayoutNode, to size: CGSize) -> LayoutNode {
        // Most leaves have no contents, which is much cheaper to find out than a failing cast.
        guard size != answer.size, answer.hasChildren, let leaf = element as? any LeafWithContents else {
            return answer.resized(to: size)
        }
        return leaf.layOut(children, in: size, context: context).owned(by: self, in: answer.exchange)
    }

    /// The element in a given size, without being asked.
    func filling(_ size: CGSize) -> LayoutNode {
        let answer =
            if !element.children.isEmpty, let leaf = element as? any LeafWithContents {
                leaf.layOut(children, in: size, context: context)
            } else {
                LayoutNode(size: size, children: [], guides: nil, context: context)
            }
        return answer.owned(by: self, in: nil)
    }

    /// - Parameter stack: the axis that spacers follow; nil for that of the stack around it.
    func flexibility(for axis: Axis, spacersAlong stack: Axis?) -> Flexibility {
        let stack = stack ?? context.stackAxis
        let isElsewhere = stack != context.stackAxis
        if let known = flexibilities[axis, isElsewhere] { return known }
        guard pass.descend() else { return .fixedSize }
        defer { pass.ascend() }
        let flexibility =
            isElsewhere
            ? flexibility(for: axis, under: stack)
            : element.flexibility(for: axis, children: children, context: context)
        flexibilities[axis, isElsewhere] = flexibility
        return flexibility
    }

    private func flexibility(for axis: Axis, under stack: Axis) -> Flexibility {
        var context = context
        context.stackAxis = stack
        let inner = element.contextForChildren(in: context).stackAxis
        let children = children.map { $0.withSpacers(along: inner) }
        return element.flexibility(for: axis, children: children, context: context)
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

/// An element's flexibility on each axis, with spacers along the stack around it or along another one.
private struct KnownFlexibilities {
    private var horizontal: (here: Flexibility?, elsewhere: Flexibility?)
    private var vertical: (here: Flexibility?, elsewhere: Flexibility?)

    subscript(axis: Axis, isElsewhere: Bool) -> Flexibility? {
        get {
            switch axis {
            case .horizontal: isElsewhere ? horizontal.elsewhere : horizontal.here
            case .vertical: isElsewhere ? vertical.elsewhere : vertical.here
            }
        }
        set {
            switch (axis, isElsewhere) {
            case (.horizontal, false): horizontal.here = newValue
            case (.horizontal, true): horizontal.elsewhere = newValue
            case (.vertical, false): vertical.here = newValue
            case (.vertical, true): vertical.elsewhere = newValue
            }
        }
    }
}

extension Proposal {
    /// A proposal inside the tree, where an infinite length means no limit.
    fileprivate init(_ size: CGSize) {
        func axis(_ length: CGFloat) -> AxisProposal { length == .infinity ? .unconstrained : .atMost(length) }
        self.init(width: axis(size.width), height: axis(size.height))
    }
}
