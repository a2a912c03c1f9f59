// What the library's bodies read their receivers and arguments as.

extension HostKind where T == Value {
    static var any: HostKind { HostKind({ _, value in value }, write: { $0 }) }
}

extension HostKind where T == String {
    static var text: HostKind {
        HostKind(
            { runner, value in try runner.text(value) },
            replacing: { old in { [start = old.firstIndex] in .text($0, from: start) } })
    }
}

extension HostKind where T == [Value] {
    /// The elements of any sequence. A string or a set that is changed stays one.
    static var elements: HostKind {
        HostKind(
            { runner, value in try runner.values(value) },
            replacing: { old in
                switch old {
                case .string: { .string($0.map(\.characters).joined()) }
                case .part(let part): { [start = part.start] in .text($0.map(\.characters).joined(), from: start) }
                case .set: { .set($0) }
                case .slice(let slice): { [start = slice.start] in .slice(.init(values: $0, start: start)) }
                default: { .array($0) }
                }
            })
    }

    /// The same where elements are taken from the front: those of a slice that are left keep their indices.
    static var rest: HostKind {
        HostKind(
            { runner, value in try runner.values(value) },
            replacing: { old in
                switch old {
                case .slice(let slice):
                    { [end = slice.start + slice.values.count] in .slice(.init(values: $0, start: end - $0.count)) }
                default: elements.write(old)
                }
            })
    }

    /// The same of a part of a text.
    static var restOfText: HostKind {
        HostKind(
            { runner, value in try runner.values(value) },
            replacing: { old in
                { [end = old.firstIndex + old.characters.count] in
                    .text($0.map(\.characters).joined(), from: end - $0.count)
                }
            })
    }
}

extension HostKind where T == KeyedList<Value> {
    /// The members of a set.
    static var members: HostKind {
        HostKind(
            { runner, value in
                if case .set(let members) = value { members } else { try runner.unique(try runner.values(value)) }
            }, write: { .set($0) })
    }
}

extension HostKind where T == KeyedList<Value.DictionaryEntry> {
    static var entries: HostKind {
        HostKind({ runner, value in try runner.entries(value) }, write: { .dictionary($0) })
    }
}

extension HostKind {
    /// What compiled code holds of a value of one of the library's own types.
    static func native(_ name: String) -> HostKind {
        let type = TypeName(name)
        return HostKind(
            { runner, value in
                guard case .native(let native) = value, let payload = native.payload as? T else {
                    throw runner.mismatch(value, expected: name)
                }
                return payload
            }, write: { .native(Native(type, $0)) })
    }
}

extension Value {
    /// A character of a string; other values have none.
    var characters: String { text ?? "" }

    static func optional(_ value: Value?) -> Value { value?.wrapped ?? .none }

    static func optional(_ value: (some WholeNumber)?) -> Value { value.map { .whole($0) } ?? .none }

    static func optional(_ value: String?) -> Value { value.map { .string($0) } ?? .none }

    static func pair(_ first: Value, _ second: Value, labels: (String, String)? = nil) -> Value {
        .tuple([.init(label: labels?.0, value: first), .init(label: labels?.1, value: second)])
    }
}
