import LayoutInspection
import SwiftSource

/// The marks of a layout's elements: their holes, the errors inside them, their findings, and their files.
struct SourceMarks {
    private let inspection: Inspection
    private let holes: [SourceRange: [Hole]]
    /// The ranges of elements that contain an error outside of their children.
    private let faulty: Set<SourceRange>

    /// The elements with findings.
    private let found: Set<Int>

    init(_ inspection: Inspection, errors: [Diagnostic], findings: [Finding] = []) {
        self.inspection = inspection
        found = Set(findings.compactMap(\.element))
        holes = inspection.holesByRange
        let ranges = errors.isEmpty ? [] : Set(inspection.elements.compactMap(\.range)).sorted { $0.length < $1.length }
        faulty = Set(errors.compactMap { error in ranges.first { $0.holds(error.range.start) } })
    }

    /// The holes that an element was made with, without those of its children.
    func holes(of index: Int) -> [Hole] { ownRange(of: index).flatMap { holes[$0] } ?? [] }

    // For a collapsed element, these include its descendants.

    func hasFinding(_ index: Int, isCollapsed: Bool) -> Bool {
        isMarked(index, isCollapsed: isCollapsed) { found.contains($0) }
    }

    func hasError(_ index: Int, isCollapsed: Bool) -> Bool {
        isMarked(index, isCollapsed: isCollapsed) { ownRange(of: $0).map(faulty.contains) ?? false }
    }

    /// Whether an element is a hole or was made with one.
    func hasHole(_ index: Int, isCollapsed: Bool) -> Bool {
        isMarked(index, isCollapsed: isCollapsed) { inspection.elements[$0].isHole || !holes(of: $0).isEmpty }
    }

    private func isMarked(_ index: Int, isCollapsed: Bool, _ hasMark: (Int) -> Bool) -> Bool {
        if hasMark(index) { return true }
        guard isCollapsed else { return false }
        let depth = inspection.elements[index].depth
        let inside = ((index + 1)..<inspection.elements.count).prefix { inspection.elements[$0].depth > depth }
        return inside.contains(where: hasMark)
    }

    /// The file of an element; nil if it is its parent's.
    func file(of index: Int) -> String? {
        guard inspection.sources.files.count > 1, let own = position(of: index) else { return nil }
        let outer = inspection.elements[index].parent.flatMap(position)
        return outer?.file == own.file ? nil : own.fileName
    }

    private func position(of index: Int) -> SourcePosition? {
        inspection.elements[index].range.map { inspection.sources.position(of: $0.start) }
    }

    /// The range of an element; nil if it is its parent's.
    private func ownRange(of index: Int) -> SourceRange? {
        let element = inspection.elements[index]
        return element.range == element.parent.flatMap { inspection.elements[$0].range } ? nil : element.range
    }
}
