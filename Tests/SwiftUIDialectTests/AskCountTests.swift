import Foundation
import Negotiation
import SwiftUIDialect
import Testing

/// The number of asks of a pass. Time would be less reliable.
struct SlowAskCountTests {
    /// The leaf, and the modifiers around each level.
    enum Kind {
        case text, texts, color, limited, filling, ideal, padded, framed, fitting, prior, backed, layered
        /// Leaves with an aspect ratio, so that one length follows the other.
        case ratioText, ratioColor, ratioOwn, ratioStack, ratioRow

        func leaf(_ index: Int) -> any View {
            switch self {
            case .texts: Text(["a", "ab cd", "ab cd ef"][index % 3])
            case .color: Color.red
            case .limited: Color.red.frame(minWidth: 2, maxWidth: CGFloat(8 + index % 3))
            case .filling: Text("ab cd").frame(maxWidth: .infinity)
            case .ideal: Text("ab cd").fixedSize(horizontal: false, vertical: true)
            case .padded: Text("ab cd").padding(1)
            case .ratioText: Text("ab cd").aspectRatio(2, contentMode: .fit)
            case .ratioColor: Color.red.aspectRatio(2, contentMode: .fit)
            case .ratioOwn: Color.red.frame(idealWidth: 3, idealHeight: 2).aspectRatio(contentMode: .fit)
            case .ratioStack:
                VStack {
                    Color.red
                    Text("ab")
                }.aspectRatio(2, contentMode: .fill)
            case .ratioRow:
                HStack {
                    Rectangle().aspectRatio(CGFloat(1 + index % 3), contentMode: .fit)
                    Color.red.aspectRatio(2, contentMode: .fit)
                    Text("ab").aspectRatio(2, contentMode: .fit)
                }
            case .prior: Text("ab cd").layoutPriority(Double(index % 2))
            case .text, .framed, .fitting, .backed, .layered: Text("ab cd")
            }
        }

        func level(_ stack: any View, _ level: Int) -> any View {
            let stack = AnyView(ErasedView(view: stack))
            switch self {
            case .framed: return stack.frame(maxWidth: .infinity, alignment: .leading)
            case .fitting where level.isMultiple(of: 4):
                return ViewThatFits {
                    stack
                    Text("x")
                }
            case .backed: return stack.background(Color.red)
            case .layered:
                return ZStack {
                    Color.red
                    stack
                }
            default: return stack
            }
        }
    }

    /// The share of the ideal size that is proposed.
    enum Room: CGFloat, CaseIterable {
        case roomy = 2
        case tight = 0.7
        case squeezed = 0.2
    }

    @Test(
        arguments: [
            Kind.text, .texts, .color, .limited, .filling, .ideal, .padded, .framed, .fitting, .prior, .backed,
            .layered, .ratioText, .ratioColor, .ratioOwn, .ratioStack, .ratioRow,
        ], Room.allCases)
    func `four times the leaves take at most four and a half times the asks`(
        kind: Kind, room: Room
    ) {
        // Of a small tree, the first view that fits is often the smallest, with few asks.
        let depth = kind == .fitting ? 7 : 5
        let (small, large) = (Self.asks(kind, room, depth: depth), Self.asks(kind, room, depth: depth + 2))
        #expect(2 * large <= 9 * small, "\(small) asks, then \(large)")
    }

    @Test(arguments: [Kind.text, .ratioColor])
    func `a tree of depth 11 in too little space takes at most seventeen times the asks of depth 7`(kind: Kind) {
        let (small, large) = (Self.asks(kind, .tight, depth: 7), Self.asks(kind, .tight, depth: 11))
        #expect(large <= 17 * small, "\(small) asks, then \(large)")
    }

    private static func asks(_ kind: Kind, _ room: Room, depth: Int) -> Int {
        var leaves = 0
        let tree = alternating(depth, kind, &leaves)
        let (across, down) = (pow(2, CGFloat(depth / 2)), pow(2, CGFloat((depth + 1) / 2)))
        return Recording(tree, across * 6 * room.rawValue, down * room.rawValue).record.exchanges.count
    }

    /// Two of the next level in a row, then in a column, down to leaves.
    private static func alternating(_ level: Int, _ kind: Kind, _ leaves: inout Int) -> any View {
        guard level > 0 else {
            leaves += 1
            return kind.leaf(leaves)
        }
        let one = ErasedView(view: alternating(level - 1, kind, &leaves))
        let other = ErasedView(view: alternating(level - 1, kind, &leaves))
        if level.isMultiple(of: 2) {
            return kind.level(
                HStack {
                    one
                    other
                }, level)
        }
        return kind.level(
            VStack {
                one
                other
            }, level)
    }
}

/// A view whose type is erased.
private struct ErasedView: View {
    let view: any View

    var body: some View { AnyView(erasing: view) }
}
