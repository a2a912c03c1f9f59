import SwiftSource

/// The holes that a run met: each name once, in the order in which they were met.
struct HoleList {
    private var entries: [String: Entry] = [:]
    private var order: [String] = []

    private struct Entry {
        var hole: Hole
        var places: Set<SourceRange>
    }

    /// - Parameter kind: what was wanted of it; a second want of the same name says nothing new.
    mutating func note(_ hole: Hole) {
        guard var entry = entries[hole.text] else {
            entries[hole.text] = Entry(hole: hole, places: [hole.range])
            order.append(hole.text)
            return
        }
        if case .value = entry.hole.kind { entry.hole = hole }
        entry.places.insert(hole.range)
        entries[hole.text] = entry
    }

    func contains(_ name: String) -> Bool { entries[name] != nil }

    var all: [Hole] {
        order.compactMap { entries[$0] }.map { entry in
            var hole = entry.hole
            hole.count = entry.places.count
            return hole
        }
    }
}
