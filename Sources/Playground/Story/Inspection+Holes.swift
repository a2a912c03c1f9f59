import LayoutInspection
import SwiftSource

extension Inspection {
    /// The innermost element whose source range contains the start of another; if several have the same range, the
    /// first.
    func element(writtenAround inner: SourceRange) -> Int? {
        var found: (index: Int, length: Int)?
        for (index, element) in elements.enumerated() {
            guard let range = element.range, range.holds(inner.start) else { continue }
            if range.length < found?.length ?? .max { found = (index, range.length) }
        }
        return found?.index
    }

    /// The holes that each element was made with, without those of its children, by the source ranges of elements.
    var holesByRange: [SourceRange: [Hole]] {
        guard !holes.isEmpty else { return [:] }
        let ranges = Set(elements.compactMap(\.range)).sorted { $0.length < $1.length }
        return Dictionary(grouping: holes) { hole in
            ranges.first { $0.holds(hole.range.start) } ?? SourceRange(0, 0)
        }
    }
}

extension SourceRange {
    func holds(_ offset: Int) -> Bool { offset >= start && offset < end }

    var length: Int { end - start }
}
