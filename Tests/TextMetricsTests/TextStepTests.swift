import TextMetrics
import Testing

/// About how long it takes to measure a text.
struct TextStepTests {
    @Test func `a long text takes steps, and more of them where it is not ASCII`() {
        #expect(TextExtent.steps(for: "a few words") == 0)
        #expect(TextExtent.steps(for: String(repeating: "word ", count: 1000)) == 156)
        #expect(TextExtent.steps(for: String(repeating: "wörd ", count: 1000)) == 3000)
    }
}
