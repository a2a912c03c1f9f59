import SwiftSource

extension Evaluation {
    /// What an operator gives that a type of the source declares, `static func + (...)`; nil where none does.
    func applyOwn(
        _ name: String, _ left: Value, _ right: Value, at range: SourceRange
    ) throws(Failure) -> Value? {
        for operand in [left, right] {
            for definition in memberDefinitions(of: operand) {
                for method in definition.staticMethods[name] ?? [] where method.parameters.count == 2 {
                    guard let one = converted(left, to: method.parameters[0].type),
                        let other = converted(right, to: method.parameters[1].type)
                    else { continue }
                    var arguments: [Value?] = [one, other]
                    let subject = type(of: operand).map { Scope.Subject.type($0) }
                    return try run(method, &arguments, definition.scope, subject: subject, at: range)
                }
            }
        }
        return nil
    }

    /// What an operator before a value gives: `static prefix func - (...)`; nil where its type declares none.
    func applyOwn(_ name: String, _ value: Value, at range: SourceRange) throws(Failure) -> Value? {
        for definition in memberDefinitions(of: value) {
            for method in definition.staticMethods[name] ?? [] where method.parameters.count == 1 {
                var arguments: [Value?] = [value]
                let subject = type(of: value).map { Scope.Subject.type($0) }
                return try run(method, &arguments, definition.scope, subject: subject, at: range)
            }
        }
        return nil
    }

    /// A whole-number literal as a number with a fraction, where the operator of the value beside it takes only such.
    func lifted(_ value: Value, _ expression: Expression, beside other: Value, _ op: Operator) -> Value {
        guard case .int(let number) = value, expression.isWholeLiteral, definition(of: other) != nil else {
            return value
        }
        let types = memberDefinitions(of: other).flatMap { $0.staticMethods[op.text] ?? [] }.flatMap(\.parameters)
            .map(\.type)
        return types.contains(where: \.isFloating) && !types.contains(.int) ? .double(Double(number)) : value
    }

    /// What a value says of itself, if its type is `CustomStringConvertible`.
    func ownDescription(of value: Value, at range: SourceRange) throws(Failure) -> String? {
        guard let definition = definition(of: value), definition.conforms(to: .described) else { return nil }
        let name = Name(text: "description", range: range)
        guard let found = try findMember(name, of: value, place: nil, isWritten: false),
            case .string(let text) = try self.value(of: found, at: range)
        else { return nil }
        return text
    }

    /// Whether values of the source's types are equal: as they say, else part by part; nil where they cannot be compared.
    func areOwnEqual(
        _ left: Value, _ right: Value, _ op: String, at range: SourceRange
    ) throws(Failure) -> Bool? {
        try charge(at: range)
        try checkStack(at: range)
        if case .bool(let isEqual)? = try applyOwn("==", left, right, at: range) { return isEqual }
        switch (left, right) {
        case (.instance(let one), .instance(let other)):
            guard one.definition === other.definition, one.definition.conforms(to: .equatable) else { return nil }
            return try areEqual(one.fields.compactMap { $0 }, other.fields.compactMap { $0 }, op, at: range)
        case (.choice(let one), .choice(let other)):
            guard one.definition === other.definition else { return nil }
            guard one.index == other.index else { return false }
            let isPlain = one.definition.cases.allSatisfy(\.parameters.isEmpty)
            guard isPlain || one.definition.conforms(to: .equatable) else { return nil }
            return try areEqual(one.values.map(\.value), other.values.map(\.value), op, at: range)
        default: return nil
        }
    }
}
