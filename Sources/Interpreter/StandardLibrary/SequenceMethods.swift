extension StandardLibrary {
    static let element = ValueType.named(GenericType.element)

    static func closure(_ parameters: ValueType..., result: ValueType) -> Conversion<Closure> {
        let type = ValueType.function(parameters: parameters.map { .init($0) }, result: result)
        return Conversion<Closure>(type) { value throws(VocabularyError) in
            guard case .closure(let closure) = value else { throw .mismatch(expected: type, found: value.typeName) }
            return closure
        } encode: {
            .closure($0)
        }
    }

    static let sequence = Conversion<[Value]>(.array(element)) { value throws(VocabularyError) in
        try elements(of: value)
    } encode: {
        .array($0)
    }

    /// A closure that changes what it is given first.
    private static let accumulating: Conversion<Closure> = {
        let type = ValueType.function(parameters: [.init(.any, isInout: true), .init(element)], result: .void)
        return Conversion(type, decode: closure(.any, element, result: .void).decode) { .closure($0) }
    }()

    /// What optionals can do without being unwrapped.
    static let optionalMethods: [Callable] = ["map", "flatMap"].map { name in
        .method(
            name, on: .value(.any), Parameter(nil, name: "transform", closure(element, result: .any)),
            returning: .value(.any)
        ) { value, transform throws(VocabularyError) in
            if case .none = value { value } else { try called(transform, value) }
        }
    }

    /// What arrays and ranges can do.
    static var sequenceMethods: [Callable] { closureMethods + plainMethods }

    private static var closureMethods: [Callable] {
        let predicate = closure(element, result: .bool)
        let transform = closure(element, result: .any)
        return [
            .method("map", on: sequence, Parameter(nil, name: "transform", transform), returning: .value(.any)) {
                values, transform throws(VocabularyError) in
                var results: [Value] = []
                for value in values { results.append(try called(transform, value)) }
                return .array(results)
            },
            .method("compactMap", on: sequence, Parameter(nil, name: "transform", transform), returning: .value(.any)) {
                values, transform throws(VocabularyError) in
                var results: [Value] = []
                for value in values {
                    let result = try called(transform, value)
                    if case .none = result { continue }
                    results.append(result)
                }
                return .array(results)
            },
            .method("flatMap", on: sequence, Parameter(nil, name: "transform", transform), returning: .value(.any)) {
                values, transform throws(VocabularyError) in
                var results: [Value] = []
                for value in values {
                    results += try elements(of: try called(transform, value))
                    _ = try checked(results.count)
                }
                return .array(results)
            },
            .method("filter", on: sequence, Parameter(nil, name: "isIncluded", predicate), returning: .value(.any)) {
                values, isIncluded throws(VocabularyError) in
                var results: [Value] = []
                for value in values where try holds(isIncluded, value) { results.append(value) }
                return .array(results)
            },
            .method("contains", on: sequence, Parameter("where", predicate), returning: .bool) {
                values, predicate throws(VocabularyError) in
                for value in values where try holds(predicate, value) { return true }
                return false
            },
            .method("allSatisfy", on: sequence, Parameter(nil, name: "predicate", predicate), returning: .bool) {
                values, predicate throws(VocabularyError) in
                for value in values where try !holds(predicate, value) { return false }
                return true
            },
            .method("forEach", on: sequence, Parameter(nil, name: "body", transform), returning: .value(.void)) {
                values, body throws(VocabularyError) in
                for value in values { _ = try called(body, value) }
                return .void
            },
            .method(
                "reduce", on: sequence, Parameter(nil, name: "initialResult", .value(.named(GenericType.result))),
                Parameter(nil, name: "nextPartialResult", closure(.any, element, result: .any)), returning: .value(.any)
            ) { values, initial, next throws(VocabularyError) in
                var result = initial
                for value in values { result = try called(next, result, value) }
                return result
            },
            .method(
                "reduce", on: sequence, Parameter("into", name: "initialResult", .value(.named(GenericType.result))),
                Parameter(nil, name: "updateAccumulatingResult", accumulating), returning: .value(.any)
            ) { values, initial, update throws(VocabularyError) in
                var result = initial
                for value in values {
                    var arguments = [result, value]
                    result = .void
                    guard update.call(&arguments) != nil else { throw .reported }
                    result = arguments[0]
                }
                return result
            },
        ]
    }

    private static var plainMethods: [Callable] {
        [
            .method("enumerated", on: sequence, returning: .value(.any)) { values throws(VocabularyError) in
                .array(
                    values.enumerated().map {
                        .tuple([.init(label: "offset", value: .int($0)), .init(label: "element", value: $1)])
                    })
            },
            .method("reversed", on: sequence, returning: sequence) { values throws(VocabularyError) in
                values.reversed()
            },
            .method("sorted", on: sequence, order, returning: sequence) { values, order throws(VocabularyError) in
                try sorted(values, by: order)
            },
            .method(
                "sorted", on: sequence, Parameter("by", closure(element, element, result: .bool)), returning: sequence
            ) { values, areInOrder throws(VocabularyError) in
                try sorted(values) { one, other throws(VocabularyError) in try holds(areInOrder, one, other) }
            },
            .method("prefix", on: sequence, Parameter(nil, .int), returning: sequence) {
                values, count throws(VocabularyError) in Array(values.prefix(try checked(count)))
            },
            .method("suffix", on: sequence, Parameter(nil, .int), returning: sequence) {
                values, count throws(VocabularyError) in Array(values.suffix(try checked(count)))
            },
            .method("dropFirst", on: sequence, Parameter(nil, .int, default: "1", 1), returning: sequence) {
                values, count throws(VocabularyError) in Array(values.dropFirst(try checked(count)))
            },
            .method("dropLast", on: sequence, Parameter(nil, .int, default: "1", 1), returning: sequence) {
                values, count throws(VocabularyError) in Array(values.dropLast(try checked(count)))
            },
            .method("joined", on: sequence, returning: .value(.any)) { values throws(VocabularyError) in
                guard let first = values.first else { return .string("") }
                if case .string = first { return .string(try joined(values, by: "")) }
                return try flattened(values)
            },
            .method("joined", on: sequence, Parameter("separator", .string), returning: .string) {
                values, separator throws(VocabularyError) in try joined(values, by: separator)
            },
        ]
    }

    private static func joined(_ values: [Value], by separator: String) throws(VocabularyError) -> String {
        var words: [String] = []
        var size = 0
        for value in values {
            guard case .string(let word) = value else { throw .mismatch(expected: .string, found: value.typeName) }
            size = try checked(size + word.utf8.count + separator.utf8.count)
            words.append(word)
        }
        return words.joined(separator: separator)
    }

    /// The values of the sequences that the values are.
    private static func flattened(_ values: [Value]) throws(VocabularyError) -> Value {
        var all: [Value] = []
        for value in values {
            all += try elements(of: value)
            _ = try checked(all.count)
        }
        return .array(all)
    }
}
