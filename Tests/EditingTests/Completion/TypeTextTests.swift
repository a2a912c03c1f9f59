import Testing

@testable import Editing

struct TypeTextTests {
    @Test(arguments: [
        ("CGFloat?", "CGFloat"), ("some View", "View"), ("inout Cache", "Cache"), ("any Element", "Element"),
        ("Binding<Bool>", "Binding"), ("[Int]", "Array"), ("[String: Int]", "Dictionary"),
        ("Row.Alignment", "Row.Alignment"),
        ("(any View)?", "View"), ("@escaping () -> Void", nil), ("(Int, Int)", nil),
    ])
    func `a type has a name`(text: String, name: String?) {
        #expect(TypeText(text).name == name)
    }

    @Test(arguments: [
        ("[Item]", "Item"), ("[Item]?", "Item"), ("[[Int]]", "[Int]"), ("Set<Int>", "Int"), ("Range<Int>", "Int"),
        ("[String: Int]", nil), ("Item", nil),
    ])
    func `a collection has elements`(text: String, element: String?) {
        #expect(TypeText(text).element.map { String($0.text) } == element)
    }

    @Test func `a function has parameters and a result`() throws {
        let function = try #require(TypeText("@escaping (_ size: Size, [Int: Bool]) async throws -> (A) -> B").function)
        #expect(function.parameters.map(\.text) == ["Size", "[Int: Bool]"])
        #expect(function.result.text == "(A) -> B")
    }

    @Test func `an optional function is a function`() throws {
        #expect(try #require(TypeText("((Size) -> Void)?").function).parameters.map(\.text) == ["Size"])
        #expect(TypeText("(Size)?").function == nil)
    }
}
