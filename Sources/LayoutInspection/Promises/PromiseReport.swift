import Negotiation

/// Whether the elements of a layout keep what their library promises, each at every proposal in whole cells up to a screen.
package struct PromiseReport: Sendable {
    /// Broken rules and failing code, in the order of the tree.
    package var findings: [Finding] = []
    /// How many proposals to elements were proven, and how many there are.
    package var proven = 0
    package var all = 0
    /// Whether what was to be asked is the library's own, which is as the library makes it.
    package var isOfLibrary = false

    /// Of nothing.
    package init(proven: Int = 0, all: Int = 0) {
        self.proven = proven
        self.all = all
    }

    package var isComplete: Bool { proven == all }

    /// `3,400 of 12,000`.
    package var coverage: String { "\(Self.grouped(proven)) of \(Self.grouped(all))" }

    /// How many proposals there are: `12,000`.
    package var allWords: String { Self.grouped(all) }

    /// A number with commas: `12,000`.
    static func grouped(_ number: Int) -> String {
        var digits = Array(String(number))
        var place = digits.count - 3
        while place > 0 {
            digits.insert(",", at: place)
            place -= 3
        }
        return String(digits)
    }
}
