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
            .method(
                "func min() -> Element? where Element: Comparable;",
                "func min(by areInIncreasingOrder: (Element, Element) throws -> Bool) rethrows -> Element?",
                on: .elements
            ) { call, values in try call.best(values) { try call.isBefore($0, $1) } },
            .method(
                "func max() -> Element? where Element: Comparable;",
                "func max(by areInIncreasingOrder: (Element, Element) throws -> Bool) rethrows -> Element?",
                on: .elements
            ) { call, values in try call.best(values) { try call.isBefore($1, $0) } },
        ]
    }

    static var comparisons: [LibraryFunction] {
        [
            comparing("starts<S: Sequence>(with possiblePrefix: S", isWhole: false),
            comparing("elementsEqual<S: Sequence>(_ other: S", isWhole: true),
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

    /// Whether values begin with those of the first argument, or are the same: equal, or alike as a closure says.
    private static func comparing(_ head: String, isWhole: Bool) -> LibraryFunction {
        .method(
            "func \(head)) -> Bool where S.Element == Element, Element: Equatable;",
            "func \(head), by areEquivalent: (Element, S.Element) throws -> Bool) rethrows -> Bool", on: .elements
        ) { call, values in
            let others = try call.values(0)
            guard isWhole ? values.count == others.count : values.count >= others.count else { return .bool(false) }
            for (one, other) in zip(values, others) {
                let isLike = try call[1] == nil ? call.runner.isSame(one, other) : call.holds(1, one, other)
                if !isLike { return .bool(false) }
            }
            return .bool(true)
        }
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

    /// Whether one value comes before another: as the first argument says, or by themselves where it is left out.
    fileprivate func isBefore(_ one: Value, _ other: Value) throws(Failure) -> Value {
        try self[0] == nil ? .bool(runner.isBefore(one, other)) : call(0, one, other)
    }

    /// Whether some values stand one after the other among others.
    fileprivate func contains(_ values: [Value], in all: [Value]) throws(Failure) -> Bool {
        guard values.count <= all.count else { return false }
        for start in 0...(all.count - values.count) {
            if try runner.areEqual(.array(values), .array(Array(all[start..<start + values.count]))) { return true }
        }
        return false
    }
}
