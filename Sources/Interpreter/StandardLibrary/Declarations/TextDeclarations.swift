import Foundation

extension StandardLibrary {
    static var string: [LibraryFunction] {
        [
            .declared("struct Index: Hashable, Comparable { }")
        ] + textMaking + textGrowing + shrinking
    }

    static var substring: [LibraryFunction] {
        [
            .call("init()") { _ in .string("") },
            .call("init(_ text: String)", "init(_ text: Substring)") { call in .string(try call.text(0)) },
            .changing("mutating func append(_ other: String)", on: .text, cost: .atEnd, body: append),
            popFirst(on: .restOfText),
        ] + shrinkingAtEnds(.restOfText)
    }

    /// What strings and parts of strings have.
    static var text: [LibraryFunction] {
        [
            .declared(
                "typealias Element = Character", "typealias Index = String.Index", "typealias SubSequence = Substring")
        ] + textReading + textCases + textSearching + textCutting + textChanging + written
    }

    private static var textMaking: [LibraryFunction] {
        [
            .call("init()") { _ in .string("") },
            .call(
                "init(_ text: String)", "init(_ text: Substring)", "init(_ character: Character)",
                "init<S: Sequence>(_ characters: S) where S.Element == Character;", "init<T>(_ value: T)",
                body: described),
            .call("init<T>(describing instance: T)") { call in
                try call.runner.string(try call.runner.written(try call.value(0)))
            },
            .call("init<T>(reflecting subject: T)") { call in
                let value = try call.value(0)
                return try call.runner.string(try call.runner.reflected(value))
            },
            .call(
                "init(repeating repeatedValue: String, count: Int)",
                "init(repeating repeatedValue: Character, count: Int)"
            ) { call in
                let text = try call.text(0)
                let count = try call.count(1)
                try call.runner.reserve(count, of: text.utf8.count)
                return .string(String(repeating: text, count: count))
            },
            .call("init<Source: BinaryInteger>(_ value: Source, radix: Int, uppercase: Bool = false)") { call in
                let radix = try call.int(1)
                guard (2...36).contains(radix) else { throw call.refusal(.radix(radix)) }
                return .string(String(try call.whole(0), radix: radix, uppercase: try call.bool(2, default: false)))
            },
            .call("init(format: String, _ arguments: Any...)", "init(format: String, arguments: [Any])") { call in
                .string(try FormatString.text(try call.text(0), of: try call.values(1), call.runner))
            },
        ]
    }

    /// A value as interpolation writes it; characters that were taken apart as the text that they make.
    @Sendable
    private static func described(_ call: HostCall) throws(Failure) -> Value {
        let value = try call.value(0)
        if value.text != nil { return value.plain }
        if let values = value.listed, !values.isEmpty, values.allSatisfy({ $0.text?.isOneCharacter ?? false }) {
            try call.runner.allocate(values.count)
            return .string(values.map(\.characters).joined())
        }
        return try call.runner.string(try call.runner.written(value))
    }

    private static var textReading: [LibraryFunction] {
        [
            .reading("var isEmpty: Bool", of: .text, cost: .atEnd) { _, text in .bool(text.isEmpty) },
            .reading("var first: Character?", of: .text) { _, text in .optional(text.first.map { String($0) }) },
            .reading("var last: Character?", of: .text) { _, text in .optional(text.last.map { String($0) }) },
            .reading("var startIndex: Index", of: .any, cost: .atEnd) { _, text in .int(text.firstIndex) },
            .reading("var utf8: [UInt8]", of: .text) { runner, text in try runner.array(text.utf8.map { .whole($0) }) },
            .reading("var utf16: [UInt16]", of: .text) { runner, text in
                try runner.array(text.utf16.map { .whole($0) })
            },
            .reading("var debugDescription: String", of: .text) { try $0.string($1.debugDescription) },
        ]
    }

    private static var textCases: [LibraryFunction] {
        [
            .declared(
                "var localizedCapitalized: String { capitalized }", "var localizedUppercase: String { uppercased() }",
                "var localizedLowercase: String { lowercased() }",
                "func appending(_ other: String) -> String { String(self) + other }"),
            .reading("var capitalized: String", of: .text) { runner, text in try runner.string(text.capitalized) },
            .method("func uppercased() -> String", on: .text) { try $0.runner.string($1.uppercased()) },
            .method("func lowercased() -> String", on: .text) { try $0.runner.string($1.lowercased()) },
        ]
    }

    @Sendable
    private static func append(_ call: HostCall, _ text: inout String) throws(Failure) -> Value {
        let other =
            if let more = call[0]?.text { more } else { try call.values(0).map(\.characters).joined() }
        try call.runner.reserve(text.utf8.count + other.utf8.count, charging: other.utf8.count)
        text += other
        return .void
    }

    private static var textGrowing: [LibraryFunction] {
        let insert = { @Sendable (call: HostCall, text: inout String) -> Value in
            let other = try call.values(0).map(\.characters).joined()
            let place = try call.place(of: try call.int(1))
            let count = try call.runner.count(.string(text))
            guard place >= 0, place <= count else { throw call.outOfRange(place, count) }
            try call.runner.reserve(text.utf8.count + other.utf8.count, charging: other.utf8.count)
            text.insert(contentsOf: other, at: text.index(text.startIndex, offsetBy: place))
            return .void
        }
        return [
            .changing(
                "mutating func append(_ other: String)", "mutating func append(_ other: Substring)",
                "mutating func append(_ character: Character)",
                "mutating func append<S: Sequence>(contentsOf newElements: S) where S.Element == Character;",
                on: .text, cost: .atEnd, body: append),
            .changing(
                "mutating func insert(_ newElement: Character, at i: Index)",
                "mutating func insert<S: Collection>(contentsOf newElements: S, at i: Index) where S.Element == Character;",
                on: .text, body: insert),
            reserveCapacity,
            .modifying(on: .text) { $1 = try $0.replaced($1) }.declared(
                by: forEachRange { "mutating func replaceSubrange(_ bounds: \($0)<Index>, with newElements: String)" }),
        ]
    }

    private static var textChanging: [LibraryFunction] {
        [
            .method(on: .text) { .string(try $0.replaced($1)) }.declared(
                by: forEachRange {
                    "func replacingCharacters(in range: \($0)<Index>, with replacement: String) -> String"
                }),
            .method(
                "func replacingOccurrences(of target: String, with replacement: String) -> String",
                "func replacing(_ target: String, with replacement: String) -> String", on: .text, cost: .searching
            ) { call, text in try call.replacedOccurrences(in: text) },
            .method(
                "func padding(toLength newLength: Int, withPad padString: String, startingAt padIndex: Int) -> String",
                on: .text
            ) { call, text in
                let length = try call.count(0)
                let pad = try call.text(1)
                let start = try call.int(2)
                guard !pad.isEmpty, start >= 0, start < pad.count else {
                    throw call.refusal(.noPadding(start))
                }
                try call.runner.reserve(length, of: pad.utf8.count)
                return .string(text.padding(toLength: length, withPad: pad, startingAt: start))
            },
        ]
    }
}

extension HostCall {
    /// A text in which the second argument stands in place of a range, the first.
    fileprivate func replaced(_ text: String) throws(Failure) -> String {
        var text = text
        let bounds = try bounds(0, count: try runner.count(.string(text)))
        let new = try self.text(1)
        try runner.reserve(text.utf8.count + new.utf8.count)
        let start = text.index(text.startIndex, offsetBy: bounds.lowerBound)
        text.replaceSubrange(start..<text.index(start, offsetBy: bounds.count), with: new)
        return text
    }

    fileprivate func replacedOccurrences(in text: String) throws(Failure) -> Value {
        let target = try self.text(0)
        let replacement = try self.text(1)
        guard !target.isEmpty else { return .string(text) }
        // Each byte of the target that is found makes room for one replacement.
        let most = text.utf8.count / target.utf8.count + 1
        guard most <= runner.limits.valueSize / (replacement.utf8.count + 1) else {
            throw refusal(.tooManyCharacters(most))
        }
        return try runner.string(text.replacing(target, with: replacement))
    }
}
