// What changes an array.

extension StandardLibrary {
    static var arrayMethods: [Callable] { growingMethods + removingMethods + orderingMethods }

    private static var growingMethods: [Callable] {
        [
            .mutatingMethod("append", on: values, Parameter(nil, .value(element))) {
                (values: inout [Value], value) throws(VocabularyError) in values.append(value)
            },
            .mutatingMethod("append", on: values, Parameter("contentsOf", .value(.any))) {
                (values: inout [Value], others) throws(VocabularyError) in values += try elements(of: others)
            },
            .mutatingMethod("insert", on: values, Parameter(nil, .value(element)), Parameter("at", .int)) {
                (values: inout [Value], value, index) throws(VocabularyError) in
                guard index <= values.count else { throw outOfRange(index, values) }
                values.insert(value, at: index == values.count ? index : try checked(index, in: values))
            },
        ]
    }

    private static var removingMethods: [Callable] {
        [
            .changingMethod("remove", on: values, Parameter("at", .int), returning: .value(element)) {
                (values: inout [Value], index) throws(VocabularyError) in
                values.remove(at: try checked(index, in: values))
            },
            .changingMethod("removeFirst", on: values, returning: .value(element)) {
                (values: inout [Value]) throws(VocabularyError) in
                guard !values.isEmpty else { throw .refused("there is nothing to remove") }
                return values.removeFirst()
            },
            .changingMethod("removeLast", on: values, returning: .value(element)) {
                (values: inout [Value]) throws(VocabularyError) in
                guard let last = values.popLast() else { throw .refused("there is nothing to remove") }
                return last
            },
            .changingMethod("popLast", on: values, returning: Conversion.value(element).optional()) {
                (values: inout [Value]) throws(VocabularyError) in values.popLast()
            },
            .mutatingMethod("removeAll", on: values) { (values: inout [Value]) throws(VocabularyError) in
                values.removeAll()
            },
            .mutatingMethod("removeAll", on: values, Parameter("where", closure(element, result: .bool))) {
                (values: inout [Value], predicate) throws(VocabularyError) in
                var rest: [Value] = []
                for value in values where try !holds(predicate, value) { rest.append(value) }
                values = rest
            },
        ]
    }

    private static var orderingMethods: [Callable] {
        [
            .mutatingMethod("swapAt", on: values, Parameter(nil, .int), Parameter(nil, .int)) {
                (values: inout [Value], one, other) throws(VocabularyError) in
                values.swapAt(try checked(one, in: values), try checked(other, in: values))
            },
            .mutatingMethod("reverse", on: values) { (values: inout [Value]) throws(VocabularyError) in
                values.reverse()
            },
            .mutatingMethod("sort", on: values, order) { (values: inout [Value], order) throws(VocabularyError) in
                values = try sorted(values, by: order)
            },
            .mutatingMethod("sort", on: values, Parameter("by", closure(element, element, result: .bool))) {
                (values: inout [Value], areInOrder) throws(VocabularyError) in
                values = try sorted(values) { one, other throws(VocabularyError) in try holds(areInOrder, one, other) }
            },
        ]
    }

    private static func checked(_ index: Int, in values: [Value]) throws(VocabularyError) -> Int {
        guard values.indices.contains(index) else { throw outOfRange(index, values) }
        return index
    }

    private static func outOfRange(_ index: Int, _ values: [Value]) -> VocabularyError {
        .refused("index \(index) is out of range; the count is \(values.count)")
    }
}
