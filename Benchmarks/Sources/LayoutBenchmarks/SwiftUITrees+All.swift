import Negotiation
import SwiftUIDialect

extension SwiftUITrees {
    static var all: [(name: String, tree: any View, proposal: Proposal)] {
        [
            ("column 1000", column(1000), proposal(80, .infinity)),
            ("nested HStacks 20", nestedRows(20), proposal(200, 50)),
            ("nested ZStacks 20", nestedLayers(20), proposal(200, 50)),
            ("alternating 7", alternating(7), proposal(200, 60)),
            ("alternating 10, roomy", alternating(10), proposal(1000, 400)),
            ("alternating 10, tight", alternating(10), proposal(80, 24)),
            ("alternating 14, roomy", alternating(14), proposal(4000, 1600)),
            ("alternating 14, tight", alternating(14), proposal(80, 24)),
            ("paddings 200", paddings(200), proposal(1000, 1000)),
            ("paddings and frames 60", paddingsAndFrames(60), proposal(400, 400)),
            ("screen 30", screen(rows: 30), proposal(80, 100)),
            ("custom flow 1000", flow(1000), proposal(80, .infinity)),
            ("grid 40", grid(40), proposal(400, 100)),
        ]
    }

    private static func proposal(_ width: CGFloat, _ height: CGFloat) -> Proposal {
        Proposal(width: .atMost(width), height: height == .infinity ? .unconstrained : .atMost(height))
    }

    private static func screen(rows: Int) -> some View {
        VStack(alignment: .leading) {
            Text("Title")
            ForEach(0..<rows) { row in
                HStack {
                    Color.gray.frame(width: 4, height: 2)
                    VStack(alignment: .leading) {
                        Text("row \(row)")
                        Text("what it is about, in some words")
                    }
                    Spacer()
                    Text("12:0\(row % 10)")
                }
            }
        }
        .padding()
    }

    private static func grid(_ count: Int) -> some View {
        Grid {
            ForEach(0..<count) { row in
                GridRow { ForEach(0..<count) { Text("r\(row) c\($0)") } }
            }
        }
    }
}
