import SwiftSource

// The elements that roots are.

extension Evaluation {
    /// The element of a root; nil where it cannot be made. What fails is reported.
    func makeElement(of found: FoundRoot) -> Native? {
        do throws(Failure) {
            let value = try deeper(at: found.root.range) { () throws(Failure) in try self.value(of: found) }
            guard case .native(let native)? = value else { return nil }
            return native
        } catch {
            reportLate(error)
            return nil
        }
    }

    private func value(of found: FoundRoot) throws(Failure) -> Value? {
        let range = found.root.range
        switch found.source {
        case .topLevel(let value): return value.value
        case .preview(let arguments): return try preview(arguments, at: range)
        case .previews(let definition):
            let name = Name(text: "previews", range: range)
            guard let property = definition.staticComputed[name.text] else { return nil }
            let scope = Scope(parent: property.scope, subject: .type(definition.type))
            return try shown(property.get.statements, in: scope, at: range)
        case .type(let definition):
            return try subject(definition, at: range).flatMap { value throws(Failure) in
                try element(from: value, named: definition.name.description, at: range)
            }
        case .property(let definition, let name):
            guard let definition else {
                let value = try identifier(name.text, .nothing, at: range, in: globals)
                return try element(from: value, named: name.text, at: range)
            }
            guard let subject = try subject(definition, at: range),
                let member = try findMember(name, of: subject, place: nil, isWritten: false)
            else { return nil }
            return try element(from: try value(of: member, at: range), named: name.text, at: range)
        case .function(let definition, let name): return try function(name, of: definition, at: range)
        case .argument(let expression, let definition, let member):
            return try argument(expression, in: definition, member, at: range)
        }
    }

    /// A value of the type that a root belongs to, with holes for what its initializer takes.
    private func subject(_ definition: TypeDefinition, at range: SourceRange) throws(Failure) -> Value? {
        try made(definition, of: HoleValue("", at: range), at: range)
    }

    // MARK: Previews

    private func preview(_ arguments: [Argument], at range: SourceRange) throws(Failure) -> Value? {
        let closures = arguments.compactMap { argument -> ClosureExpression? in
            if case .closure(let closure) = argument.value.kind { closure } else { nil }
        }
        guard let closure = closures.first else { return nil }
        return try shown(closure.body.statements, in: Scope(parent: globals), at: range)
    }

    /// The element that statements give which a builder makes something of, or which return it.
    private func shown(_ statements: [Statement], in scope: Scope, at range: SourceRange) throws(Failure) -> Value? {
        guard let childType else { return nil }
        let hosts = statements.count == 1 ? statements.onlyExpression : nil
        if let hosts, let value = try object(of: hosts, in: scope) {
            return try element(from: value, named: "preview", at: range)
        }
        let children = try children(ofClosure: statements, of: childType, at: range, in: scope)
        return try element(from: children, named: "preview", at: range)
    }

    /// The object of a class of the source that an expression makes, which shows elements without being one.
    private func object(of expression: Expression, in scope: Scope) throws(Failure) -> Value? {
        guard case .chain(let chain) = expression.kind, case .identifier(let name) = chain.base.named,
            case .named(let type)? = namedType(name, in: scope), let definition = definitions[type],
            definition.isClass, openTypes(of: definition).isEmpty
        else { return nil }
        let value = try evaluate(expression, .nothing, in: scope)
        return definition.isClass && !value.isHole ? value : nil
    }

    // MARK: Functions

    private func function(
        _ name: Name, of definition: TypeDefinition?, at range: SourceRange
    ) throws(Failure) -> Value? {
        guard let definition else {
            guard let function = globals.functions[name.text]?.first else { return nil }
            return try call(function, in: globals, subject: nil, name, at: range)
        }
        guard let subject = try subject(definition, at: range), let function = definition.methods[name.text]?.first
        else { return nil }
        return try call(
            function, in: definition.scope, subject: .value(.subject(subject, of: definition)), name, at: range)
    }

    private func call(
        _ function: UserFunction, in scope: Scope, subject: Scope.Subject?, _ name: Name, at range: SourceRange
    ) throws(Failure) -> Value? {
        var arguments = try holes(for: function.parameters, at: range)
        let value = try run(function, &arguments, scope, subject: subject, at: range)
        return try element(from: value, named: name.text, at: range)
    }

    /// A hole for each argument that must be written.
    private func holes(for parameters: [ParameterDescription], at range: SourceRange) throws(Failure) -> [Value?] {
        var arguments: [Value?] = []
        for parameter in parameters {
            let hole = HoleValue(parameter.name, at: range)
            let wanted = Expectation(type: parameter.type, role: .argument)
            if let said = try setting(for: hole, wanted) {
                arguments.append(said)
            } else {
                arguments.append(
                    parameter.defaultText == nil ? try typed(hole, as: parameter.type, at: range) : nil)
            }
        }
        return arguments
    }

    // MARK: Arguments

    /// An argument that a member of a type hands to a view: the member is run until it does.
    private func argument(
        _ expression: Expression, in definition: TypeDefinition?, _ member: Name?, at range: SourceRange
    ) throws(Failure) -> Value? {
        guard let definition, let member else {
            let value = try evaluate(expression, Expectation(type: childType, role: .argument), in: globals)
            return try element(from: value, named: "element", at: range)
        }
        wantedArgument = WantedArgument(range: expression.range)
        defer { wantedArgument = nil }
        guard let subject = try subject(definition, at: range) else { return nil }
        if wantedArgument?.value == nil {
            do throws(Failure) {
                try run(member, of: subject, definition, at: range)
            } catch {
                try absorb(error)
            }
        }
        var value = wantedArgument?.value
        if value == nil {
            let variable = Variable.subject(subject, of: definition)
            let scope = Scope(parent: definition.scope, subject: .value(variable))
            scope.declare(variable)
            value = try evaluate(expression, Expectation(type: childType, role: .argument), in: scope)
        }
        return try value.flatMap { value throws(Failure) in
            try element(from: value, named: member.text, at: range)
        }
    }

    private func run(
        _ member: Name, of subject: Value, _ definition: TypeDefinition, at range: SourceRange
    ) throws(Failure) {
        if let function = definition.methods[member.text]?.first {
            var arguments = try holes(for: function.parameters, at: range)
            _ = try run(
                function, &arguments, definition.scope, subject: .value(.subject(subject, of: definition)), at: range)
        } else if let found = try findMember(member, of: subject, place: nil, isWritten: false) {
            _ = try value(of: found, at: range)
        }
    }
}
