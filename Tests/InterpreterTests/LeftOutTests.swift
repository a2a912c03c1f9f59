import Testing

/// A rare member of Swift's library is a hole here, without a message: the source has no mistake.
@Suite struct LeftOutTests {
    @Test(
        arguments: [
            "1.5.ulp", "1.5.nextUp", "1.5.nextDown", "Double.ulpOfOne", "Double.leastNonzeroMagnitude", "1.5.sign",
            "7.5.remainder(dividingBy: 2)", "1.5.isEqual(to: 2)", "1.5.isLess(than: 2)", "1.5.isLessThanOrEqualTo(2)",
            "Double.maximum(1, 2)", "Double.minimum(1, 2)", "Int.isSigned", "Set([1]).isStrictSubset(of: [1])",
            "Set([1]).isStrictSuperset(of: [1])", "[1].underestimatedCount", "[1].capacity",
            #""a".compare("b")"#, #""a".caseInsensitiveCompare("b")"#, "CGSize.zero.equalTo(.zero)",
        ])
    func `a rare member is a hole`(expression: String) {
        #expect(outcome("let value = \(expression)") == "value = ‹\(expression)›")
    }

    @Test(
        arguments: [
            "var number = 2.5; number.formSquareRoot()",
            "var number = 2.5; number.formTruncatingRemainder(dividingBy: 2)",
            "var items = [1, 2]; items.remove(atOffsets: [0])",
            "var items = [1, 2]; items.move(fromOffsets: [0], toOffset: 2)",
            #"var ages = ["a": 1]; let removed = ages.remove(at: ages.startIndex)"#,
        ])
    func `a rare method that changes a value is no mistake`(source: String) {
        #expect(run(source).diagnostics == [])
        #expect(run("func change() { \(source) }").diagnostics == [])
    }

    @Test func `an initializer of a generic parameter, taken as a value, is a hole`() {
        let source = """
            func made<T: LosslessStringConvertible>(_ text: String?, as type: T.Type) -> T? { text.flatMap(T.init) }
            let size = made("5", as: Int.self)
            """
        #expect(outcome(source) == "size = ‹T.init›")
    }

    @Test(arguments: ["KeyValuePairs<String, Int>", "CGVector", "FloatingPointSign", "ComparisonResult"])
    func `a rare type is no mistake`(name: String) { #expect(run("func take(_ value: \(name)) { }").diagnostics == []) }
}
