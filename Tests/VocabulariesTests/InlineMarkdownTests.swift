import Testing

@testable import Vocabularies

/// What a title shows that has marks of emphasis. The expected texts follow the rules of CommonMark 0.31, section 6.
@Suite struct InlineMarkdownTests {
    @Test(
        arguments: [
            ("Total: **12** cells", "Total: 12 cells"),
            ("*one* and __two__", "one and two"),
            ("***both*** at once", "both at once"),
            ("**a *b* c**", "a b c"),
            ("~~old~~ new, ~x~", "old new, x"),
            ("call `f(*x*)` now", "call f(*x*) now"),
            ("``a ` b`` ends", "a ` b ends"),
            ("[the *docs*](https://example.org/(a)) say", "the docs say"),
            (#"\*not\* \_this\_"#, "*not* _this_"),
            (#"a\b"#, #"a\b"#),
            ("^[3 cells](inflect: true) left", "3 cells left"), ("2^[a](b)", "2^a"),
        ])
    func `marks are read and left out`(source: String, shown: String) {
        #expect(InlineMarkdown(source).plainText == shown)
    }

    @Test(
        arguments: [
            "", "plain", "2 * 3 * 4", "snake_case_name", "Password*", "* required", "**open", "a ** b **", "`open",
            "[1] (2)", "[open", "~~~three~~~", "~one~~", "5 > 3 < 7", "line\n  two",
        ])
    func `unpaired marks stay`(source: String) {
        #expect(InlineMarkdown(source).plainText == source)
    }

    @Test func `the outer brackets of nested links stay`() {
        #expect(InlineMarkdown("[a [b](x) c](y)").plainText == "[a b c](y)")
        #expect(InlineMarkdown("[a](x) [b](y)").plainText == "a b")
    }

    /// What took the square of the length would not end, nor would the tests.
    @Test(arguments: ["x", "[", "[a](b", "a* ", "*a ", "`", "_a *b ", "\\["])
    func `a long text is read in one go`(part: String) {
        let source = String(repeating: part, count: 20_000)
        #expect(InlineMarkdown(source).plainText.count <= source.count)
    }

    @Test func `links in links in links are no recursion`() {
        let source = String(repeating: "[", count: 50_000) + "a" + String(repeating: "](b)", count: 50_000)
        #expect(InlineMarkdown(source).plainText.hasPrefix("[[[["))
    }

    @Test func `runs whose lengths make three do not belong together`() {
        #expect(InlineMarkdown("*foo**bar*").plainText == "foo**bar")
        #expect(InlineMarkdown("*foo**bar**baz*").plainText == "foobarbaz")
    }
}
