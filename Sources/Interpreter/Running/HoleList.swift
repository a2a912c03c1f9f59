import SwiftSource

/// The holes that a run met: each name once, in the order in which they were met.
struct HoleList {
    private var entries: [String: Entry] = [:]
    private var order: [String] = []
    /// How often each was noted.
    private(set) var noteCount = 0

    private struct Entry {
        var hole: Hole
        /// The places where it is written.
        var places: Set<SourceRange>
    }

    /// A second use of a name adds nothing, except where the first had no type.
    mutating func note(_ hole: Hole, at site: HoleSite) {
        noteCount += 1
        guard var entry = entries[hole.text] else {
            entries[hole.text] = Entry(hole: hole, places: [site.range])
            order.append(hole.text)
            return
        }
        switch entry.hole.kind {
        case .value, .handler: entry.hole = hole
        default: break
        }
        entry.places.insert(site.range)
        entries[hole.text] = entry
    }

    /// Adds those that another run met.
    mutating func add(_ other: HoleList) {
        guard other.noteCount > 0 else { return }
        noteCount += other.noteCount
        for name in other.order {
            guard let new = other.entries[name] else { continue }
            guard var entry = entries[name] else {
                entries[name] = new
                order.append(name)
                continue
            }
            if case .value = entry.hole.kind { entry.hole = new.hole }
            entry.places.formUnion(new.places)
            entries[name] = entry
        }
    }

    func contains(_ name: String) -> Bool { entries[name] != nil }

    var all: [Hole] {
        let found = order.compactMap { entries[$0] }.sorted { $0.hole.range.start < $1.hole.range.start }
        return found.map { entry in
            var hole = entry.hole
            hole.count = entry.places.count
            return hole
        }
    }
}
