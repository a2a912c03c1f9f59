import Foundation

extension StandardLibrary {
    static var string: TypeDescription {
        TypeDescription(
            TypeName("String"), .value, help: "Text.",
            initializers: [
                .initializer(of: .string) { () throws(VocabularyError) in "" },
                .initializer(Parameter(nil, .value(.any)), of: .string, body: text),
                .initializer(Parameter("describing", .value(.any)), of: .string, body: text),
                .initializer(Parameter("repeating", .string), Parameter("count", .int), of: .string, body: repeated),
            ],
            properties: [
                PropertyDescription(reading: "count", of: .string, \.count, .int),
                PropertyDescription(reading: "isEmpty", of: .string, \.isEmpty, .bool),
            ],
            methods: [
                method("uppercased") { $0.uppercased() },
                method("lowercased") { $0.lowercased() },
                method("capitalized") { $0.capitalized },
                test("hasPrefix") { $0.hasPrefix($1) },
                test("hasSuffix") { $0.hasSuffix($1) },
                test("contains") { $0.contains($1) },
                .mutatingMethod("append", on: .string, Parameter(nil, .string)) {
                    (text: inout String, other) throws(VocabularyError) in text += other
                },
                .method(
                    "split", on: .string, Parameter("separator", .string), returning: Conversion<String>.string.array()
                ) {
                    text, separator throws(VocabularyError) in
                    guard !separator.isEmpty else { throw .refused("the separator is empty") }
                    return text.split(separator: separator).map { String($0) }
                },
            ])
    }

    private static func method(_ name: String, _ body: @escaping @Sendable (String) -> String) -> Callable {
        .method(name, on: .string, returning: .string) { text throws(VocabularyError) in body(text) }
    }

    private static func test(_ name: String, _ body: @escaping @Sendable (String, String) -> Bool) -> Callable {
        .method(name, on: .string, Parameter(nil, .string), returning: .bool) {
            text, other throws(VocabularyError) in body(text, other)
        }
    }

    @Sendable
    private static func text(_ value: Value) throws(VocabularyError) -> String {
        if value.describesItself { throw .refused("write \"\\(value)\": what a type says of itself is read there") }
        var writer = ValueWriter(limit: sizeLimit)
        writer.write(value, isInside: false)
        if writer.isCut { throw .refused("this is too large") }
        return writer.text
    }

    @Sendable
    private static func repeated(_ text: String, _ count: Int) throws(VocabularyError) -> String {
        try String(repeating: text, count: checked(count, of: text.utf8.count))
    }

    /// The most that the library makes at once; the interpreter's own limit may be lower.
    static let sizeLimit = 1 << 20

    /// A count of things of a size, if that is not too much.
    static func checked(_ count: Int, of size: Int = 1) throws(VocabularyError) -> Int {
        guard count >= 0 else { throw .refused("a count cannot be negative: \(count)") }
        guard count <= sizeLimit / max(1, size) else { throw .refused("\(count) are too many: this grows too large") }
        return count
    }
}
