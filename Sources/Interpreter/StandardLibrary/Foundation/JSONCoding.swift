import Foundation

/// How a coder writes dates.
enum CodedDates {
    case reference, seconds, milliseconds, iso8601
    /// By a closure that the library's Swift keeps under a number.
    case own(Int)

    /// As the library's Swift counts them.
    init(number: Int) {
        let known: [CodedDates] = [.reference, .seconds, .milliseconds, .iso8601]
        self = known.indices.contains(number) ? known[number] : .own(number)
    }

    var number: Int {
        switch self {
        case .reference: 0
        case .seconds: 1
        case .milliseconds: 2
        case .iso8601: 3
        case .own(let number): number
        }
    }

    func date(_ json: JSON) -> Date? {
        if case (.iso8601, .text(let text)) = (self, json) { return ISO8601DateFormatter().date(from: text) }
        let number: Double
        switch json {
        case .int(let int): number = Double(int)
        case .double(let double): number = double
        default: return nil
        }
        return switch self {
        case .reference: Date(timeIntervalSinceReferenceDate: number)
        case .seconds: Date(timeIntervalSince1970: number)
        case .milliseconds: Date(timeIntervalSince1970: number / 1000)
        case .iso8601, .own: nil
        }
    }

    func json(_ date: Date) -> JSON {
        switch self {
        case .reference: .double(date.timeIntervalSinceReferenceDate)
        case .seconds: .double(date.timeIntervalSince1970)
        case .milliseconds: .double(date.timeIntervalSince1970 * 1000)
        case .iso8601, .own: .text(ISO8601DateFormatter().string(from: date))
        }
    }
}

/// What values are in JSON.
struct JSONWriter {
    let runner: Runner
    let isSnakeCase: Bool
    let dates: CodedDates

    func json(_ value: Value) throws -> JSON {
        try runner.charge(1)
        if let own = value.ownSymbol, let encode = runner.ownEncoder(of: own) {
            return try json(value, by: encode)
        }
        switch value.unbacked {
        case .none: return .null
        case .bool(let bool): return .bool(bool)
        case .int(let int): return .int(int)
        case .fixed(let number): return number.int.map { .int($0) } ?? .double(number.double)
        case .double(let double): return .double(double)
        case .single(let float): return .double(Double(float))
        case .string, .part: return .text(value.text ?? "")
        case .array(let values), .set(let values): return .list(try values.map { try json($0) })
        case .slice(let slice): return .list(try slice.values.map { try json($0) })
        case .dictionary(let entries):
            return .table(
                Dictionary(
                    try entries.map { (try key($0.key), try json($0.value)) }, uniquingKeysWith: { one, _ in one }))
        case .instance(let instance):
            guard let raw = instance.symbol.codedRawValue else { return try table(instance.symbol, instance.fields) }
            return try json(try runner.property(raw, of: value, at: runner.place))
        case .object(let object):
            return try table(object.symbol, object.fields.map { if case .value(let value) = $0 { value } else { nil } })
        case .choice(let choice):
            return try choice.symbol.rawValue.map { try json($0) } ?? table(choice)
        case .native(let native): return try json(native)
        default: throw Failure.silent
        }
    }

    private func key(_ value: Value) throws -> String {
        switch value {
        case .string(let text): return text
        case .int(let int): return "\(int)"
        default: throw Failure.silent
        }
    }

    /// What a type's own code makes of a value.
    private func json(_ value: Value, by encode: FunctionSymbol) throws -> JSON {
        try written { node in
            _ = try runner.call(encode, of: value, with: [node], at: runner.place)
        }
    }

    /// What is written into an encoder of the library's Swift.
    private func written(_ write: (Value) throws -> Void) throws -> JSON {
        let options: [Value?] = [.bool(isSnakeCase), .int(dates.number)]
        guard let node = try runner.made("__JSONNode", options), let type = node.ownSymbol,
            let written = type.hook(.written)?.function
        else { throw Failure.silent }
        try write(node)
        let text = try runner.call(written, of: node, with: [], at: runner.place)
        guard text.hole == nil, let json = JSON(Data(try runner.text(text).utf8)) else { throw Failure.silent }
        return json
    }

    /// A case with its values: `{"circle":{"radius":2}}`.
    private func table(_ choice: Choice) throws -> JSON {
        guard choice.symbol.owner.isCodedByCompiler else { throw Failure.silent }
        let values = try choice.values.enumerated().map { ($1.label ?? "_\($0)", try json($1.value)) }
        return .table([choice.symbol.name: .table(Dictionary(values, uniquingKeysWith: { one, _ in one }))])
    }

    private func table(_ symbol: NominalSymbol, _ fields: [Value?]) throws -> JSON {
        guard symbol.isCodedByCompiler else { throw Failure.silent }
        let keys = symbol.codedKeys
        var table: [String: JSON] = [:]
        for (property, field) in zip(symbol.stored, fields) {
            guard let key = keys[property.name], let field, !field.isNone else { continue }
            table[isSnakeCase ? CodedKeys.toSnakeCase(key) : key] = try json(field)
        }
        return .table(table)
    }

    private func json(_ native: Native) throws -> JSON {
        switch native.payload {
        case let date as Date:
            guard case .own(let number) = dates else { return dates.json(date) }
            return try written { node in
                _ = try runner.call("__writeOwnDate", with: [.native(native), node, .int(number)])
            }
        case let url as URL: return .text(url.absoluteString)
        case let uuid as UUID: return .text(uuid.uuidString)
        default: throw Failure.silent
        }
    }
}

extension StandardLibrary {
    /// What the compiler makes of a key that is a case.
    static let codingKey: [HostEntry] = [
        .reading("var stringValue: String", of: .any) { runner, key in
            if case .choice(let choice) = key { return .string(choice.symbol.codedName) }
            guard let own = key.ownSymbol?.variable(named: "stringValue") else {
                return runner.unknown(at: runner.place)
            }
            return try runner.property(own, of: key, at: runner.place)
        }
    ]

    /// What `JSONDecoder` and `JSONEncoder` are made of in Swift.
    static var codingFunctions: [HostEntry] {
        [
            .call(
                """
                func __decoded<T>(\
                _ type: T.Type, _ bytes: [[UInt8]], _ path: [String], _ isSnakeCase: Bool, _ dates: Int\
                ) \
                -> (value: T, problem: Int, key: String, path: [String], type: Any.Type, reason: String)
                """
            ) { call in
                let place = call.runner.callOfSupplement ?? call.place
                let unknown = call.runner.unknown(at: place)
                guard case .type(let type) = try call.value(0), let bytes = try call.values(1).first else {
                    return unknown
                }
                // Bytes that nobody knows are in a list, so that this is called.
                if let hole = bytes.hole {
                    call.runner.note(hole, .value, wanted: nil, assumed: "")
                    // What is decoded of it is called by its type.
                    let decoded: ValueType = if case .array(let element) = type { element } else { type }
                    guard let name = call.runner.namedType(by: .type(decoded))?.name else { return unknown }
                    let site = HoleSite(name.prefix(1).lowercased() + name.dropFirst(), at: place)
                    let wanted = call.runner.type(type) ?? .unknown
                    return result(try call.runner.assumed(.hole(HoleValue(site)), as: wanted), nil)
                }
                do {
                    let dates = CodedDates(number: try call.int(4))
                    let reader = JSONReader(runner: call.runner, isSnakeCase: try call.bool(3), dates: dates)
                    let data = Data(try call.bytes(bytes))
                    try call.runner.reserve(data.count)
                    guard let json = JSON(data) else {
                        throw JSONReader.Mismatch(
                            kind: .dataCorrupted, path: [], type: "", reason: "The given data was not valid JSON.")
                    }
                    let path = try call.values(2).map { try call.runner.text($0) }
                    guard let wanted = call.runner.type(type) else { return unknown }
                    return result(try reader.value(json, as: wanted, at: path), nil)
                } catch let mismatch as JSONReader.Mismatch {
                    return result(.void, mismatch)
                } catch Failure.silent { return unknown }
            },
            .call(
                "func __encoded<T>(_ value: T, _ format: Int, _ isSnakeCase: Bool, _ dates: Int) -> [UInt8]"
            ) { call in
                do {
                    let dates = CodedDates(number: try call.int(3))
                    let writer = JSONWriter(runner: call.runner, isSnakeCase: try call.bool(2), dates: dates)
                    let json = try writer.json(try call.value(0))
                    let encoder = Foundation.JSONEncoder()
                    // Without `sortedKeys` any order is right.
                    encoder.outputFormatting = Foundation.JSONEncoder.OutputFormatting(
                        rawValue: UInt(try call.int(1))
                    ).union(.sortedKeys)
                    guard let data = try? encoder.encode(json) else { throw Failure.silent }
                    return try call.runner.array(data.map { .whole($0) })
                } catch Failure.silent {
                    return call.runner.unknown(at: call.runner.callOfSupplement ?? call.place)
                }
            },
            .call("func __jsonPart(_ text: String, _ key: String, _ isSnakeCase: Bool) -> String?") { call in
                let entries = try call.entries(isSnakeCase: try call.bool(2))
                return .optional(entries[try call.text(1)]?.text)
            },
            .call("func __jsonKeys(_ text: String, _ isSnakeCase: Bool) -> [String]") { call in
                .array(try call.entries(isSnakeCase: try call.bool(1)).keys.sorted().map { .string($0) })
            },
            .call("func __jsonItems(_ text: String) -> [String]") { call in
                guard case .list(let items)? = try call.json() else { return .array([]) }
                return .array(items.map { .string($0.text) })
            },
            .call("func __snakeCased(_ key: String) -> String") { .string(CodedKeys.toSnakeCase(try $0.text(0))) },
            .call("func __text(_ bytes: [UInt8]) -> String") { call in
                .string(String(decoding: try call.bytes(try call.value(0)), as: UTF8.self))
            },
            .call("func __base64(_ bytes: [UInt8]) -> String") { call in
                .string(Data(try call.bytes(try call.value(0))).base64EncodedString())
            },
            .call("func __base64(_ text: String, _ ignoresOthers: Bool) -> [UInt8]?") { call in
                let options: Data.Base64DecodingOptions = try call.bool(1) ? .ignoreUnknownCharacters : []
                let data = Data(base64Encoded: try call.text(0), options: options)
                return .optional(data.map { .array($0.map { .whole($0) }) })
            },
        ]
    }

    private static func result(_ value: Value, _ mismatch: JSONReader.Mismatch?) -> Value {
        let parts: [(String, Value)] = [
            ("value", value), ("problem", .int(mismatch?.kind.rawValue ?? 0)), ("key", .string(mismatch?.key ?? "")),
            ("path", .array(mismatch?.path.map { .string($0) } ?? [])),
            ("type", .type(.named(TypeName(mismatch?.type ?? "")))), ("reason", .string(mismatch?.reason ?? "")),
        ]
        return .tuple(parts.map { .init(label: $0.0, value: $0.1) })
    }
}

extension HostCall {
    /// What the first argument says.
    fileprivate func json() throws -> JSON? {
        let text = try text(0)
        try runner.walk(text.utf8.count)
        return JSON(Data(text.utf8))
    }

    fileprivate func entries(isSnakeCase: Bool) throws -> [String: JSON] {
        guard case .table(let table)? = try json() else { return [:] }
        return isSnakeCase ? CodedKeys.fromSnakeCase(table) : table
    }

    fileprivate func bytes(_ list: Value) throws -> [UInt8] {
        try runner.values(list).map { UInt8(truncatingIfNeeded: try runner.int($0.withoutWidth)) }
    }
}

extension Value {
    /// A whole number as an `Int`.
    fileprivate var withoutWidth: Value {
        if case .fixed(let number) = self, let int = number.int { .int(int) } else { self }
    }
}
