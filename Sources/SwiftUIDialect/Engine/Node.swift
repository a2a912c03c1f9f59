import EngineKit
import Negotiation

/// One element in one pass: its children, and its answers so far. A class, because its parent asks it and it remembers.
package final class Node {
    let child: Child
    let pass: Pass
    /// The ID in the record; nil if nothing is recorded.
    package let id: ElementID?
    /// The name in the record, for reasons; empty if nothing is recorded.
    let name: String
    let parent: ElementID?

    // No access to the following state lasts while an element runs.
    @exclusivity(unchecked) private var family: [Node]?
    @exclusivity(unchecked) var answers = KnownAnswers()
    @exclusivity(unchecked) var arrangements = AnswerMemory<[PlacedChild]>()
    @exclusivity(unchecked) private var known: (guides: GuideSet?, priority: Double?, spacing: ViewSpacing?)
    /// The element's storage during the pass, apart from its answers.
    @exclusivity(unchecked) var storage: AnyObject?
    /// The corner, absolute, in points, once its parent has placed it; 0, 0 before.
    @exclusivity(unchecked) var corner = CGPoint.zero
    /// Whether anything read the alignment guide that it sets.
    var isGuideRead = false
    /// The size with which it was placed; nil before.
    @exclusivity(unchecked) package var placedSize: CGSize?

    init(_ child: Child, pass: Pass, parent: ElementID?) {
        self.child = child
        self.pass = pass
        self.parent = parent
        if let recorder = pass.recorder {
            name = child.element.elementName
            let id = recorder.declare(name, parent: parent, origin: child.origin)
            if let view = child.view { recorder.note(view: view, of: id) }
            self.id = id
            pass.note(self)
        } else {
            name = ""
            id = nil
        }
    }

    package var element: any Element { child.element }
    package var context: Context { child.context }
    var row: GridRowMark? { child.row }
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

    /// The child of a modifier.
    var only: Node { children[0] }

    /// The gathered child that a modifier wraps.
    var wrapped: Child? { child.wrapped }

    /// Its part in the innermost section around it; nil outside of sections.
    var part: SectionPart? { child.part }

    /// The elements that views produce in this element.
    func gather(_ view: any View, along axis: Axis?) -> ChildList {
        let list = ChildList(of: view, in: context.inContainer(along: axis), pass: pass)
        if let sentence = pass.takeGatheringNote() { note(.error, sentence) }
        return list
    }

    /// Adds children that depend on the others.
    func append(_ more: [Child]) { family = children + more.map { Node($0, pass: pass, parent: id) } }

    /// The nodes of views made while the element is placed: a GeometryReader's.
    func adopt(_ children: [Child]) -> [Node] { children.map { Node($0, pass: pass, parent: id) } }
}

/// An element's storage that does not depend on its children's answers.
protocol LastingStorage: AnyObject {}

extension Node {
    /// Drops its answers and those inside it, as at the beginning of a pass.
    func forgetAnswers() {
        var rest = [self]
        while let node = rest.popLast() {
            node.answers = KnownAnswers()
            node.arrangements = AnswerMemory()
            if !(node.storage is any LastingStorage) { node.storage = nil }
            rest += node.family ?? []
        }
    }
}

// MARK: - Notes

extension Node {
    func note(_ severity: LayoutNote.Severity, _ sentence: @autoclosure () -> String) {
        guard let recorder = pass.recorder, let id else { return }
        recorder.note(LayoutNote(severity, on: id, sentence()))
    }

    func note(_ fault: LayoutFault.Kind) {
        guard let recorder = pass.recorder, let id else { return }
        recorder.note(LayoutFault(fault, on: id))
    }
}

// MARK: - Properties for its parent

extension Node {
    /// The size and the guides for an earlier proposal.
    func dimensions(at proposal: ProposedViewSize) -> ViewDimensions {
        ViewDimensions(of: self, size: size(at: proposal), at: proposal)
    }

    func explicitGuide(_ key: AlignmentKey, at proposal: ProposedViewSize) -> CGFloat? {
        guard guides.mayContain(key), pass.descend() else { return nil }
        defer { pass.ascend() }
        return element.explicitGuide(key, at: proposal, in: self)
    }

    /// Whether a guide of it follows from its length on the guide's axis alone.
    func isAlignedByLength(_ key: AlignmentKey) -> Bool { key.isPartOfLength && !guides.mayContain(key) }

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
        let spacing = deeper { $0.spacing(in: self) } ?? context.plainSpacing
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

    /// A reason in the memory of the pass's record, if it will be read.
    @inline(__always) func kept(_ reason: @autoclosure () -> some Reason) -> KeptReason? {
        isRecorded ? pass.recorder?.keep(reason()) : nil
    }

    /// A reason, if it will be read.
    func reason(_ reason: @autoclosure () -> any Reason) -> any Reason { isRecorded ? reason() : UnstatedReason() }
}
