import SwiftSource

extension Runner {
    @inline(never)
    func literal(_ expression: TypedExpression, _ frame: Frame) throws(Failure) -> Value {
        switch expression.kind {
        case .integer(let literal): return try integer(literal, expression)
        case .float(let number):
            let type = expression.type.settled(table.standard).unwrapped
            let constant = Value.number(number, as: type.standard == .float ? .float : .double) ?? .double(number)
            if let made = try made(of: constant, .float, expression) { return made }
            expression.kind = .constant(constant)
            return constant
        case .interpolation(let segments): return try interpolation(segments, frame, at: expression.range)
        case .array(let elements): return try array(elements, expression, frame)
        case .dictionary(let items):
            let parts = try evaluateAll(items.flatMap { [$0.key, $0.value] }, frame)
            let entries = stride(from: 0, to: parts.count - 1, by: 2).map { index in
                Value.DictionaryEntry(key: parts[index], value: parts[index + 1])
            }
            try allocate(items.count, at: expression.range)
            _ = try depth(around: entries.map(\.value), at: expression.range)
            return .dictionary(entries)
        case .tuple(let elements):
            if elements.isEmpty { return .void }
            let values = try evaluateAll(elements.map(\.value), frame)
            _ = try depth(around: values, at: expression.range)
            return .tuple(zip(elements, values).map { Value.TupleElement(label: $0.label, value: $1) })
        default: throw .silent
        }
    }

    /// The value of a literal by its settled type: found once.
    private func integer(_ literal: IntegerLiteral, _ expression: TypedExpression) throws(Failure) -> Value {
        let type = expression.type.settled(table.standard).unwrapped
        let constant: Value
        if let kind = type.standard, kind.isFloating {
            constant = .number(literal.double, as: kind) ?? .double(literal.double)
        } else {
            let stored = type.standard?.isWhole == true ? type.standard ?? .int : .int
            guard let value = Value.whole(literal, as: stored) else {
                throw .problem(.integerTooLarge(for: stored), expression.range)
            }
            if let made = try made(of: value, .integer, expression) {
                return made
            }
            constant = value
        }
        expression.kind = .constant(constant)
        return constant
    }

    /// A literal of a type that is made by an initializer, where only the whole statement said which:
    /// `prices.reduce(0) { $0 + $1 }`. Nil for numbers.
    private func made(
        of number: Value, _ kind: LiteralKind, _ expression: TypedExpression
    ) throws(Failure) -> Value? {
        let type = expression.type.settled(table.standard).unwrapped
        guard let function = type.literalInitializer(kind, table.standard) else { return nil }
        var arguments: [Value?] = [number]
        return try make(function, type, &arguments, at: expression.range)
    }

    private func interpolation(
        _ segments: [TypedExpression.Segment], _ frame: Frame, at range: SourceRange
    ) throws(Failure) -> Value {
        var text = ""
        for segment in segments {
            switch segment {
            case .text(let part): text += part
            case .value(let inner):
                let value = try evaluate(inner, frame)
                text += try self.text(of: value, as: inner.type, at: inner.range)
            }
            if text.utf8.count > limits.valueSize { break }
        }
        try allocate(text.utf8.count, at: range)
        return .string(text)
    }

    /// The value as an interpolation shows it; an optional of known type as an optional.
    func text(
        of value: Value, as type: Type?, isInside: Bool = false, at range: SourceRange
    ) throws(Failure) -> String {
        switch value {
        case .string(let string) where type?.wrapped == nil && !isInside:
            try charge(string.utf8.count / 64, at: range)
            return string
        case .hole(let hole): return assumedText(hole)
        default: break
        }
        var failure: Failure?
        var writer = ValueWriter(limit: limits.valueSize) { [self] value, isInside in
            guard failure == nil else { return nil }
            do throws(Failure) {
                return try ownDescription(of: value, isInside: isInside, at: range)
            } catch {
                failure = error
                return nil
            }
        }
        writer.write(value, isInside: isInside, as: type)
        if let failure { throw failure }
        try allocate(writer.text.utf8.count, at: range)
        if writer.isCut { throw stop(.tooLarge, at: range) }
        return writer.text
    }

    /// A value's description, if its type is `CustomStringConvertible` or `CustomDebugStringConvertible`: the latter's is for
    /// the inside of collections.
    private func ownDescription(
        of value: Value, isInside: Bool, at range: SourceRange
    ) throws(Failure) -> String? {
        guard let symbol = value.ownSymbol else { return nil }
        let plain: (NominalSymbol?, String) = (table.standard[.customStringConvertible], "description")
        let debug = (
            table.standardGlobals("CustomDebugStringConvertible").first?.extendedType, "debugDescription"
        )
        for (interface, name) in isInside ? [debug, plain] : [plain, debug] {
            if let interface, symbol.isA(interface) == .yes, let property = symbol.variable(named: name),
                property.owner?.isOfSource == true, case .string(let text) = try get(property, of: value, at: range)
            {
                return text
            }
        }
        return nil
    }

    // MARK: Collections

    private func array(
        _ elements: [TypedExpression], _ expression: TypedExpression, _ frame: Frame
    ) throws(Failure) -> Value {
        let values = try evaluateAll(elements, frame)
        try allocate(values.count, at: expression.range)
        _ = try depth(around: values, at: expression.range)
        let type = expression.type.unwrapped
        guard type.standard != .array, let symbol = type.symbol else { return .array(values) }
        if symbol.standard == .set { return .set(try unique(values, at: expression.range)) }
        if symbol.isOfSource, symbol.isA(table.standard[.optionSet]) == .yes {
            return try ownOptions(values, symbol, at: expression.range)
        }
        return .array(values)
    }

    /// Each of the values once.
    func unique(_ values: [Value], at range: SourceRange) throws(Failure) -> KeyedList<Value> {
        var members: KeyedList<Value> = []
        for value in values where try index(of: value, in: members, at: range) == nil { members.append(value) }
        return members
    }

    /// An option set of the source: the union of its raw values.
    private func ownOptions(
        _ values: [Value], _ symbol: NominalSymbol, at range: SourceRange
    ) throws(Failure) -> Value {
        guard let raw = symbol.variable(named: "rawValue"),
            let index = symbol.stored.firstIndex(where: { $0 === raw })
        else { return .array(values) }
        var bits = 0
        for value in values {
            if let own = try get(raw, of: value, at: range).whole { bits |= Int(truncatingIfNeeded: own) }
        }
        var fields = [Value?](repeating: nil, count: symbol.stored.count)
        fields[index] = Value.whole(bits: bits, as: table.type(of: raw).standard ?? .int)
        return .instance(Instance(symbol: symbol, fields: fields))
    }

    /// All values; every one that fails is reported.
    func evaluateAll(_ expressions: [TypedExpression], _ frame: Frame) throws(Failure) -> [Value] {
        var values: [Value] = []
        values.reserveCapacity(expressions.count)
        var hasFailed = false
        for expression in expressions {
            do throws(Failure) {
                let value = try evaluate(expression, frame)
                values.append(value)
            } catch {
                try absorb(error)
                hasFailed = true
            }
        }
        if hasFailed { throw .silent }
        return values
    }
}
