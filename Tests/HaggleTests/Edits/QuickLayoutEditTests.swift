import LayoutInspection
import Testing

/// Edits of a QuickLayout source, word for word.
@Suite struct QuickLayoutEditTests {
    private static func example(_ marked: String) throws -> EditedSource {
        try EditedSource("import QuickLayout\n\n" + marked)
    }

    @Test func `a text is wrapped with its color`() throws {
        try Self.example(
            """
            let card = VStack(spacing: 1) {
                Text("a").»foregroundColor(.red)
            }
            """
        ).becomes(
            """
            let card = VStack(spacing: 1) {
                HStack {
                    Text("a").foregroundColor(.red)
                }
            }
            """, by: .wrap("HStack"))
    }

    @Test func `children take their stack's place`() throws {
        try Self.example(
            """
            VStack {
                »HStack {
                    Text("a").foregroundColor(.red)
                    Spacer()
                }
            }
            """
        ).becomes(
            """
            VStack {
                Text("a").foregroundColor(.red)
                Spacer()
            }
            """, by: .unwrap)
    }

    @Test func `a modifier vanishes from its line`() throws {
        try Self.example(
            """
            Text("a").»padding(1).fixedSize()
            """
        ).becomes(
            """
            Text("a").fixedSize()
            """, by: .unwrap)
    }

    @Test func `a background takes no second element`() throws {
        try Self.example(
            """
            Text("a").background { »Color.red }
            """
        ).refuses(.duplicate, because: .onlyPlace)
    }

    @Test func `a background takes no second child`() throws {
        try Self.example(
            """
            Text("a").»background { Color.red }
            """
        ).refuses(.add("Text"), because: .holdsOne)
    }

    @Test func `a stack of one line takes a child, and its modifier gets a line`() throws {
        try Self.example(
            """
            »HStack { Text("a") }.padding(1)
            """
        ).becomes(
            """
            HStack {
                Text("a")
                Spacer()
            }
            .padding(1)
            """, by: .add("Spacer"))
    }

    @Test func `a modifier follows in a closure of one line`() throws {
        try Self.example(
            """
            HStack { Text("a").»fixedSize() }
            """
        ).becomes(
            """
            HStack { Text("a").fixedSize().padding(1) }
            """, by: .modify(".padding(1)"))
    }

    @Test func `a text's own modifier comes before others`() throws {
        try Self.example(
            """
            HStack { »Text("a").padding(1) }
            """
        ).becomes(
            """
            HStack { Text("a").foregroundColor(.red).padding(1) }
            """, by: .set("foregroundColor", ".red"))
    }

    @Test func `statements of a line change places`() throws {
        try Self.example(
            """
            HStack { »Text("a"); Spacer() }
            """
        ).becomes(
            """
            HStack { Spacer(); Text("a") }
            """, by: .move(.next))
    }

    @Test func `a branch loses its only element`() throws {
        try Self.example(
            """
            HStack {
                if true {
                    »Text("a")
                }
            }
            """
        ).becomes(
            """
            HStack {
                if true {}
            }
            """, by: .delete)
    }

    @Test func `an element is wrapped with all of its modifiers`() throws {
        try Self.example(
            """
            HStack {
                »Text("a").padding(1).fixedSize()
                Spacer()
            }
            """
        ).becomes(
            """
            HStack {
                VStack {
                    Text("a").padding(1).fixedSize()
                }
                Spacer()
            }
            """, by: .wrap("VStack"))
    }

    @Test func `a grid gets a row`() throws {
        let grid = try Self.example(
            """
            »Grid {
                GridRow {
                    Text("a")
                }
            }
            """)
        try grid.becomes(
            """
            Grid {
                GridRow {
                    Text("a")
                }
                GridRow {
                    Text("Text")
                }
            }
            """, by: .add("Text"))
        grid.refuses(.unwrap, because: .otherType)
    }
}
