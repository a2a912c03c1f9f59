import Foundation
import Negotiation
import QuickLayoutDialect

/// A tree, its proposal, and the real library's number of measures.
struct QuickLayoutBenchmark {
    let name: String
    let tree: any Element
    let proposal: CGSize
    /// The real library's number of leaf measures in a pass (QuickLayout b243891); nil if it was not counted.
    let realMeasures: Int?

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
            QuickLayoutBenchmark("vstack 1000 in half its height", QuickLayoutTrees.column(1000), .halfHigh),
            QuickLayoutBenchmark("zstackNest 100", QuickLayoutTrees.stacks(100), .roomy),
            QuickLayoutBenchmark("frames 100", QuickLayoutTrees.frames(100), .roomy),
            QuickLayoutBenchmark("layers 100", QuickLayoutTrees.layers(100), .roomy),
            QuickLayoutBenchmark("spineV 12", QuickLayoutTrees.spine(12), .natural),
            QuickLayoutBenchmark("grid 40, tight", QuickLayoutTrees.grid(40), .tight),
            QuickLayoutBenchmark(
                "flow 1000", QuickLayoutTrees.flow(1000), .fixed(CGSize(width: 80, height: CGFloat.infinity))),
        ]
    }

    private init(_ name: String, _ tree: any Element, _ room: Room, _ realMeasures: Int? = nil) {
        (self.name, self.tree, self.realMeasures) = (name, tree, realMeasures)
        proposal = room.proposal(to: tree)
    }

    /// The proposal, relative to the tree's ideal size.
    private enum Room {
        case fixed(CGSize)
        case natural
        /// Twice as much plus 2.
        case roomy
        /// 0.7 of it.
        case tight
        /// Its width, and half of its height.
        case halfHigh

        func proposal(to tree: any Element) -> CGSize {
            if case .fixed(let size) = self { return size }
            let unlimited = Proposal(width: .unconstrained, height: .unconstrained)
            let natural = QuickLayoutPass(root: tree, proposal: unlimited).run().size
            return switch self {
            case .fixed, .natural: natural
            case .roomy: CGSize(width: natural.width * 2 + 2, height: natural.height * 2 + 2)
            case .tight: CGSize(width: natural.width * 0.7, height: natural.height * 0.7)
            case .halfHigh: CGSize(width: natural.width, height: natural.height / 2)
            }
        }
    }

    /// A pass: the layout of a given tree, created and released.
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

/// The trees that were measured on the real library.
enum QuickLayoutTrees {
    static func column(_ count: Int) -> any Element {
        VStack { for index in 0..<count { Text("item \(index) of the list") } }
    }

    /// Two of the next level in a row, then in a column, down to texts.
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

    /// The same tree without shared elements. The real library has the same figures for it.
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

    static func spine(_ count: Int) -> any Element {
        nested(count, around: text) { element in
            VStack {
                Text("ab cd")
                element.frame(maxHeight: .infinity)
            }
        }
    }

    static func stacks(_ count: Int) -> any Element {
        nested(count, around: text) { element in
            ZStack {
                Text("ab")
                element
            }
        }
    }

    static func frames(_ count: Int) -> any Element {
        nested(count, around: text) { $0.frame(minWidth: 1, maxWidth: .infinity) }
    }

    static func layers(_ count: Int) -> any Element {
        nested(count, around: text) { element in element.background { Text("ab") } }
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
