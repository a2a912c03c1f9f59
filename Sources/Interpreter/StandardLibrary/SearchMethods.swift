// Finding values in arrays, ranges and strings.

extension StandardLibrary {
    private static let predicate = closure(.named(GenericType.element), result: .bool)
    private static let found = Conversion.value(.named(GenericType.element)).optional()

    /// What arrays and ranges can be asked for.
    static var searchMethods: [Callable] {
        [
            .method(
                "contains", on: sequence, Parameter(nil, name: "element", .value(element)), equality, returning: .bool
            ) {
                values, value, equality throws(VocabularyError) in
                try index(of: value, in: values, by: equality) != nil
            },
            .method(
                "firstIndex", on: sequence, Parameter("of", .value(element)), equality,
                returning: Conversion<Int>.int.optional()
            ) { values, value, equality throws(VocabularyError) in try index(of: value, in: values, by: equality) },
            .method(
                "firstIndex", on: sequence, Parameter("where", predicate), returning: Conversion<Int>.int.optional()
            ) { values, predicate throws(VocabularyError) in
                for (index, value) in values.enumerated() where try holds(predicate, value) { return index }
                return nil
            },
            .method("first", on: sequence, Parameter("where", predicate), returning: found) {
                values, predicate throws(VocabularyError) in
                for value in values where try holds(predicate, value) { return value }
                return nil
            },
            .method("last", on: sequence, Parameter("where", predicate), returning: found) {
                values, predicate throws(VocabularyError) in
                for value in values.reversed() where try holds(predicate, value) { return value }
                return nil
            },
            .method("prefix", on: sequence, Parameter("while", predicate), returning: sequence) {
                values, predicate throws(VocabularyError) in Array(values[..<(try end(of: values, predicate))])
            },
            .method("drop", on: sequence, Parameter("while", predicate), returning: sequence) {
                values, predicate throws(VocabularyError) in Array(values[(try end(of: values, predicate))...])
            },
            extreme("min", isLeast: true), extreme("max", isLeast: false),
            extremeBy("min", isLeast: true), extremeBy("max", isLeast: false),
        ]
    }

    /// Where the values end, from the first, that a closure takes.
    private static func end(of values: [Value], _ predicate: Closure) throws(VocabularyError) -> Int {
        for (index, value) in values.enumerated() where try !holds(predicate, value) { return index }
        return values.count
    }

    private static func extreme(_ name: String, isLeast: Bool) -> Callable {
        .method(name, on: sequence, order, returning: found) { values, order throws(VocabularyError) in
            try extreme(values, isLeast) { one, other throws(VocabularyError) in try isLess(one, other, by: order) }
        }
    }

    private static func extremeBy(_ name: String, isLeast: Bool) -> Callable {
        let areInOrder = Parameter("by", closure(element, element, result: .bool))
        return .method(name, on: sequence, areInOrder, returning: found) { values, areInOrder throws(VocabularyError) in
            try extreme(values, isLeast) { one, other throws(VocabularyError) in try holds(areInOrder, one, other) }
        }
    }

    /// The first of the least or of the greatest, as Swift has it.
    private static func extreme(
        _ values: [Value], _ isLeast: Bool, _ isLess: (Value, Value) throws(VocabularyError) -> Bool
    ) throws(VocabularyError) -> Value? {
        guard var best = values.first else { return nil }
        for value in values.dropFirst() {
            if isLeast ? try isLess(value, best) : try isLess(best, value) { best = value }
        }
        return best
    }
}
