import Testing

@testable import Editing

struct EditedTextTests {
    @Test func `typing a call closes its brackets`() {
        #expect(typed("Text(") == "Text(▏)")
    }
}
