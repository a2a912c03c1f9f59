import Foundation

/// What a text of JSON says.
indirect enum JSON: Codable, Hashable {
    case null
    case bool(Bool)
    case int(Int)
    case double(Double)
    case text(String)
    case list([JSON])
    case table([String: JSON])

    init(from decoder: any Decoder) throws {
        let value = try decoder.singleValueContainer()
        if value.decodeNil() {
            self = .null
        } else if let bool = try? value.decode(Bool.self) {
            self = .bool(bool)
        } else if let int = try? value.decode(Int.self) {
            self = .int(int)
        } else if let double = try? value.decode(Double.self) {
            self = .double(double)
        } else if let text = try? value.decode(String.self) {
            self = .text(text)
        } else if let list = try? value.decode([JSON].self) {
            self = .list(list)
        } else {
            self = .table(try value.decode([String: JSON].self))
        }
    }

    /// Nil for a text that is no JSON.
    init?(_ data: Data) {
        guard let json = try? JSONDecoder().decode(JSON.self, from: data) else { return nil }
        self = json
    }

    var text: String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return (try? encoder.encode(self)).map { String(decoding: $0, as: UTF8.self) } ?? "null"
    }

    func encode(to encoder: any Encoder) throws {
        var value = encoder.singleValueContainer()
        switch self {
        case .null: try value.encodeNil()
        case .bool(let bool): try value.encode(bool)
        case .int(let int): try value.encode(int)
        case .double(let double): try value.encode(double)
        case .text(let text): try value.encode(text)
        case .list(let list): try value.encode(list)
        case .table(let table): try value.encode(table)
        }
    }
}

/// How a key of a property stands in JSON.
enum CodedKeys {
    /// `first_name` as `firstName`. (Foundation, JSONDecoder.KeyDecodingStrategy.convertFromSnakeCase.)
    static func fromSnakeCase(_ key: String) -> String {
        let body = key.drop { $0 == "_" }
        let end = body.reversed().prefix { $0 == "_" }.count
        let words = body.dropLast(end).split(separator: "_")
        guard words.count > 1 else { return key }
        let camel = words[0].lowercased() + words.dropFirst().map(\.capitalized).joined()
        return String(key.prefix(key.count - body.count)) + camel + String(repeating: "_", count: end)
    }

    static func fromSnakeCase(_ table: [String: JSON]) -> [String: JSON] {
        Dictionary(table.map { (fromSnakeCase($0), $1) }, uniquingKeysWith: { one, _ in one })
    }

    /// `firstName` as `first_name`, `myURLProperty` as `my_url_property`.
    static func toSnakeCase(_ key: String) -> String {
        let letters = Array(key)
        var snake = ""
        for (index, letter) in letters.enumerated() {
            let follows = index + 1 < letters.count && letters[index + 1].isLowercase
            let begins = letter.isUppercase && index > 0 && (!letters[index - 1].isUppercase || follows)
            snake += (begins ? "_" : "") + letter.lowercased()
        }
        return snake
    }
}

extension NominalSymbol {
    /// The key of each property that is coded, by its name.
    var codedKeys: [String: String] {
        for case .type(let keys) in members(named: "CodingKeys") {
            keys.load()
            return Dictionary(keys.cases.map { ($0.name, $0.codedName) }, uniquingKeysWith: { one, _ in one })
        }
        let names = stored.filter { !$0.isStatic && !$0.isLazy }.map(\.name)
        return Dictionary(names.map { ($0, $0) }, uniquingKeysWith: { one, _ in one })
    }

    /// Whether what decodes and encodes it can be made here as the compiler makes it.
    var isCodedByCompiler: Bool {
        superclass == nil && allAncestors().types.contains(where: \.symbol.isDecodable)
            && stored.allSatisfy { $0.wrapping == nil && !$0.isWrapped }
    }
}

extension NominalSymbol {
    /// What stands for a value in JSON, of a struct that is made of it: that of an option set. (Codable, RawRepresentable)
    var codedRawValue: VariableSymbol? {
        guard kind == .structure, allAncestors().types.contains(where: { $0.symbol.standard == .rawRepresentable })
        else { return nil }
        return variable(named: "rawValue")
    }
}

extension CaseSymbol {
    /// As it stands in JSON, as a key or a value.
    var codedName: String { rawValue?.text ?? name }
}

extension Runner {
    /// The code of the source that decodes values of a type.
    func ownDecoder(of symbol: NominalSymbol) -> FunctionSymbol? {
        symbol.initializers.first { $0.takesOnly(coder("Decoder")) }
    }

    /// The same that encodes them.
    func ownEncoder(of symbol: NominalSymbol) -> FunctionSymbol? {
        symbol.members(named: "encode").lazy.compactMap(\.function).first { $0.takesOnly(self.coder("Encoder")) }
    }

    private func coder(_ name: String) -> NominalSymbol? { table.standardGlobals(name).first?.extendedType }

    /// Calls a function of the library's Swift.
    func call(_ name: String, with arguments: consuming [Value?]) throws(Failure) -> Value {
        guard let function = table.standardGlobals(name).first?.function else { throw .silent }
        return try call(function, of: nil, with: arguments, at: place)
    }

    /// A value of a type of the library's Swift; nil where that is not there.
    func made(_ name: String, _ arguments: consuming [Value?]) throws(Failure) -> Value? {
        guard let symbol = table.standardGlobals(name).first?.extendedType else { return nil }
        symbol.load()
        let maker = symbol.initializers.first { [count = arguments.count] in $0.parameters.count == count }
        guard let maker else { return nil }
        return try make(maker, .nominal(symbol), &arguments, at: place)
    }
}

extension FunctionSymbol {
    /// Whether a source wrote it for one value of a protocol.
    fileprivate func takesOnly(_ symbol: NominalSymbol?) -> Bool {
        guard let symbol, body != nil, parameters.count == 1 else { return false }
        let type = parameters[0].type
        if case .parameter(let parameter) = type { return parameter.constraints.contains { $0.symbol == symbol } }
        return type.symbol == symbol
    }
}
