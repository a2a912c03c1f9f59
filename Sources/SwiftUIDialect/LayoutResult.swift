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
        let (state, recording) = (pass.state, pass.state.recording)
        var rows: [Row] = []
        rows.reserveCapacity(state.pointee.nodeCount)
        var open = [OpenPlaces(places: root.node.places(root), corner: .zero, row: nil)]
        while let last = open.indices.last {
            guard let place = open[last].takeNext() else {
                if open[last].row != nil { recording?.write { $0.placed() } }
                open.removeLast()
                continue
            }
            guard state.proceed() else { break }
            let node = place.pointee.node
            let corner = open[last].corner.moved(by: place.pointee.position)
            let frame = CGRect(origin: corner, size: node.size(at: place.pointee.proposal))
            place.pointee.place(in: frame, recording)
            let children = node.arrangement(at: place.pointee.proposal)
            if let recording { place.pointee.recordShares(in: recording) }
            open.append(
                OpenPlaces(places: children.shown(in: frame.size, of: node), corner: corner, row: rows.count))
            rows.append(Row(child: node.child, frame: frame, parent: open[last].row, end: rows.count + 1))
        }
        for index in rows.indices.reversed() {
            if let parent = rows[index].parent { rows[parent].end = max(rows[parent].end, rows[index].end) }
        }
        self.init(rows, 0, of: pass)
    }
}

/// The children of a placed element, which are placed one after the other, each with all in it.
private struct OpenPlaces {
    private let places: Places
    private var next = 0
    /// The element's corner, absolute.
    let corner: CGPoint
    /// The index of the element's row; nil outside of the root.
    let row: Int?

    init(places: Places, corner: CGPoint, row: Int?) {
        (self.places, self.corner, self.row) = (places, corner, row)
    }

    mutating func takeNext() -> UnsafeMutablePointer<PlacedChild>? {
        guard next < places.count else { return nil }
        defer { next += 1 }
        return places.place(of: next)
    }
}

extension PlacedChild {
    /// Places the element in its frame, and records that.
    fileprivate func place(in frame: CGRect, _ recording: Recording?) {
        node.take(frame)
        if node.child.row.pointee.held.isObserver { node.pass.observe(node, at: proposal) }
        guard let recording, let id = node.id else { return }
        recording.write {
            $0.place(
                id, in: frame, because: reason ?? $0.keep(UnstatedReason()), decidedBy: node.exchange(at: proposal))
        }
        if !frame.origin.isFinite || !frame.size.isFinite { node.note(.warning, NoteSentence.notFinite(frame)) }
    }

    fileprivate func recordShares(in recording: Recording) {
        if let id = node.id, let shares = node.child.row.pointee.held.shares(for: proposal, in: node) {
            recording.write { $0.share(of: id, shares) }
        }
    }
}
