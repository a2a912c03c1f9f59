extension StandardLibrary {
    static var hashable: [HostEntry] {
        [
            .method("func hash(into hasher: inout Hasher)", on: .any) { (_, _) throws(Failure) in .void },
            hashValue,
        ]
    }

    static var hasher: [HostEntry] {
        [
            .call("init()") { _ throws(Failure) in .int(5381) },
            .changing("mutating func combine<H>(_ value: H)", on: .int) { (call, hash) throws(Failure) in
                for byte in try call.runner.written(try call.value(0)).utf8 { hash = (hash &* 33) ^ Int(byte) }
                return .void
            },
            .changing("mutating func finalize() -> Int", on: .int) { (_, hash) throws(Failure) in .int(hash) },
        ]
    }

    static var error: [HostEntry] {
        [
            .reading("var localizedDescription: String { get }", of: .any) { (runner, error) throws(Failure) in
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
            .method("func get() throws -> Success", on: .any) { (call, result) throws(Failure) in
                guard case .choice(let choice) = result, let value = choice.values.first?.value else { throw .silent }
                guard choice.symbol.index == 0 else { throw .thrown(value, choice.symbol.range) }
                return value
            },
            .method(
                "func map<NewSuccess>(_ transform: (Success) -> NewSuccess) -> Result<NewSuccess, Failure>", on: .any
            ) { (call, result) throws(Failure) in
                guard case .choice(let choice) = result, let value = choice.values.first?.value else { throw .silent }
                guard choice.symbol.index == 0 else { return result }
                return .choice(Choice(choice.symbol, [.init(label: nil, value: try call.call(0, value))]))
            },
        ]
    }

    /// What a type of the source can do that is an option set: with its raw value, a stored property.
    static var optionSet: [HostEntry] {
        let joined: [(String, String, @Sendable (Int, Int) -> Int)] = [
            ("union", "formUnion", { $0 | $1 }), ("intersection", "formIntersection", { $0 & $1 }),
            ("subtracting", "subtract", { $0 & ~$1 }), ("symmetricDifference", "formSymmetricDifference", { $0 ^ $1 }),
        ]
        let asked: [(String, String, @Sendable (Int, Int) -> Bool)] = [
            ("contains", "_", { $0 & $1 == $1 }), ("isSuperset", "of", { $0 & $1 == $1 }),
            ("isSubset", "of", { $0 & $1 == $0 }), ("isDisjoint", "with", { $0 & $1 == 0 }),
        ]
        return joined.flatMap { made, changed, join in
            [
                .method("func \(made)(_ other: Self) -> Self", on: .any) { (call, value) throws(Failure) in
                    value.with(option: join(try call.runner.option(value), try call.option()))
                },
                .changing("mutating func \(changed)(_ other: Self)", on: .any) { (call, value) throws(Failure) in
                    value = value.with(option: join(try call.runner.option(value), try call.option()))
                    return .void
                },
            ]
        }
            + asked.map { name, label, ask in
                .method("func \(name)(\(label) other: Self) -> Bool", on: .any) { (call, value) throws(Failure) in
                    .bool(ask(try call.runner.option(value), try call.option()))
                }
            } + [
                .declared("associatedtype RawValue", "init(rawValue: RawValue)", "var rawValue: RawValue { get }"),
                .reading("var isEmpty: Bool { get }", of: .any) { (runner, value) throws(Failure) in
                    .bool(try runner.option(value) == 0)
                },
                .changing(
                    "mutating func insert(_ newMember: Self) -> (inserted: Bool, memberAfterInsert: Self)", on: .any
                ) { (call, value) throws(Failure) in
                    let (old, new) = (try call.runner.option(value), try call.option())
                    value = value.with(option: old | new)
                    return .pair(.bool(old & new != new), try call.value(0), labels: ("inserted", "memberAfterInsert"))
                },
                .changing("mutating func remove(_ member: Self) -> Self?", on: .any) { (call, value) throws(Failure) in
                    let (old, gone) = (try call.runner.option(value), try call.option())
                    let removed = value.with(option: old & gone)
                    value = value.with(option: old & ~gone)
                    return old & gone == 0 ? .none : removed
                },
            ]
    }
}

extension HostCall {
    fileprivate func option() throws(Failure) -> Int { try runner.option(try value(0)) }
}

extension Runner {
    /// The raw value of an option set.
    fileprivate func option(_ value: Value) throws(Failure) -> Int {
        guard case .instance(let instance) = value, let index = instance.rawValueIndex,
            let raw = instance.fields[index]?.whole
        else { throw mismatch(value, expected: "OptionSet") }
        return Int(truncatingIfNeeded: raw)
    }
}

extension Value {
    /// The option set of the same type with another raw value.
    fileprivate func with(option raw: Int) -> Value {
        guard case .instance(var instance) = self, let index = instance.rawValueIndex else { return self }
        instance.fields[index] = instance.fields[index]?.with(bits: raw)
        return .instance(instance)
    }
}

extension Instance {
    fileprivate var rawValueIndex: Int? { symbol.stored.firstIndex { $0.name == "rawValue" } }
}
