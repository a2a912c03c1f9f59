extension StandardLibrary {
    static var set: [LibraryFunction] {
        [
            .declared("struct Index: Hashable, Comparable { }", "typealias SubSequence = [Element]"),
            .call("init()") { _ in .set([]) },
            .call("init<S: Sequence>(_ sequence: S) where S.Element == Element;") { call in
                let source = try call.value(0)
                if case .set = source { return source }
                return .set(try call.runner.unique(try call.runner.values(source)))
            },
            .method("func contains(_ member: Element) -> Bool", on: .members, cost: .atIndex) { call, members in
                .bool(try call.runner.contains(try call.value(0), in: members))
            },
            .method("func filter(_ isIncluded: (Element) throws -> Bool) rethrows -> Set<Element>", on: .elements) {
                call, values in .set(try call.kept(values))
            },
            popFirst(on: .rest), removeFirst(), removeAll, reserveCapacity,
        ] + joining + setAsking + setChanging + written
    }

    private static var joining: [LibraryFunction] {
        joining("union", "formUnion") { try $0.runner.unique($1 + (try $0.values(0))).elements }
            + joining("intersection", "formIntersection") { try $0.values($1, areIn: true) }
            + joining("subtracting", "subtract") { try $0.values($1, areIn: false) }
            + joining("symmetricDifference", "formSymmetricDifference") { call, values in
                let others = try call.runner.unique(try call.values(0)).elements
                let swapped = HostCall(runner: call.runner, arguments: [.array(values)])
                return try call.values(values, areIn: false) + (try swapped.values(others, areIn: false))
            }
    }

    /// A method that gives a set, and one that makes the set itself into it.
    private static func joining(
        _ made: String, _ changed: String, _ join: @escaping @Sendable (HostCall, [Value]) throws -> [Value]
    ) -> [LibraryFunction] {
        let given = "where S.Element == Element"
        return [
            .method("func \(made)<S: Sequence>(_ other: S) -> Self \(given);", on: .elements) { call, values in
                .set(try join(call, values))
            },
            .declared("mutating func \(changed)<S: Sequence>(_ other: S) \(given) { self = \(made)(other) }"),
        ]
    }

    private static var setAsking: [LibraryFunction] {
        [
            asking("isSubset", "of") { mine, shared, _ in shared == mine },
            asking("isSuperset", "of") { _, shared, others in shared == others },
            asking("isDisjoint", "with") { _, shared, _ in shared == 0 },
        ]
    }

    /// How many are in it, in both, and in the other decides.
    private static func asking(
        _ name: String, _ label: String, _ answer: @escaping @Sendable (Int, Int, Int) -> Bool
    ) -> LibraryFunction {
        .method("func \(name)<S: Sequence>(\(label) other: S) -> Bool where S.Element == Element;", on: .elements) {
            call, values in
            let others = try call.runner.unique(try call.values(0))
            return .bool(answer(values.count, try call.values(values, areIn: true).count, others.count))
        }
    }

    private static var setChanging: [LibraryFunction] {
        [
            .changing(
                "mutating func insert(_ newMember: Element) -> (inserted: Bool, memberAfterInsert: Element)",
                on: .members, cost: .atIndex
            ) { call, values in
                let new = try call.value(0)
                if let index = try call.index(of: new, in: values) {
                    return .pair(.bool(false), values[index], labels: ("inserted", "memberAfterInsert"))
                }
                try call.runner.reserve(values.count + 1, charging: 1)
                values.append(new)
                return .pair(.bool(true), new, labels: ("inserted", "memberAfterInsert"))
            },
            .changing("mutating func remove(_ member: Element) -> Element?", on: .members, cost: .atIndex) {
                call, values in
                .optional(try call.index(of: try call.value(0), in: values).map { values.remove(at: $0) })
            },
        ]
    }
}

extension HostCall {
    /// The values that are among those of the first argument, or are not.
    fileprivate func values(_ values: [Value], areIn isIn: Bool) throws(Failure) -> [Value] {
        let others = try runner.unique(try self.values(0))
        var kept: [Value] = []
        for value in values where try (index(of: value, in: others) != nil) == isIn { kept.append(value) }
        return kept
    }
}
