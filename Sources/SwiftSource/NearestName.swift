/// Finds the name that was probably meant.
package enum NearestName {
    /// How many edits a name may be away.
    static func limit(for name: String, atMost most: Int) -> Int {
        name.count < 3 ? 0 : min(most, max(1, name.count / 3))
    }

    /// Insertions, deletions, changes and swaps of neighbours that make one of the other (optimal string alignment).
    static func distance(_ one: [Character], _ other: [Character]) -> Int {
        var beforeLast: [Int] = []
        var last = Array(0...other.count)
        for row in one.indices {
            var current = [row + 1]
            for column in other.indices {
                let change = last[column] + (one[row] == other[column] ? 0 : 1)
                var best = min(change, last[column + 1] + 1, current[column] + 1)
                if row > 0, column > 0, one[row] == other[column - 1], one[row - 1] == other[column] {
                    best = min(best, beforeLast[column - 1] + 1)
                }
                current.append(best)
            }
            (beforeLast, last) = (last, current)
        }
        return last[other.count]
    }
}
