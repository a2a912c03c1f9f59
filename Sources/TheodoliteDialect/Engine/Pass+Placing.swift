import Negotiation

extension Pass {
    /// Writes down where a layout and all within it stand. Goes down with a list of its own instead of recursion.
    func place(_ root: Layout, in frame: CGRect, because reason: any Reason, decidedBy exchange: ExchangeID?) {
        guard let recorder else { return }
        var open = [Work.placement(Placed(layout: root, frame: frame, reason: reason, decider: exchange))]
        while let work = open.popLast() {
            guard case .placement(let placed) = work else {
                recorder.placed()
                continue
            }
            guard let scope = placed.layout.answeredBy, let id = scope.id else { continue }
            recorder.place(id, in: placed.frame, because: placed.reason, decidedBy: placed.decider)
            recorder.arrange(placed.layout.children.compactMap { $0.layout.answeredBy?.id }, of: id)
            noteWhatIsNotFinite(placed, of: scope)
            open.append(.end)
            for child in placed.layout.children.reversed() {
                open.append(.placement(Placed(child, in: placed.frame.origin)))
            }
        }
    }

    private func noteWhatIsNotFinite(_ placed: Placed, of scope: Scope) {
        let origin = placed.frame.origin
        // Who only took it over from a child is not blamed.
        let axes = Axis.allCases.filter { axis in
            !placed.frame.size[axis].isFinite && placed.layout.children.allSatisfy { $0.layout.size[axis].isFinite }
        }
        if !axes.isEmpty {
            scope.note(.warning, NoteSentence.notFinite(placed.frame.size, on: axes))
        }
        if !origin.x.isFinite || !origin.y.isFinite {
            scope.note(.warning, NoteSentence.notFinite(position: origin))
        }
    }
}

private enum Work {
    case placement(Placed)
    case end
}

private struct Placed {
    let layout: Layout
    /// Absolute.
    let frame: CGRect
    let reason: any Reason
    let decider: ExchangeID?
}

extension Placed {
    init(_ child: LayoutChild, in origin: CGPoint) {
        let corner = CGPoint(x: origin.x + child.position.x, y: origin.y + child.position.y)
        self.init(
            layout: child.layout, frame: CGRect(origin: corner, size: child.layout.size), reason: child.reason,
            decider: child.layout.exchange)
    }
}
