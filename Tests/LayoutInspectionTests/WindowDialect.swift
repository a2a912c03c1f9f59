import Foundation
import Interpreter
import LayoutInspection
import Negotiation
import SwiftSource

/// Boxes where they are told to stand, of which some are windows and some hear of taps.
struct WindowDialect: Dialect {
    let name = "windows"
    let modules: [String] = []
    let vocabulary = Vocabulary(types: [])

    func reading(of proposal: AxisProposal) -> ProposalReading { .asWritten }

    func layOut(_ root: Native, in proposal: Proposal, cells: CellProjection) -> LayoutRecord {
        let recorder = Recorder()
        (root.payload as? Pane)?.place(by: recorder, parent: nil, corner: .zero)
        return recorder.finished
    }

    func layOut(
        _ root: Native, in proposal: Proposal, cells: CellProjection, keeping memory: inout LayoutMemory
    ) -> LayoutRecord {
        memory.states = (memory.states as? Int ?? 0) + 1
        return layOut(root, in: proposal, cells: cells)
    }

    func properties(of subject: Any) -> [ElementProperty] { [] }
    func appearance(of subject: Any) -> Appearance { Appearance() }

    func interaction(of element: ElementID, in record: LayoutRecord) -> Interaction {
        switch (record[element].subject as? Pane)?.kind {
        case .window?: record.scrollExtent(of: element).map { .scrolls($0) } ?? .none
        case .button?: .taps
        case .box?, nil: .none
        }
    }

    func tap(_ element: ElementID, in record: LayoutRecord, keeping memory: inout LayoutMemory) {
        memory.states = 100
    }

    static func inspection(of pane: Pane, keeping memory: inout LayoutMemory) throws -> Inspection? {
        try document(pane).inspect(Proposal(width: .unconstrained, height: .unconstrained), keeping: &memory)
    }

    static func document(_ pane: Pane) -> LayoutDocument {
        LayoutDocument(
            name: "", source: SourceText(""), dialect: WindowDialect(), root: Native(TypeName("Pane"), pane),
            diagnostics: [])
    }
}

struct Pane {
    var kind = Kind.box
    /// In its parent.
    var frame: CGRect
    var children: [Pane] = []

    enum Kind {
        case box, window, button
    }

    init(
        _ kind: Kind, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat, _ children: [Pane] = []
    ) {
        self.kind = kind
        frame = CGRect(x: x, y: y, width: width, height: height)
        self.children = children
    }

    init(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat, _ children: [Pane] = []) {
        self.init(.box, x, y, width, height, children)
    }

    func place(by recorder: Recorder, parent: ElementID?, corner: CGPoint) {
        let id = recorder.declare("\(kind)", parent: parent, origin: nil, subject: self)
        let origin = CGPoint(x: corner.x + frame.origin.x, y: corner.y + frame.origin.y)
        recorder.place(
            id, in: CGRect(origin: origin, size: frame.size), because: UnstatedReason(), decidedBy: nil)
        for child in children { child.place(by: recorder, parent: id, corner: origin) }
        recorder.placed()
    }
}
