extension StandardLibrary {
    static var hashable: [HostEntry] {
        [
            .method("func hash(into hasher: inout Hasher)", on: .any) { _, _ in .void },
            hashValue,
        ]
    }

    static var hasher: [HostEntry] {
        [
            .call("init()") { _ in .int(5381) },
            .modifying("mutating func combine<H>(_ value: H)", on: .int) { call, hash in
                for byte in try call.runner.written(try call.value(0)).utf8 { hash = (hash &* 33) ^ Int(byte) }
            },
            .changing("mutating func finalize() -> Int", on: .int) { _, hash in .int(hash) },
        ]
    }

    static var error: [HostEntry] {
        [
            .reading("var localizedDescription: String", of: .any) { runner, error in
                if let type = error.ownSymbol, let said = runner.property("errorDescription", of: type),
                    case .string(let text) = try runner.property(said, of: error, at: runner.place)
                {
                    return .string(text)
                }
                return .string("The operation couldn’t be completed. (\(error.typeName).)")
            }
        ]
    }

    static var result: [HostEntry] {
        [
            .declared("case success(Success)", "case failure(Failure)"),
            .method("func get() throws -> Success", on: .any) { _, result in
                let (choice, value) = try payload(of: result)
                guard choice.symbol.index == 0 else { throw Failure.thrown(value, choice.symbol.range) }
                return value
            },
            .method(
                "func map<NewSuccess>(_ transform: (Success) -> NewSuccess) -> Result<NewSuccess, Failure>", on: .any
            ) { call, result in
                let (choice, value) = try payload(of: result)
                guard choice.symbol.index == 0 else { return result }
                return .choice(Choice(choice.symbol, [.init(label: nil, value: try call.call(0, value))]))
            },
        ]
    }

    private static func payload(of result: Value) throws -> (Choice, Value) {
        guard case .choice(let choice) = result, let value = choice.values.first?.value else { throw Failure.silent }
        return (choice, value)
    }

    /// What a type of the source can do that is an option set.
    static let optionSet: [HostEntry] = [
        .declared(
            "associatedtype RawValue", "init(rawValue: RawValue)", "var rawValue: RawValue { get }",
            "var isEmpty: Bool { rawValue == 0 }",
            "func contains(_ member: Self) -> Bool { isSuperset(of: member) }",
            "func isSubset(of other: Self) -> Bool { rawValue & other.rawValue == rawValue }",
            "func isSuperset(of other: Self) -> Bool { rawValue & other.rawValue == other.rawValue }",
            "func isDisjoint(with other: Self) -> Bool { rawValue & other.rawValue == 0 }",
            "func union(_ other: Self) -> Self { Self(rawValue: rawValue | other.rawValue) }",
            "func intersection(_ other: Self) -> Self { Self(rawValue: rawValue & other.rawValue) }",
            "func subtracting(_ other: Self) -> Self { Self(rawValue: rawValue & ~other.rawValue) }",
            "func symmetricDifference(_ other: Self) -> Self { Self(rawValue: rawValue ^ other.rawValue) }",
            "mutating func formUnion(_ other: Self) { self = union(other) }",
            "mutating func formIntersection(_ other: Self) { self = intersection(other) }",
            "mutating func subtract(_ other: Self) { self = subtracting(other) }",
            "mutating func formSymmetricDifference(_ other: Self) { self = symmetricDifference(other) }",
            """
            mutating func insert(_ newMember: Self) -> (inserted: Bool, memberAfterInsert: Self) {
                let isNew = !contains(newMember)
                self = union(newMember)
                return (isNew, newMember)
            }
            """,
            """
            mutating func remove(_ member: Self) -> Self? {
                let removed = intersection(member)
                self = subtracting(member)
                return removed.isEmpty ? nil : removed
            }
            """)
    ]
}
