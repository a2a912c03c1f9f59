// How methods of the library compare values of the source's types: through closures that the interpreter hands over.

extension StandardLibrary {
    /// What a call is given where the source says nothing: whether two values are equal, or in order.
    static let equality = comparison(GenericType.equality)
    static let order = comparison(GenericType.order)

    private static func comparison(_ type: TypeName) -> Parameter<Closure> {
        let conversion = Conversion<Closure>(.named(type)) { value throws(VocabularyError) in
            guard case .closure(let closure) = value else {
                throw .mismatch(expected: .named(type), found: value.typeName)
            }
            return closure
        } encode: {
            .closure($0)
        }
        return Parameter(
            type.description, conversion, default: "", Closure(parameterCount: 2) { _ in nil })
    }

    static func called(_ closure: Closure, _ values: Value...) throws(VocabularyError) -> Value {
        var arguments = values
        guard let value = closure.call(&arguments) else { throw .reported }
        return value
    }

    /// Whether a closure says so.
    static func holds(_ closure: Closure, _ values: Value...) throws(VocabularyError) -> Bool {
        var arguments = values
        guard case .bool(let isTrue)? = closure.call(&arguments) else { throw .reported }
        return isTrue
    }

    /// Whether one stands before another; numbers and strings without asking.
    static func isLess(_ one: Value, _ other: Value, by order: Closure) throws(VocabularyError) -> Bool {
        switch (one, other) {
        case (.int(let one), .int(let other)): return one < other
        case (.double(let one), .double(let other)): return one < other
        case (.string(let one), .string(let other)): return one < other
        default: return try holds(order, one, other)
        }
    }

    /// Where the first value stands that is equal to another.
    static func index(
        of value: Value, in values: [Value], by equality: Closure
    ) throws(VocabularyError) -> Int? {
        for (index, one) in values.enumerated() where try isSame(one, value, by: equality) { return index }
        return nil
    }

    /// Whether two values are equal; numbers and strings without asking.
    static func isSame(_ one: Value, _ other: Value, by equality: Closure) throws(VocabularyError) -> Bool {
        switch (one, other) {
        case (.int(let one), .int(let other)): return one == other
        case (.string(let one), .string(let other)): return one == other
        default: return try holds(equality, one, other)
        }
    }

    /// Merges sorted halves: whatever the order says, this ends.
    static func sorted(
        _ values: [Value], _ isLess: (Value, Value) throws(VocabularyError) -> Bool
    ) throws(VocabularyError) -> [Value] {
        guard values.count > 1 else { return values }
        let middle = values.count / 2
        var left = try sorted(Array(values[..<middle]), isLess)[...]
        var right = try sorted(Array(values[middle...]), isLess)[...]
        var merged: [Value] = []
        merged.reserveCapacity(values.count)
        while let one = left.first, let other = right.first {
            if try isLess(other, one) { merged.append(right.removeFirst()) } else { merged.append(left.removeFirst()) }
        }
        return merged + left + right
    }

    /// From the least to the greatest.
    static func sorted(_ values: [Value], by order: Closure) throws(VocabularyError) -> [Value] {
        var numbers: [Int] = []
        for case .int(let number) in values { numbers.append(number) }
        if numbers.count == values.count { return numbers.sorted().map { .int($0) } }
        return try sorted(values) { one, other throws(VocabularyError) in try isLess(one, other, by: order) }
    }
}
