import Foundation
import PeerMeasuring

#if REAL_LIBRARY
    import BlueprintUI
#else
    import BlueprintDialect
#endif

/// A tree with its frame.
struct BlueprintTree {
    let element: any Element
    let frame: CGRect

    init(_ element: any Element, width: CGFloat, height: CGFloat) {
        self.element = element
        frame = CGRect(x: 0, y: 0, width: width, height: height)
    }
}

/// The trees of `Benchmark.blueprint`, at any size.
enum BlueprintTrees {
    static var kinds: [PeerTreeKind<BlueprintTree>] {
        [
            PeerTreeKind("column", 1000) { BlueprintTree(Trees.column($0), width: 80, height: CGFloat(2 * $0)) },
            PeerTreeKind("columnTight", 1000) { BlueprintTree(Trees.column($0), width: 80, height: CGFloat($0) / 2) },
            PeerTreeKind("binary", 10, next: 11) { binary($0, part: 1) },
            PeerTreeKind("binaryTight", 10, next: 11) { binary($0, part: 0.25) },
            PeerTreeKind("insetsCentered", 200) {
                BlueprintTree(Trees.insetsCentered($0), width: CGFloat(2 * $0 + 20), height: CGFloat(2 * $0 + 5))
            },
            PeerTreeKind("unary", 100) { BlueprintTree(Trees.unary($0), width: 40, height: 10) },
            PeerTreeKind("screen", 20) { BlueprintTree(Trees.screen(rows: $0), width: 80, height: CGFloat($0) * 2.5) },
            PeerTreeKind("flow", 1000) { BlueprintTree(Trees.flow($0), width: 80, height: CGFloat(2 * $0)) },
            PeerTreeKind("overlays", 100) { BlueprintTree(Trees.overlays($0), width: 40, height: 10) },
            PeerTreeKind("gridRows", 50) { BlueprintTree(Trees.gridRows($0), width: CGFloat(3 * $0 + 20), height: 10) },
            PeerTreeKind("nestedColumns", 160, next: 200) {
                BlueprintTree(Trees.nestedColumns($0), width: 40, height: CGFloat($0) / 2)
            },
        ]
    }

    /// Leaves of 8×2 cells each have room; a part of that is proposed in width.
    private static func binary(_ depth: Int, part: CGFloat) -> BlueprintTree {
        let (wide, high) = (1 << ((depth + 1) / 2), 1 << (depth / 2))
        return BlueprintTree(Trees.binary(depth: depth), width: CGFloat(8 * wide) * part, height: CGFloat(2 * high))
    }

    /// A random tree, with little room, enough room or much.
    static func random(_ numbers: inout PeerRandom, _ count: Int) -> BlueprintTree {
        let tree = element(&numbers, count)
        let height = CGFloat(count) * [0.1, 0.5, 2][Int.random(in: 0...2, using: &numbers)]
        return BlueprintTree(tree, width: 60, height: max(10, height.rounded()))
    }

    private static func element(_ numbers: inout PeerRandom, _ count: Int) -> any Element {
        guard count > 1 else { return Label(text: numbers.words()) }
        let kind = Int.random(in: 0..<10, using: &numbers)
        guard kind < 6 else { return wrapper(kind, around: element(&numbers, count - 1)) }
        let parts = numbers.parts(of: count - 1, among: min(count - 1, Int.random(in: 1...5, using: &numbers)))
        let children = parts.map { element(&numbers, $0) }
        switch kind {
        case 0, 1: return Column(alignment: .leading, minimumSpacing: 1) { for child in children { child } }
        case 2: return Row(alignment: .center, minimumSpacing: 1) { for child in children { child } }
        case 3: return Overlay(elements: children)
        case 4: return Flow(lineSpacing: 0, itemSpacing: 1) { for child in children { child } }
        default:
            return GridRow { row in
                for child in children { row.add(width: .proportional(1), child: child) }
            }
        }
    }

    private static func wrapper(_ kind: Int, around child: any Element) -> any Element {
        switch kind {
        case 6: Inset(top: 0, bottom: 1, left: 1, right: 2, wrapping: child)
        case 7: Aligned(vertically: .top, horizontally: .center, wrapping: child)
        case 8: ConstrainedSize(width: .atMost(20), height: .atLeast(2), wrapping: child)
        default: Box(wrapping: child)
        }
    }
}
