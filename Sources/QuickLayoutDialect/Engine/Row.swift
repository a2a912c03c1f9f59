import EngineKit
import Negotiation

typealias RowPointer = UnsafeMutablePointer<Row>

/// One element in one pass: its children, and its answers so far. It stays in one place, where its parent asks it.
struct Row: ~Copyable {
    let held: HeldElement
    let pass: PassPointer
    /// The parent; nil for the root.
    let asker: RowPointer?
    /// The row that was made before this one.
    let previous: RowPointer?
    let surroundings: Surroundings
    /// The ID in the record; nil if nothing is recorded.
    let id: ElementID?
    /// The children, made at the first use.
    fileprivate(set) var family: Family?
    /// Most elements are asked only once.
    private var first: KnownAnswer?
    private var others: AnswerMemory?
    private var flexibilities = KnownFlexibilities()
    private var priority: CGFloat?

    var isSpacer: Bool { held.isSpacer }
    var name: String { held.element.elementName }

    /// An element's children. An only child is given to the rule as such.
    struct Family {
        let children: Subelements
        let isOnly: Bool

        static var none: Family { Family(children: .none, isOnly: false) }
    }

    init(
        _ element: any Element, in surroundings: Surroundings, of pass: PassPointer, askedBy asker: RowPointer?,
        at origin: SourceOrigin?
    ) {
        held = HeldElement(element: element)
        self.pass = pass
        self.asker = asker
        self.surroundings = surroundings
        previous = pass.pointee.newestRow
        id = pass.pointee.recording?.declare(element.elementName, parent: asker?.pointee.id, origin: origin)
    }

    /// An element, whose methods are called where it is: a copy would cost as much as the rest of a small rule.
    struct HeldElement: ~Copyable {
        let element: any Element

        func respond(to turn: ElementTurn) -> ElementAnswer { element.respond(to: turn) }

        func flexibility(for axis: Axis, in turn: ElementTurn) -> Flexibility {
            element.flexibility(for: axis, in: turn)
        }

        func layoutPriority(in turn: ElementTurn) -> CGFloat { element.layoutPriority(in: turn) }

        func explanation(
            of answer: LayoutNode, to proposal: CGSize, on axis: Axis, _ context: LayoutContext
        ) -> LengthExplanation {
            element.explanation(of: answer, to: proposal, on: axis, context: context)
        }

        var isSpacer: Bool { type(of: element) == Spacer.self }

        /// Whether an element is a copy of this one: copies of one value are equal bit by bit.
        func isTwin(_ other: any Element) -> Bool {
            let other = Located.isAround(other) ? Located.unwrap(other).element : other
            return withUnsafeBytes(of: element) { mine in
                withUnsafeBytes(of: other) { mine.elementsEqual($0) }
            }
        }
    }
}

// MARK: - Children

extension RowPointer {
    var context: RuleContext { RuleContext(surroundings: pointee.surroundings, pass: pointee.pass) }

    /// The only child of an element.
    /// - Parameter inner: the surroundings of the child.
    func family(of child: @autoclosure () -> any Element, in inner: @autoclosure () -> Surroundings) -> Subelement {
        if let family = pointee.family { return family.children[0] }
        let pass = pointee.pass
        let list = pass.pointee.arena.rows(1, of: RowPointer.self)
        list.initialize(to: pass.row(of: child(), in: inner(), askedBy: self))
        let children = Subelements(list, count: 1)
        pointee.family = Row.Family(children: children, isOnly: true)
        return children[0]
    }

    /// The children of an element.
    /// - Parameter inner: the surroundings of the children.
    func family(of children: @autoclosure () -> [any Element], in inner: @autoclosure () -> Surroundings) -> Subelements
    {
        if let family = pointee.family { return family.children }
        let rows = rows(of: children(), in: inner())
        pointee.family = Row.Family(children: rows, isOnly: false)
        return rows
    }

    private func rows(of children: [any Element], in inner: @autoclosure () -> Surroundings) -> Subelements {
        guard !children.isEmpty else { return .none }
        let pass = pointee.pass
        guard pass.pointee.depth.admit(children.count) else {
            note(.error, CommonSentences.leftOut(children.count))
            return .none
        }
        let surroundings = inner()
        let list = pass.pointee.arena.rows(children.count, of: RowPointer.self)
        let sharesTwins = pass.pointee.sharesTwins
        for index in children.indices {
            // The same element twice answers the same twice; in a record each is an element of its own.
            if sharesTwins, index > 0, list[index - 1].pointee.held.isTwin(children[index]) {
                list[index] = list[index - 1]
            } else {
                list[index] = pass.row(of: children[index], in: surroundings, askedBy: self)
            }
        }
        return Subelements(list, count: children.count)
    }
}

// MARK: - Asking

extension RowPointer {
    /// The answer to a proposal, computed once in a pass.
    func ask(_ proposal: CGSize, because reason: @autoclosure () -> KeptReason, by recording: Recording) -> Answer {
        guard let id = pointee.id else { return recall(proposal).content.answer(of: self) }
        recording.ask(id, by: pointee.asker?.pointee.id, proposal, because: reason())
        let (content, origin) = recall(proposal)
        if origin == .measured { explain(content, to: proposal, id, by: recording) }
        return content.answer(of: self, in: recording.answer(content.pointee.size, origin))
    }

    private func explain(_ content: ContentPointer, to proposal: CGSize, _ id: ElementID, by recording: Recording) {
        let answer = LayoutNode(content.answer(of: nil), of: pointee.pass)
        let context = LayoutContext(context)
        for axis in Axis.allCases {
            recording.explain(id, axis, pointee.held.explanation(of: answer, to: proposal, on: axis, context))
        }
    }

    func recall(_ proposal: CGSize) -> (content: ContentPointer, origin: AnswerOrigin) {
        if let known = pointee.answer(to: proposal) { return known }
        let content = compute(proposal)
        let domain = content.pointee.holdsElsewhere && pointee.pass.pointee.deduces ? content.pointee.domain : nil
        pointee.remember(KnownAnswer(content, to: proposal, in: domain))
        return (content, .measured)
    }

    private func compute(_ proposal: CGSize) -> ContentPointer {
        let pass = pointee.pass
        guard pass.pointee.depth.measure(), pass.pointee.depth.descend() else { return refused }
        defer { pass.pointee.depth.ascend() }
        let answer = pointee.held.respond(to: ElementTurn(row: self, proposal: proposal)).answer
        // If an element returns its child's answer, it is still an element of its own.
        guard answer.owner != nil else { return answer.content }
        return context.wrapped(answer, domain: nil, descent: .handedOn).content
    }

    /// The answer of an element that may not be measured.
    var refused: ContentPointer {
        if let sentence = pointee.pass.pointee.depth.takeRefusal() { note(.error, sentence) }
        return context.leaf(.zero, domain: nil).content
    }

    func note(_ severity: LayoutNote.Severity, _ sentence: @autoclosure () -> String) {
        guard let recording = pointee.pass.pointee.recording, let id = pointee.id else { return }
        recording.note(LayoutNote(severity, on: id, sentence()))
    }
}

extension Row {
    fileprivate func answer(to proposal: CGSize) -> (content: ContentPointer, origin: AnswerOrigin)? {
        guard let first else { return nil }
        if let origin = first.origin(for: proposal) { return (first.content, origin) }
        return others?.answer(to: proposal)
    }

    fileprivate mutating func remember(_ known: KnownAnswer) {
        if first == nil {
            first = known
        } else {
            others = others ?? AnswerMemory()
            others?.remember(known)
        }
    }
}

// MARK: - Contents of leaves

extension RowPointer {
    /// The children of the element, by whichever form it names them.
    private var children: Subelements { pointee.family?.children ?? .none }

    /// An answer of the element, stretched to another size.
    func stretch(_ answer: Answer, to size: CGSize) -> Answer {
        // Most leaves have no contents, which is much cheaper to find out than a failing cast.
        guard size != answer.size, answer.hasChildren, let leaf = pointee.held.element as? any LeafWithContents else {
            return context.resized(answer, to: size)
        }
        return layOut(leaf, in: size, answer.exchange)
    }

    /// The element in a given size, without being asked.
    func filling(_ size: CGSize) -> Answer {
        let element = pointee.held.element
        guard !element.children.isEmpty, let leaf = element as? any LeafWithContents else {
            return context.leaf(size, domain: nil).owned(by: self)
        }
        return layOut(leaf, in: size, nil)
    }

    private func layOut(_ leaf: any LeafWithContents, in size: CGSize, _ exchange: ExchangeID?) -> Answer {
        makeFamily(of: leaf)
        let proxies = pointee.family?.children.proxies(of: pointee.pass) ?? []
        let node = leaf.layOut(proxies, in: size, context: LayoutContext(context))
        return accept(node).owned(by: self, in: exchange)
    }

    /// The answer of an author's element.
    func accept(_ node: LayoutNode) -> Answer {
        pointee.pass.pointee.keep(node.pass)
        return node.answer
    }

    /// Names the children of an author's element, or of a leaf with contents.
    func makeFamily(of element: some Element) {
        guard pointee.family == nil else { return }
        func inner() -> Surroundings { element.contextForChildren(in: LayoutContext(context)).surroundings }
        if let child = element.onlyChild {
            _ = family(of: child, in: inner())
        } else {
            _ = family(of: element.children, in: inner())
        }
    }
}

// MARK: - Flexibility and priority

extension RowPointer {
    /// - Parameter stack: the axis that spacers follow; nil for that of the stack around it.
    func flexibility(for axis: Axis, spacersAlong stack: Axis?) -> Flexibility {
        let isElsewhere = stack.map { $0 != pointee.surroundings.stackAxis } ?? false
        if let known = pointee.flexibility(axis, isElsewhere) { return known }
        let pass = pointee.pass
        guard pass.pointee.depth.descend() else { return .fixedSize }
        defer { pass.pointee.depth.ascend() }
        let turn = ElementTurn(row: self, proposal: .zero, spacerAxis: isElsewhere ? stack : nil)
        let flexibility = pointee.held.flexibility(for: axis, in: turn)
        pointee.remember(flexibility, axis, isElsewhere)
        return flexibility
    }

    var layoutPriority: CGFloat {
        if let known = pointee.knownPriority { return known }
        let pass = pointee.pass
        guard pass.pointee.depth.descend() else { return 0 }
        defer { pass.pointee.depth.ascend() }
        let priority = pointee.held.layoutPriority(in: ElementTurn(row: self, proposal: .zero))
        pointee.knownPriority = priority
        return priority
    }
}

extension Row {
    fileprivate func flexibility(_ axis: Axis, _ isElsewhere: Bool) -> Flexibility? { flexibilities[axis, isElsewhere] }

    fileprivate mutating func remember(_ flexibility: Flexibility, _ axis: Axis, _ isElsewhere: Bool) {
        flexibilities[axis, isElsewhere] = flexibility
    }

    fileprivate var knownPriority: CGFloat? {
        get { priority }
        set { priority = newValue }
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
