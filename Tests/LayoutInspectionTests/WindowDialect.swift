import Foundation
import Interpreter
import LayoutInspection
import Negotiation
import SwiftSource

/// Boxes with given frames, some of which are windows or can be tapped.
struct WindowDialect: Dialect {
    let name = "windows"
    let modules: [String] = []
    let vocabulary = Vocabulary(types: [])

    func reading(of proposal: AxisProposal) -> ProposalReading { .asWritten }

    func layOut(_ order: PassOrder, keeping states: inout (any ElementStates)?) -> RecordedPass {
        states = Passes(count: ((states as? Passes)?.count ?? 0) + 1)
        var panes: [Pane] = []
        (order.root.payload as? Pane)?.place(by: order.recorder, parent: nil, corner: .zero, noting: &panes)
        return RecordedPass(order.recorder.finished, Panes(all: panes))
    }

    static func inspection(of pane: Pane) throws -> Inspection? {
        try document(pane).inspect(Proposal(width: .unconstrained, height: .unconstrained))
    }

    static func document(_ pane: Pane) -> LayoutDocument {
        LayoutDocument(
            name: "", source: SourceText(""), dialect: WindowDialect(), root: Native(TypeName("Pane"), pane),
            diagnostics: [])
    }
}

/// The number of passes since a tap, which counts for a hundred.
struct Passes: ElementStates {
    let count: Int
}

private struct Panes: RecordedElements {
    let all: [Pane]

    func properties(of element: ElementID) -> [ElementProperty] { [] }

    func appearance(of element: ElementID) -> Appearance { .plain }

    func interaction(of element: ElementID, in record: LayoutRecord) -> Interaction {
        switch all[element.index].kind {
        case .window: record.scrollExtent(of: element).map { .scrolls($0) } ?? .none
        case .button: .taps
        case .box: .none
        }
    }

    func tap(_ element: ElementID, keeping states: inout (any ElementStates)?) { states = Passes(count: 100) }
}

struct Pane {
    var kind = Kind.box
    /// The frame in its parent, in points.
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

    func place(by recorder: Recorder, parent: ElementID?, corner: CGPoint, noting panes: inout [Pane]) {
        let id = recorder.declare("\(kind)", parent: parent, origin: nil)
        panes.append(self)
        let origin = CGPoint(x: corner.x + frame.origin.x, y: corner.y + frame.origin.y)
        recorder.place(
            id, in: CGRect(origin: origin, size: frame.size), because: UnstatedReason(), decidedBy: nil)
        for child in children { child.place(by: recorder, parent: id, corner: origin, noting: &panes) }
        recorder.placed()
    }
}
