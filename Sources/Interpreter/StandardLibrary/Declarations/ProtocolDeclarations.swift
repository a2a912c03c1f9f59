extension StandardLibrary {
    static var hashable: [LibraryFunction] {
        [
            .method("func hash(into hasher: inout Hasher)", on: .any) { _, _ in .void },
            hashValue,
        ]
    }

    static var hasher: [LibraryFunction] {
        [
            .call("init()") { _ in .int(5381) },
            .modifying("mutating func combine<H>(_ value: H)", on: .whole(Int.self)) { call, hash in
                for byte in try call.runner.written(try call.value(0)).utf8 { hash = (hash &* 33) ^ Int(byte) }
            },
            .changing("mutating func finalize() -> Int", on: .whole(Int.self)) { _, hash in .int(hash) },
        ]
    }

    static var error: [LibraryFunction] {
        [
            .reading("var localizedDescription: String", of: .any) { runner, error in
                if let type = error.ownSymbol, let said = type.variable(named: "errorDescription"),
                    case .string(let text) = try runner.property(said, of: error, at: runner.place)
                {
                    return .string(text)
                }
                return runner.unknown(at: runner.place)
            }
        ]
    }

    /// Which object it is, or which type.
    static let identity: [LibraryFunction] = [
        .call("init(_ x: Any)") { call in
            switch try call.value(0).unbacked {
            case .object(let object): .int(ObjectIdentifier(object).hashValue)
            case .type(let type): .string(type.description)
            case let other: throw call.runner.mismatch(other, expected: "AnyObject")
            }
        }
    ]

    static let result: [LibraryFunction] = [
        .declared(
            "case success(Success)", "case failure(Failure)",
            """
            init(catching body: () throws -> Success) {
                do { self = .success(try body()) } catch { self = .failure(error as! Failure) }
            }
            """,
            """
            func get() throws -> Success {
                switch self {
                case .success(let value): return value
                case .failure(let error): throw error
                }
            }
            """,
            """
            func map<T>(_ transform: (Success) -> T) -> Result<T, Failure> {
                switch self {
                case .success(let value): .success(transform(value))
                case .failure(let error): .failure(error)
                }
            }
            """,
            """
            func flatMap<T>(_ transform: (Success) -> Result<T, Failure>) -> Result<T, Failure> {
                switch self {
                case .success(let value): transform(value)
                case .failure(let error): .failure(error)
                }
            }
            """,
            """
            func mapError<E>(_ transform: (Failure) -> E) -> Result<Success, E> {
                switch self {
                case .success(let value): .success(value)
                case .failure(let error): .failure(transform(error))
                }
            }
            """)
    ]

    /// What a type of the source can do that is an option set.
    static let optionSet: [LibraryFunction] = [
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
