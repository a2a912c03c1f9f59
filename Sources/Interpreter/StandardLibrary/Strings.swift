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
                PropertyDescription(reading: "first", of: .string, \.firstText, Conversion<String>.string.optional()),
                PropertyDescription(reading: "last", of: .string, \.lastText, Conversion<String>.string.optional()),
                PropertyDescription(reading: "description", of: .string, \.self, .string),
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
            ] + cutting + sequenceMethods)
    }

    /// What gives a part of a text.
    private static var cutting: [Callable] {
        [
            part("prefix") { $0.prefix($1) }, part("suffix") { $0.suffix($1) },
            part("dropFirst", default: 1) { $0.dropFirst($1) }, part("dropLast", default: 1) { $0.dropLast($1) },
            .method(
                "filter", on: .string, Parameter(nil, name: "isIncluded", closure(.string, result: .bool)),
                returning: .string
            ) { text, isIncluded throws(VocabularyError) in
                var kept = ""
                for character in text where try holds(isIncluded, .string(String(character))) { kept.append(character) }
                return kept
            },
            .method(
                "replacingOccurrences", on: .string, Parameter("of", .string), Parameter("with", .string),
                returning: .string
            ) { text, target, replacement throws(VocabularyError) in
                _ = try checked(text.utf8.count, of: replacement.utf8.count + 1)
                return text.replacingOccurrences(of: target, with: replacement)
            },
        ]
    }

    private static func part(
        _ name: String, default count: Int? = nil, _ body: @escaping @Sendable (String, Int) -> Substring
    ) -> Callable {
        let parameter = count.map { Parameter(nil, .int, default: "\($0)", $0) } ?? Parameter(nil, .int)
        return .method(name, on: .string, parameter, returning: .string) { text, count throws(VocabularyError) in
            guard count >= 0 else { throw .refused("a count cannot be negative: \(count)") }
            return String(body(text, count))
        }
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
        // Characters that were taken apart.
        if case .array(let values) = value, values.allSatisfy(\.isCharacter), !values.isEmpty {
            return values.map(\.written).joined()
        }
        if value.describesItself { throw .refused("write \"\\(value)\": what a type says of itself is read there") }
        var writer = ValueWriter(limit: sizeLimit)
        writer.write(value, isInside: false)
        if writer.isCut { throw .refused("this is too large") }
        return writer.text
    }

    @Sendable
    private static func repeated(_ text: String, _ count: Int) throws(VocabularyError) -> String {
        var rest = try checked(count, of: text.utf8.count)
        var result = ""
        // As many copies as the place of the bit counts.
        var copies = text
        while rest > 0 {
            if rest & 1 == 1 { result += copies }
            rest >>= 1
            if rest > 0 { copies += copies }
        }
        return result
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

extension String {
    fileprivate var firstText: String? { first.map { String($0) } }

    fileprivate var lastText: String? { last.map { String($0) } }
}

extension Value {
    fileprivate var isCharacter: Bool {
        if case .string(let text) = self { text.count == 1 } else { false }
    }
}
