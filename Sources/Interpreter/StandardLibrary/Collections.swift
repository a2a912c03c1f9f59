extension StandardLibrary {
    static let values = Conversion<[Value]>(.array(element)) { value throws(VocabularyError) in
        try elements(of: value)
    } encode: {
        .array($0)
    }

    static var array: TypeDescription {
        TypeDescription(
            TypeName("Array"), .value, help: "Values in order.",
            initializers: [
                .initializer(of: values) { () throws(VocabularyError) in [] },
                .initializer(Parameter(nil, .value(.any)), of: .value(.any)) {
                    sequence throws(VocabularyError) in .array(try elements(of: sequence))
                },
                .initializer(
                    Parameter("repeating", .value(element)), Parameter("count", .int), of: values
                ) { value, count throws(VocabularyError) in Array(repeating: value, count: try checked(count)) },
            ],
            properties: properties(of: values), methods: sequenceMethods + searchMethods + arrayMethods)
    }

    static var range: TypeDescription {
        TypeDescription(
            TypeName("Range"), .value, help: "Whole numbers in order.",
            properties: [bound("lowerBound", \.lower), bound("upperBound", \.upper)] + properties(of: values),
            methods: [
                .method("contains", on: .value(.any), Parameter(nil, name: "element", .value(.any)), returning: .bool) {
                    range, value throws(VocabularyError) in
                    switch (range, value) {
                    case (.range(let range), .int(let number)): return number >= range.start && number < range.end
                    case (.closedRange(let range), .double(let number)):
                        return number >= range.lower && number <= range.upper
                    default: throw .mismatch(expected: .int, found: value.typeName)
                    }
                }
            ] + sequenceMethods + searchMethods)
    }

    private static func bound(_ name: String, _ path: KeyPath<Value, Value> & Sendable) -> PropertyDescription {
        PropertyDescription(reading: name, of: .value(.any), path, .value(.any))
    }

    private static func properties(of values: Conversion<[Value]>) -> [PropertyDescription] {
        [
            PropertyDescription(reading: "count", of: values, \.count, .int),
            PropertyDescription(reading: "isEmpty", of: values, \.isEmpty, .bool),
            PropertyDescription(reading: "first", of: values, \.first, Conversion.value(element).optional()),
            PropertyDescription(reading: "last", of: values, \.last, Conversion.value(element).optional()),
            PropertyDescription(reading: "indices", of: values, \.range, .value(.range)),
            PropertyDescription(reading: "startIndex", of: values, \.startIndex, .int),
            PropertyDescription(reading: "endIndex", of: values, \.endIndex, .int),
        ]
    }

    /// The values of anything that can be counted through.
    static func elements(of value: Value) throws(VocabularyError) -> [Value] {
        switch value {
        case .array(let values): return values
        case .range(let range):
            _ = try checked(range.end - range.start)
            return (range.start..<range.end).map { .int($0) }
        case .string(let string): return string.map { .string(String($0)) }
        case .dictionary(let entries): return entries.map(\.pair)
        default: throw .mismatch(expected: .array(.any), found: value.typeName)
        }
    }

    /// The values of what is counted through together with another: of `1...`, as many as the other has.
    private static func elements(of value: Value, with other: Value) throws(VocabularyError) -> [Value] {
        guard case .range(let range) = value, range.end == .max, range.start >= 0 else {
            return try elements(of: value)
        }
        if case .range(let other) = other, other.end == .max, other.start >= 0 {
            throw .refused("neither of these has an end")
        }
        let count = min(try elements(of: other).count, range.end - range.start)
        return (range.start..<range.start + count).map { .int($0) }
    }

    // MARK: Functions

    static var sequenceFunctions: [Callable] {
        [
            .function(
                "stride", Parameter("from", .value(number)), Parameter("to", .value(number)),
                Parameter("by", .value(number)), returning: .value(.any)
            ) { start, end, step throws(VocabularyError) in try stride(start, end, step, isClosed: false) },
            .function(
                "stride", Parameter("from", .value(number)), Parameter("through", .value(number)),
                Parameter("by", .value(number)), returning: .value(.any)
            ) { start, end, step throws(VocabularyError) in try stride(start, end, step, isClosed: true) },
            .function(
                "zip", Parameter(nil, .value(.any)), Parameter(nil, .value(.any)), returning: .value(.any)
            ) { first, second throws(VocabularyError) in
                let pairs = zip(try elements(of: first, with: second), try elements(of: second, with: first))
                return .array(pairs.map { .tuple([.init(label: nil, value: $0), .init(label: nil, value: $1)]) })
            },
            .function(
                "repeatElement", Parameter(nil, .value(.any)), Parameter("count", .int), returning: .value(.any)
            ) { value, count throws(VocabularyError) in .array(Array(repeating: value, count: try checked(count))) },
            .function("print", Parameter(nil, .value(.any)), returning: .value(.void)) {
                _ throws(VocabularyError) in .void
            },
        ]
    }

    private static let number = ValueType.named(GenericType.number)

    private static func stride(
        _ start: Value, _ end: Value, _ step: Value, isClosed: Bool
    ) throws(VocabularyError) -> Value {
        switch (start, end, step) {
        case (.int(let start), .int(let end), .int(let step)):
            guard step != 0 else { throw .refused("stride size must not be zero") }
            _ = try counted((Double(end) - Double(start)) / Double(step))
            var values: [Value] = []
            var next = (partialValue: start, overflow: false)
            while !next.overflow, step > 0 ? next.partialValue < end : next.partialValue > end {
                values.append(.int(next.partialValue))
                next = next.partialValue.addingReportingOverflow(step)
            }
            if isClosed, !next.overflow, next.partialValue == end { values.append(.int(end)) }
            return .array(values)
        case (.double(let start), .double(let end), .double(let step)):
            guard step != 0 else { throw .refused("stride size must not be zero") }
            _ = try counted((end - start) / step)
            return .array(
                isClosed
                    ? Swift.stride(from: start, through: end, by: step).map { .double($0) }
                    : Swift.stride(from: start, to: end, by: step).map { .double($0) })
        default: throw .mismatch(expected: .double, found: start.typeName)
        }
    }

    private static func counted(_ count: Double) throws(VocabularyError) -> Int {
        guard count.isFinite, count < Double(sizeLimit) else { throw .refused("these are too many steps") }
        return try checked(max(0, Int(max(count, -1))))
    }
}

extension [Value] {
    fileprivate var range: Value { .range(.init(start: 0, end: count)) }
}

extension Value {
    /// A range's first number.
    fileprivate var lower: Value {
        switch self {
        case .range(let range): .int(range.start)
        case .closedRange(let range): .double(range.lower)
        default: .none
        }
    }

    /// A range's last number, or the one after it, as it was written.
    fileprivate var upper: Value {
        switch self {
        case .range(let range): .int(range.isClosed ? range.end - 1 : range.end)
        case .closedRange(let range): .double(range.upper)
        default: .none
        }
    }
}
