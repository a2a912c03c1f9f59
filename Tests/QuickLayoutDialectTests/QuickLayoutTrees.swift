import Foundation
import Negotiation
import QuickLayoutDialect

/// A tree, what it is proposed, and what the real library needs for it.
struct QuickLayoutBenchmark {
    let name: String
    let tree: any Element
    let proposal: CGSize
    /// How often the real library measures leaves in a pass (QuickLayout b243891).
    let realMeasures: Int

    static var all: [QuickLayoutBenchmark] {
        [
            QuickLayoutBenchmark(
                "vstack 1000", QuickLayoutTrees.column(1000), .fixed(CGSize(width: 80, height: CGFloat.infinity)),
                1000),
            QuickLayoutBenchmark("alternating 10, roomy", QuickLayoutTrees.alternating(10), .roomy, 1024),
            QuickLayoutBenchmark(
                "alternating 10, tight", QuickLayoutTrees.alternating(10), .tight, 41_488),
            QuickLayoutBenchmark(
                "alternating 10 apart, tight", QuickLayoutTrees.alternatingApart(10), .tight, 41_488),
            QuickLayoutBenchmark(
                "alternating 14, roomy", QuickLayoutTrees.alternating(14), .roomy, 16_384),
            QuickLayoutBenchmark(
                "alternating 14, tight", QuickLayoutTrees.alternating(14), .tight, 1_555_392),
            QuickLayoutBenchmark(
                "alternating 14 apart, tight", QuickLayoutTrees.alternatingApart(14), .tight, 1_555_392),
            QuickLayoutBenchmark("paddings 200", QuickLayoutTrees.paddings(200), .roomy, 1),
            QuickLayoutBenchmark("unary 100", QuickLayoutTrees.unary(100), .roomy, 1),
            QuickLayoutBenchmark("fillSpine 12", QuickLayoutTrees.fillSpine(12), .natural, 8190),
            QuickLayoutBenchmark("ideal 10", QuickLayoutTrees.ideal(10), .roomy, 3070),
            QuickLayoutBenchmark("grid 20", QuickLayoutTrees.grid(20), .roomy, 400),
            QuickLayoutBenchmark(
                "flow 200", QuickLayoutTrees.flow(200), .fixed(CGSize(width: 80, height: CGFloat.infinity)), 200),
        ]
    }

    private init(_ name: String, _ tree: any Element, _ room: Room, _ realMeasures: Int) {
        (self.name, self.tree, self.realMeasures) = (name, tree, realMeasures)
        proposal = room.proposal(to: tree)
    }

    /// What is proposed, seen from the size that the tree would like.
    private enum Room {
        case fixed(CGSize)
        case natural
        /// Twice as much, and 2.
        case roomy
        /// 0.7 of it.
        case tight

        func proposal(to tree: any Element) -> CGSize {
            if case .fixed(let size) = self { return size }
            let unlimited = Proposal(width: .unconstrained, height: .unconstrained)
            let natural = QuickLayoutPass(root: tree, proposal: unlimited).run().size
            return switch self {
            case .fixed, .natural: natural
            case .roomy: CGSize(width: natural.width * 2 + 2, height: natural.height * 2 + 2)
            case .tight: CGSize(width: natural.width * 0.7, height: natural.height * 0.7)
            }
        }
    }

    /// A pass: everything is built from the ready tree, laid out, and let go of again.
    func pass() {
        _ = QuickLayoutPass(root: tree, proposal: rootProposal).run()
    }

    func recordedPass() -> LayoutRecord {
        let recorder = Recorder()
        _ = QuickLayoutPass(root: tree, proposal: rootProposal, recorder: recorder).run()
        return recorder.finished
    }

    private var rootProposal: Proposal {
        Proposal(width: .atMost(proposal.width), height: .atMost(proposal.height))
    }
}

/// The trees by which the real library was measured.
enum QuickLayoutTrees {
    static func column(_ count: Int) -> any Element {
        VStack { for index in 0..<count { Text("item \(index) of the list") } }
    }

    /// Two of the level below in a row, and there in a column, down to texts.
    static func alternating(_ level: Int) -> any Element {
        guard level > 0 else { return Text("ab cd") }
        let half = alternating(level - 1)
        guard level.isMultiple(of: 2) else {
            return VStack {
                half
                half
            }
        }
        return HStack {
            half
            half
        }
    }

    /// The same, where no element stands twice: so the real library's figures are the same too.
    static func alternatingApart(_ level: Int) -> any Element {
        guard level > 0 else { return Text("ab cd") }
        let (one, other) = (alternatingApart(level - 1), alternatingApart(level - 1))
        guard level.isMultiple(of: 2) else {
            return VStack {
                one
                other
            }
        }
        return HStack {
            one
            other
        }
    }

    static func paddings(_ count: Int) -> any Element {
        nested(count, around: text) { $0.padding(1) }
    }

    /// Rows and columns of one child in turn.
    static func unary(_ count: Int) -> any Element {
        (0..<count).reduce(text as any Element) { element, level in
            level.isMultiple(of: 2) ? HStack { element } as any Element : VStack { element }
        }
    }

    static func fillSpine(_ count: Int) -> any Element {
        nested(count, around: text) { element in
            VStack {
                Text("ab cd")
                element.frame(maxWidth: .infinity, maxHeight: .infinity)
            }
        }
    }

    static func ideal(_ count: Int) -> any Element {
        nested(count, around: text) { element in
            VStack {
                Text("ab")
                element
            }.idealLayout()
        }
    }

    static func grid(_ count: Int) -> any Element {
        Grid {
            for row in 0..<count {
                GridRow { for column in 0..<count { Text("r\(row) c\(column)") } }
            }
        }
    }

    static func flow(_ count: Int) -> any Element {
        HFlow(itemSpacing: 1) { for index in 0..<count { Text("tag \(index)") } }
    }

    static func nested(
        _ count: Int, around leaf: any Element, by wrap: (any Element) -> any Element
    ) -> any Element {
        (0..<count).reduce(leaf) { element, _ in wrap(element) }
    }

    private static var text: Text { Text("hello big world") }
}
