import Interpreter

extension Conversion where T == AnyHashable {
    /// A key that distinguishes an element from its siblings: a text, a number or a Boolean as it is; any other value as the
    /// text of what it holds.
    static var key: Conversion<AnyHashable> {
        Conversion(.any) { value throws(VocabularyError) in
            switch value {
            case .string(let text): AnyHashable(text)
            case .int(let number): AnyHashable(number)
            case .fixed(let number): number.key
            case .double(let number): AnyHashable(number)
            case .single(let number): AnyHashable(number)
            case .bool(let flag): AnyHashable(flag)
            default: AnyHashable(value.hashableText)
            }
        } encode: { key in
            switch key.base {
            case let text as String: .string(text)
            case let number as Int: .int(number)
            case let number as Double: .double(number)
            case let number as Float: .single(number)
            case let flag as Bool: .bool(flag)
            default: FixedNumber(key.base).map { .fixed($0) } ?? .string("\(key.base)")
            }
        }
    }
}

extension AnyHashable: Writable {
    static var conversion: Conversion<AnyHashable> { .key }
}

extension Conversion where T == Value {
    /// Anything, as it is.
    static var anything: Conversion<Value> { Value.conversion }

    /// Anything, which nobody reads.
    static var unread: Conversion<Value> { .value(.unread) }
}

extension Argument where T == Value {
    /// An argument without effect on a layout.
    static func unread(_ name: String) -> Argument { .arg(name, as: .unread) }

    /// An argument without effect on a layout, which may be left out.
    /// - Parameter written: the default as Swift writes it.
    static func optionalUnread(_ name: String, written: String = "nil") -> Argument {
        .arg(name, as: .unread, default: .none, written: written)
    }
}

extension Conversion where T == Void {
    static var nothing: Conversion<Void> {
        Conversion(.void) { _ throws(VocabularyError) in
        } encode: { _ in
            .void
        }
    }
}

extension Conversion {
    /// A dictionary from keys to values of this type: `[.normal: "OK"]`. The first of two equal keys counts.
    func keyed<Key: Hashable & SendableMetatype>(by key: Conversion<Key>) -> Conversion<[Key: T]> {
        let type = ValueType.dictionary(key: key.type, value: self.type)
        return Conversion<[Key: T]>(type) { [decode] value throws(VocabularyError) in
            guard case .dictionary(let entries) = value else { throw .mismatch(expected: type, found: value.typeName) }
            var all: [Key: T] = [:]
            for entry in entries {
                let name = try key.decode(entry.key)
                if all[name] == nil { all[name] = try decode(entry.value) }
            }
            return all
        } encode: { [encode] all in
            .dictionary(all.map { .init(key: key.encode($0.key), value: encode($0.value)) })
        }
    }

    /// The same in another type.
    func mapped<Other>(
        into: @escaping @Sendable (T) -> Other, out: @escaping @Sendable (Other) -> T
    ) -> Conversion<Other> {
        Conversion<Other>(type) { [decode] value throws(VocabularyError) in
            into(try decode(value))
        } encode: { [encode] in
            encode(out($0))
        }
    }
}
