import LayoutInspection
import Testing

@testable import haggle

/// The output of `haggle elements`.
struct ElementsTextTests {
    private func page(_ name: String) throws -> String {
        let dialect = try #require(Dialects.all.first { $0.name == "swiftui" })
        return dialect.vocabulary.types(named: name).map { $0.page(of: dialect) }.joined(separator: "\n")
    }

    @Test func `internal names are not listed`() {
        for dialect in Dialects.all { #expect(!dialect.elementList.contains("__")) }
    }

    @Test func `a modifier is on its element's page`() throws {
        #expect(try page("toolbar").contains("what the view puts into the bars around it"))
    }
}
