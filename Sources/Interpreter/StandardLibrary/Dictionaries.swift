extension StandardLibrary {
    static var dictionary: TypeDescription {
        TypeDescription(
            TypeName("Dictionary"), .value, help: "Values by key.", initializers: dictionaryInitializers,
            properties: [
                PropertyDescription(reading: "count", of: entries, \.count, .int),
                PropertyDescription(reading: "isEmpty", of: entries, \.isEmpty, .bool),
                PropertyDescription(reading: "keys", of: entries, \.allKeys, .value(.array(.any))),
                PropertyDescription(reading: "values", of: entries, \.allValues, .value(.array(.any))),
            ], methods: dictionaryMethods + sequenceMethods + searchMethods)
    }

    private static let entries = Conversion<[Value.DictionaryEntry]>(.any) { value throws(VocabularyError) in
        guard case .dictionary(let entries) = value else { throw .mismatch(expected: .any, found: value.typeName) }
        return entries
    } encode: {
        .dictionary($0)
    }

    private static var dictionaryInitializers: [Callable] {
        [
            .initializer(of: entries) { () throws(VocabularyError) in [] },
            .initializer(Parameter("uniqueKeysWithValues", .value(.any)), equality, of: entries) {
                pairs, equality throws(VocabularyError) in
                var entries: [Value.DictionaryEntry] = []
                for pair in try elements(of: pairs) {
                    guard case .tuple(let parts) = pair, parts.count == 2 else {
                        throw .mismatch(expected: .tuple([]), found: pair.typeName)
                    }
                    guard try index(of: parts[0].value, in: entries.map(\.key), by: equality) == nil else {
                        throw .refused("two values have the same key: \(parts[0].value.written)")
                    }
                    entries.append(.init(key: parts[0].value, value: parts[1].value))
                }
                return entries
            },
            .initializer(
                Parameter("grouping", .value(.any)), Parameter("by", closure(.any, result: .any)), equality, of: entries
            ) { values, keyForValue, equality throws(VocabularyError) in
                var groups: [(key: Value, values: [Value])] = []
                for value in try elements(of: values) {
                    let key = try called(keyForValue, value)
                    if let found = try index(of: key, in: groups.map(\.key), by: equality) {
                        groups[found].values.append(value)
                    } else {
                        groups.append((key, [value]))
                    }
                }
                return groups.map { .init(key: $0.key, value: .array($0.values)) }
            },
        ]
    }

    private static var dictionaryMethods: [Callable] {
        let transform = Parameter(nil, name: "transform", closure(.any, result: .any))
        return [
            .method("mapValues", on: entries, transform, returning: entries) {
                entries, transform throws(VocabularyError) in
                var changed: [Value.DictionaryEntry] = []
                for entry in entries {
                    changed.append(.init(key: entry.key, value: try called(transform, entry.value)))
                }
                return changed
            },
            .method(
                "filter", on: entries, Parameter(nil, name: "isIncluded", closure(.any, result: .bool)),
                returning: entries
            ) { entries, isIncluded throws(VocabularyError) in
                var kept: [Value.DictionaryEntry] = []
                for entry in entries where try holds(isIncluded, entry.pair) { kept.append(entry) }
                return kept
            },
            .changingMethod(
                "removeValue", on: entries, Parameter("forKey", .value(.any)), equality,
                returning: Conversion.value(.any).optional()
            ) { (entries: inout [Value.DictionaryEntry], key, equality) throws(VocabularyError) in
                guard let index = try index(of: key, in: entries.map(\.key), by: equality) else { return nil }
                return entries.remove(at: index).value
            },
            .changingMethod(
                "updateValue", on: entries, Parameter(nil, .value(.any)), Parameter("forKey", .value(.any)), equality,
                returning: Conversion.value(.any).optional()
            ) { (entries: inout [Value.DictionaryEntry], value, key, equality) throws(VocabularyError) in
                let new = Value.DictionaryEntry(key: key, value: value)
                guard let index = try index(of: key, in: entries.map(\.key), by: equality) else {
                    entries.append(new)
                    return nil
                }
                defer { entries[index] = new }
                return entries[index].value
            },
            .mutatingMethod("removeAll", on: entries) {
                (entries: inout [Value.DictionaryEntry]) throws(VocabularyError) in entries.removeAll()
            },
        ]
    }
}

extension Value.DictionaryEntry {
    /// As a sequence of them has it.
    var pair: Value { .tuple([.init(label: "key", value: key), .init(label: "value", value: value)]) }
}

extension [Value.DictionaryEntry] {
    fileprivate var allKeys: Value { .array(map(\.key)) }

    fileprivate var allValues: Value { .array(map(\.value)) }
}
