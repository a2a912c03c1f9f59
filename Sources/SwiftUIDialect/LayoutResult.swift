import EngineKit
import Negotiation

/// A laid-out view with everything in it.
public struct LayoutResult {
    /// Keeps the elements.
    private let pass: Pass
    /// All placed elements of the pass, parents before their children.
    private let rows: [Row]
    private let index: Int

    /// A placed element; those in it are the rows up to its end.
    private struct Row {
        let child: Child
        let frame: CGRect
        /// The index of its parent's row; nil for the root.
        let parent: Int?
        var end: Int
    }

    private init(_ rows: [Row], _ index: Int, of pass: Pass) {
        (self.rows, self.index, self.pass) = (rows, index, pass)
    }

    /// The name in the record: a view's type, or a modifier as it is written.
    public var name: String { rows.isEmpty ? "" : rows[index].child.element.elementName }

    /// The frame, absolute, in points, not rounded.
    public var frame: CGRect { rows.isEmpty ? .zero : rows[index].frame }

    /// The children that are shown, in element order.
    public var children: [LayoutResult] {
        // A pass that was cancelled at once has no results.
        guard !rows.isEmpty else { return [] }
        var children: [LayoutResult] = []
        var next = index + 1
        while next < rows[index].end {
            children.append(LayoutResult(rows, next, of: pass))
            next = rows[next].end
        }
        return children
    }
}

extension LayoutResult {
    /// Places a whole tree, parents before their children, and records it.
    init(placing root: PlacedChild, in pass: Pass) {
        let (state, recorder) = (pass.state, pass.state.recorder)
        var rows: [Row] = []
        rows.reserveCapacity(state.pointee.nodeCount)
        var walk = PlacementWalk(from: Visit(child: root, corner: root.position, parent: nil), recorder: recorder)
        while let visit = walk.next() {
            guard state.proceed() else { break }
            let node = visit.child.node
            let frame = CGRect(origin: visit.corner, size: node.size(at: visit.child.proposal))
            visit.place(in: frame, recorder)
            let index = rows.count
            rows.append(Row(child: node.child, frame: frame, parent: visit.parent, end: index + 1))
            let children = node.arrangement(at: visit.child.proposal)
            if let recorder { visit.recordShares(in: recorder) }
            walk.enter(children.shown(in: frame.size, of: node)) { child in
                Visit(child: child, corner: visit.corner.moved(by: child.position), parent: index)
            }
        }
        for index in rows.indices.reversed() {
            if let parent = rows[index].parent { rows[parent].end = max(rows[parent].end, rows[index].end) }
        }
        self.init(rows, 0, of: pass)
    }

    private struct Visit {
        let child: PlacedChild
        /// The corner, absolute.
        let corner: CGPoint
        /// The index of its parent's row.
        let parent: Int?

        /// Places the element in its frame, and records that.
        func place(in frame: CGRect, _ recorder: Recorder?) {
            let node = child.node
            node.take(frame)
            if node.child.row.pointee.held.isObserver { node.pass.observe(node, at: child.proposal) }
            guard let recorder, let id = node.id else { return }
            recorder.place(
                id, in: frame, because: child.reason ?? recorder.keep(UnstatedReason()),
                decidedBy: node.exchange(at: child.proposal))
            if !frame.origin.isFinite || !frame.size.isFinite { node.note(.warning, NoteSentence.notFinite(frame)) }
        }

        func recordShares(in recorder: Recorder) {
            let node = child.node
            if let id = node.id, let shares = node.child.row.pointee.held.shares(for: child.proposal, in: node) {
                recorder.share(of: id, shares)
            }
        }
    }
}
