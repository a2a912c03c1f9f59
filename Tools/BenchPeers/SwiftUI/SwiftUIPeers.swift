import Foundation
import PeerMeasuring

#if REAL_LIBRARY
    import OpenSwiftUICore
#else
    import SwiftUIDialect
#endif

/// A tree with its proposal.
struct SwiftUITree {
    let view: any View
    let width: CGFloat
    let height: CGFloat
}

/// The trees of `SwiftUITrees`, at any size.
enum SwiftUIPeers {
    static var kinds: [PeerTreeKind<SwiftUITree>] {
        [
            PeerTreeKind("vstack", 1000) { tree(SwiftUITrees.column($0), 80, .infinity) },
            PeerTreeKind("vstack in half its height", 1000) { tree(SwiftUITrees.column($0), 80, CGFloat($0) / 2) },
            PeerTreeKind("hstackNest", 20, next: 21) { tree(SwiftUITrees.nestedRows($0), 200, 50) },
            PeerTreeKind("zstackNest", 20, next: 21) { tree(SwiftUITrees.nestedLayers($0), 200, 50) },
            PeerTreeKind("alternating", 7, next: 8) { tree(SwiftUITrees.alternating($0), 200, 60) },
            PeerTreeKind("alternating, roomy", 10, next: 11) { tree(SwiftUITrees.alternating($0), 1000, 400) },
            PeerTreeKind("alternating, tight", 10, next: 11) { tree(SwiftUITrees.alternating($0), 80, 24) },
            PeerTreeKind("paddings", 200) { tree(SwiftUITrees.paddings($0), 1000, 1000) },
            PeerTreeKind("paddings and frames", 60) { tree(SwiftUITrees.paddingsAndFrames($0), 400, 400) },
            PeerTreeKind("flow", 1000) { tree(SwiftUITrees.flow($0), 80, .infinity) },
        ]
    }

    private static func tree(_ view: some View, _ width: CGFloat, _ height: CGFloat) -> SwiftUITree {
        SwiftUITree(view: view, width: width, height: height)
    }

    /// A random tree, with little room, enough room or much.
    static func random(_ numbers: inout PeerRandom, _ count: Int) -> SwiftUITree {
        let view = view(&numbers, count)
        let height = CGFloat(count) * [0.1, 0.5, 2][Int.random(in: 0...2, using: &numbers)]
        return SwiftUITree(view: view, width: 60, height: max(10, height.rounded()))
    }

    private static func view(_ numbers: inout PeerRandom, _ count: Int) -> AnyView {
        guard count > 1 else { return AnyView(Text(numbers.words())) }
        let kind = Int.random(in: 0..<8, using: &numbers)
        guard kind < 5 else { return wrapper(kind, around: view(&numbers, count - 1)) }
        let parts = numbers.parts(of: count - 1, among: min(count - 1, Int.random(in: 1...5, using: &numbers)))
        let views = parts.map { view(&numbers, $0) }
        let content = ForEach(0..<views.count) { views[$0] }
        return switch kind {
        case 0, 1: AnyView(VStack(alignment: .leading) { content })
        case 2: AnyView(HStack { content })
        case 3: AnyView(HStack(spacing: 2) { content })
        default: AnyView(ZStack { content })
        }
    }

    private static func wrapper(_ kind: Int, around view: AnyView) -> AnyView {
        switch kind {
        case 5: AnyView(view.padding(1))
        case 6: AnyView(view.frame(minWidth: 2, maxWidth: 30))
        default: AnyView(view.frame(width: 20))
        }
    }
}
