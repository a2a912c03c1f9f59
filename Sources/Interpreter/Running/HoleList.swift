import SwiftSource

/// The holes that a run met, and those that a person has set: each name once, in the order in which they were met.
struct HoleList {
    private var entries: [String: Entry] = [:]
    private var order: [String] = []
    /// Where those were met that are set.
    private var set: [String: SourceRange] = [:]
    /// How often each was noted.
    private(set) var noteCount = 0
    /// Where the first one stands that is not listed, since too many are; nil while all are.
    private(set) var cut: SourceRange?

    /// How many names are listed. The list is copied wherever something is speculated.
    static let limit = 2_000

    private struct Entry {
        var hole: Hole
        /// The places where it is written.
        var places: Set<SourceRange>
    }

    /// A second use of a name adds nothing, except where the first had no type.
    mutating func note(_ hole: Hole, at site: HoleSite) {
        noteCount += 1
        guard let kind = entries[hole.text]?.hole.kind else {
            guard entries.count < Self.limit else {
                cut = cut ?? hole.range
                return
            }
            entries[hole.text] = Entry(hole: hole, places: [site.range])
            if set[hole.text] == nil { order.append(hole.text) }
            return
        }
        switch kind {
        case .value, .handler: entries[hole.text]?.hole = hole
        case .text, .number, .condition, .collection, .element, .modifier: break
        }
        guard entries[hole.text]?.places.count ?? 0 < Hole.maximumCount else { return }
        entries[hole.text]?.places.insert(site.range)
    }

    /// A hole of which a person says what it is.
    mutating func note(set name: String, at range: SourceRange) {
        guard set[name] == nil else { return }
        set[name] = range
        if entries[name] == nil { order.append(name) }
    }

    /// Adds those that another run met.
    mutating func add(_ other: HoleList) {
        guard !other.isEmpty else { return }
        noteCount += other.noteCount
        cut = cut ?? other.cut
        for name in other.order {
            if let range = other.set[name] { note(set: name, at: range) }
            guard let new = other.entries[name] else { continue }
            guard var entry = entries[name] else {
                entries[name] = new
                if set[name] == nil { order.append(name) }
                continue
            }
            if case .value = entry.hole.kind { entry.hole = new.hole }
            entry.places.formUnion(new.places)
            entries[name] = entry
        }
    }

    var isEmpty: Bool { order.isEmpty }

    func contains(_ name: String) -> Bool { entries[name] != nil }

    /// Where each was met first.
    var places: [HolePlace] {
        order.compactMap { name in
            (entries[name]?.hole.range ?? set[name]).map { HolePlace(name: name, range: $0) }
        }
    }

    var all: [Hole] {
        let found = order.compactMap { entries[$0] }.sorted { $0.hole.range.start < $1.hole.range.start }
        return found.map { entry in
            var hole = entry.hole
            hole.count = entry.places.count
            return hole
        }
    }
}
