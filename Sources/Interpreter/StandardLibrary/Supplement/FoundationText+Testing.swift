extension FoundationText {
    /// What tests call, which compare nothing here, and what playgrounds show their views with.
    static let testing =
        comparisons.map { assertion in
            """
            func XCTAssert\(assertion.name)<Value>(
                _ expression1: @autoclosure () throws -> Value, _ expression2: @autoclosure () throws -> Value\(assertion.more),
                _ message: @autoclosure () -> String = "", \(place)
            ) {}
            """
        }.joined(separator: "\n\n") + "\n\n" + rest

    private static let comparisons = [
        (name: "Equal", more: ""), (name: "Equal", more: ", accuracy: Value"), (name: "NotEqual", more: ""),
        (name: "NotEqual", more: ", accuracy: Value"), (name: "LessThan", more: ""),
        (name: "LessThanOrEqual", more: ""), (name: "GreaterThan", more: ""), (name: "GreaterThanOrEqual", more: ""),
        (name: "Identical", more: ""), (name: "NotIdentical", more: ""),
    ]

    private static let assertions: KeyValuePairs = [
        "": "Bool", "True": "Bool", "False": "Bool", "Nil": "Any?", "NotNil": "Any?",
    ]

    /// Where an assertion says that it stands.
    private static let place = "file: String = \"\", line: UInt = 0"

    private static let rest = """
        \(assertions.map { name, tested in
            """
            func XCTAssert\(name)(
                _ expression: @autoclosure () throws -> \(tested), _ message: @autoclosure () -> String = "", \(place)
            ) {}
            """
        }.joined(separator: "\n\n"))

        func XCTAssertThrowsError<Value>(
            _ expression: @autoclosure () throws -> Value, _ message: @autoclosure () -> String = "",
            \(place), _ errorHandler: (Error) -> Void = { _ in }
        ) {}

        func XCTAssertNoThrow<Value>(
            _ expression: @autoclosure () throws -> Value, _ message: @autoclosure () -> String = "", \(place)
        ) {}

        func XCTFail(_ message: String = "", \(place)) {}

        func XCTUnwrap<Value>(
            _ expression: @autoclosure () throws -> Value?, _ message: String = "", \(place)
        ) throws -> Value {
            try expression()!
        }

        final class PlaygroundPage {
            static let current = PlaygroundPage()
            var needsIndefiniteExecution = false
            var liveView: Any?
            func setLiveView(_ view: Any) {}
            func finishExecution() {}
        }

        class XCTestExpectation {
            init(description: String = "") {}
            var isInverted = false
            var expectedFulfillmentCount = 1
            func fulfill() {}
        }
        """
}
