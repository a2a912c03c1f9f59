import SwiftSource

// What compiled code is handed for a hole.

extension Evaluation {
    /// Values as compiled code takes them, with something known in place of every hole.
    /// - Throws: `.silent` where nothing can stand there.
    func filled(
        _ value: Value, as type: ValueType, for parameter: ParameterDescription? = nil
    ) throws(Failure) -> Value {
        guard value.holdsHole else { return value }
        switch (value, type) {
        case (.hole(let hole), _): return try filled(hole, as: type, for: parameter)
        case (_, .optional(let wrapped)): return try filled(value, as: wrapped, for: parameter)
        case (.array(let values), .array(let element)), (.array(let values), .builder(of: let element)):
            var all: [Value] = []
            for value in values { all.append(try filled(value, as: element, for: parameter)) }
            return .array(all)
        case (.array(let values), _):
            var all: [Value] = []
            for value in values { all.append(try filled(value, as: .any, for: parameter)) }
            return .array(all)
        case (.tuple(let elements), .tuple(let fields)) where elements.count == fields.count:
            var all: [Value.TupleElement] = []
            for (element, field) in zip(elements, fields) {
                all.append(.init(label: element.label, value: try filled(element.value, as: field.type)))
            }
            return .tuple(all)
        case (.dictionary(let entries), .dictionary(let key, let wanted)):
            var all: [Value.DictionaryEntry] = []
            for entry in entries {
                all.append(.init(key: try filled(entry.key, as: key), value: try filled(entry.value, as: wanted)))
            }
            return .dictionary(all)
        default: return value
        }
    }

    private func filled(
        _ hole: HoleValue, as type: ValueType, for parameter: ParameterDescription?
    ) throws(Failure) -> Value {
        if let value = try setting(for: hole, Expectation(type: type, role: .argument)) { return value }
        switch type {
        case .optional(let wrapped): return try filled(hole, as: wrapped, for: parameter)
        case .string, .any:
            note(hole, .text, wanted: .string, assumed: hole.quoted)
            return .string(hole.quoted)
        case .bool:
            note(hole, .condition(true), wanted: .bool, assumed: "true")
            return .bool(true)
        case .int, .double, .cgFloat: return number(for: hole, type, parameter)
        case .closedRange(let bound): return range(for: hole, of: bound)
        case .named(let name):
            if let value = try standIn(for: hole, name) { return value }
            throw .silent
        case .keyPath: throw .silent
        default: return try filled(try typed(hole, as: type, at: hole.range), as: type, for: parameter)
        }
    }

    private func range(for hole: HoleValue, of bound: ValueType) -> Value {
        note(hole, .value, wanted: .closedRange(bound), assumed: "0...10")
        return bound == .int
            ? .range(.init(start: 0, end: 11, isClosed: true)) : .closedRange(.init(lower: 0, upper: 10))
    }

    // MARK: Numbers

    private func number(for hole: HoleValue, _ type: ValueType, _ parameter: ParameterDescription?) -> Value {
        let number = parameter?.assumedNumber(of: type) ?? (type == .int ? 1 : 10)
        note(hole, .number, wanted: type, assumed: "\(number)")
        return type == .int ? .int(number) : .double(Double(number))
    }

    // MARK: Values of the vocabulary

    private func standIn(for hole: HoleValue, _ name: TypeName) throws(Failure) -> Value? {
        if definitions[name] != nil {
            let value = try typed(hole, named: name, at: hole.range)
            return value.isHole ? nil : native(value) ?? value
        }
        if isBox(name) { return element(of: hole) }
        guard let description = vocabulary[name], let (value, text) = example(of: description, hole) else {
            return nil
        }
        note(hole, .value, wanted: .named(name), assumed: text)
        return value
    }

    /// Some value of a type that the vocabulary describes: gray of the colours, the first of a few words, else what an
    /// initializer makes of numbers.
    private func example(of description: TypeDescription, _ hole: HoleValue) -> (Value, String)? {
        let gray = description.staticProperties.first { $0.name == "gray" || $0.name == "systemGray" }
        if let gray, gray.type == .named(description.name) { return (gray.value(), ".\(gray.name)") }
        let numeric = description.initializers.first { maker in
            !maker.parameters.isEmpty && maker.parameters.allSatisfy(\.type.isNumber)
        }
        if let numeric, let value = made(by: numeric) { return (value, description.name.description) }
        if let first = description.staticProperties.first(where: { $0.type == .named(description.name) }) {
            return (first.value(), ".\(first.name)")
        }
        for maker in description.initializers + description.staticMethods
        where maker.parameters.allSatisfy({ $0.type.isNumber || $0.defaultText != nil }) {
            if let value = made(by: maker) { return (value, description.name.description) }
        }
        return nil
    }

    private func made(by maker: Callable) -> Value? {
        let arguments = maker.parameters.map { parameter -> Value? in
            guard parameter.defaultText == nil else { return nil }
            let number = parameter.assumedNumber(of: parameter.type)
            return parameter.type == .int ? .int(number) : .double(Double(number))
        }
        var receiver = Value.void
        do throws(VocabularyError) {
            return try maker.call(&receiver, arguments)
        } catch {
            return nil
        }
    }
}

extension ValueType {
    var isNumber: Bool { self == .int || isFloating }
}

extension ParameterDescription {
    /// What a hole is where this number is wanted: 1 for a spacing, an inset or a count, 10 for a length.
    func assumedNumber(of type: ValueType) -> Int {
        switch unit {
        case .lines, .ratio, .priority: return 1
        case .degrees: return 0
        case .points, nil: break
        }
        if type == .int { return 1 }
        let name = (label ?? name).lowercased()
        return Self.small.contains { name.contains($0) } ? 1 : 10
    }

    private static let small = [
        "spacing", "inset", "padding", "margin", "top", "left", "bottom", "right", "leading", "trailing", "uniform",
        "horizontal", "vertical", "gap",
    ]
}
