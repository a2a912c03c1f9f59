import LayoutInspection
import SwiftSource

/// What is marked on the elements of a layout: their holes, the errors inside them, their findings, and their files.
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

    func hasFinding(_ index: Int) -> Bool { found.contains(index) }

    func hasError(_ index: Int) -> Bool { ownRange(of: index).map(faulty.contains) ?? false }

    /// Whether an element is a hole or was made with one; of a collapsed element, also whether anything in it was.
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

    /// The file in which an element is written; nil if it is its parent's.
    func file(of index: Int) -> String? {
        guard inspection.sources.files.count > 1, let own = position(of: index) else { return nil }
        let outer = inspection.elements[index].parent.flatMap(position)
        return outer?.file == own.file ? nil : own.fileName
    }

    private func position(of index: Int) -> SourcePosition? {
        inspection.elements[index].range.map { inspection.sources.position(of: $0.start) }
    }

    /// The range of an element that has one of its own, not its parent's.
    private func ownRange(of index: Int) -> SourceRange? {
        let element = inspection.elements[index]
        return element.range == element.parent.flatMap { inspection.elements[$0].range } ? nil : element.range
    }
}
