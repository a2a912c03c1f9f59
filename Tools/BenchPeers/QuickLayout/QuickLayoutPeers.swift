import Foundation
import PeerMeasuring

#if REAL_LIBRARY
    import QuickLayoutBridge
#else
    import QuickLayoutDialect
#endif

/// A tree with its room.
struct QuickLayoutTree {
    let element: any Element
    let room: Room
}

/// The trees of `QuickLayoutBenchmark`, at any size.
enum QuickLayoutPeers {
    static var kinds: [PeerTreeKind<QuickLayoutTree>] {
        [
            kind("vstack", 1000, QuickLayoutTrees.column, .fixed(CGSize(width: 80, height: CGFloat.infinity))),
            kind("vstack in half its height", 1000, QuickLayoutTrees.column, .halfHigh),
            kind("alternating, roomy", 10, next: 11, QuickLayoutTrees.alternating, .roomy),
            kind("alternating, tight", 10, next: 11, QuickLayoutTrees.alternating, .tight),
            kind("alternating apart, roomy", 10, next: 11, QuickLayoutTrees.alternatingApart, .roomy),
            kind("alternating apart, tight", 10, next: 11, QuickLayoutTrees.alternatingApart, .tight),
            kind("paddings", 200, QuickLayoutTrees.paddings, .roomy),
            kind("unary", 100, QuickLayoutTrees.unary, .roomy),
            kind("grid", 20, QuickLayoutTrees.grid, .roomy),
            kind("grid, tight", 40, QuickLayoutTrees.grid, .tight),
            kind("flow", 1000, QuickLayoutTrees.flow, .fixed(CGSize(width: 80, height: CGFloat.infinity))),
            kind("zstackNest", 100, QuickLayoutTrees.stacks, .roomy),
            kind("frames", 100, QuickLayoutTrees.frames, .roomy),
            kind("layers", 100, QuickLayoutTrees.layers, .roomy),
            kind("fillSpine", 12, next: 13, QuickLayoutTrees.fillSpine, .natural),
            kind("spineV", 12, next: 13, QuickLayoutTrees.spine, .natural),
            kind("ideal", 10, next: 11, QuickLayoutTrees.ideal, .roomy),
        ]
    }

    private static func kind(
        _ name: String, _ count: Int, next: Int? = nil, _ make: @escaping (Int) -> any Element, _ room: Room
    ) -> PeerTreeKind<QuickLayoutTree> {
        PeerTreeKind(name, count, next: next) { QuickLayoutTree(element: make($0), room: room) }
    }

    /// A random tree, with little room, enough room or much.
    static func random(_ numbers: inout PeerRandom, _ count: Int) -> QuickLayoutTree {
        let tree = element(&numbers, count)
        let room: Room = [.roomy, .tight, .natural][Int.random(in: 0...2, using: &numbers)]
        return QuickLayoutTree(element: tree.padding(0), room: room)
    }

    private static func element(_ numbers: inout PeerRandom, _ count: Int) -> any Element {
        guard count > 1 else { return Text(numbers.words()) }
        let kind = Int.random(in: 0..<10, using: &numbers)
        guard kind < 6 else { return wrapper(kind, around: element(&numbers, count - 1)) }
        let parts = numbers.parts(of: count - 1, among: min(count - 1, Int.random(in: 1...5, using: &numbers)))
        let children = parts.map { element(&numbers, $0) }
        switch kind {
        case 0, 1: return VStack(alignment: .leading, spacing: 1) { for child in children { child } }
        case 2: return HStack(spacing: 1) { for child in children { child } }
        case 3: return ZStack { for child in children { child } }
        case 4: return HFlow(itemSpacing: 1) { for child in children { child } }
        default:
            return Grid(horizontalSpacing: 1) {
                GridRow { for child in children { child } }
                GridRow { for child in children.prefix(1) { child } }
            }
        }
    }

    private static func wrapper(_ kind: Int, around child: any Element) -> any Element {
        switch kind {
        case 6: child.padding(1)
        case 7: child.frame(minWidth: 2, maxWidth: 30)
        case 8: child.background { Text("ab") }
        default: child.layoutPriority(1)
        }
    }
}
