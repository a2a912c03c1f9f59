/// Random numbers that are the same for the same seed (SplitMix64), so that a failing case can be run again.
package struct SeededGenerator: RandomNumberGenerator {
    private var state: UInt64

    package init(seed: UInt64) {
        state = seed
    }

    package mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}

extension RandomNumberGenerator {
    /// A text of random pieces of a list.
    package mutating func text(of pieces: [String], count: ClosedRange<Int>) -> String {
        let length = Int.random(in: count, using: &self)
        return (0..<length).map { _ in pieces.randomElement(using: &self) ?? "" }.joined()
    }

    /// A text with some of its words exchanged, doubled, removed or cut; empty for a text without words.
    /// - Parameter source: the source of inserted words; nil for the text itself.
    package mutating func changedWords(of text: String, count: ClosedRange<Int>, from source: String? = nil) -> String {
        let others = (source ?? text).split(separator: " ", omittingEmptySubsequences: false)
        var words = text.split(separator: " ", omittingEmptySubsequences: false)
        for _ in 0..<Int.random(in: count, using: &self) where !words.isEmpty {
            let index = Int.random(in: words.indices, using: &self)
            let word = others.randomElement(using: &self) ?? ""
            switch Int.random(in: 0..<4, using: &self) {
            case 0: words[index] = word
            case 1: words.insert(word, at: index)
            case 2: words.remove(at: index)
            default: words[index] = words[index].dropLast(1)
            }
        }
        return words.joined(separator: " ")
    }
}
