extension StandardLibrary {
    static var dictionary: [LibraryFunction] {
        dictionaryMaking + dictionaryReading + dictionaryChanging + written
    }

    // The ends of the declarations that merge.
    private static let merging = "uniquingKeysWith combine: (Value, Value) throws -> Value) rethrows"
    private static let merged = "merging(other, uniquingKeysWith: combine)"
    private static let ofPairs = "where S.Element == (Key, Value)"

    private static var dictionaryMaking: [LibraryFunction] {
        [
            .declared(
                "typealias Element = (key: Key, value: Value)", "struct Index: Hashable, Comparable { }",
                "typealias SubSequence = [(key: Key, value: Value)]", "typealias Keys = [Key]",
                "typealias Values = [Value]", "mutating func removeAll(keepingCapacity: Bool = false) { self = [:] }",
                "mutating func merge(_ other: [Key: Value], \(merging) { self = try \(merged) }",
                "mutating func merge<S: Sequence>(_ other: S, \(merging) \(ofPairs) { self = try \(merged) }"),
            .call("init()", "init(minimumCapacity: Int)") { _ in .dictionary([]) },
            .call("init<S: Sequence>(uniqueKeysWithValues keysAndValues: S) where S.Element == (Key, Value);") { call in
                .dictionary(
                    try call.gathered([]) { key, _, new in
                        // An unknown key equals no other key.
                        if key.hole != nil { return new }
                        throw call.refusal(.equalKeys(try call.runner.written(key)))
                    })
            },
            .call(
                "init<S: Sequence>(_ keysAndValues: S, uniquingKeysWith combine: (Value, Value) throws -> Value) rethrows"
            ) { call in
                .dictionary(try call.gathered([]) { _, old, new in try call.call(1, old, new) })
            },
            .call(
                "init<S: Sequence>(grouping values: S, by keyForValue: (S.Element) throws -> Key) rethrows where Value == [S.Element];"
            ) { call in
                var keys: KeyedList<Value> = []
                var groups: [[Value]] = []
                let values = try call.values(0)
                for value in values {
                    let key = try call.call(1, value)
                    if let index = try call.index(of: key, in: keys) {
                        groups[index].append(value)
                    } else {
                        keys.append(key)
                        groups.append([value])
                    }
                }
                try call.runner.allocate(values.count)
                return .dictionary(zip(keys, groups).map { .init(key: $0, value: .array($1)) })
            },
        ]
    }

    private static var dictionaryReading: [LibraryFunction] {
        [
            .reading("var keys: [Key]", of: .entries) { runner, entries in .array(entries.map(\.key)) },
            .reading("var values: [Value]", of: .entries) { runner, entries in .array(entries.map(\.value)) },
            .method("func __pair(_ position: Index) -> (key: Key, value: Value)", on: .any) { try $0.element(of: $1) },
            .subscripting("subscript(_ key: Key) -> Value? { get set }", on: .entries) { call, entries in
                .optional(try call.index(of: try call.value(0), in: entries).map { entries[$0].value })
            } set: { call, entries, new in
                _ = try call.replace(try call.value(0), with: new.unwrapped, in: &entries)
            },
            .subscripting("subscript(_ key: Key, default defaultValue: Value) -> Value { get set }", on: .entries) {
                call, entries in
                if let index = try call.index(of: try call.value(0), in: entries) { return entries[index].value }
                return try call.runner.resolved(try call.value(1))
            } set: { call, entries, new in
                _ = try call.replace(try call.value(0), with: new, in: &entries)
            },
            .declared("subscript(_ position: Index) -> (key: Key, value: Value) { __pair(position) }"),
            .method("func index(forKey key: Key) -> Index?", on: .entries, cost: .atIndex) { call, entries in
                .optional(try call.index(of: try call.value(0), in: entries).map { .int($0) })
            },
            .method("func mapValues<T>(_ transform: (Value) throws -> T) rethrows -> [Key: T]", on: .entries) {
                .dictionary(try $0.mapped($1, keepsNil: true))
            },
            .method("func compactMapValues<T>(_ transform: (Value) throws -> T?) rethrows -> [Key: T]", on: .entries) {
                .dictionary(try $0.mapped($1, keepsNil: false))
            },
            .method(
                "func filter(_ isIncluded: ((key: Key, value: Value)) throws -> Bool) rethrows -> [Key: Value]",
                on: .entries
            ) { call, entries in
                var kept: [Value.DictionaryEntry] = []
                for entry in entries where try call.holds(0, entry.pair) { kept.append(entry) }
                return .dictionary(kept)
            },
            .method(
                "func merging(_ other: [Key: Value], \(merging) -> [Key: Value]",
                "func merging<S: Sequence>(_ other: S, \(merging) -> [Key: Value] \(ofPairs);", on: .entries
            ) { call, entries in
                .dictionary(try call.gathered(entries) { _, old, new in try call.call(1, old, new) })
            },
        ]
    }

    private static var dictionaryChanging: [LibraryFunction] {
        [
            .changing("mutating func removeValue(forKey key: Key) -> Value?", on: .entries, cost: .atIndex) {
                try $0.replace(try $0.value(0), with: nil, in: &$1)
            },
            .changing(
                "mutating func updateValue(_ value: Value, forKey key: Key) -> Value?", on: .entries, cost: .atIndex
            ) { call, entries in try call.replace(try call.value(1), with: try call.value(0), in: &entries) },
            reserveCapacity,
        ]
    }
}

extension HostCall {
    /// Gives a key another value, or none, and gives the one that it had.
    fileprivate func replace(
        _ key: Value, with new: Value?, in entries: inout KeyedList<Value.DictionaryEntry>
    ) throws(Failure) -> Value {
        guard let index = try index(of: key, in: entries) else {
            if let new {
                try runner.reserve(entries.count + 1, charging: 1)
                entries.append(.init(key: key, value: new))
            }
            return .none
        }
        let old = entries[index].value
        if let new {
            entries.replace(at: index, by: .init(key: entries[index].key, value: new))
        } else {
            entries.remove(at: index)
        }
        return old.wrapped
    }

    fileprivate func mapped(
        _ entries: KeyedList<Value.DictionaryEntry>, keepsNil: Bool
    ) throws(Failure) -> [Value.DictionaryEntry] {
        var changed: [Value.DictionaryEntry] = []
        for entry in entries {
            let value = try call(0, entry.value)
            if let kept = keepsNil ? value : value.unwrapped { changed.append(.init(key: entry.key, value: kept)) }
        }
        try runner.allocate(changed.count)
        return changed
    }

    /// Entries with those of the first argument, pairs of keys and values.
    /// - Parameter combine: gives the value of a key that has one, and is given another.
    fileprivate func gathered(
        _ entries: KeyedList<Value.DictionaryEntry>,
        _ combine: (_ key: Value, _ old: Value, _ new: Value) throws -> Value
    ) throws -> KeyedList<Value.DictionaryEntry> {
        var all = entries
        for pair in try values(0) {
            guard case .tuple(let parts) = pair, parts.count == 2 else {
                throw runner.mismatch(pair, expected: "(key, value)")
            }
            let (key, value) = (parts[0].value, parts[1].value)
            if let index = try index(of: key, in: all) {
                let old = all[index]
                all.replace(at: index, by: .init(key: old.key, value: try combine(key, old.value, value)))
            } else {
                try runner.reserve(all.count + 1, charging: 1)
                all.append(.init(key: key, value: value))
            }
        }
        return all
    }
}

extension Runner {
    /// What a closure gives that stands for an argument which is evaluated when it is needed, or the value itself.
    func resolved(_ value: Value) throws(Failure) -> Value {
        if case .closure = value { try call(value, []) } else { value }
    }
}

extension Value.DictionaryEntry {
    /// The element of a sequence of entries.
    var pair: Value { .tuple([.init(label: "key", value: key), .init(label: "value", value: value)]) }
}
