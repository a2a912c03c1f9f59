/// Names among which near ones are looked for again and again: most are passed over by their lengths and letters alone.
package struct NameIndex {
    private var byLength: [Int: [Entry]] = [:]
    /// How many names were added.
    package private(set) var count = 0

    private struct Entry {
        let name: String
        let letters: Letters
        /// Its place among all names.
        let place: Int
    }

    package struct Match {
        package let name: String
        let distance: Int
        let place: Int
    }

    package init(_ names: some Sequence<String> = []) {
        for name in names { add(name) }
    }

    package mutating func add(_ name: String) {
        byLength[name.utf8.count, default: []].append(Entry(name: name, letters: Letters(name), place: count))
        count += 1
    }

    /// The name with the fewest edits, if they are few for the length; the one that was added first of equals.
    package func nearest(
        to name: String, atMost most: Int = .max, where isCandidate: (String) -> Bool = { _ in true }
    ) -> Match? {
        guard name.utf8.count <= 64 else { return nil }
        let limit = NearestName.limit(for: name, atMost: most)
        guard limit > 0 else { return nil }
        let letters = Letters(name)
        let characters = Array(name.lowercased())
        var best: Match?
        for length in (name.utf8.count - limit)...(name.utf8.count + limit) {
            for entry in byLength[length] ?? []
            where entry.letters.mayBeWithin(limit, of: letters) && entry.name != name && isCandidate(entry.name) {
                let distance = NearestName.distance(characters, Array(entry.name.lowercased()))
                guard distance <= limit else { continue }
                let match = Match(name: entry.name, distance: distance, place: entry.place)
                if best.map({ match.isBefore($0) }) ?? true { best = match }
            }
        }
        return best
    }
}

extension NameIndex.Match {
    fileprivate func isBefore(_ other: Self) -> Bool { (distance, place) < (other.distance, other.place) }

    /// Whether it is nearer than a match in another index; of equals the first in the alphabet.
    package func isNearer(than other: Self) -> Bool { (distance, name) < (other.distance, other.name) }
}

/// Which letters a name has: two names differ in at least half as many edits as they differ in letters.
private struct Letters {
    /// Nil for a name that is not all ASCII.
    private let set: UInt64?

    init(_ name: String) {
        var set: UInt64 = 0
        for byte in name.utf8 {
            guard byte < 0x80 else {
                self.set = nil
                return
            }
            // Small letters and capitals share a bit.
            set |= 1 << UInt64(byte & (byte >= 0x40 ? 0x1f : 0x3f))
        }
        self.set = set
    }

    func mayBeWithin(_ edits: Int, of other: Letters) -> Bool {
        guard let set, let others = other.set else { return true }
        return (set ^ others).nonzeroBitCount <= 2 * edits
    }
}
