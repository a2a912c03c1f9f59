import Testing

/// Property wrappers that the sources declare.
@Suite struct PropertyWrapperTests {
    @Test func `a global variable has a wrapper`() {
        let source = """
            @propertyWrapper struct Upper { var wrappedValue: String { didSet { wrappedValue = wrappedValue.uppercased() } } }
            @Upper var word = "g"
            word += "h"
            "\\(word)"
            """
        #expect(outcome(source).hasSuffix("'GH'"))
    }

    @Test func `an error under a wrapper is reported`() {
        let upper = "@propertyWrapper struct Upper { var wrappedValue: String }\n"
        expectErrors(
            upper + "struct A { @Upper var text = ⟦5⟧ }",
            "cannot convert value of type 'Int' to expected argument type 'String'")
    }
}
