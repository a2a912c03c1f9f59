import Interpreter
import SwiftSource

extension ElementEdits {
    /// The properties that the source writes for the element, or can write, in the declared order. First those of its
    /// own calls, then those of the call that carries it into its container.
    package var properties: [EditableProperty] {
        var found: [EditableProperty] = []
        for call in code.calls {
            if let match = words.match(call) {
                found += properties(of: call, match, owner: nil)
            } else {
                found += call.arguments.arguments.flatMap { unknown($0, of: call) }
            }
        }
        found += unwrittenMethods
        if let carrier = item.carrier, let match = words.match(carrier.arguments, words.carriers(of: carrier)) {
            found += properties(of: carrier, match, owner: carrier.name)
        }
        for call in callsBehind {
            guard let match = words.match(call) else { continue }
            found += properties(of: call, match, owner: call.name)
        }
        return found
    }

    /// The calls behind the element that give no element: `.stackLayoutChild(priority: .fixed)`.
    private var callsBehind: [WrittenCall] {
        code.parts.indices.dropFirst().compactMap { index in
            guard code.parts[index].range.start >= code.end, case .call(let arguments) = code.parts[index].kind,
                let name = code.parts[index - 1].memberName
            else { return nil }
            return WrittenCall(
                name: name, isMethod: true, arguments: arguments, part: index,
                calleeEnd: code.parts[index - 1].range.end)
        }
    }

    // MARK: Arguments

    private func properties(of call: WrittenCall, _ match: MatchedCall, owner: String?) -> [EditableProperty] {
        let described = words.type(call.name)
        var found: [EditableProperty] = []
        for (index, parameter) in match.callable.parameters.enumerated() {
            let facts = ValueFacts(parameter, of: match.callable, callee: call.name)
            if let argument = match.indices.firstIndex(of: index) {
                let value = call.all[argument].value
                let removal = parameter.defaultText == nil ? nil : call.removing(argument, in: source)
                found += written(value, facts, owner: owner, in: described, removal: removal)
            } else if let standard = parameter.defaultText, !takesElements(facts.type.unwrapped),
                let kind = kind(of: facts, value: nil)
            {
                let place = ArgumentPlace(parameter: index, of: call, match, in: source)
                let text = kind == .code && !standard.isCode ? "" : standard
                found.append(EditableProperty(facts.name, owner, absent: text, kind, at: place))
            }
        }
        return found
    }

    /// The properties that a written value is: itself, the parts of a tuple, the arguments of a plain value's
    /// initializer, the assignments in a closure. None for elements.
    private func written(
        _ value: Expression, _ facts: ValueFacts, owner: String?, in described: TypeDescription?, removal: SourceEdit?
    ) -> [EditableProperty] {
        let type = facts.type.unwrapped
        guard !takesElements(type) else { return [] }
        switch (type, value.kind) {
        case (.tuple(let fields), .tuple(let parts)) where parts.count == fields.count:
            return zip(parts, fields).flatMap { part, field -> [EditableProperty] in
                let facts = ValueFacts(field, in: described)
                return written(part.value, facts, owner: owner, in: nil, removal: nil)
            }
        case (.function, .closure(let closure)):
            return assigned(in: closure, of: described, owner: owner)
        case (.function, _), (.builder, _): return []
        case (.named(let name), _) where !words.isColor(name):
            if let nested = nested(value, of: name, named: facts.name, owner: owner) { return nested }
        default: break
        }
        if let inner = value.onlyArgument { return written(inner, facts, owner: owner, in: nil, removal: nil) }
        let kind = kind(of: facts, value: value) ?? .code
        return [EditableProperty(facts.name, owner, value.range, in: source, kind, removal: removal)]
    }

    private func takesElements(_ type: ValueType) -> Bool {
        switch type {
        case .array(let element): words.isElement(element) || words.carrier(element) != nil
        case .builder: true
        default: words.isElement(type) && !isColor(type)
        }
    }

    private func isColor(_ type: ValueType) -> Bool {
        if case .named(let name) = type { words.isColor(name) } else { false }
    }

    /// The arguments of a plain value's initializer; nil for other code.
    private func nested(
        _ value: Expression, of name: TypeName, named label: String, owner: String?
    ) -> [EditableProperty]? {
        guard let call = value.writtenCall, !call.isMethod, call.name == name.description,
            let type = words.type(call.name), type.kind == .value,
            let match = words.match(call.arguments, type.initializers)
        else { return nil }
        return properties(of: call, match, owner: owner.map { "\($0).\(label)" } ?? label)
    }

    /// `{ row in row.spacing = 1 }`
    private func assigned(
        in closure: ClosureExpression, of type: TypeDescription?, owner: String?
    ) -> [EditableProperty] {
        let subject = closure.parameters?.first?.name.text
        return closure.body.statements.compactMap { statement in
            guard case .expression(let expression) = statement.kind, case .assignment(let assignment) = expression.kind,
                assignment.operator.text == "=", case .chain(let target) = assignment.target.kind,
                target.parts.count == 1, let name = target.parts[0].memberName, target.base.isParameter(named: subject)
            else { return nil }
            let property = type?.properties.first { $0.name == name }
            let facts = ValueFacts(name: name, type: property?.type ?? .any, unit: property?.unit)
            let kind = kind(of: facts, value: assignment.value) ?? .code
            return EditableProperty(name, owner, assignment.value.range, in: source, kind, removal: nil)
        }
    }

    /// An argument of a call that the vocabulary does not know.
    private func unknown(_ argument: Argument, of call: WrittenCall) -> [EditableProperty] {
        let name = argument.label?.text ?? call.name
        switch argument.value.kind {
        case .closure, .array: return []
        default:
            let facts = ValueFacts(name: name, type: .any, unit: nil)
            let kind = kind(of: facts, value: argument.value) ?? .code
            return [EditableProperty(name, nil, argument.value.range, in: source, kind, removal: nil)]
        }
    }

    // MARK: Methods

    /// The methods of the element's own type that are not called on it: `.foregroundColor()` of a text.
    private var unwrittenMethods: [EditableProperty] {
        guard code.firstPart == 0, let first = code.calls.first, let type = words.type(first.name) else { return [] }
        let called = Set(code.calls.dropFirst().map(\.name))
        var seen = called
        return type.methods.compactMap { method in
            guard method.result == .named(type.name), method.parameters.count == 1, !seen.contains(method.name),
                let kind = kind(of: ValueFacts(method.parameters[0], of: method, callee: method.name), value: nil)
            else { return nil }
            seen.insert(method.name)
            let label = method.parameters[0].label.map { "\($0): " } ?? ""
            let place = ArgumentPlace(method: method.name, label: label, after: code.ownEnd)
            return EditableProperty(method.name, nil, absent: "", kind, at: place)
        }
    }

    // MARK: Kinds

    /// Nil for a value that cannot be chosen: a closure, an element, code of an unknown type.
    private func kind(of facts: ValueFacts, value: Expression?) -> EditableProperty.Kind? {
        let type = facts.type.unwrapped
        if let value {
            switch value.literal {
            case .number?: return number(facts)
            case .flag?: return .flag
            case .text?: return .text
            case nil: break
            }
        }
        switch type {
        case .named(let name):
            let choices = words.words(of: name)
            if words.isColor(name) { return .color(choices) }
            if choices.count > 1 { return .choice(choices) }
            return words.vocabulary[name] == nil ? nil : .code
        case .bool: return value == nil ? .flag : nil
        case .int, .double, .cgFloat: return value == nil ? number(facts) : nil
        case .string, .localizedText: return value == nil ? .text : nil
        default: return nil
        }
    }

    private func number(_ facts: ValueFacts) -> EditableProperty.Kind {
        let minimum: Double? = choices.signedNumbers.contains(facts.name) ? nil : 0
        return switch facts.unit {
        case .points?: .number(step: grain, minimum: minimum)
        case .ratio?: .number(step: 0.1, minimum: 0)
        case .priority?, .degrees?: .number(step: 1, minimum: nil)
        case .lines?, .items?, .choice?, .fontSize?: .number(step: 1, minimum: 0)
        case nil: .number(step: facts.type.unwrapped == .cgFloat ? grain : 1, minimum: minimum)
        }
    }
}

/// What is known about a value: its name, type and unit.
private struct ValueFacts {
    let name: String
    let type: ValueType
    let unit: Unit?

    init(name: String, type: ValueType, unit: Unit?) { (self.name, self.type, self.unit) = (name, type, unit) }

    /// - Parameter callee: names a value without a label: `padding` of `.padding(1)`.
    init(_ parameter: ParameterDescription, of callable: Callable, callee: String) {
        let isOnly = callee.first?.isLowercase == true && callable.parameters.count { $0.label == nil } == 1
        self.init(
            name: parameter.label ?? (isOnly ? callee : parameter.name), type: parameter.type, unit: parameter.unit)
    }

    /// A part of a tuple: a property of the type, where that has one of the name or type.
    init(_ field: ValueType.TupleField, in described: TypeDescription?) {
        let property = described?.properties.first { property in
            field.label.map { $0 == property.name } ?? (property.type == field.type)
        }
        self.init(name: field.label ?? property?.name ?? "value", type: field.type, unit: property?.unit)
    }
}

extension String {
    /// Whether it is an expression of Swift: some defaults are described in words.
    fileprivate var isCode: Bool {
        let file = Parser.parse(SourceText(self))
        return file.diagnostics.isEmpty && file.statements.count == 1
    }
}

extension ArgumentPlace {
    /// The place of a method that is not called.
    fileprivate init(method: String, label: String, after end: Int) {
        (position, prefix, suffix) = (end, ".\(method)(\(label)", ")")
    }
}

extension EditableProperty {
    /// A value that is written.
    fileprivate init(
        _ name: String, _ owner: String?, _ range: SourceRange, in source: SourceText, _ kind: Kind,
        removal: SourceEdit?
    ) {
        self.init(
            name: name, owner: owner, text: source[range], kind: kind, writtenRange: range, place: range,
            prefix: "", suffix: "", removal: removal)
    }

    /// A value that is not written.
    fileprivate init(_ name: String, _ owner: String?, absent text: String, _ kind: Kind, at place: ArgumentPlace) {
        self.init(
            name: name, owner: owner, text: text, kind: kind, writtenRange: nil,
            place: SourceRange(place.position, place.position), prefix: place.prefix, suffix: place.suffix,
            removal: nil)
    }
}

extension WrittenCall {
    /// The edit that leaves an argument out, with its comma; nil if a comment would vanish with it.
    fileprivate func removing(_ index: Int, in source: SourceText) -> SourceEdit? {
        let written = arguments.arguments
        guard written.indices.contains(index), let parentheses = arguments.parentheses else { return nil }
        let own = written[index].range
        let range: SourceRange
        if index > 0 {
            range = SourceRange(written[index - 1].range.end, own.end)
        } else if written.count > 1 {
            range = SourceRange(own.start, written[1].range.start)
        } else {
            let hasClosure = !arguments.trailing.isEmpty
            range = hasClosure ? parentheses : SourceRange(parentheses.start + 1, parentheses.end - 1)
        }
        let around = [SourceRange(range.start, own.start), SourceRange(own.end, range.end)]
        return around.contains(where: source.hasComment) ? nil : SourceEdit(range, replacedBy: "")
    }
}

extension Expression {
    fileprivate enum Literal { case number, flag, text }

    fileprivate var literal: Literal? {
        switch kind {
        case .integer, .float: return .number
        case .prefix(let sign, let operand) where sign.text == "-": return operand.literal == .number ? .number : nil
        case .boolean: return .flag
        case .string(let string):
            let isPlain = string.segments.allSatisfy { if case .text = $0 { true } else { false } }
            return isPlain ? .text : nil
        default: return nil
        }
    }

    /// The number in `.absolute(20)`.
    fileprivate var onlyArgument: Expression? {
        guard case .chain(let chain) = kind, case .implicitMember = chain.base.kind, chain.parts.count == 1,
            case .call(let call) = chain.parts[0].kind, call.arguments.count == 1, call.arguments[0].label == nil,
            call.arguments[0].value.literal == .number
        else { return nil }
        return call.arguments[0].value
    }

    fileprivate func isParameter(named name: String?) -> Bool {
        switch kind {
        case .identifier(let own): own == name
        case .anonymousParameter(0): name == nil
        default: false
        }
    }
}
