import SwiftSource

// Conditions, loops and patterns on holes.

extension Evaluation {
    /// What a condition is that contains a hole.
    func assumed(_ hole: HoleValue) -> Bool {
        note(hole, .condition(assumedCondition), wanted: .bool, assumed: "\(assumedCondition)")
        return assumedCondition
    }

    /// Runs a body in which conditions with holes are as said.
    func assuming<T>(_ condition: Bool, _ body: () throws(Failure) -> T) throws(Failure) -> T {
        let around = assumedCondition
        assumedCondition = condition
        defer { assumedCondition = around }
        return try body()
    }

    /// What a loop goes through.
    func sequence(_ expression: Expression, in scope: Scope) throws(Failure) -> Value {
        let value = try settled(try evaluate(expression, .nothing, in: scope))
        guard case .hole(let hole) = value else { return value }
        return try elements(of: hole, at: expression.range)
    }

    /// What an operator of a hole gives: of texts a text, else a hole; nil where all operands are known.
    func unknown(_ chain: InfixChain, _ operands: [Value], at range: SourceRange) throws(Failure) -> Value? {
        var known: [Value] = []
        for operand in operands { known.append(try settled(operand)) }
        guard known.contains(where: \.isHole) else { return nil }
        let isText = known.contains { if case .string = $0 { true } else { false } }
        guard isText, chain.rest.allSatisfy({ $0.operator.text == "+" }) else {
            return .hole(hole(at: range, type: known.lazy.compactMap { self.type(of: $0) }.first))
        }
        var text = ""
        for value in known {
            if case .hole(let hole) = value { note(hole, .text, wanted: .string, assumed: hole.quoted) }
            text += try self.text(of: value, at: range)
        }
        return .string(text)
    }

    // MARK: Patterns

    /// Binds every name in a pattern to a hole of that name.
    func bindNames(in pattern: Pattern, to hole: HoleValue, in scope: Scope) throws(Failure) {
        if case .name(let name) = pattern.kind {
            let variable = Variable(name, isMutable: false, type: nil, .value(.hole(hole)))
            return scope.declare(variable)
        }
        if case .optional(let inner) = pattern.kind { return try bindNames(in: inner, to: hole, in: scope) }
        if case .binding(_, let inner) = pattern.kind, case .name = inner.kind {
            return try bindNames(in: inner, to: hole, in: scope)
        }
        var waiting: [SyntaxNode] = [.pattern(pattern)]
        var isNaming = false
        while let node = waiting.popLast() {
            try charge(at: pattern.range)
            switch node {
            case .pattern(let inner):
                switch inner.kind {
                case .name(let name): declarePart(name, at: inner.range, in: scope)
                case .binding(_, let named):
                    if case .expression = named.kind { isNaming = true }
                default: break
                }
            case .expression(let expression):
                if isNaming, case .identifier(let name) = expression.named, !name.namesType {
                    declarePart(name, at: expression.range, in: scope)
                }
            default: break
            }
            waiting += node.children.reversed()
        }
    }

    private func declarePart(_ name: String, at range: SourceRange, in scope: Scope) {
        var part = HoleValue(name, at: range)
        part.isPart = true
        scope.declare(Variable(name, isMutable: false, type: nil, .value(.hole(part))))
    }

    /// What a name of a tuple stands for that is taken out of a hole.
    func part(of hole: HoleValue, _ pattern: Pattern) -> Value {
        var part = HoleValue(names(of: pattern).first ?? hole.text, at: pattern.range)
        part.isPart = true
        return .hole(part)
    }

    // MARK: Children

    /// What a builder makes of a hole.
    func child(of type: ValueType, for hole: HoleValue) throws(Failure) -> Value? {
        guard let element = element(of: hole) else { return nil }
        if let converted = converted(element, to: type) { return converted }
        return try ownChild(of: type, madeOf: element, at: hole.range)
    }

    /// The element that a value of the source shows which is none itself: its `body`. Nil for one that has none.
    func body(of value: Value, at range: SourceRange) throws(Failure) -> Value? {
        guard let definition = definition(of: value), let childType else { return nil }
        let property = Self.bodies.lazy.compactMap { name in
            self.memberDefinitions(of: definition).lazy.compactMap { $0.computed[name] }.first
        }.first
        guard let property else { return nil }
        let name = definition.name.description
        if case .named(let type) = property.type, isElementType(type) {
            return try element(from: try get(property, of: value, at: range), named: name, at: range)
        }
        let scope = Scope(parent: property.scope, subject: .value(.subject(value, of: definition)))
        scope.declare(.subject(value, of: definition))
        let children = try children(ofClosure: property.get.statements, of: childType, at: range, in: scope)
        return try element(from: children, named: name, at: range)
    }

    static let bodies = ["body", "elementRepresentation"]

    /// The element among what a root gave: itself, or a box around several.
    func element(from value: Value, named name: String, at range: SourceRange) throws(Failure) -> Value? {
        switch value {
        case .array(let values):
            var elements: [Value] = []
            for value in values {
                if let element = try element(from: value, named: name, at: range) { elements.append(element) }
            }
            if elements.count < 2 { return elements.first }
            var hole = HoleValue(name, at: range)
            hole.contents = elements
            hole.isReported = true
            return element(of: hole)
        case .hole(let hole): return element(of: hole)
        default:
            if isElement(value) { return native(unbacked(value)) ?? value }
            return try body(of: value, at: range)
        }
    }
}

extension Variable {
    /// `self`, in what belongs to a value.
    static func subject(_ value: Value, of definition: TypeDefinition) -> Variable {
        Variable("self", isMutable: false, type: definition.type, .value(value))
    }
}
