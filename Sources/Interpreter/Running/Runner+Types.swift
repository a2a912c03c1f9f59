import SwiftSource

// What types mean while code runs.

extension Runner {
    /// The value as one of a type, if it is that.
    func cast(_ value: Value, to type: Type) -> Value? {
        if value.hole != nil { return value }
        switch type.resolved {
        case .unknown, .any, .parameter, .member, .variable: return value
        case .nominal(let symbol, let arguments):
            if let standard = symbol.standard { return cast(value, to: standard, symbol, arguments) }
            let own = value.unbacked
            guard let found = self.type(of: own) else {
                // What the library holds of its own types, and views that no source can name: a date, several views as one.
                guard case .native(let native) = own else { return nil }
                let name = symbol.typeName
                return native.type == name || table.vocabulary.type(native.type, conformsTo: name) ? value : nil
            }
            guard found.isA(symbol) == .yes, isOf(arguments, own, as: symbol) else { return nil }
            return symbol.isOfSource ? own : value
        case .tuple(let fields):
            if fields.isEmpty { return value.isVoid ? value : nil }
            guard case .tuple(let elements) = value, elements.count == fields.count else { return nil }
            let all = zip(elements, fields).mapAll { element, field in
                cast(element.value, to: field.type).map { Value.TupleElement(label: field.label, value: $0) }
            }
            return all.map { .tuple($0) }
        case .function: if case .closure = value { return value } else { return nil }
        case .metatype(let wanted):
            guard case .type(let given) = value else { return nil }
            return self.type(given).map { isType($0, wanted) } ?? true ? value : nil
        case .composition(let types): return types.allSatisfy { cast(value, to: $0) != nil } ? value : nil
        }
    }

    /// The value as what the source casts it to. Only compiled code gives a `Double` where a `Float` is wanted.
    func castExactly(_ value: Value, to type: Type) -> Value? {
        if case .double = value.unbacked, type.standard == .float { return nil }
        return cast(value, to: type)
    }

    /// What compiled code knows a type as, as a type; nil where the type is not known.
    func type(_ known: ValueType) -> Type? {
        switch known {
        case .bool: return table.standard.bool
        case .int: return table.standard.int
        case .double: return table.standard.double
        case .cgFloat: return table.standard.cgFloat
        case .string: return table.standard.string
        case .optional(let wrapped): return type(wrapped).map { table.standard.optional($0) }
        case .array(let element): return type(element).map { table.standard.array($0) }
        case .dictionary(let key, let value):
            guard let key = type(key), let value = type(value) else { return nil }
            return table.standard.dictionary(key, value)
        case .specialized(_, let written):
            let arguments = written.compactMap { type($0) }
            guard let symbol = namedType(by: .type(known)), symbol.genericParameters.count == written.count,
                arguments.count == written.count
            else { return nil }
            return .nominal(symbol, arguments)
        case .named:
            guard let symbol = namedType(by: .type(known)), symbol.genericParameters.isEmpty else { return nil }
            return .nominal(symbol, [])
        default: return nil
        }
    }

    /// Whether a type may be another, or a part of it: `Int.self is String.Type`.
    private func isType(_ one: Type, _ other: Type) -> Bool {
        guard let symbol = one.symbol, let wanted = other.symbol else { return true }
        guard symbol == wanted else { return symbol.isA(wanted) != .no }
        return one.hasUnknown || other.hasUnknown || one == other || other.arguments.isEmpty
    }

    /// Whether the generic parameters of a type stand in a value for what is said, as far as both are known.
    private func isOf(_ arguments: [Type], _ value: Value, as symbol: NominalSymbol) -> Bool {
        guard let generics = value.generics else { return true }
        return zip(symbol.genericParameters, arguments).allSatisfy { parameter, wanted in
            guard let type = generics.type(of: parameter, table.standard), !type.hasUnknown, !wanted.hasUnknown,
                !wanted.hasOpenParameters
            else { return true }
            return type == wanted
        }
    }

    private func cast(
        _ value: Value, to standard: StandardType, _ symbol: NominalSymbol, _ arguments: [Type]
    ) -> Value? {
        switch (standard, value) {
        case (.optional, .none): return value
        case (.optional, .some(let inner)): return arguments.first.map { cast(inner, to: $0)?.wrapped } ?? value
        case (.optional, _): return arguments.first.map { cast(value, to: $0) } ?? value
        case (.int, .int), (.bool, .bool), (.string, .string), (.substring, .string), (.substring, .part),
            (.range, .range), (.closedRange, .range), (.partialRangeFrom, .range), (.partialRangeUpTo, .range),
            (.partialRangeThrough, .range), (.range, .span), (.closedRange, .span):
            return value
        case (.double, .double), (.cgFloat, .double), (.float, .single): return value
        // What compiled code gives is a `Float` where that is wanted.
        case (.float, .double(let number)): return .single(Float(number))
        case (_, .fixed(let number)) where number.type == standard: return value
        case (.character, .string(let string)): return string.isOneCharacter ? value : nil
        case (.array, .array(let values)):
            guard let element = arguments.first else { return value }
            return all(values, to: element).map { .array($0) }
        case (.array, .slice(let slice)):
            guard let element = arguments.first else { return value }
            return all(slice.values, to: element).map { .slice(.init(values: $0, start: slice.start)) }
        case (.set, .set(let values)):
            guard let element = arguments.first else { return value }
            return all(values.elements, to: element).map { .set($0) }
        case (.dictionary, .dictionary(let entries)):
            guard arguments.count == 2 else { return value }
            let isAll = entries.allSatisfy {
                cast($0.key, to: arguments[0]) != nil && cast($0.value, to: arguments[1]) != nil
            }
            return isAll ? value : nil
        case (.keyPath, .native(let native)): return native.payload is PropertyPath ? value : nil
        case (.keyPath, .closure): return value
        default:
            guard symbol.kind == .interface else { return nil }
            return type(of: value).map { $0.isA(symbol) != .no } ?? false ? value : nil
        }
    }

    private func all(_ values: [Value], to element: Type) -> [Value]? {
        switch element.resolved {
        case .unknown, .any, .parameter, .member, .variable: return values
        default: break
        }
        tally(values.count)
        return values.mapAll { cast($0, to: element) }
    }

    /// A type as compiled code knows it.
    func valueType(_ type: Type) -> ValueType {
        switch type.settled(table.standard) {
        case .nominal(let symbol, let arguments):
            guard let standard = symbol.standard else { return .named(symbol.typeName) }
            return valueType(standard, arguments.map { valueType($0) }, symbol)
        case .tuple(let fields):
            return fields.isEmpty
                ? .void : .tuple(fields.map { .init(label: $0.label, type: valueType($0.type)) })
        case .function(let function):
            return .function(
                parameters: function.parameters.map { .init(valueType($0.type), isInout: $0.isInout) },
                result: valueType(function.result))
        default: return .any
        }
    }

    private func valueType(_ type: StandardType, _ arguments: [ValueType], _ symbol: NominalSymbol) -> ValueType {
        let first = arguments.first ?? .any
        switch type {
        case .int: return .int
        case .double, .float: return .double
        case .cgFloat: return .cgFloat
        case .bool: return .bool
        case .string, .character, .substring: return .string
        case .optional: return .optional(first)
        case .array, .set: return .array(first)
        case .dictionary: return .dictionary(key: first, value: arguments.last ?? .any)
        case .range: return .range
        case .closedRange: return .closedRange(first)
        case .keyPath: return .keyPath(root: first, isWritable: true)
        default: return .named(symbol.typeName)
        }
    }

    /// A type as a value, which is written with what its generic parameters stand for.
    func typeValue(_ type: Type) -> ValueType {
        guard case .nominal(let symbol, let arguments) = type.settled(table.standard) else { return valueType(type) }
        let written = arguments.map { typeValue($0) }
        switch symbol.standard {
        case .int, .double, .cgFloat, .bool, .string: return valueType(type)
        case .optional: return .optional(written[0])
        case .array: return .array(written[0])
        case .dictionary: return .dictionary(key: written[0], value: written[1])
        case nil where !symbol.isOfSource: return .named(symbol.typeName)
        default: return written.isEmpty ? .named(symbol.typeName) : .specialized(symbol.typeName, written)
        }
    }

    /// The type that a value is of, or is.
    func namedType(by value: Value) -> NominalSymbol? {
        switch value {
        case .type(.named(let name)), .type(.specialized(let name, _)):
            table.sourceType(name) ?? table.libraryTextTypes.first { $0.typeName == name } ?? table.described(name)
                ?? standard(name.description) ?? table.standardGlobals(name.description).first?.extendedType
        case .type(let type): standard(type.description)
        case .array(let values): values.first.flatMap { namedType(by: $0) }
        default: type(of: value.unbacked)
        }
    }

    private func standard(_ name: String) -> NominalSymbol? {
        StandardType(rawValue: name).map { table.standard[$0] }
    }

    /// `type(of: value)`.
    /// - Parameter known: the type that the value is known as.
    func typeValue(of value: Value, as known: ValueType) -> Value {
        if case .hole = value { return value }
        // Only a class or a protocol may have values of other types.
        switch known {
        case .any: return .type(valueType(of: value))
        case .named, .specialized:
            let kind = namedType(by: .type(known))?.kind
            return .type(kind == .structure || kind == .enumeration ? known : valueType(of: value))
        default: return .type(known)
        }
    }

    private func valueType(of value: Value) -> ValueType {
        switch value {
        case .bool: .bool
        case .int: .int
        case .double: .double
        case .string: .string
        case .array(let elements): .array(elements.first.map { valueType(of: $0) } ?? .any)
        case .dictionary(let entries):
            .dictionary(
                key: entries.first.map { valueType(of: $0.key) } ?? .any,
                value: entries.first.map { valueType(of: $0.value) } ?? .any)
        default:
            specializedType(of: value).map { typeValue($0) }
                ?? .named(value.ownSymbol?.typeName ?? TypeName(value.typeName))
        }
    }

    // MARK: Open types

    /// What a source's type says that an associated type is; nil where it does not say.
    func associatedType(_ name: String, of symbol: NominalSymbol) -> ValueType? {
        if let inferred = inferredType(name, of: symbol) { return inferred }
        guard let type = Type.nominal(symbol).associatedType(name) else { return nil }
        switch type.resolved {
        // `typealias Cache = L.Cache` is what the running layout has.
        case .unknown, .member, .parameter: return symbol.members(named: name).isEmpty ? nil : valueType(type)
        default: return valueType(type)
        }
    }

    /// What a method of the source that gives the associated type says that it is, where nothing names it.
    private func inferredType(_ name: String, of symbol: NominalSymbol) -> ValueType? {
        guard symbol.members(named: name).isEmpty else { return nil }
        for member in symbol.openTypes.flatMap(\.members) where member.result == .named(TypeName(name)) {
            for case .function(let method) in symbol.members(named: member.name) where method.body != nil {
                return valueType(method.result)
            }
        }
        return nil
    }

    func implements(_ member: OpenMember, _ symbol: NominalSymbol) -> Bool {
        member.handed == nil
            ? implementingProperty(of: member, in: symbol) != nil : implementation(of: member, in: symbol) != nil
    }

    /// The source's property for an open type's.
    func implementingProperty(of member: OpenMember, in type: NominalSymbol) -> VariableSymbol? {
        let property = type.variable(named: member.name, isStatic: member.isOfType)
        return member.isOfType || property?.isOwn == true ? property : nil
    }

    /// The source's method for an open type's: the same name and the same labels. Where open types have several of
    /// those, the one with its parameters' types is not another's.
    func implementation(of member: OpenMember, in type: NominalSymbol) -> FunctionSymbol? {
        let parameters = member.handed ?? []
        let labels = parameters.map(\.label)
        var alike: [FunctionSymbol] = []
        for method in type.functions(named: member.name)
        where method.isStatic == member.isOfType && method.body != nil && method.parameters.map(\.label) == labels {
            if takes(method, parameters, in: type) { return method }
            alike.append(method)
        }
        return alike.first { method in
            !type.openTypes.flatMap(\.members).contains { other in
                other.name == member.name && takes(method, other.handed ?? [], in: type)
            }
        }
    }

    private func takes(_ method: FunctionSymbol, _ parameters: [OpenParameter], in type: NominalSymbol) -> Bool {
        method.parameters.count == parameters.count
            && zip(method.parameters, parameters).allSatisfy { own, open in
                var wanted = open.type
                if case .named(let name) = wanted, table.described(name) == nil {
                    wanted = associatedType(name.description, of: type) ?? wanted
                }
                return valueType(own.type) == wanted
            }
    }
}

extension VariableSymbol {
    /// Whether a source declares it.
    var isOwn: Bool {
        switch storage {
        case .field, .computed, .shared: true
        default: false
        }
    }
}
