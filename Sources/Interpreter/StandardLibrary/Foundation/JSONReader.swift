import Foundation

/// Makes values of types of what a text of JSON says. What is of a type that is not known is not known.
struct JSONReader {
    let runner: Runner
    let isSnakeCase: Bool
    let dates: CodedDates

    /// Why a text is not of a type.
    struct Mismatch: Error {
        let kind: Kind
        var key = ""
        let path: [String]
        let type: String
        var reason = ""

        /// In the order in which `DecodingError` is made of them.
        enum Kind: Int { case none, keyNotFound, valueNotFound, typeMismatch, dataCorrupted }
    }

    func value(_ json: JSON, as type: Type, at path: [String] = []) throws -> Value {
        try runner.charge(1)
        if let wrapped = type.wrapped { return json == .null ? .none : try value(json, as: wrapped, at: path) }
        guard case .nominal(let symbol, let arguments) = type.resolved else { throw Failure.silent }
        if let standard = symbol.standard {
            return try value(json, as: standard, arguments, Mismatch(json, path, type))
        }
        return try value(json, as: symbol, arguments, Mismatch(json, path, type))
    }

    private func value(
        _ json: JSON, as type: StandardType, _ arguments: [Type], _ mismatch: Mismatch
    ) throws -> Value {
        let path = mismatch.path
        switch (type, json) {
        case (.string, .text(let text)): return try runner.string(text)
        case (.bool, .bool(let bool)): return .bool(bool)
        case (.double, .int(let int)), (.cgFloat, .int(let int)): return .double(Double(int))
        case (.double, .double(let double)), (.cgFloat, .double(let double)): return .double(double)
        case (.float, .int(let int)): return .single(Float(int))
        case (.float, .double(let double)): return .single(Float(double))
        case (_, .int(let int)) where type.isWhole:
            guard let value = Value.whole(int, as: type) else {
                throw Mismatch(
                    .dataCorrupted, mismatch, "Parsed JSON number <\(int)> does not fit in \(type.rawValue).")
            }
            return value
        case (.array, .list(let list)), (.set, .list(let list)):
            let values = try list.enumerated().map { try value($1, as: arguments[0], at: path + ["Index \($0)"]) }
            var seen: Set<JSON> = []
            if type == .set { return .set(zip(list, values).filter { seen.insert($0.0).inserted }.map(\.1)) }
            return try runner.array(values)
        case (.dictionary, .table(let table)):
            return .dictionary(
                try table.sorted { $0.key < $1.key }.map { key, json in
                    let name = arguments[0].standard == .int ? Int(key).map { Value.int($0) } : .string(key)
                    guard let name else { throw mismatch }
                    return .init(key: name, value: try value(json, as: arguments[1], at: path + [key]))
                })
        case (.string, _), (.bool, _), (.array, _), (.set, _), (.dictionary, _): throw mismatch
        default: if type.isNumber { throw mismatch } else { throw Failure.silent }
        }
    }

    private func value(
        _ json: JSON, as symbol: NominalSymbol, _ arguments: [Type], _ mismatch: Mismatch
    ) throws -> Value {
        symbol.load()
        if !symbol.isOfSource, let type = CodedType(rawValue: symbol.name) {
            if case (.date, .own(let number)) = (type, dates) {
                return try runner.call("__ownDate", with: [try part(of: json, at: mismatch.path), .int(number)])
            }
            guard let value = type.value(json, dates.date) else { throw mismatch }
            return value
        }
        if let maker = runner.ownDecoder(of: symbol) {
            let part = try part(of: json, at: mismatch.path)
            let made = try runner.make(maker, .nominal(symbol, arguments), of: part, at: runner.place)
            if made.hole != nil { throw Failure.silent }
            return made
        }
        guard symbol.isOfSource, symbol.isCodedByCompiler else { throw Failure.silent }
        switch symbol.kind {
        case .enumeration: return .choice(try choice(json, of: symbol, mismatch))
        case .structure where symbol.codedRawValue != nil:
            guard let raw = symbol.codedRawValue,
                let maker = symbol.initializers.first(where: { $0.parameters.map(\.label) == ["rawValue"] })
            else { throw Failure.silent }
            let given = try value(json, as: runner.table.type(of: raw), at: mismatch.path)
            let made = try runner.make(maker, .nominal(symbol, arguments), of: given, at: runner.place)
            guard let made = maker.isFailable ? made.unwrapped : made else { throw mismatch }
            return made
        case .structure:
            let fields = try fields(json, of: symbol, arguments, mismatch)
            let generics = runner.generics(of: .nominal(symbol, arguments), in: nil)
            var instance = Instance(symbol: symbol, fields: fields, generics: generics)
            instance.depth = try runner.nesting(around: fields.compactMap { $0 }, at: runner.place)
            return .instance(instance)
        case .object:
            let generics = runner.generics(of: .nominal(symbol, arguments), in: nil)
            let object = Object(symbol: symbol, fields: [], generics: generics)
            runner.keep(object)
            object.fields = try fields(json, of: symbol, arguments, mismatch).map { $0.map { .value($0) } ?? .unset }
            return .object(object)
        case .interface: throw Failure.silent
        }
    }

    /// What a source's own decoding reads of.
    private func part(of json: JSON, at path: [String]) throws -> Value {
        let part: [Value?] = [
            .string(json.text), .array(path.map { .string($0) }), .bool(isSnakeCase), .int(dates.number),
        ]
        guard let part = try runner.made("__JSONPart", part) else { throw Failure.silent }
        return part
    }

    private func fields(
        _ json: JSON, of symbol: NominalSymbol, _ arguments: [Type], _ mismatch: Mismatch
    ) throws -> [Value?] {
        guard case .table(let table) = json else { throw mismatch }
        let given = isSnakeCase ? CodedKeys.fromSnakeCase(table) : table
        let keys = symbol.codedKeys
        var fields = try runner.initialFields(of: symbol, at: runner.place)
        for (index, property) in symbol.stored.enumerated() {
            guard let key = keys[property.name], property.isMutable || property.initialValue == nil else { continue }
            let type = runner.table.type(of: property).substituting(Substitution(symbol, arguments))
            if let json = given[key] {
                fields[index] = try value(json, as: type, at: mismatch.path + [key])
            } else if type.wrapped != nil {
                fields[index] = Value.none
            } else {
                throw Mismatch(.keyNotFound, mismatch, "No value associated with key \(key).", key: key)
            }
        }
        return fields
    }

    /// `{"circle":{"radius":2}}`.
    private func caseWithValues(_ json: JSON, of symbol: NominalSymbol, _ mismatch: Mismatch) throws -> Choice {
        guard case .table(let table) = json, let (name, json) = table.first, table.count == 1,
            let found = symbol.cases.first(where: { $0.name == name }), case .table(let given) = json
        else { throw mismatch }
        let values = try found.parameters.enumerated().map { index, parameter in
            let key = parameter.label ?? "_\(index)"
            guard let json = given[key] else {
                throw Mismatch(.keyNotFound, mismatch, "No value associated with key \(key).", key: key)
            }
            let value = try value(json, as: parameter.type, at: mismatch.path + [name, key])
            return Value.TupleElement(label: parameter.label, value: value)
        }
        return Choice(found, values, depth: try runner.nesting(around: values.map(\.value), at: runner.place))
    }

    private func choice(_ json: JSON, of symbol: NominalSymbol, _ mismatch: Mismatch) throws -> Choice {
        guard let type = symbol.rawType else { return try caseWithValues(json, of: symbol, mismatch) }
        let raw = try value(json, as: type, at: mismatch.path)
        for element in symbol.cases {
            if let own = element.rawValue, try runner.areEqual(own, raw, .equal, at: runner.place) {
                return Choice(element)
            }
        }
        let reason = "Cannot initialize \(symbol.name) from invalid \(type) value \(raw.written)"
        throw Mismatch(.dataCorrupted, mismatch, reason)
    }
}

extension JSONReader.Mismatch {
    /// Where something else stands than what a type is written as.
    fileprivate init(_ json: JSON, _ path: [String], _ type: Type) {
        let kind: Kind = json == .null ? .valueNotFound : .typeMismatch
        self.init(kind: kind, path: path, type: "\(type)", reason: "Expected to decode \(type).")
    }

    fileprivate init(_ kind: Kind, _ other: Self, _ reason: String, key: String = "") {
        self.init(kind: kind, key: key, path: other.path, type: other.type, reason: reason)
    }
}

/// Foundation's types that are written as one value.
enum CodedType: String {
    case date = "Date"
    case url = "URL"
    case uuid = "UUID"

    /// Nil where the text says none.
    func value(_ json: JSON, _ date: (JSON) -> Date?) -> Value? {
        switch (self, json) {
        case (.date, _): date(json).map { HostKind<Date>.native(rawValue).value($0) }
        case (.url, .text(let text)): URL(string: text).map { HostKind<URL>.native(rawValue).value($0) }
        case (.uuid, .text(let text)): UUID(uuidString: text).map { HostKind<UUID>.native(rawValue).value($0) }
        default: nil
        }
    }
}
