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

    @Test func `what is declared in Swift of an element of the vocabulary's is on its page`() throws {
        let field = try page("TextField")
        #expect(field.contains("init(_ title: String, value: Binding<Int>"))
        #expect(!field.contains("__"))
        #expect(try page("toolbar").contains("what the view puts into the bars around it"))
    }
}
