import LayoutInspection
import SwiftSource

/// What the elements of a layout have to do with its sources: which holes they were shown with, which errors left
/// something of them out, and in which file they are written.
struct SourceMarks {
    private let inspection: Inspection
    private let holes: [SourceRange: [Hole]]
    /// The places of elements that have an error in them, and in none of their children.
    private let faulty: Set<SourceRange>

    init(_ inspection: Inspection, errors: [Diagnostic]) {
        self.inspection = inspection
        holes = inspection.holesByPlace
        let places = errors.isEmpty ? [] : Set(inspection.elements.compactMap(\.range)).sorted { $0.length < $1.length }
        faulty = Set(errors.compactMap { error in places.first { $0.holds(error.range.start) } })
    }

    /// The holes that an element was shown with, those of its children aside.
    func holes(of index: Int) -> [Hole] { ownRange(of: index).flatMap { holes[$0] } ?? [] }

    func hasError(_ index: Int) -> Bool { ownRange(of: index).map(faulty.contains) ?? false }

    /// Whether an element is a hole, or was shown with one; with what it contains where that is folded away.
    func hasHole(_ index: Int, isCollapsed: Bool) -> Bool {
        if inspection.elements[index].isHole || !holes(of: index).isEmpty { return true }
        guard isCollapsed else { return false }
        let depth = inspection.elements[index].depth
        for inner in (index + 1)..<inspection.elements.count {
            guard inspection.elements[inner].depth > depth else { return false }
            if inspection.elements[inner].isHole || !holes(of: inner).isEmpty { return true }
        }
        return false
    }

    /// The file that an element is written in, where its parent is written in another, or has none.
    func file(of index: Int) -> String? {
        guard inspection.sources.files.count > 1, let own = place(of: index) else { return nil }
        let outer = inspection.elements[index].parent.flatMap(place)
        return outer?.file == own.file ? nil : own.fileName
    }

    private func place(of index: Int) -> SourcePlace? {
        inspection.elements[index].range.map { inspection.sources.place(of: $0.start) }
    }

    /// Where an element was written, and not what it is a part of.
    private func ownRange(of index: Int) -> SourceRange? {
        let element = inspection.elements[index]
        return element.range == element.parent.flatMap { inspection.elements[$0].range } ? nil : element.range
    }
}
