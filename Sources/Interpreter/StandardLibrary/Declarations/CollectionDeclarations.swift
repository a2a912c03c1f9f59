extension StandardLibrary {
    /// What every collection can be asked for. An index is the place of an element, and of a range the number itself.
    static var collection: [LibraryFunction] {
        [
            .declared("associatedtype Index"),
            .reading("var lazy: Self", of: .any, cost: .atEnd) { _, value in value },
            .reading("var count: Int", of: .any, cost: .atIndex) { runner, value in .int(try runner.count(value)) },
            .reading("var isEmpty: Bool", of: .any, cost: .atIndex) { .bool(try $0.count($1) == 0) },
            .reading("var first: Element?", of: .elements, cost: .atIndex) { _, values in .optional(values.first) },
            .reading("var last: Element?", of: .elements, cost: .atIndex) { _, values in .optional(values.last) },
            .reading("var startIndex: Index", of: .any, cost: .atIndex) { _, value in .int(value.firstIndex) },
            .reading("var endIndex: Index", of: .any, cost: .atIndex) { .int($1.firstIndex + (try $0.count($1))) },
            .reading("var indices: [Index]", of: .any, cost: .atIndex) { runner, value in
                let start = value.firstIndex
                return .range(.init(start: start, end: start + (try runner.count(value))))
            },
            // What stands at an index, and the parts that ranges take out.
            .method(on: .any, cost: .atIndex) { try $0.element(of: $1) }.declared(by: subscripts("get")),
            .method("func last(where predicate: (Element) throws -> Bool) rethrows -> Element?", on: .elements) {
                call, values in
                .optional(try call.lastPlace(values).map { values[$0] })
            },
            .finding(
                "func firstIndex(of element: Element) -> Index? where Element: Equatable;",
                "func index(of element: Element) -> Index? where Element: Equatable;"
            ) { call, values in try call.runner.index(of: try call.value(0), in: values) },
            .finding("func firstIndex(where predicate: (Element) throws -> Bool) rethrows -> Index?") { call, values in
                try call.place(values)
            },
            .finding("func lastIndex(of element: Element) -> Index? where Element: Equatable;") { call, values in
                let reversed = try call.runner.index(of: try call.value(0), in: values.reversed())
                return reversed.map { values.count - 1 - $0 }
            },
            .finding("func lastIndex(where predicate: (Element) throws -> Bool) rethrows -> Index?") { call, values in
                try call.lastPlace(values)
            },
            .method("func randomElement() -> Element?", on: .elements, cost: .atIndex) { call, values in
                .optional(values.randomElement(using: &call.runner.random))
            },
        ] + moving + collectionParts
    }

    static func subscripts(_ accessors: String) -> [String] {
        ["subscript(_ position: Index) -> Element { \(accessors) }"]
            + forEachRange { "subscript(_ bounds: \($0)<Index>) -> SubSequence { \(accessors) }" }
    }

    /// What takes every type of range, declared for each.
    static func forEachRange(_ declaration: (String) -> String) -> [String] {
        ["Range", "ClosedRange", "PartialRangeFrom", "PartialRangeUpTo", "PartialRangeThrough"].map(declaration)
    }

    private static var moving: [LibraryFunction] {
        [
            .declared(
                "func formIndex(after i: inout Index) { i = index(after: i) }",
                "func formIndex(before i: inout Index) { i = index(before: i) }",
                "func formIndex(_ i: inout Index, offsetBy distance: Int) { i = index(i, offsetBy: distance) }"),
            .method("func index(after i: Index) -> Index", on: .any, cost: .atIndex) { call, _ in
                try call.moved(by: 1)
            },
            .method("func index(before i: Index) -> Index", on: .any, cost: .atIndex) { call, _ in
                try call.moved(by: -1)
            },
            .method("func index(_ i: Index, offsetBy distance: Int) -> Index", on: .any, cost: .atIndex) {
                call, value in
                let moved = try call.runner.int(try call.moved(by: try call.int(1)))
                switch value {
                // An array and its slices check the index where it is used.
                case .array, .slice: return .int(moved)
                default: break
                }
                let end = value.firstIndex + (try call.runner.count(value))
                guard moved >= value.firstIndex, moved <= end else { throw call.outOfRange(moved, end) }
                return .int(moved)
            },
            .method(
                "func index(_ i: Index, offsetBy distance: Int, limitedBy limit: Index) -> Index?", on: .any,
                cost: .atIndex
            ) { call, _ in
                let start = try call.int(0)
                let distance = try call.int(1)
                let limit = try call.int(2)
                let moved = try call.runner.int(try call.moved(by: distance))
                let isPast =
                    distance >= 0 ? limit >= start && moved > limit : limit <= start && moved < limit
                return isPast ? .none : .int(moved)
            },
            .method("func distance(from start: Index, to end: Index) -> Int", on: .any, cost: .atIndex) { call, _ in
                let (distance, overflow) = try call.int(1).subtractingReportingOverflow(try call.int(0))
                guard !overflow else { throw call.runner.failure(.overflow("-")) }
                return .int(distance)
            },
        ]
    }
}

extension LibraryFunction {
    /// A method that gives an index, or none.
    fileprivate static func finding(
        _ declarations: String..., body: @escaping @Sendable (HostCall, [Value]) throws -> Int?
    ) -> LibraryFunction {
        .method(on: .any) { call, value in
            .optional(try body(call, try call.runner.values(value)).map { $0 + value.firstIndex })
        }.declared(by: declarations)
    }
}

extension HostCall {
    /// The index that is the first argument, further on.
    fileprivate func moved(by distance: Int) throws(Failure) -> Value {
        let (moved, overflow) = try int(0).addingReportingOverflow(distance)
        guard !overflow else { throw runner.failure(.overflow("+")) }
        return .int(moved)
    }

    /// What stands at an index, or the part that a range takes out.
    func element(of value: Value) throws(Failure) -> Value {
        if let text = value.text { return try character(of: text) }
        let values = try runner.values(value)
        guard try self.value(0).isRange else {
            return values[try place(0, in: values)]
        }
        let bounds = try bounds(0, count: values.count)
        try runner.allocate(bounds.count)
        return value.part(values[bounds])
    }

    private func character(of text: String) throws(Failure) -> Value {
        let count = try runner.count(.string(text))
        func index(_ offset: Int) -> String.Index { text.index(text.startIndex, offsetBy: offset) }
        if try value(0).isRange {
            let bounds = try bounds(0, count: count)
            let part = String(text[index(bounds.lowerBound)..<index(bounds.upperBound)])
            try runner.allocate(part.utf8.count)
            return .text(part, from: start + bounds.lowerBound)
        }
        let place = try place(of: try int(0))
        guard place >= 0, place < count else { throw outOfRange(place, count) }
        return .string(String(text[index(place)]))
    }
}

extension Runner {
    /// How many elements there are, without making them.
    func count(_ value: Value) throws(Failure) -> Int {
        switch value {
        case .array(let values): return values.count
        case .set(let members): return members.count
        case .slice(let slice): return slice.values.count
        case .dictionary(let entries): return entries.count
        case .range(let range): return range.end - range.start
        case .string(let text): return text.count
        case .part(let part): return part.text.count
        default: return try elements(of: value).count
        }
    }
}

extension Value {
    /// The index of the first element.
    var firstIndex: Int {
        switch self {
        case .range(let range): range.start
        case .slice(let slice): slice.start
        case .part(let part): part.start
        default: 0
        }
    }

    /// A part of what this is, whose indices are those of the whole.
    func part(_ values: ArraySlice<Value>) -> Value {
        switch self {
        case .string, .part: .text(values.map(\.characters).joined(), from: firstIndex + values.startIndex)
        case .range(let range):
            .range(.init(start: range.start + values.startIndex, end: range.start + values.endIndex))
        case .set, .dictionary: .array(Array(values))
        default: .slice(.init(values: Array(values), start: firstIndex + values.startIndex))
        }
    }
}
