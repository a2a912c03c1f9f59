import EngineKit
import Negotiation

extension Pass {
    /// Records the placements of a layout and all within it.
    func place(_ root: Layout, in frame: CGRect, because reason: any Reason, decidedBy exchange: ExchangeID?) {
        guard let recorder else { return }
        let placed = Placed(layout: root, frame: frame, reason: reason, decider: exchange)
        var walk = PlacementWalk(from: placed, recorder: recorder)
        while proceed(), let placed = walk.next() {
            guard let scope = placed.layout.answeredBy, let id = scope.id else { continue }
            recorder.place(id, in: placed.frame, because: placed.reason, decidedBy: placed.decider)
            placed.layout.account?(recorder, id)
            recorder.arrange(placed.layout.children.compactMap { $0.layout.answeredBy?.id }, of: id)
            noteWhatIsNotFinite(placed, of: scope)
            walk.enter(placed.layout.children) { Placed($0, in: placed.frame.origin) }
        }
    }

    private func noteWhatIsNotFinite(_ placed: Placed, of scope: Scope) {
        let origin = placed.frame.origin
        // A component that only adopted the length from a child is not noted.
        let axes = Axis.allCases.filter { axis in
            !placed.frame.size[axis].isFinite && placed.layout.children.allSatisfy { $0.layout.size[axis].isFinite }
        }
        if !axes.isEmpty {
            scope.note(.warning, NoteSentence.notFinite(placed.frame.size, on: axes))
        }
        if !origin.isFinite {
            scope.note(.warning, NoteSentence.notFinite(position: origin))
        }
    }
}

private struct Placed {
    let layout: Layout
    /// The frame, absolute.
    let frame: CGRect
    let reason: any Reason
    let decider: ExchangeID?
}

extension Placed {
    init(_ child: LayoutChild, in origin: CGPoint) {
        let frame = CGRect(origin: origin.moved(by: child.position), size: child.layout.size)
        self.init(layout: child.layout, frame: frame, reason: child.reason, decider: child.layout.exchange)
    }
}
