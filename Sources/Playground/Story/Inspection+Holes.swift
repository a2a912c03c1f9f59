import LayoutInspection
import SwiftSource

extension Inspection {
    /// The innermost element that was written around a place, the outermost of those that were written as one.
    func element(writtenAround place: SourceRange) -> Int? {
        var found: (index: Int, length: Int)?
        for (index, element) in elements.enumerated() {
            guard let range = element.range, range.holds(place.start) else { continue }
            if range.length < found?.length ?? .max { found = (index, range.length) }
        }
        return found?.index
    }

    /// The holes that each element was shown with, those of its children aside, by where elements are written.
    var holesByPlace: [SourceRange: [Hole]] {
        guard !holes.isEmpty else { return [:] }
        let places = Set(elements.compactMap(\.range)).sorted { $0.length < $1.length }
        return Dictionary(grouping: holes) { hole in
            places.first { $0.holds(hole.range.start) } ?? SourceRange(0, 0)
        }
    }
}

extension SourceRange {
    func holds(_ offset: Int) -> Bool { offset >= start && offset < end }

    var length: Int { end - start }
}
