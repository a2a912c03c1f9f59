/// How a Swift type is written in sources: its type there, and the way in and out.
package struct Conversion<T>: Sendable {
    package let type: ValueType
    package let decode: @Sendable (Value) throws(VocabularyError) -> T
    package let encode: @Sendable (T) -> Value

    package init(
        _ type: ValueType, decode: @escaping @Sendable (Value) throws(VocabularyError) -> T,
        encode: @escaping @Sendable (T) -> Value
    ) {
        self.type = type
        self.decode = decode
        self.encode = encode
    }
}

/// Why compiled code would not take a value.
package enum VocabularyError: Error {
    /// The value is of another type.
    case mismatch(expected: ValueType, found: String)
    /// The type is right, this value cannot be used; its sentence says why.
    case refused(any Refusal)
}

extension Conversion {
    /// A type of the vocabulary that is kept as it is.
    /// - Parameter type: its type for sources; nil for the one of that name.
    package static func native(_ name: TypeName, as _: T.Type = T.self, typed type: ValueType? = nil) -> Conversion<T> {
        let type = type ?? .named(name)
        return Conversion(type) { value throws(VocabularyError) in
            guard case .native(let native) = value, let payload = native.payload as? T else {
                throw .mismatch(expected: type, found: value.typeName)
            }
            return payload
        } encode: {
            .native(Native(name, $0))
        }
    }

    package func optional() -> Conversion<T?> {
        Conversion<T?>(.optional(type)) { [decode] value throws(VocabularyError) in
            if case .none = value { nil } else { try decode(value) }
        } encode: { [encode] in
            $0.map(encode) ?? .none
        }
    }

    package func array() -> Conversion<[T]> {
        list(.array(type))
    }

    /// The children that a builder closure gathered.
    package func builder() -> Conversion<[T]> {
        list(.builder(of: type))
    }

    private func list(_ type: ValueType) -> Conversion<[T]> {
        Conversion<[T]>(type) { [decode] value throws(VocabularyError) in
            guard case .array(let values) = value else {
                // A function gives one child where a closure's statements may be several.
                if case .builder = type { return [try decode(value)] }
                throw .mismatch(expected: type, found: value.typeName)
            }
            var items: [T] = []
            for value in values { items.append(try decode(value)) }
            return items
        } encode: { [encode] in
            .array($0.map(encode))
        }
    }

    /// A closure that changes a value in place: `Row { row in row.add(...) }`.
    package func configuring() -> Conversion<(inout T) -> Void> {
        let type = ValueType.function(parameters: [.init(self.type, isInout: true)], result: .void)
        return Conversion<(inout T) -> Void>(type) { [encode] value throws(VocabularyError) in
            guard case .closure(let closure) = value else { throw .mismatch(expected: type, found: value.typeName) }
            return { subject in
                var arguments = [encode(subject)]
                if closure.call(&arguments) != nil, let changed = closure.decoded(arguments[0], self) {
                    subject = changed
                }
            }
        } encode: { _ in
            // No property holds one.
            .void
        }
    }

    /// A type of the language, of which values of some kinds are.
    static func plain(
        _ type: ValueType, _ read: @escaping @Sendable (Value) -> T?, encode: @escaping @Sendable (T) -> Value
    ) -> Conversion {
        Conversion(type) { value throws(VocabularyError) in
            guard let read = read(value) else { throw .mismatch(expected: type, found: value.typeName) }
            return read
        } encode: {
            encode($0)
        }
    }
}

extension Conversion where T == Bool {
    package static var bool: Conversion<Bool> {
        .plain(.bool, { if case .bool(let bool) = $0 { bool } else { nil } }, encode: { .bool($0) })
    }
}

extension Conversion where T == Int {
    package static var int: Conversion<Int> {
        .plain(.int, { if case .int(let int) = $0 { int } else { nil } }, encode: { .int($0) })
    }
}

extension Conversion where T == String {
    package static var string: Conversion<String> {
        .plain(.string, { if case .string(let text) = $0 { text } else { nil } }, encode: { .string($0) })
    }
}
