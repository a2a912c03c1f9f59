import Testing

/// Result builders that the sources declare.
@Suite struct ResultBuilderTests {
    private static let text = """
        @resultBuilder enum Words {
            static func buildExpression(_ text: String) -> String { text }
            static func buildBlock(_ parts: String...) -> String { parts.joined(separator: " ") }
        }
        func words(@Words _ make: () -> String) -> String { make() }

        """

    @Test func `a part that is not known is a hole, and the others stand`() {
        expectHoles(Self.text + "words { \"a\"; unknown; \"b\" }", ["unknown"])
        #expect(outcome(Self.text + "words { \"a\"; unknown(); \"b\" }").contains("'a ‹unknown()› b'"))
    }
}
