extension StandardLibrary {
    static var searching: [LibraryFunction] {
        [
            .method("func contains(_ element: Element) -> Bool where Element: Equatable;", on: .elements) {
                .bool(try $0.runner.contains(try $0.value(0), in: $1))
            },
            .method(
                "func contains<C: Collection>(_ other: C) -> Bool where C.Element == Element, Element: Equatable;",
                on: .elements
            ) { .bool(try $0.contains(try $0.values(0), in: $1)) },
            .method("func contains(where predicate: (Element) throws -> Bool) rethrows -> Bool", on: .any) {
                .bool(try $0.first(of: $1) != nil)
            },
            .method("func allSatisfy(_ predicate: (Element) throws -> Bool) rethrows -> Bool", on: .any) {
                .bool(try $0.first(of: $1, isHeld: false) == nil)
            },
            .method("func first(where predicate: (Element) throws -> Bool) rethrows -> Element?", on: .any) {
                .optional(try $0.first(of: $1))
            },
            .method("func count(where predicate: (Element) throws -> Bool) rethrows -> Int", on: .elements) {
                .int(try $0.kept($1).count)
            },
            .method("func min() -> Element? where Element: Comparable;", on: .elements) { call, values in
                try call.best(values) { .bool(try call.runner.isBefore($0, $1)) }
            },
            .method(
                "func min(by areInIncreasingOrder: (Element, Element) throws -> Bool) rethrows -> Element?",
                on: .elements
            ) { call, values in try call.best(values) { try call.call(0, $0, $1) } },
            .method("func max() -> Element? where Element: Comparable;", on: .elements) { call, values in
                try call.best(values) { .bool(try call.runner.isBefore($1, $0)) }
            },
            .method(
                "func max(by areInIncreasingOrder: (Element, Element) throws -> Bool) rethrows -> Element?",
                on: .elements
            ) { call, values in try call.best(values) { try call.call(0, $1, $0) } },
        ]
    }

    static var comparisons: [LibraryFunction] {
        [
            .method(
                "func starts<S: Sequence>(with possiblePrefix: S) -> Bool where S.Element == Element, Element: Equatable;",
                on: .elements
            ) { call, values in .bool(try call.agree(values, isWhole: false, by: call.equality)) },
            .method(
                "func starts<S: Sequence>(with possiblePrefix: S, by areEquivalent: (Element, S.Element) throws -> Bool) rethrows -> Bool",
                on: .elements
            ) { call, values in .bool(try call.agree(values, isWhole: false, by: call.likeness)) },
            .method(
                "func elementsEqual<S: Sequence>(_ other: S) -> Bool where S.Element == Element, Element: Equatable;",
                on: .elements
            ) { call, values in .bool(try call.agree(values, isWhole: true, by: call.equality)) },
            .method(
                "func elementsEqual<S: Sequence>(_ other: S, by areEquivalent: (Element, S.Element) throws -> Bool) rethrows -> Bool",
                on: .elements
            ) { call, values in .bool(try call.agree(values, isWhole: true, by: call.likeness)) },
            .method(
                "func lexicographicallyPrecedes<S: Sequence>(_ other: S) -> Bool where S.Element == Element, Element: Comparable;",
                on: .elements
            ) { call, values in
                let others = try call.values(0)
                for (one, other) in zip(values, others) {
                    if try call.runner.isBefore(one, other) { return .bool(true) }
                    if try call.runner.isBefore(other, one) { return .bool(false) }
                }
                return .bool(values.count < others.count)
            },
        ]
    }
}

extension HostCall {
    /// Where the first value stands for which the first argument holds, or does not.
    func place(_ values: [Value], isHeld: Bool = true) throws(Failure) -> Int? {
        for index in values.indices where try holds(0, values[index]) == isHeld { return index }
        return nil
    }

    /// The first of a sequence's values for which the first argument holds, or does not; those behind it are not made.
    /// - Parameter pass: what is done with each value before it.
    func first(
        of sequence: Value, isHeld: Bool = true, _ pass: (Value) -> Void = { _ in }
    ) throws(Failure) -> Value? {
        var iterator = try runner.iterator(over: sequence, at: place)
        while let value = try iterator.next(runner) {
            if try holds(0, value) == isHeld { return value }
            pass(value)
        }
        return nil
    }

    /// Where the last one stands.
    func lastPlace(_ values: [Value]) throws(Failure) -> Int? {
        for index in values.indices.reversed() where try holds(0, values[index]) { return index }
        return nil
    }

    /// The first of those that no other comes before. Where nothing compares, as with NaN, the one before stays; what a
    /// comparison says that is not known is what is given.
    func best(_ values: [Value], _ isBetter: (Value, Value) throws -> Value) throws -> Value {
        guard var best = values.first else { return .none }
        for value in values.dropFirst() {
            let answer = try isBetter(value, best)
            if answer.hole != nil { return answer }
            if try runner.bool(answer) { best = value }
        }
        return best
    }

    fileprivate func equality(_ one: Value, _ other: Value) throws(Failure) -> Bool { try runner.isSame(one, other) }

    fileprivate func likeness(_ one: Value, _ other: Value) throws(Failure) -> Bool { try holds(1, one, other) }

    /// Whether values begin with those of the first argument, or are the same.
    fileprivate func agree(
        _ values: [Value], isWhole: Bool, by isLike: (Value, Value) throws -> Bool
    ) throws -> Bool {
        let others = try self.values(0)
        guard isWhole ? values.count == others.count : values.count >= others.count else { return false }
        for (one, other) in zip(values, others) where try !isLike(one, other) { return false }
        return true
    }
}

extension HostCall {
    /// Whether some values stand one after the other among others.
    fileprivate func contains(_ values: [Value], in all: [Value]) throws(Failure) -> Bool {
        guard values.count <= all.count else { return false }
        for start in 0...(all.count - values.count) {
            if try runner.areEqual(.array(values), .array(Array(all[start..<start + values.count]))) { return true }
        }
        return false
    }
}
