import Foundation
import Interpreter
import Negotiation
import SwiftSource
import Terminal

/// One pass over an open layout, as plain facts for the screen and for other programs.
///
/// A class, since it is large, never changes, and is handed from the layout's thread to many holders.
package final class Inspection: Sendable {
    package let dialect: any Dialect
    package let sources: SourceSet
    /// The proposal as the person wrote it.
    package let proposal: Proposal
    package let projection: CellProjection
    package let record: LayoutRecord
    /// Every moment of the layout, computed on first use.
    package let moments: Deferred<Moments>
    /// The rows of the trace for the asks that decided something, computed on first use.
    package let rows: Deferred<TraceRows>
    /// The placed elements in pre-order: parents before children, children in element order. The first is the root.
    package let elements: [InspectedElement]
    /// How many ancestors the deepest element has.
    package let depth: Int
    /// The holes met while the root was made and laid out, each name once.
    package let holes: [Hole]
    /// The places of the holes, including those that were set, in source order; nil for a layout from compiled Swift.
    package let holePlaces: [HolePlace]?
    /// The numbers of the files that contribute to the picture; nil for all.
    private let seenFiles: Set<Int>?
    /// Failures of the source's own code during this pass.
    package let failures: [Diagnostic]
    /// The dialect's remarks on this proposal and this pass.
    private let remarks: [Diagnostic]
    /// The cells that the elements cover, with the root's corner: everything visible, apart from what windows clip.
    package let extent: CellRect
    let reaches: Reaches
    /// The index of each element of the record; -1 if it was not placed.
    private let indexByRecordID: [Int32]
    /// The extents of the elements that scroll.
    let windows: [Int: ScrollExtent]
    /// The tappable elements.
    let tappable: Set<Int>
    /// The appearances of the elements that show something, and the index of each element's appearance (-1 for none). A
    /// dictionary would take twice the memory.
    private let appearances: [Appearance]
    private let appearanceIndices: [Int32]
    /// The elements that are hidden, or inside of a hidden one.
    private let hidden: Set<Int>
    /// The roles of elements that have a special one.
    package let intents: [Int: LayoutIntent]
    /// The frames to which elements clip their content.
    let clips: [Int: CGRect]

    /// - Parameter showsTrace: whether the trace is shown at once. If so, another thread begins to make its rows.
    init(
        of document: LayoutDocument, by dialect: any Dialect, in proposal: Proposal, projection: CellProjection,
        pass: RecordedPass, failures: [Diagnostic], remarks: [Diagnostic], showsTrace: Bool
    ) {
        self.dialect = dialect
        sources = document.sources
        self.proposal = proposal
        self.projection = projection
        let record = pass.record
        self.record = record
        let moments = Deferred { Moments(record) }
        let rows = Deferred { TraceRows(record, moments.value, detail: .story) }
        (self.moments, self.rows) = (moments, rows)
        if showsTrace {
            // Engines write the rest of the record, perhaps deep in a tree. This thread has the stack for that.
            _ = record.elements
            rows.begin()
        }
        self.failures = failures
        self.remarks = remarks
        (holes, holePlaces) = (document.holes, document.holePlaces)
        elements = InspectedElement.placed(in: pass, projection: projection)
        seenFiles = document.ranFiles?.union(elements.compactMap(\.range?.file))
        depth = elements.reduce(0) { max($0, $1.depth) }
        var indexByRecordID = [Int32](repeating: -1, count: record.elements.count)
        for index in elements.indices { indexByRecordID[elements[index].recordID.index] = Int32(index) }
        self.indexByRecordID = indexByRecordID
        var windows: [Int: ScrollExtent] = [:]
        var tappable: Set<Int> = []
        var appearances: [Appearance] = []
        var appearanceIndices = [Int32](repeating: -1, count: elements.count)
        var intents: [Int: LayoutIntent] = [:]
        for index in elements.indices {
            let id = elements[index].recordID
            switch pass.elements.interaction(of: id, in: record) {
            case .none: break
            case .taps: tappable.insert(index)
            case .scrolls(let extent): windows[index] = extent
            }
            let intent = pass.elements.intent(of: id)
            if intent != .plain { intents[index] = intent }
            let appearance = pass.elements.appearance(of: id)
            guard appearance != .plain else { continue }
            appearanceIndices[index] = Int32(appearances.count)
            appearances.append(appearance.broken(for: elements[index].frame.width, cell: projection.cell.width))
        }
        (self.windows, self.tappable) = (windows, tappable)
        (self.appearances, self.appearanceIndices) = (appearances.withoutRoom, appearanceIndices)
        var hidden: Set<Int> = []
        if appearances.contains(where: \.isInvisible) {
            for index in elements.indices {
                let appearance = Int(appearanceIndices[index])
                let isInvisible = appearance >= 0 && appearances[appearance].isInvisible
                if isInvisible || elements[index].parent.map(hidden.contains) ?? false { hidden.insert(index) }
            }
        }
        self.hidden = hidden
        self.intents = intents
        let clips = InspectedElement.clips(of: elements, intents)
        self.clips = clips
        reaches = Reaches(elements, windows: windows)
        extent = InspectedElement.extent(of: elements) { windows[$0]?.isLimited ?? (clips[$0] != nil) }
    }

    /// Every report about this pass.
    package var diagnostics: [Diagnostic] { failures + remarks }

    /// The diagnostics of reading that concern the picture: without remarks on files that do not contribute to it.
    package func concerning(_ reported: [Diagnostic]) -> [Diagnostic] {
        guard let seenFiles else { return reported }
        return reported.filter { $0.severity != .note || seenFiles.contains($0.range.file) }
    }

    /// The first of the sources.
    package var source: SourceText { sources.files[0].text }

    /// The root's size, in points.
    package var size: CGSize { elements.first?.frame.size ?? .zero }

    /// An element's content and window; nil if it does not scroll.
    package func scrollExtent(of index: Int) -> ScrollExtent? { windows[index] }

    package func index(of id: ElementID) -> Int? {
        guard indexByRecordID.indices.contains(id.index), indexByRecordID[id.index] >= 0 else { return nil }
        return Int(indexByRecordID[id.index])
    }

    /// The element at a path from the root; nil if there is none.
    package func index(of path: ElementPath) -> Int? {
        guard let root = elements.first, path.components.first == root.pathComponent else { return nil }
        var index = 0
        for component in path.components.dropFirst() {
            guard let next = elements[index].children.first(where: { elements[$0].pathComponent == component }) else {
                return nil
            }
            index = next
        }
        return index
    }

    /// The user view whose body this element is, if that view is no element itself.
    package func view(of index: Int) -> String? { record.views[elements[index].recordID] }

    package func path(of index: Int) -> ElementPath {
        ElementPath(components: lineage(of: index).map { elements[$0].pathComponent }.reversed())
    }

    /// An element and its ancestors, from the inside out.
    package func lineage(of index: Int) -> some Sequence<Int> {
        sequence(first: index) { [elements] in elements[$0].parent }
    }

    /// The elements among some that contain none of the others.
    package func innermost(of indices: Set<Int>) -> Set<Int> {
        indices.subtracting(indices.flatMap { lineage(of: $0).dropFirst() })
    }

    package func appearance(of index: Int) -> Appearance {
        appearanceIndices[index] >= 0 ? appearances[Int(appearanceIndices[index])] : .plain
    }

    /// Whether the element or one of its ancestors is hidden.
    func isHidden(_ index: Int) -> Bool { hidden.contains(index) }

    // The order of drawing is asked for every element of a picture: it is read without copying the appearance.

    func layer(of index: Int) -> Double {
        appearanceIndices[index] >= 0 ? appearances[Int(appearanceIndices[index])].layer : 0
    }

    /// Whether the first of an element's children is drawn in front of the others.
    func isFirstInFront(in index: Int) -> Bool {
        appearanceIndices[index] >= 0 && appearances[Int(appearanceIndices[index])].isFirstInFront
    }

    /// Every exchange in which an element was asked, in order.
    package func exchanges(of index: Int) -> [Exchange] {
        record[elements[index].recordID].asked.map { record[$0] }
    }

    /// The exchange to show first: the one that decided the element's size, else the last ask. A probe may have had the
    /// same proposal earlier.
    package func mainExchange(of index: Int) -> Exchange? {
        let id = elements[index].recordID
        guard let main = record.mainExchange(of: id) else { return nil }
        let last = record[id].asked.last { other in
            let other = record[other]
            return other.proposal == main.proposal && other.answer == main.answer
                && (other.parent == nil) == (main.parent == nil)
        }
        return last.map { record[$0] }
    }

    /// The siblings that cover some of an element's cells, or are covered by it.
    package func overlaps(of index: Int) -> [Overlap] {
        guard let parent = elements[index].parent else { return [] }
        let own = elements[index].cells
        let siblings = elements[parent].children
        return reaches.elements(among: siblings, meeting: elements[index].frame).compactMap { sibling in
            let other = elements[sibling].cells
            let cells = other.intersection(own)
            guard sibling != index, !cells.isEmpty else { return nil }
            return Overlap(sibling: sibling, cells: cells, isPartial: cells != own && cells != other)
        }
    }

    package func placement(of index: Int) -> Placement? {
        record[elements[index].recordID].placement
    }
}

/// Cells that an element and a sibling both cover.
package struct Overlap: Hashable, Sendable {
    /// An index into the inspection's elements.
    package let sibling: Int
    package let cells: CellRect
    /// Whether each of the two covers other cells too. Otherwise one is a layer over the other, such as a background,
    /// or a view in front of the window.
    package let isPartial: Bool
}

/// A placed element.
package struct InspectedElement: Sendable {
    package let recordID: ElementID
    package let name: String
    /// The last component of its path.
    package let pathComponent: String
    package let depth: Int
    /// An index into the inspection's elements.
    package let parent: Int?
    package internal(set) var children: [Int] = []
    /// Absolute, in points, not rounded.
    package let frame: CGRect
    /// Its frame on the cell grid.
    package let cells: CellRect
    /// Its range in the source, or that of the element that generates it; nil for an element from compiled Swift.
    package let range: SourceRange?
    package let isHole: Bool

    /// Whether no number of its frame is infinite or NaN.
    package var isFinite: Bool {
        frame.origin.x.isFinite && frame.origin.y.isFinite && frame.size.width.isFinite && frame.size.height.isFinite
    }
}

extension InspectedElement {
    /// The cells that elements cover, with the root's corner. Descendants of a clipping element are not counted.
    /// - Parameter clips: whether the element at an index clips its content.
    static func extent(of elements: [InspectedElement], clips: (Int) -> Bool) -> CellRect {
        var extent = CellRect.zero
        var isBehind = Array(repeating: false, count: elements.count)
        for index in elements.indices {
            if let parent = elements[index].parent {
                isBehind[index] = isBehind[parent] || clips(parent)
            }
            if !isBehind[index] { extent = extent.union(elements[index].cells) }
        }
        return extent
    }

    /// Walks the record's tree without recursion, because it may be deep.
    static func placed(in pass: RecordedPass, projection: CellProjection) -> [InspectedElement] {
        let record = pass.record
        guard let root = record.elements.first, root.placement != nil else { return [] }
        let components = record.pathComponents
        var placed: [InspectedElement] = []
        placed.reserveCapacity(record.elements.count)
        var waiting: [(id: ElementID, parent: Int?)] = [(ElementID(0), nil)]
        while let (id, parent) = waiting.popLast() {
            guard let frame = record[id].placement?.frame else { continue }
            let range = record[id].range ?? parent.flatMap { placed[$0].range }
            let index = placed.count
            placed.append(
                InspectedElement(
                    recordID: id, name: record[id].name, pathComponent: components[id.index],
                    depth: parent.map { placed[$0].depth + 1 } ?? 0, parent: parent, frame: frame,
                    cells: projection.cells(of: frame), range: range, isHole: pass.elements.isHole(id)))
            if let parent { placed[parent].children.append(index) }
            waiting.append(contentsOf: record[id].children.reversed().map { ($0, index) })
        }
        return placed
    }
}
