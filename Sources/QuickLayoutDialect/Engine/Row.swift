import EngineKit
import Negotiation

typealias RowPointer = UnsafeMutablePointer<Row>

/// One element in one pass: its children, and its answers so far. It stays in one place, where its parent asks it, and
/// is written there field by field.
struct Row: ~Copyable {
    // The first field, so that a row begins with its element.
    let held: HeldElement
    fileprivate(set) var pass: PassPointer
    /// The parent; nil for the root.
    fileprivate(set) var asker: RowPointer?
    /// The row that was made before this one.
    fileprivate(set) var previous: RowPointer?
    /// The row before this one that keeps its element, if this one does.
    fileprivate(set) var previousOwner: RowPointer?
    fileprivate(set) var surroundings: Surroundings
    /// The ID in the record; nil if nothing is recorded.
    fileprivate(set) var id: ElementID?
    /// The children, made at the first use.
    fileprivate(set) var family: Family?
    /// The list of an only child.
    fileprivate(set) var onlyChild: RowPointer
    fileprivate var answers: AnswerMemory
    fileprivate var flexibilities: KnownFlexibilities
    fileprivate var priority: CGFloat?

    var isSpacer: Bool { held.isSpacer }
    var name: String { held.name }

    /// An element's children. An only child is given to the rule as such.
    struct Family {
        let children: Subelements
        let isOnly: Bool

        static var none: Family { Family(children: .none, isOnly: false) }
    }

    /// An element, whose methods are called where it is: a copy would cost as much as the rest of a small rule.
    struct HeldElement: ~Copyable {
        let element: any Element

        var name: String { element.elementName }

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

        /// The type is read where it is, after the three words of the value: `type(of:)` copies the element.
        var isSpacer: Bool {
            withUnsafeBytes(of: self) {
                $0.load(fromByteOffset: 3 * MemoryLayout<Int>.size, as: Any.Type.self) == Spacer.self
            }
        }

        /// Whether an element is a copy of this one.
        func isTwin(_ other: UnsafePointer<any Element>) -> Bool {
            guard Located.isAround(other) else { return isCopy(other) }
            return withUnsafePointer(to: Located.unwrap(other.pointee).element) { isCopy($0) }
        }

        /// Compares what both are made of: three words for the value, then its type and its conformance. A larger value
        /// is in a box that its copies share, and of the three words only the first counts.
        private func isCopy(_ other: UnsafePointer<any Element>) -> Bool {
            withUnsafeBytes(of: self) { mine in
                let others = UnsafeRawBufferPointer(start: other, count: mine.count)
                let word = MemoryLayout<Int>.size
                func isEqual(_ index: Int) -> Bool {
                    mine.load(fromByteOffset: index * word, as: Int.self)
                        == others.load(fromByteOffset: index * word, as: Int.self)
                }
                guard isEqual(0), isEqual(3), isEqual(4) else { return false }
                let size = type(of: other.pointee).byteCount
                return size > 3 * word || mine.prefix(size).elementsEqual(others.prefix(size))
            }
        }
    }
}

extension Element {
    fileprivate static var byteCount: Int { MemoryLayout<Self>.size }
}

extension RowPointer {
    /// Makes the row of an element, in memory that is not initialized.
    @inline(__always) func start(
        _ element: any Element, in surroundings: Surroundings, of pass: PassPointer, askedBy asker: RowPointer?,
        at origin: SourceOrigin?
    ) {
        UnsafeMutableRawPointer(self).initializeMemory(as: (any Element).self, to: element)
        pointee.previousOwner = pass.pointee.newestOwner
        pass.pointee.newestOwner = self
        start(in: surroundings, of: pass, askedBy: asker, at: origin)
    }

    /// Makes the row of an element that another one stores, which a row further out keeps: its bytes are enough.
    @inline(__always) func start(
        storedAt element: UnsafePointer<any Element>, in surroundings: Surroundings, of pass: PassPointer,
        askedBy asker: RowPointer
    ) {
        UnsafeMutableRawPointer(self).copyMemory(from: element, byteCount: MemoryLayout<any Element>.size)
        start(in: surroundings, of: pass, askedBy: asker, at: nil)
    }

    @inline(__always) private func start(
        in surroundings: Surroundings, of pass: PassPointer, askedBy asker: RowPointer?, at origin: SourceOrigin?
    ) {
        pointee.pass = pass
        pointee.asker = asker
        pointee.previous = pass.pointee.newestRow
        pointee.surroundings = surroundings
        pointee.family = nil
        pointee.answers = AnswerMemory()
        pointee.flexibilities = KnownFlexibilities()
        pointee.priority = nil
        pointee.id = pass.pointee.recording?.declare(
            pointee.held.name, parent: asker?.pointee.id, origin: origin)
    }
}

// MARK: - Children

extension RowPointer {
    var context: RuleContext { RuleContext(surroundings: pointee.surroundings, pass: pointee.pass) }

    /// The only child of an element.
    /// - Parameter inner: the surroundings of the child.
    func family(of child: @autoclosure () -> any Element, in inner: @autoclosure () -> Surroundings) -> Subelement {
        if let family = pointee.family { return family.children[0] }
        return withUnsafePointer(to: child()) { family(of: $0, isStored: false, in: inner()) }
    }

    /// The only child of an element.
    /// - Parameter isStored: whether the element stores the child as it is.
    @inline(__always) func family(
        of child: UnsafePointer<any Element>, isStored: Bool, in inner: Surroundings
    ) -> Subelement {
        pointee.onlyChild = row(of: child, isStored: isStored, in: inner)
        let children = Subelements(withUnsafeMutablePointer(to: &pointee.onlyChild) { $0 }, count: 1)
        pointee.family = Row.Family(children: children, isOnly: true)
        return children[0]
    }

    /// The address of the element's value, if it is of a type.
    ///
    /// An element of a larger type than three words is in a box, which begins with two words. So an element that it
    /// stores can be read where it is: a copy would be retained.
    @inline(__always) func address<Value: Element>(as type: Value.Type) -> UnsafeRawPointer? {
        let word = MemoryLayout<Int>.size
        let bytes = UnsafeRawPointer(self)
        guard bytes.load(fromByteOffset: 3 * word, as: Any.Type.self) == type else { return nil }
        guard MemoryLayout<Value>.size > 3 * word, MemoryLayout<Value>.alignment <= 2 * word else { return nil }
        return bytes.load(as: UnsafeRawPointer.self) + 2 * word
    }

    /// The children of an element.
    /// - Parameter inner: the surroundings of the children.
    /// - Parameter areStored: whether the element stores the children as they are.
    func family(
        of children: @autoclosure () -> [any Element], areStored: Bool, in inner: @autoclosure () -> Surroundings
    ) -> Subelements {
        if let family = pointee.family { return family.children }
        return children().withUnsafeBufferPointer { family(of: $0, areStored: areStored, in: inner()) }
    }

    /// The children of an element.
    @discardableResult func family(
        of children: UnsafeBufferPointer<any Element>, areStored: Bool, in inner: Surroundings
    ) -> Subelements {
        let rows = rows(of: children, areStored: areStored, in: inner)
        pointee.family = Row.Family(children: rows, isOnly: false)
        return rows
    }

    @inline(__always) private func row(
        of child: UnsafePointer<any Element>, isStored: Bool, in inner: Surroundings
    ) -> RowPointer {
        let pass = pointee.pass
        return isStored && !Located.isAround(child)
            ? pass.row(storedAt: child, in: inner, askedBy: self)
            : pass.row(of: child.pointee, in: inner, askedBy: self)
    }

    private func rows(
        of children: UnsafeBufferPointer<any Element>, areStored: Bool, in inner: @autoclosure () -> Surroundings
    ) -> Subelements {
        guard let first = children.baseAddress, !children.isEmpty else { return .none }
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
            if sharesTwins, index > 0, list[index - 1].pointee.held.isTwin(first + index) {
                (list + index).initialize(to: list[index - 1])
            } else {
                (list + index).initialize(to: row(of: first + index, isStored: areStored, in: surroundings))
            }
        }
        return Subelements(list, count: children.count)
    }
}

// MARK: - Asking

extension RowPointer {
    /// Records an ask.
    @inline(__always) func noteAsk(_ proposal: CGSize, because reason: KeptReason, by recording: Recording) {
        guard let id = pointee.id else { preconditionFailure("a recorded pass has recorded elements") }
        recording.ask(id, by: pointee.asker?.pointee.id, proposal, because: reason)
    }

    /// The origin of a length of the element's measured answers, which are numbered in order.
    func explanation(of number: Int, on axis: Axis) -> LengthExplanation {
        guard let content = pointee.answers[number], let proposal = content.pointee.proposal else {
            return LengthExplanation(.rule)
        }
        let answer = LayoutNode(content.answer(of: nil), of: pointee.pass)
        return pointee.held.explanation(of: answer, to: proposal, on: axis, LayoutContext(context))
    }

    /// The answer to a proposal, computed once in a pass.
    @inline(__always) func recall(_ proposal: CGSize) -> (content: ContentPointer, origin: AnswerOrigin) {
        if let known = pointee.answers.answer(to: proposal) { return known }
        let content = compute(proposal)
        content.pointee.accept(for: proposal, deduces: pointee.pass.pointee.deduces)
        pointee.answers.remember(content, in: pointee.pass)
        return (content, .measured)
    }

    @inline(__always) private func compute(_ proposal: CGSize) -> ContentPointer {
        let pass = pointee.pass
        guard pass.pointee.depth.measure(), pass.pointee.depth.descend() else { return refused }
        defer { pass.pointee.depth.ascend() }
        let answer = pointee.held.respond(to: ElementTurn(row: self, proposal: proposal)).answer
        // If an element returns its child's answer, it is still an element of its own.
        guard answer.owner != nil else { return context.unaccepted(answer).content }
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
            _ = family(of: element.children, areStored: false, in: inner())
        }
    }
}

// MARK: - Flexibility and priority

extension RowPointer {
    /// - Parameter stack: the axis that spacers follow; nil for that of the stack around it.
    func flexibility(for axis: Axis, spacersAlong stack: Axis?) -> Flexibility {
        let isElsewhere = stack.map { $0 != pointee.surroundings.stackAxis } ?? false
        if let known = pointee.flexibilities[axis, isElsewhere] { return known }
        let pass = pointee.pass
        guard pass.pointee.depth.descend() else { return .fixedSize }
        defer { pass.pointee.depth.ascend() }
        let turn = ElementTurn(row: self, proposal: .zero, spacerAxis: isElsewhere ? stack : nil)
        let flexibility = pointee.held.flexibility(for: axis, in: turn)
        pointee.flexibilities[axis, isElsewhere] = flexibility
        return flexibility
    }

    var layoutPriority: CGFloat {
        if let known = pointee.priority { return known }
        let pass = pointee.pass
        guard pass.pointee.depth.descend() else { return 0 }
        defer { pass.pointee.depth.ascend() }
        let priority = pointee.held.layoutPriority(in: ElementTurn(row: self, proposal: .zero))
        pointee.priority = priority
        return priority
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
