import Testing

/// What is drawn is what was measured, whatever cells a frame takes.
@Suite struct DrawnAsMeasuredTests {
    @Test func `texts in thirds of ten are each drawn in the two lines that they were measured in`() throws {
        // The frames are 3 1/3 wide; the middle one takes four cells, in which "ab c" would fit on a line.
        let source = """
            import BlueprintUI
            Column(alignment: .fill) {
                EqualStack(direction: .horizontal) {
                    Label(text: "ab c")
                    Label(text: "ab c")
                    Label(text: "ab c")
                }
            }
            """
        try expect(source, 10, 2, of: nil, shows: "ab·ab··ab·\nc··c···c··")
    }

    @Test func `a text that got more room than it asked for is broken for the room`() throws {
        let source = """
            import BlueprintUI
            Column { column in
                column.horizontalAlignment = .fill
                column.add(child: Label(text: "one two three"))
            }
            """
        try expect(source, 8, 2, of: nil, shows: "one two·\nthree···")
    }
}
