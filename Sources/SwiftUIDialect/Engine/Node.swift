import EngineKit
import Negotiation

/// One element in one pass: its children, and its answers so far. Its row ends with the pass.
package struct Node: Equatable {
    let row: UnsafeMutablePointer<NodeRow>
}

/// What a node is made of. It stays in one place, where its parent asks it.
struct NodeRow: ~Copyable {
    let child: Child
    let pass: PassPointer
    /// The ID in the record; nil if nothing is recorded.
    let id: ElementID?
    /// The name in the memory of the record, for reasons; nil if nothing is recorded.
    let name: KeptName?
    let parent: ElementID?
    /// The node that was made before this one.
    let previous: Node?
    /// The children, made at the first use.
    fileprivate var family: Nodes?
    var answers = KnownAnswers()
    var arrangements = AnswerTable<Places>()
    fileprivate var guides: GuideSet?
    fileprivate var priority: Double?
    fileprivate var spacing: ViewSpacing?
    /// The element's storage during the pass, apart from its answers.
    var storage: AnyObject?
    /// The element's storage that owns no memory, apart from its answers.
    fileprivate var stored: UnsafeMutableRawPointer?
    /// The corner, absolute, in points, once its parent has placed it; 0, 0 before.
    var corner = CGPoint.zero
    /// Whether anything read the alignment guide that it sets.
    var isGuideRead = false
    /// The size with which it was placed; nil before.
    var placedSize: CGSize?

    init(_ child: Child, of pass: PassPointer, parent: ElementID?, after previous: Node?) {
        (self.child, self.pass, self.parent, self.previous) = (child, pass, parent, previous)
        guard let recording = pass.recording else {
            (id, name) = (nil, nil)
            return
        }
        let id = recording.write {
            $0.declare(child.row.pointee.held.elementName, parent: parent, origin: child.origin)
        }
        if let view = child.view { recording.write { $0.note(view: view, of: id) } }
        (self.id, name) = (id, recording.write { $0.keptName(of: id) })
    }
}

extension Node {
    package var element: any Element { child.element }
    package var id: ElementID? { row.pointee.id }
    package var context: Context { child.context }
    /// The same as the context's, without copying that.
    var shared: SharedEnvironment { child.shared }
    package var placedSize: CGSize? { row.pointee.placedSize }
    var child: Child { row.pointee.child }
    var pass: PassPointer { row.pointee.pass }
    var keptName: KeptName? { row.pointee.name }
    /// The name in the record, for reasons; empty if nothing is recorded.
    var name: String { keptName?.string ?? "" }
    var parent: ElementID? { row.pointee.parent }
    var gridRow: GridRowMark? { child.gridRow }
    var isRecorded: Bool { row.pointee.id != nil }
    var isGuideRead: Bool { row.pointee.isGuideRead }

    package var storage: AnyObject? {
        get { row.pointee.storage }
        nonmutating set { row.pointee.storage = newValue }
    }

    /// The element's storage that owns no memory; nil until it is stored. An element has one type of it.
    func stored<Value>() -> UnsafePointer<Value>? {
        row.pointee.stored.map { UnsafePointer($0.assumingMemoryBound(to: Value.self)) }
    }

    /// Keeps that storage as long as the pass.
    func store<Value>(_ value: Value) -> UnsafePointer<Value> {
        let place = pass.pointee.arena.rows(1, of: Value.self)
        place.initialize(to: value)
        row.pointee.stored = UnsafeMutableRawPointer(place)
        return UnsafePointer(place)
    }

    var corner: CGPoint {
        get { row.pointee.corner }
        nonmutating set { row.pointee.corner = newValue }
    }

    /// Notes the frame, once its parent has placed it.
    func take(_ frame: CGRect) {
        row.pointee.placedSize = frame.size
        row.pointee.corner = frame.origin
    }

    func noteGuideRead() { row.pointee.isGuideRead = true }
}

// MARK: - Children

extension Node {
    package var children: Nodes {
        if let family = row.pointee.family { return family }
        let family = child.row.pointee.held.children(of: self)
        row.pointee.family = family
        return family
    }

    /// The child of a modifier.
    var only: Node { children[0] }

    /// The gathered child that a modifier wraps.
    var wrapped: Child? { child.wrapped }

    /// The node of that child.
    var wrappedNodes: Nodes { wrapped.map { adopt(CollectionOfOne($0)) } ?? .none }

    /// Its part in the innermost section around it; nil outside of sections.
    var part: SectionPart? { child.part }

    /// The elements that views produce in this element.
    package func gather(_ view: any View, along axis: Axis?) -> ChildList {
        let list = ChildList(of: view, in: context.inContainer(along: axis), pass: pass)
        if let sentence = pass.takeGatheringNote() { note(.error, sentence) }
        return list
    }

    /// The elements that views would produce in this element; they are gathered again where they are shown.
    package func trying(_ view: any View) -> [Child] { pass.trying { _ in gather(view, along: nil).children } }

    /// The nodes of the elements that views produce in this element.
    package func nodes(of view: any View, along axis: Axis?) -> Nodes { adopt(gather(view, along: axis).children) }

    /// Adds children that depend on the others.
    package func append(_ more: [Child]) { row.pointee.family = pass.list(Array(children) + adopt(more)) }

    /// The nodes of gathered views.
    package func adopt(_ children: some Collection<Child>) -> Nodes { pass.nodes(children, parent: id) }
}

/// An element's storage that does not depend on its children's answers.
package protocol LastingStorage: AnyObject {}

extension Node {
    /// Drops its answers and those inside it, as at the beginning of a pass.
    func forgetAnswers() {
        var rest = [self]
        while let node = rest.popLast() {
            node.row.pointee.answers = KnownAnswers()
            node.row.pointee.arrangements = AnswerTable()
            node.row.pointee.stored = nil
            if !(node.storage is any LastingStorage) { node.storage = nil }
            rest += node.row.pointee.family ?? .none
        }
    }
}

// MARK: - Notes

extension Node {
    func note(_ severity: LayoutNote.Severity, _ sentence: @autoclosure () -> String) {
        guard let recording = pass.recording, let id else { return }
        recording.write { $0.note(LayoutNote(severity, on: id, sentence())) }
    }

    func note(_ fault: LayoutFault.Kind) {
        guard let recording = pass.recording, let id else { return }
        recording.write { $0.note(LayoutFault(fault, on: id)) }
    }
}

// MARK: - Properties for its parent

extension Node {
    /// The size and the guides for an earlier proposal.
    func dimensions(at proposal: ProposedViewSize) -> ViewDimensions {
        ViewDimensions(of: self, size: size(at: proposal), at: proposal)
    }

    /// A guide's position in an answer: the explicit one, else the default.
    func position(of key: AlignmentKey, in size: CGSize, at proposal: ProposedViewSize) -> CGFloat {
        if let guide = explicitGuide(key, at: proposal), !guide.isNaN { return guide }
        return key.defaultValue(in: size) ?? key.defaultValue(in: dimensions(at: proposal))
    }

    /// The point where the guides of an alignment cross in an answer.
    func point(of alignment: Alignment, in size: CGSize, at proposal: ProposedViewSize) -> CGPoint {
        CGPoint(
            x: position(of: alignment.horizontal.key, in: size, at: proposal),
            y: position(of: alignment.vertical.key, in: size, at: proposal))
    }

    func explicitGuide(_ key: AlignmentKey, at proposal: ProposedViewSize) -> CGFloat? {
        guard mayContain(key) else { return nil }
        return descending { child.row.pointee.held.explicitGuide(key, at: proposal, in: self) } ?? nil
    }

    /// Whether a guide of it follows from its length on the guide's axis alone.
    func isAlignedByLength(_ key: AlignmentKey) -> Bool { key.isPartOfLength && !mayContain(key) }

    private func mayContain(_ key: AlignmentKey) -> Bool { guides.mayContain(key) }

    var guides: GuideSet {
        if let guides = row.pointee.guides { return guides }
        let guides = descending { child.row.pointee.held.guides(in: self) } ?? .none
        row.pointee.guides = guides
        return guides
    }

    /// Whether both have one object as their preferred distances. Those of texts are not retained for that.
    func hasSameSpacing(as other: Node) -> Bool {
        let (one, two) = (child.row, other.child.row)
        return one.pointee.surroundings == two.pointee.surroundings && one.pointee.held.isSpacedAsText
            && two.pointee.held.isSpacedAsText || spacingIdentity == other.spacingIdentity
    }

    private var spacingIdentity: ObjectIdentifier? {
        findSpacing()
        return row.pointee.spacing?.identity
    }

    var priority: Double {
        if let priority = row.pointee.priority { return priority }
        let priority = descending { child.row.pointee.held.priority(in: self) } ?? 0
        row.pointee.priority = priority
        return priority
    }

    var spacing: ViewSpacing {
        findSpacing()
        return row.pointee.spacing ?? shared.plainSpacing
    }

    private func findSpacing() {
        guard row.pointee.spacing == nil else { return }
        row.pointee.spacing = descending { child.row.pointee.held.spacing(in: self) } ?? shared.plainSpacing
    }

    func layoutValue(_ key: LayoutValueName) -> Any? {
        descending { child.row.pointee.held.layoutValue(key, in: self) } ?? nil
    }

    var gridMarks: GridMarks { descending { child.row.pointee.held.gridMarks(in: self) } ?? GridMarks() }

    /// The result of a closure one level deeper; nil if the stack might not suffice, or once the pass is cancelled.
    package func descending<Result>(_ find: () -> Result) -> Result? {
        guard pass.descend() else { return nil }
        defer { pass.ascend() }
        return find()
    }

    /// A reason of any type in the memory of the pass's record.
    func kept(any reason: any Reason) -> KeptReason? { isRecorded ? pass.recording?.write { $0.keep(reason) } : nil }

    /// The words of a reason in the memory of the pass's record.
    func kept(stated reason: (any Reason)?) -> KeptPart<String>? {
        reason.flatMap { reason in pass.recording?.write { $0.keep(shared: reason.sentence) } }
    }

    /// A reason in the memory of the pass's record, if it will be read.
    @inline(__always) func kept(_ reason: @autoclosure () -> some ReasonForm) -> KeptReason? {
        isRecorded ? pass.keep(reason()) : nil
    }
}

extension PassPointer {
    // Not inlined: asks without a record would be slower.
    @inline(never) fileprivate func keep(_ reason: some ReasonForm) -> KeptReason? {
        recording?.write { $0.keep(reason) }
    }
}
