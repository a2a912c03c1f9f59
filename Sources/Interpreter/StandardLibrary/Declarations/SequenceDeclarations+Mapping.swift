extension StandardLibrary {
    static var sequence: [LibraryFunction] { mapping + folding + orderings + searching + comparisons + parts }

    private static var mapping: [LibraryFunction] {
        [
            .declared(
                "associatedtype Element", "associatedtype SubSequence", "typealias Iterator = IndexingIterator<Self>"),
            .method("func makeIterator() -> IndexingIterator<Self>", on: .elements) { call, values in
                try call.runner.array(values.reversed())
            },
            .method("func map<T>(_ transform: (Element) throws -> T) rethrows -> [T]", on: .elements) { call, values in
                var results: [Value] = []
                results.reserveCapacity(values.count)
                for value in values { results.append(try call.call(0, value)) }
                return try call.runner.array(results)
            },
            .method(
                "func flatMap<S: Sequence>(_ transform: (Element) throws -> S) rethrows -> [S.Element]", on: .elements
            ) { call, values in
                var results: [Value] = []
                for value in values {
                    let inner = try call.runner.values(try call.call(0, value))
                    try call.runner.reserve(results.count + inner.count, charging: inner.count)
                    results += inner
                }
                return .array(results)
            },
            .method("func compactMap<T>(_ transform: (Element) throws -> T?) rethrows -> [T]", on: .elements) {
                call, values in
                var results: [Value] = []
                for value in values {
                    let result = try call.call(0, value)
                    if let result = result.unwrapped { results.append(result) }
                }
                return try call.runner.array(results)
            },
            .method("func filter(_ isIncluded: (Element) throws -> Bool) rethrows -> [Element]", on: .elements) {
                try $0.runner.array(try $0.kept($1))
            },
            .method("func forEach(_ body: (Element) throws -> Void) rethrows", on: .elements) { call, values in
                for value in values { _ = try call.call(0, value) }
                return .void
            },
        ]
    }

    /// What an iterator has not given yet stands in it, the next at the end.
    static var nextElement: LibraryFunction {
        .changing("mutating func next() -> Element?", on: .elements, cost: .atEnd) { .optional($1.popLast()) }
    }

    private static var folding: [LibraryFunction] {
        [
            .method(
                "func reduce<Result>(_ initialResult: Result, _ nextPartialResult: (Result, Element) throws -> Result) rethrows -> Result",
                on: .elements
            ) { call, values in
                var result = try call.value(0)
                for value in values { result = try call.call(1, result, value) }
                return result
            },
            .method(
                "func reduce<Result>(into initialResult: Result, _ updateAccumulatingResult: (inout Result, Element) throws -> Void) rethrows -> Result",
                on: .elements
            ) { call, values in
                let update = try call.value(1)
                var result = try call.value(0)
                for value in values {
                    var arguments = [result, value]
                    // Let go of this copy, so that the closure changes its own in place.
                    result = .void
                    _ = try call.runner.call(update, &arguments, at: call.place)
                    result = arguments[0]
                }
                return result
            },
            .method("func enumerated() -> [(offset: Int, element: Element)]", on: .elements) { call, values in
                try call.runner.reservePairs(values.count)
                return try call.runner.array(
                    values.enumerated().map { .pair(.int($0), $1, labels: ("offset", "element")) })
            },
            .method(
                "func joined(separator: String = \"\") -> String where Element == String;",
                "func joined(separator: String = \"\") -> String where Element == Substring;",
                "func joined<S: Sequence>(separator: S) -> [Element.Element] where Element: Sequence, S.Element == Element.Element;",
                on: .elements
            ) { call, values in
                if let separator = call[0], !separator.isText {
                    return try call.flattened(values, by: try call.runner.values(separator))
                }
                if let first = values.first, !first.isText, first.hole == nil {
                    return try call.flattened(values, by: [])
                }
                return try call.joined(values, by: try call.text(0, default: ""))
            },
            .method("func joined() -> [Element.Element] where Element: Sequence;", on: .elements) { call, values in
                if let first = values.first, first.isText { return try call.joined(values, by: "") }
                return try call.flattened(values, by: [])
            },
        ]
    }

    private static var orderings: [LibraryFunction] {
        [
            .method("func reversed() -> [Element]", on: .elements) { try $0.runner.array($1.reversed()) },
            .method("func shuffled() -> [Element]", on: .elements) { call, values in
                try call.runner.array(values.shuffled(using: &call.runner.random))
            },
            .method(
                "func sorted() -> [Element] where Element: Comparable;",
                "func sorted(by areInIncreasingOrder: (Element, Element) throws -> Bool) rethrows -> [Element]",
                on: .elements
            ) { call, values in try call.runner.array(try call.sorted(values)) },
        ]
    }
}

extension HostCall {
    /// The values for which the first argument holds.
    func kept(_ values: [Value]) throws(Failure) -> [Value] {
        var kept: [Value] = []
        for value in values where try holds(0, value) { kept.append(value) }
        return kept
    }

    fileprivate func joined(_ values: [Value], by separator: String) throws(Failure) -> Value {
        var words: [String] = []
        var size = 0
        for value in values {
            let word = try runner.text(value)
            size += word.utf8.count + separator.utf8.count
            try runner.reserve(size, charging: word.utf8.count + separator.utf8.count)
            words.append(word)
        }
        return .string(words.joined(separator: separator))
    }

    /// The values of the sequences that the values are, with others between them.
    fileprivate func flattened(_ values: [Value], by separator: [Value]) throws(Failure) -> Value {
        var all: [Value] = []
        for (index, value) in values.enumerated() {
            let inner = (index > 0 ? separator : []) + (try runner.values(value))
            try runner.reserve(all.count + inner.count, charging: inner.count)
            all += inner
        }
        return .array(all)
    }
}

extension Value {
    var isText: Bool { text != nil }
}
