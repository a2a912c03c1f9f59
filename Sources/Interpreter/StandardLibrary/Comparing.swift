// How the library finds and orders values: numbers and texts by itself, all others by asking the runner.

extension Runner {
    /// Fails where one of the two is not known.
    func isSame(_ one: Value, _ other: Value) throws(Failure) -> Bool {
        switch (one, other) {
        case (.int(let one), .int(let other)): one == other
        default: try areEqual(known(one), known(other))
        }
    }

    /// Fails where one of the two is not known.
    func isBefore(_ one: Value, _ other: Value) throws(Failure) -> Bool {
        switch (one, other) {
        case (.int(let one), .int(let other)): one < other
        case (.double(let one), .double(let other)): one < other
        default: try isOrdered(.less, known(one), known(other), at: place)
        }
    }

    /// Fails where one of the two is not known.
    func isAtLeast(_ one: Value, _ other: Value) throws(Failure) -> Bool {
        try isOrdered(.greaterOrEqual, known(one), known(other), at: place)
    }

    private func known(_ value: Value) throws(Failure) -> Value {
        if value.hole != nil { throw .silent }
        return value
    }

    /// Whether two are one key. What is not known is another one than what is.
    fileprivate func isSameKey(_ one: Value, _ other: Value) throws(Failure) -> Bool {
        guard (one.hole == nil) == (other.hole == nil) else { return false }
        return try areEqual(one, other)
    }

    /// Where the first value stands that is equal to another. Fails where what is not known stands before it.
    func index(of value: Value, in values: [Value]) throws(Failure) -> Int? {
        try walk(values.count)
        for index in values.indices where try isSame(values[index], value) { return index }
        return nil
    }

    /// Whether a value is among others. Fails where only what is not known may be it.
    func contains(_ value: Value, in values: [Value]) throws(Failure) -> Bool {
        try walk(values.count)
        for other in values where try isSameKey(other, value) { return true }
        for value in values { _ = try known(value) }
        return false
    }

    /// Whether a set has a value. Fails where only a hole may be it.
    func contains(_ value: Value, in members: KeyedList<Value>) throws(Failure) -> Bool {
        if try index(of: value, in: members, at: place) != nil { return true }
        if firstHole(in: members) != nil { throw .silent }
        return false
    }

    /// Sorts from the least to the greatest, and keeps the order of equal values.
    func sorted(_ values: [Value]) throws -> [Value] {
        try walk(values.count * (Int.bitWidth - values.count.leadingZeroBitCount))
        var numbers: [Int] = []
        for case .int(let number) in values { numbers.append(number) }
        if numbers.count == values.count { return numbers.sorted().map { .int($0) } }
        return try sorted(values, isBefore)
    }

    /// Merges sorted halves: whatever the order says, this ends.
    func sorted(_ values: [Value], _ isBefore: (Value, Value) throws -> Bool) throws -> [Value] {
        guard values.count > 1 else { return values }
        let middle = values.count / 2
        var left = try sorted(Array(values[..<middle]), isBefore)[...]
        var right = try sorted(Array(values[middle...]), isBefore)[...]
        var merged: [Value] = []
        merged.reserveCapacity(values.count)
        while let one = left.first, let other = right.first {
            merged.append(try isBefore(other, one) ? right.removeFirst() : left.removeFirst())
        }
        return merged + left + right
    }

    /// Each value once, in the order in which they came.
    func unique(_ values: [Value]) throws(Failure) -> KeyedList<Value> { try unique(values, at: place) }
}

extension HostCall {
    /// The index of the element with a key; nil without one.
    func index<Element>(of key: Value, in list: KeyedList<Element>) throws(Failure) -> Int? {
        try runner.index(of: key, in: list, at: place)
    }
}
