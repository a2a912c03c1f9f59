import LayoutInspection
import Testing

@testable import haggle

/// What `haggle elements` lists.
struct ElementsTextTests {
    private func page(_ name: String) throws -> String {
        let dialect = try #require(Dialects.all.first { $0.name == "swiftui" })
        return dialect.vocabulary.types(named: name).map { $0.page(of: dialect) }.joined(separator: "\n")
    }

    @Test func `names that no source can write are in no list`() {
        for dialect in Dialects.all { #expect(!dialect.elementList.contains("__")) }
    }

    @Test func `a modifier is on the page of its element`() throws {
        #expect(try page("toolbar").contains("what the view puts into the bars around it"))
    }
}
