import Foundation

/// The proof that all elements of a tree keep their library's rules, each asked in its position, at every proposal in
/// whole cells up to a screen. A rule broken by an element is not reported again for those around it.
package struct TreeProof {
    package var rules: Set<SizingRule>
    /// The largest proposal.
    package var screen = ScreenSize.largest
    /// The points in a cell.
    package var cell: CGSize
    /// The maximum cost of all asks, those of the author's code weighted by their steps; the rest stays unproven.
    package var askLimit = 1_000_000
    /// The flag that stops the proof.
    package var cancellation: Cancellation?
    /// Called repeatedly while an element is asked.
    package var reportStanding: ((Standing) -> Void)?

    /// The progress to report.
    package struct Standing {
        /// The element being asked.
        package let element: ElementID
        /// The proposals in whole cells, of all elements together.
        package let proven: Int
        package let all: Int
        /// Whether this is the element's second round, in another order.
        package let isAgain: Bool
    }

    package init(rules: Set<SizingRule>, cell: CGSize = CGSize(width: 1, height: 1)) {
        self.rules = rules
        self.cell = cell
    }

    /// The tree to prove, as functions.
    package struct Subject {
        /// Makes the elements again; nil if there are none. The elements of the `other` order were first laid out in
        /// another window, for wrong values in caches.
        let probe: (Order) -> (any ElementProbe)?

        /// The earlier asks of a probe's elements.
        package enum Order {
            case usual, other
        }

        /// Whether an element runs its author's code: no other can remember wrong answers.
        let runsCode: (ElementID) -> Bool
        /// Whether to ask an element: a placeholder is not asked.
        package let isAsked: (ElementID) -> Bool
        /// Whether an element is responsible for the rules that it breaks. Neither a library's own elements that break
        /// its rules are, nor those around them.
        let isHeld: (ElementID) -> Bool
        /// Runs a closure that asks, and returns the failures of the author's code.
        let watching: (() -> Void) -> [Failure]
        /// The number of steps that the author's code took so far.
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

    /// A failure of the author's code, with all that distinguishes it from others.
    package struct Failure: Hashable {
        package let sentence: String
        /// Its place in the sources, as bytes.
        package let place: Range<Int>

        package init(_ sentence: String, at place: Range<Int>) {
            self.sentence = sentence
            self.place = place
        }
    }

    /// The result of a proof.
    package struct Result {
        package var broken: [(element: ElementID, rule: BrokenRule)] = []
        package var failures: [(element: ElementID, failure: Failure, proposal: Proposal)] = []
        /// The record of the elements' pass.
        package var record: LayoutRecord?
        /// The number of proven proposals in whole cells, of all elements together, and the number of all.
        package var proven = 0
        package var all = 0
        package var asks = 0
    }
}
