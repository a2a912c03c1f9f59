extension FoundationText {
    /// What types decode and encode themselves with. A part of a JSON text is its own text.
    static let containers = """
        protocol Decoder {
            var codingPath: [any CodingKey] { get }
            func container<Key>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key>
            func unkeyedContainer() throws -> UnkeyedDecodingContainer
            func singleValueContainer() throws -> SingleValueDecodingContainer
        }

        struct __JSONPart: Decoder {
            let text: String
            let path: [String]
            let isSnakeCase: Bool
            let dates: Int
            init(text: String, path: [String], isSnakeCase: Bool, dates: Int) {
                self.text = text
                self.path = path
                self.isSnakeCase = isSnakeCase
                self.dates = dates
            }
            var codingPath: [any CodingKey] { path.map { __CodedKey(stringValue: $0) } }
            var isNull: Bool { text == "null" }
            func container<Key>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
                try checkKind("{", "a dictionary")
                return KeyedDecodingContainer<Key>(__part: self)
            }
            func unkeyedContainer() throws -> UnkeyedDecodingContainer {
                try checkKind("[", "an array")
                let parts = __jsonItems(text).enumerated().map { part($1, "Index \\($0)") }
                return UnkeyedDecodingContainer(__part: self, parts: parts)
            }
            func singleValueContainer() throws -> SingleValueDecodingContainer { SingleValueDecodingContainer(__part: self) }
            func checkKind(_ first: String, _ name: String) throws {
                if text.hasPrefix(first) { return }
                let context = DecodingError.Context(codingPath: codingPath, debugDescription: "Expected to decode \\(name).")
                throw DecodingError.typeMismatch(Any.self, context)
            }
            func part(_ text: String, _ key: String) -> __JSONPart {
                __JSONPart(text: text, path: path + [key], isSnakeCase: isSnakeCase, dates: dates)
            }
            func value(of key: String) -> __JSONPart? { __jsonPart(text, key, isSnakeCase).map { part($0, key) } }
            func decode<T>(_ type: T.Type) throws -> T { try __decode(type, Array(text.utf8), path, isSnakeCase, dates) }
        }

        struct KeyedDecodingContainer<Key> {
            let __part: __JSONPart
            var codingPath: [any CodingKey] { __part.codingPath }
            var allKeys: [Key] { __jsonKeys(__part.text, __part.isSnakeCase).compactMap { Key(stringValue: $0) } }
            func contains(_ key: Key) -> Bool { __part.value(of: key.stringValue) != nil }
            func decodeNil(forKey key: Key) throws -> Bool { try __value(of: key).isNull }
            func decode<T>(_ type: T.Type, forKey key: Key) throws -> T { try __value(of: key).decode(type) }
            func decodeIfPresent<T>(_ type: T.Type, forKey key: Key) throws -> T? {
                guard let part = __part.value(of: key.stringValue), !part.isNull else { return nil }
                return try part.decode(type)
            }
            func nestedContainer<Inner>(
                keyedBy type: Inner.Type, forKey key: Key
            ) throws -> KeyedDecodingContainer<Inner> {
                try __value(of: key).container(keyedBy: type)
            }
            func nestedUnkeyedContainer(forKey key: Key) throws -> UnkeyedDecodingContainer {
                try __value(of: key).unkeyedContainer()
            }
            func superDecoder() throws -> __JSONPart { __part.value(of: "super") ?? __part.part("null", "super") }
            func __value(of key: Key) throws -> __JSONPart {
                if let part = __part.value(of: key.stringValue) { return part }
                let context = DecodingError.Context(
                    codingPath: codingPath, debugDescription: "No value associated with key \\(key.stringValue).")
                throw DecodingError.keyNotFound(__CodedKey(stringValue: key.stringValue), context)
            }
        }

        struct UnkeyedDecodingContainer {
            let __part: __JSONPart
            let __parts: [__JSONPart]
            var currentIndex = 0
            init(__part part: __JSONPart, parts: [__JSONPart]) {
                __part = part
                __parts = parts
            }
            var codingPath: [any CodingKey] { __part.codingPath }
            var count: Int? { __parts.count }
            var isAtEnd: Bool { currentIndex >= __parts.count }
            mutating func __next() throws -> __JSONPart {
                if isAtEnd {
                    let context = DecodingError.Context(
                        codingPath: codingPath, debugDescription: "Unkeyed container is at end.")
                    throw DecodingError.valueNotFound(Any.self, context)
                }
                currentIndex += 1
                return __parts[currentIndex - 1]
            }
            mutating func decode<T>(_ type: T.Type) throws -> T { try __next().decode(type) }
            mutating func decodeIfPresent<T>(_ type: T.Type) throws -> T? {
                if isAtEnd { return nil }
                let part = try __next()
                return part.isNull ? nil : try part.decode(type)
            }
            mutating func nestedContainer<Inner>(keyedBy type: Inner.Type) throws -> KeyedDecodingContainer<Inner> {
                try __next().container(keyedBy: type)
            }
        }

        struct SingleValueDecodingContainer {
            let __part: __JSONPart
            var codingPath: [any CodingKey] { __part.codingPath }
            func decodeNil() -> Bool { __part.isNull }
            func decode<T>(_ type: T.Type) throws -> T { try __part.decode(type) }
        }

        extension DecodingError {
            static func dataCorruptedError(in container: Any, debugDescription: String) -> DecodingError {
                DecodingError.dataCorrupted(Context(codingPath: [], debugDescription: debugDescription))
            }
            static func dataCorruptedError(forKey key: any CodingKey, in container: Any, debugDescription: String) -> DecodingError {
                DecodingError.dataCorrupted(Context(codingPath: [key], debugDescription: debugDescription))
            }
        }

        protocol Encoder {
            func container<Key>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key>
            func unkeyedContainer() -> UnkeyedEncodingContainer
            func singleValueContainer() -> SingleValueEncodingContainer
        }

        final class __JSONNode: Encoder {
            let isSnakeCase: Bool
            let dates: Int
            private var text = ""
            private var keys: [String] = []
            private var nodes: [__JSONNode] = []
            init(isSnakeCase: Bool, dates: Int) {
                self.isSnakeCase = isSnakeCase
                self.dates = dates
            }
            func container<Key>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
                text = "{"
                return KeyedEncodingContainer<Key>(__node: self)
            }
            func unkeyedContainer() -> UnkeyedEncodingContainer {
                text = "["
                return UnkeyedEncodingContainer(__node: self)
            }
            func singleValueContainer() -> SingleValueEncodingContainer { SingleValueEncodingContainer(__node: self) }
            func add(_ key: String = "") -> __JSONNode {
                let node = __JSONNode(isSnakeCase: isSnakeCase, dates: dates)
                keys.append(isSnakeCase ? __snakeCased(key) : key)
                nodes.append(node)
                return node
            }
            func write<T>(_ value: T) { text = __text(__encoded(value, 0, isSnakeCase, dates)) }
            func __written() -> String {
                switch text {
                case "{": "{" + zip(keys, nodes).map { __text(__encoded($0, 0, false, 0)) + ":" + $1.__written() }.joined(separator: ",") + "}"
                case "[": "[" + nodes.map { $0.__written() }.joined(separator: ",") + "]"
                default: text.isEmpty ? "{}" : text
                }
            }
        }

        struct KeyedEncodingContainer<Key> {
            let __node: __JSONNode
            mutating func encode<T>(_ value: T, forKey key: Key) throws { __node.add(key.stringValue).write(value) }
            mutating func encodeIfPresent<T>(_ value: T?, forKey key: Key) throws {
                if let value { __node.add(key.stringValue).write(value) }
            }
            mutating func encodeNil(forKey key: Key) throws { __node.add(key.stringValue).write(nil as Int?) }
            mutating func nestedContainer<Inner>(keyedBy type: Inner.Type, forKey key: Key) -> KeyedEncodingContainer<Inner> {
                __node.add(key.stringValue).container(keyedBy: type)
            }
            mutating func nestedUnkeyedContainer(forKey key: Key) -> UnkeyedEncodingContainer {
                __node.add(key.stringValue).unkeyedContainer()
            }
        }

        struct UnkeyedEncodingContainer {
            let __node: __JSONNode
            mutating func encode<T>(_ value: T) throws { __node.add().write(value) }
            mutating func encodeNil() throws { __node.add().write(nil as Int?) }
            mutating func nestedContainer<Inner>(keyedBy type: Inner.Type) -> KeyedEncodingContainer<Inner> {
                __node.add().container(keyedBy: type)
            }
        }

        struct SingleValueEncodingContainer {
            let __node: __JSONNode
            mutating func encode<T>(_ value: T) throws { __node.write(value) }
            mutating func encodeNil() throws { __node.write(nil as Int?) }
        }
        """
}
