import Foundation
import Negotiation
import Terminal

/// A layout as it is seen: the content of a scrolled window is moved by the window's offset and clipped to the window;
/// the content of a clipping element is clipped to its clip. The layout itself does not change.
package struct Scene {
    private let inspection: Inspection
    /// How far each scrolled window is scrolled.
    private let shifts: [Int: CGPoint]

    /// - Parameter offsets: how far elements are scrolled, in points, clamped to their contents.
    package init(_ inspection: Inspection, offsets: [ElementPath: CGPoint] = [:]) {
        self.inspection = inspection
        var shifts = inspection.windows.mapValues(\.start)
        for (path, offset) in offsets {
            guard let index = inspection.index(of: path), let extent = inspection.scrollExtent(of: index) else {
                continue
            }
            shifts[index] = extent.clamped(offset)
        }
        self.shifts = shifts
    }

    /// The elements visible in a part of the root's cells: parents before their children, and back before front.
    package func elements(in viewport: CellRect) -> [SeenElement] {
        guard !inspection.elements.isEmpty else { return [] }
        var seen: [SeenElement] = []
        var open = [(index: 0, view: View())]
        while let (index, view) = open.popLast() {
            let element = seenElement(index, in: view)
            if !element.seen.intersection(viewport).isEmpty { seen.append(element) }
            let children = inspection.elements[index].children
            guard !children.isEmpty else { continue }
            let inner = self.view(into: index, in: element.cells, from: view)
            let part = inner.clip.intersection(viewport)
            guard !part.isEmpty else { continue }
            let reaching = inspection.reaches.elements(among: children, meeting: points(of: part, in: inner))
            for child in inspection.frontToBack(reaching, of: index) {
                open.append((child, inner))
            }
        }
        return seen
    }

    /// An element as it is seen now.
    package func element(_ index: Int) -> SeenElement {
        let ancestors = inspection.lineage(of: index).dropFirst()
        let view = ancestors.reversed().reduce(View()) { self.view(into: $1, in: cells(of: $1, in: $0), from: $0) }
        return seenElement(index, in: view)
    }

    /// The frontmost element in a cell.
    package func element(at cell: CellPoint) -> Int? {
        elements(in: CellRect(origin: cell, size: CellSize(width: 1, height: 1))).last?.index
    }
}

extension Inspection {
    /// Some of an element's children from front to back; they are given in their order.
    fileprivate func frontToBack(_ children: [Int], of parent: Int) -> [Int] {
        guard children.count > 1 else { return children }
        let ordered = isFirstInFront(in: parent) ? children : children.reversed()
        let first = layer(of: ordered[0])
        guard ordered.contains(where: { layer(of: $0) != first }) else { return ordered }
        let layers = ordered.map { layer(of: $0) }
        return zip(ordered, layers).enumerated()
            .sorted { ($1.element.1, $0.offset) < ($0.element.1, $1.offset) }.map(\.element.0)
    }

    /// Whether an element is visible even if it is thinner than half a cell.
    func isSeenThoughThin(_ index: Int) -> Bool {
        let size = elements[index].frame.size
        return size.width > 0 && size.height > 0 && appearance(of: index).isSeenWhereThin
    }

    /// Whether an element is drawn over one of its siblings.
    package func isInFront(_ index: Int, of sibling: Int) -> Bool {
        let (own, other) = (layer(of: index), layer(of: sibling))
        guard own == other, let parent = elements[index].parent else { return own > other }
        return (sibling < index) != isFirstInFront(in: parent)
    }
}

/// A visible element.
package struct SeenElement: Hashable, Sendable {
    /// An index into the inspection's elements.
    package let index: Int
    /// In points, scrolled.
    package let frame: CGRect
    /// Its frame, in the root's cells.
    package let cells: CellRect
    /// The part of it that nothing around it clips.
    package let seen: CellRect
    /// The visible area of its container, in the root's cells.
    package let clip: CellRect
}

extension Scene {
    /// The offset and the clip of an element's children.
    private struct View {
        /// How far they are moved to the left and up, in points.
        var shift = CGPoint.zero
        var clip = Self.everything

        static let everything = CellRect(x: -limit, y: -limit, width: 2 * limit, height: 2 * limit)
        private static let limit = 1 << 24
    }

    private func seenElement(_ index: Int, in view: View) -> SeenElement {
        let cells = cells(of: index, in: view)
        return SeenElement(
            index: index, frame: frame(of: index, in: view), cells: cells, seen: cells.intersection(view.clip),
            clip: view.clip)
    }

    private func cells(of index: Int, in view: View) -> CellRect {
        var cells = plainCells(of: index, in: view)
        let frame = frame(of: index, in: view)
        // A visible element thinner than half a cell is drawn in the cells of its middle.
        guard cells.isEmpty, inspection.isSeenThoughThin(index),
            let middle = inspection.projection.cell(at: CGPoint(x: frame.midX, y: frame.midY))
        else { return cells }
        if cells.width == 0 { (cells.origin.x, cells.size.width) = (middle.x, 1) }
        if cells.height == 0 { (cells.origin.y, cells.size.height) = (middle.y, 1) }
        return cells
    }

    private func plainCells(of index: Int, in view: View) -> CellRect {
        guard view.shift != .zero else { return inspection.elements[index].cells }
        return inspection.projection.cells(of: frame(of: index, in: view))
    }

    private func frame(of index: Int, in view: View) -> CGRect {
        moved(inspection.elements[index].frame, in: view)
    }

    private func moved(_ frame: CGRect, in view: View) -> CGRect {
        var frame = frame
        frame.origin.x -= view.shift.x
        frame.origin.y -= view.shift.y
        return frame
    }

    /// - Parameter cells: the element's own, as it is seen.
    private func view(into index: Int, in cells: CellRect, from view: View) -> View {
        var inner = view
        var window = cells
        guard let extent = inspection.scrollExtent(of: index) else {
            guard let clip = inspection.clips[index] else { return inner }
            if clip != inspection.elements[index].frame {
                window = inspection.projection.cells(of: moved(clip, in: view))
            }
            // An element thinner than half a cell still shows its thin content.
            let isThin = window.isEmpty && clip.width > 0 && clip.height > 0
            if !isThin { inner.clip = view.clip.intersection(window) }
            return inner
        }
        // A window of NaN length is unlimited.
        if extent.window.width.isNaN {
            (window.origin.x, window.size.width) = (View.everything.minX, View.everything.width)
        }
        if extent.window.height.isNaN {
            (window.origin.y, window.size.height) = (View.everything.minY, View.everything.height)
        }
        inner.clip = view.clip.intersection(window)
        let offset = shifts[index] ?? .zero
        inner.shift = CGPoint(x: view.shift.x + offset.x, y: view.shift.y + offset.y)
        return inner
    }

    /// The points behind some cells, with a cell more on each side, since edges are rounded.
    private func points(of cells: CellRect, in view: View) -> CGRect {
        let cell = inspection.projection.cell
        return CGRect(
            x: CGFloat(cells.minX - 1) * cell.width + view.shift.x,
            y: CGFloat(cells.minY - 1) * cell.height + view.shift.y,
            width: CGFloat(cells.width + 2) * cell.width, height: CGFloat(cells.height + 2) * cell.height)
    }
}
