import Foundation

/// Whether all elements of a tree keep the rules of their library, each asked in its place: every proposal in whole cells up
/// to a screen. A rule that one element breaks is not reported of those around it again.
package struct TreeProof {
    package var rules: Set<SizingRule>
    /// The largest proposal.
    package var screen = ScreenSize.largest
    /// The points in a cell.
    package var cell: CGSize
    /// So many asks are made, those of the author's code counted by what they take; what is left then is not proven.
    package var askLimit = 1_000_000
    /// Asks the proof to stop.
    package var cancellation: Cancellation?
    /// Called again and again while an element is asked.
    package var reportStanding: ((Standing) -> Void)?

    /// Where a proof stands.
    package struct Standing {
        /// The element that is asked.
        package let element: ElementID
        /// Of all elements together, in whole cells.
        package let proven: Int
        package let all: Int
        /// Whether the element is asked everything once more, in another order.
        package let isAgain: Bool
    }

    package init(rules: Set<SizingRule>, cell: CGSize = CGSize(width: 1, height: 1)) {
        self.rules = rules
        self.cell = cell
    }

    /// What of a tree is to be asked of it.
    package struct Subject {
        /// Makes the elements again; nil where there are none. The other probe's elements were laid out in another window
        /// first, for what a cache may keep.
        let probe: (Order) -> (any ElementProbe)?

        /// What a probe's elements were asked before.
        package enum Order {
            case usual, other
        }

        /// Whether an element runs code of its author: only that can remember what it should not.
        let runsCode: (ElementID) -> Bool
        /// Whether an element is asked at all: of those that are not there is nothing to find out.
        package let isAsked: (ElementID) -> Bool
        /// Whether what an element breaks is its own fault. Where a library's own elements do not keep its rules, what is
        /// around them is not to blame either.
        let isHeld: (ElementID) -> Bool
        /// Does something that asks, and says what failed of the author's code.
        let watching: (() -> Void) -> [Failure]
        /// How many steps the author's code took so far.
        let stepCount: () -> Int

        package init(
            probe: @escaping (Order) -> (any ElementProbe)?, runsCode: @escaping (ElementID) -> Bool = { _ in true },
            isAsked: @escaping (ElementID) -> Bool = { _ in true },
            isHeld: @escaping (ElementID) -> Bool = { _ in true },
            watching: @escaping (() -> Void) -> [Failure] = {
                $0()
                return []
            }, stepCount: @escaping () -> Int = { 0 }
        ) {
            self.probe = probe
            self.runsCode = runsCode
            self.isAsked = isAsked
            self.isHeld = isHeld
            self.watching = watching
            self.stepCount = stepCount
        }
    }

    /// Something that failed in the author's code: whatever tells it from other failures.
    package struct Failure: Hashable {
        package let sentence: String
        /// Where in the sources, as bytes.
        package let place: Range<Int>

        package init(_ sentence: String, at place: Range<Int>) {
            self.sentence = sentence
            self.place = place
        }
    }

    /// What came of it.
    package struct Result {
        package var broken: [(element: ElementID, rule: BrokenRule)] = []
        package var failures: [(element: ElementID, failure: Failure, proposal: Proposal)] = []
        /// The pass in which the elements stand.
        package var record: LayoutRecord?
        /// How many proposals in whole cells were proven, of all elements together, and how many there are.
        package var proven = 0
        package var all = 0
        package var asks = 0
    }
}
