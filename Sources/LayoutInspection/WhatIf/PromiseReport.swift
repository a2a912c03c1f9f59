import Negotiation

/// The result of proving that the elements of a layout keep their library's rules at every proposal in whole cells up
/// to a screen.
package struct PromiseReport: Sendable {
    /// Broken rules and failing code, in the order of the tree.
    package var findings: [Finding] = []
    /// Rules that the library's own elements break, apart from the findings: the author cannot mend them.
    package var ofLibrary: [Finding] = []
    /// How many proposals to elements were proven, and how many there are.
    package var proven = 0
    package var all = 0
    /// The number of asks that it took.
    package var asks = 0
    /// How many windows the source's code was tried in, and how many there are; both 0 if there is no such code.
    package var windows = 0
    package var allWindows = 0
    /// Whether the element to ask is exempt: the library itself breaks the rules.
    package var isOfLibrary = false
    /// The names of the exempt elements in the layout.
    package var unheld: [String] = []

    /// An empty report.
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
