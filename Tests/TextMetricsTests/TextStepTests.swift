import TextMetrics
import Testing

/// The approximate cost of measuring a text, in steps.
struct TextStepTests {
    @Test func `a long text takes steps, and more if it is not ASCII`() {
        #expect(TextExtent.steps(for: "a few words") == 0)
        #expect(TextExtent.steps(for: String(repeating: "word ", count: 1000)) == 156)
        #expect(TextExtent.steps(for: String(repeating: "wörd ", count: 1000)) == 3000)
    }
}
