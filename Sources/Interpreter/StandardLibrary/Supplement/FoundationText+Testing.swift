extension FoundationText {
    /// What tests call, which compare nothing here, and what playgrounds show their views with.
    static let testing =
        comparisons.map { assertion in
            """
            func XCTAssert\(assertion.name)<Value>(
                _ expression1: @autoclosure () throws -> Value, _ expression2: @autoclosure () throws -> Value\(assertion.more),
                _ message: @autoclosure () -> String = ""
            ) {}
            """
        }.joined(separator: "\n\n") + "\n\n" + rest

    private static let comparisons = [
        (name: "Equal", more: ""), (name: "Equal", more: ", accuracy: Value"), (name: "NotEqual", more: ""),
        (name: "NotEqual", more: ", accuracy: Value"), (name: "LessThan", more: ""),
        (name: "LessThanOrEqual", more: ""), (name: "GreaterThan", more: ""), (name: "GreaterThanOrEqual", more: ""),
        (name: "Identical", more: ""), (name: "NotIdentical", more: ""),
    ]

    private static let rest = """
        func XCTAssert(_ expression: @autoclosure () throws -> Bool, _ message: @autoclosure () -> String = "") {}

        func XCTAssertTrue(_ expression: @autoclosure () throws -> Bool, _ message: @autoclosure () -> String = "") {}

        func XCTAssertFalse(_ expression: @autoclosure () throws -> Bool, _ message: @autoclosure () -> String = "") {}

        func XCTAssertNil(_ expression: @autoclosure () throws -> Any?, _ message: @autoclosure () -> String = "") {}

        func XCTAssertNotNil(_ expression: @autoclosure () throws -> Any?, _ message: @autoclosure () -> String = "") {}

        func XCTAssertThrowsError<Value>(
            _ expression: @autoclosure () throws -> Value, _ message: @autoclosure () -> String = "",
            _ errorHandler: (Error) -> Void = { _ in }
        ) {}

        func XCTAssertNoThrow<Value>(
            _ expression: @autoclosure () throws -> Value, _ message: @autoclosure () -> String = ""
        ) {}

        func XCTFail(_ message: String = "") {}

        func XCTUnwrap<Value>(_ expression: @autoclosure () throws -> Value?, _ message: String = "") throws -> Value {
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
