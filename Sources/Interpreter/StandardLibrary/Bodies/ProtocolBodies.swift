extension StandardLibrary {
    static var protocols: [HostEntry] {
        [
            .method("Hashable.hash(into:)", on: .any) { (_, _) throws(Failure) in .void },
            .call("Hasher.init()") { _ throws(Failure) in .int(5381) },
            .changing("Hasher.combine(_:)", on: .int) { (call, hash) throws(Failure) in
                for byte in try call.runner.written(try call.value(0)).utf8 { hash = (hash &* 33) ^ Int(byte) }
                return .void
            },
            .changing("Hasher.finalize()", on: .int) { (_, hash) throws(Failure) in .int(hash) },
            .reading("Error.localizedDescription", of: .any) { (runner, error) throws(Failure) in
                if let type = error.ownSymbol, let said = runner.property("errorDescription", of: type),
                    case .string(let text) = try runner.property(said, of: error, at: runner.place)
                {
                    return .string(text)
                }
                return .string("The operation couldn’t be completed. (\(error.typeName).)")
            },
            .method("Result.get()", on: .any) { (call, result) throws(Failure) in
                guard case .choice(let choice) = result, let value = choice.values.first?.value else { throw .silent }
                guard choice.symbol.index == 0 else { throw .thrown(value, choice.symbol.range) }
                return value
            },
            .method("Result.map(_:)", on: .any) { (call, result) throws(Failure) in
                guard case .choice(let choice) = result, let value = choice.values.first?.value else { throw .silent }
                guard choice.symbol.index == 0 else { return result }
                return .choice(Choice(choice.symbol, [.init(label: nil, value: try call.call(0, value))]))
            },
        ]
    }

    /// What a type of the source can do that is an option set: with its raw value, a stored property.
    static var optionSets: [HostEntry] {
        let joined: [(String, String, @Sendable (Int, Int) -> Int)] = [
            ("union(_:)", "formUnion(_:)", { $0 | $1 }), ("intersection(_:)", "formIntersection(_:)", { $0 & $1 }),
            ("subtracting(_:)", "subtract(_:)", { $0 & ~$1 }),
            ("symmetricDifference(_:)", "formSymmetricDifference(_:)", { $0 ^ $1 }),
        ]
        let asked: [(String, @Sendable (Int, Int) -> Bool)] = [
            ("contains(_:)", { $0 & $1 == $1 }), ("isSuperset(of:)", { $0 & $1 == $1 }),
            ("isSubset(of:)", { $0 & $1 == $0 }), ("isDisjoint(with:)", { $0 & $1 == 0 }),
        ]
        return joined.flatMap { made, changed, join in
            [
                .method("OptionSet.\(made)", on: .any) { (call, value) throws(Failure) in
                    value.with(option: join(try call.runner.option(value), try call.option()))
                },
                .changing("OptionSet.\(changed)", on: .any) { (call, value) throws(Failure) in
                    value = value.with(option: join(try call.runner.option(value), try call.option()))
                    return .void
                },
            ]
        }
            + asked.map { name, ask in
                .method("OptionSet.\(name)", on: .any) { (call, value) throws(Failure) in
                    .bool(ask(try call.runner.option(value), try call.option()))
                }
            } + [
                .reading("OptionSet.isEmpty", of: .any) { (runner, value) throws(Failure) in
                    .bool(try runner.option(value) == 0)
                },
                .changing("OptionSet.insert(_:)", on: .any) { (call, value) throws(Failure) in
                    let (old, new) = (try call.runner.option(value), try call.option())
                    value = value.with(option: old | new)
                    return .pair(.bool(old & new != new), try call.value(0), labels: ("inserted", "memberAfterInsert"))
                },
                .changing("OptionSet.remove(_:)", on: .any) { (call, value) throws(Failure) in
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
