extension StandardLibrary {
    private static let element = ValueType.named(GenericType.element)
    private static let values = Conversion<[Value]>(.array(element)) { value throws(VocabularyError) in
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
            properties: properties(of: values), methods: sequenceMethods + arrayMethods)
    }

    static var range: TypeDescription {
        TypeDescription(
            TypeName("Range"), .value, help: "Whole numbers in order.", properties: properties(of: values),
            methods: sequenceMethods)
    }

    static var dictionary: TypeDescription {
        let entries = Conversion<[Value]>(.any) { value throws(VocabularyError) in
            guard case .dictionary(let entries) = value else {
                throw .mismatch(expected: .any, found: value.typeName)
            }
            return entries.map { .tuple([.init(label: "key", value: $0.key), .init(label: "value", value: $0.value)]) }
        } encode: {
            .array($0)
        }
        return TypeDescription(
            TypeName("Dictionary"), .value, help: "Values by key.",
            properties: [
                PropertyDescription(reading: "count", of: entries, \.count, .int),
                PropertyDescription(reading: "isEmpty", of: entries, \.isEmpty, .bool),
                PropertyDescription(reading: "keys", of: entries, \.keysOfPairs, values),
                PropertyDescription(reading: "values", of: entries, \.valuesOfPairs, values),
            ])
    }

    private static func properties(of values: Conversion<[Value]>) -> [PropertyDescription] {
        [
            PropertyDescription(reading: "count", of: values, \.count, .int),
            PropertyDescription(reading: "isEmpty", of: values, \.isEmpty, .bool),
            PropertyDescription(reading: "first", of: values, \.first, Conversion.value(element).optional()),
            PropertyDescription(reading: "last", of: values, \.last, Conversion.value(element).optional()),
            PropertyDescription(reading: "indices", of: values, \.range, .value(.range)),
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
        default: throw .mismatch(expected: .array(.any), found: value.typeName)
        }
    }

    private static var arrayMethods: [Callable] {
        [
            .mutatingMethod("append", on: values, Parameter(nil, .value(element))) {
                (values: inout [Value], value) throws(VocabularyError) in values.append(value)
            },
            .mutatingMethod("append", on: values, Parameter("contentsOf", .value(.any))) {
                (values: inout [Value], others) throws(VocabularyError) in values += try elements(of: others)
            },
            .mutatingMethod("insert", on: values, Parameter(nil, .value(element)), Parameter("at", .int)) {
                (values: inout [Value], value, index) throws(VocabularyError) in
                guard index >= 0, index <= values.count else {
                    throw .refused("index \(index) is out of range; the count is \(values.count)")
                }
                values.insert(value, at: index)
            },
            .mutatingMethod("removeLast", on: values) { (values: inout [Value]) throws(VocabularyError) in
                guard values.popLast() != nil else { throw .refused("there is nothing to remove") }
            },
            .mutatingMethod("removeAll", on: values) { (values: inout [Value]) throws(VocabularyError) in
                values.removeAll()
            },
        ]
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
                let pairs = zip(try elements(of: first), try elements(of: second))
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

    fileprivate var keysOfPairs: [Value] { parts(0) }

    fileprivate var valuesOfPairs: [Value] { parts(1) }

    private func parts(_ index: Int) -> [Value] {
        compactMap { if case .tuple(let elements) = $0 { elements[index].value } else { nil } }
    }
}
