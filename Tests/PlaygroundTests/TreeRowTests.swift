import Testing

@testable import Playground

@Suite struct TreeRowTests {
    private static let people = ToyElement.column(
        .label("Katherine Johnson").inset(1), .label("Grace Hopper"), .label("Ada"), .box(3, 1))

    /// The rows of the zoomed tree.
    private func tree(_ width: Int) -> String {
        var state = Self.people.opened(width, 12)
        state.type("1z")
        return state.rows[3..<9].map { String($0.reversed().drop { $0 == " " }.reversed()) }.joined(separator: "\n")
    }

    @Test func `a wide row has its proposal and its size`() {
        expectPicture(
            tree(50),
            """
            ▸Column                               46×7 → 46×7
             ├ inset                            ≤46×≤7 → 19×3
             │ └ Label "Katherine Johnson"      ≤17×≤1 → 17×1
             ├ Label "Grace Hopper"             ≤46×≤4 → 12×1
             ├ Label#2 "Ada"                    ≤46×≤3 → 3×1
             └ Box                              ≤46×≤2 → 3×1
            """)
    }

    @Test func `a narrow row drops its proposal first, then its size, and words last`() {
        expectPicture(
            tree(40),
            """
            ▸Column                     36×7 → 36×7
             ├ inset                  ≤36×≤7 → 19×3
             │ └ Label "Katherine Johnson"   → 17×1
             ├ Label "Grace Hopper"   ≤36×≤4 → 12×1
             ├ Label#2 "Ada"          ≤36×≤3 → 3×1
             └ Box                    ≤36×≤2 → 3×1
            """)
        expectPicture(
            tree(30),
            """
            ▸Column           26×7 → 26×7
             ├ inset        ≤26×≤7 → 19×3
             │ └ Label "Katherine Johns…
             ├ Label "Grace Hopper"
             ├ Label#2 "Ada"       → 3×1
             └ Box          ≤26×≤2 → 3×1
            """)
    }

    @Test func `a name without a text takes precedence over numbers`() {
        var element = ToyElement.box(3, 1)
        for _ in 0..<4 { element = .row(element) }
        var state = element.opened(24, 12)
        state.type("1z")
        #expect(state.rows.contains { $0.contains("Box") })
        #expect(!state.rows.contains { $0.contains("Ro…") }, "\(state.screen)")
    }
}
