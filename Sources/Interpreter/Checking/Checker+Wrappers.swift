import SwiftSource

/// A property wrapper of the sources before a variable.
struct OwnWrapper {
    let attribute: Attribute
    /// Its type as it is written, with its module where it would be another's.
    let name: TypeSyntax
    /// With the generic arguments that are written.
    let type: Type
}

// Property wrappers of the sources: what keeps a wrapped variable, and how its value is reached.

extension Checker {
    /// What is meant of a wrapper: the wrapped value, or the projection.
    enum WrappedPart {
        case value, projection
    }

    /// The property wrappers of the sources among attributes, outermost first.
    func ownWrappers(in attributes: [Attribute], in scope: Scope) -> [OwnWrapper] {
        attributes.compactMap { attribute in
            guard attribute.kind == .named else { return nil }
            // A type of the sources that is no wrapper does not stand for the library's: `enum State`.
            let module = table.vocabulary.modules.min { $0.count < $1.count }
            for name in [attribute.name, module.flatMap { attribute.name.qualified(by: $0) }].compactMap({ $0 }) {
                let type = speculate { resolver.resolve(name, in: scope) }
                guard let symbol = type.symbol else { return nil }
                if symbol.isPropertyWrapper { return OwnWrapper(attribute: attribute, name: name, type: type) }
            }
            return nil
        }
    }

    // MARK: Types

    /// The type of the outermost wrapper around a value of a type: what is not written of its generic arguments follows
    /// from the type of its `wrappedValue`.
    func type(of wrappers: [OwnWrapper], holding value: Type) -> Type {
        wrappers.reversed().reduce(value) { held, wrapper in
            guard case .nominal(let symbol, let arguments) = wrapper.type,
                arguments.contains(where: \.isUnknown), let variable = symbol.wrappedValue
            else { return wrapper.type }
            let opened = Type.opened(symbol)
            let wanted = table.type(of: variable).substituting(Substitution(symbol, opened.arguments))
            _ = solver.cost(of: held, as: wanted)
            return opened.settled(standard)
        }
    }

    /// The type of a wrapped variable, or of its projection.
    /// - Parameter variable: any of the variables that share its wrapping.
    func type(of part: WrappedPart, of variable: VariableSymbol) -> Type {
        guard let wrapping = variable.wrapping else { return .unknown }
        let place = TypedExpression(.constant(.void), table.type(of: wrapping.backing), variable.range)
        return self.part(part, of: place, wrapping.wrappers.count).type
    }

    /// The wrapped value in a wrapper, or its projection.
    /// - Parameter depth: how many wrappers there are, one in the other.
    func part(_ part: WrappedPart, of wrapper: TypedExpression, _ depth: Int) -> TypedExpression {
        switch part {
        case .value: (0..<depth).reduce(wrapper) { value, _ in property("wrappedValue", of: value) }
        case .projection: property("projectedValue", of: wrapper)
        }
    }

    private func property(_ name: String, of value: TypedExpression) -> TypedExpression {
        for member in members(name, of: value.type, isStatic: false) {
            guard case .variable(let variable) = member.symbol else { continue }
            let type = table.type(of: variable).substituting(member.substitution)
            return TypedExpression(.property(value, variable), type, value.range)
        }
        return hole(value.range)
    }

    // MARK: Making

    /// The call that makes the wrappers, the innermost of a value: `Clamped(wrappedValue: 5, 0...10)`. Nil where nothing
    /// says what they are made of.
    /// - Parameter isNil: whether nil is the value where none is written.
    func making(
        _ wrappers: [OwnWrapper], of value: Expression?, at place: SourceRange, isNil: Bool = false
    ) -> Expression? {
        var made = value
        if made == nil, isNil,
            wrappers.allSatisfy({ $0.attribute.arguments.isEmpty && $0.type.symbol?.valueLabel != nil })
        {
            made = Expression(kind: .nil, range: place)
        }
        for (index, wrapper) in wrappers.enumerated().reversed() {
            let attribute = wrapper.attribute
            var arguments = attribute.arguments
            if let value = made {
                let label = wrapper.type.symbol?.valueLabel ?? "wrappedValue"
                arguments.insert(Argument(label: Name(text: label, range: value.range), value: value), at: 0)
            } else if arguments.isEmpty, wrappers[..<index].contains(where: { !$0.attribute.arguments.isEmpty }) {
                // One around it says what it holds: `@Environment(\.width) @Binding var width`.
                continue
            } else if arguments.isEmpty, wrappers.count > 1 || wrapper.type.symbol?.canBeMadeOfNothing == false {
                return nil
            }
            let call = CallArguments(arguments: arguments, parentheses: attribute.range)
            made = Expression(
                Expression(kind: .type(wrapper.name), range: attribute.name.range),
                followedBy: [PostfixPart(kind: .call(call), range: attribute.range)])
        }
        return made
    }

    /// Code that makes the wrappers of a value, its parameter; nil where no initializer of theirs takes one.
    func maker(
        of wrappers: [OwnWrapper], _ type: Type?, named name: String, at place: SourceRange, in scope: Scope
    ) -> Code? {
        let isMade = wrappers.allSatisfy { $0.type.symbol?.valueLabel != nil }
        // A name that no source can write.
        let value = "wrapped value"
        guard isMade, let type,
            let call = making(wrappers, of: Expression(kind: .identifier(value), range: place), at: place)
        else { return nil }
        let code = Code(name: name, at: place)
        let codeScope = CodeScope(code, in: nil)
        let body = Scope(in: scope, code: codeScope)
        let wrapper = TypedExpression(.constant(.void), type, place)
        let held = part(.value, of: wrapper, wrappers.count).type
        declare([ParameterSymbol(label: nil, name: value, type: held)], codeScope, in: body)
        beginStatement()
        code.expression = settle(check(call, as: type, .initializer, in: body))
        code.result = type
        return code
    }

    // MARK: Accessors

    func wrappedGetter(of part: WrappedPart, _ variable: VariableSymbol, in scope: Scope) -> Code {
        accessor(of: variable, isMutating: false, in: scope) { wrapper, code, _ in
            code.result = table.type(of: variable)
            code.expression = self.part(part, of: wrapper, variable.wrapping?.wrappers.count ?? 0)
        }
    }

    func wrappedSetter(of part: WrappedPart, _ variable: VariableSymbol, in scope: Scope) -> Code {
        accessor(of: variable, isMutating: true, in: scope) { wrapper, code, body in
            let type = table.type(of: variable)
            let new = LocalVariable("newValue", at: variable.range, type: type, isMutable: false, in: code)
            code.parameters.append(new)
            let place = self.part(part, of: wrapper, variable.wrapping?.wrappers.count ?? 0)
            let value = localReference(new, at: variable.range, in: body)
            code.result = .void
            code.expression = TypedExpression(.assign(place, value), .void, variable.range)
        }
    }

    /// Code that reaches the wrapper of a variable.
    private func accessor(
        of variable: VariableSymbol, isMutating: Bool, in scope: Scope,
        _ fill: (TypedExpression, Code, Scope) -> Void
    ) -> Code {
        let code = Code(name: variable.name, at: variable.range)
        let codeScope = CodeScope(code, in: nil)
        let body = Scope(in: scope, hasSelf: variable.owner != nil && !variable.isStatic, code: codeScope)
        guard let backing = variable.wrapping?.backing else { return code }
        let type = table.type(of: backing)
        if let owner = variable.owner, !variable.isStatic {
            declareSelf(owner, isMutable: isMutating || owner.kind == .object, codeScope, body)
            let own = selfReference(at: variable.range, in: body) ?? hole(variable.range)
            fill(TypedExpression(.property(own, backing), type, variable.range), code, body)
        } else {
            fill(TypedExpression(.shared(backing), type, variable.range), code, body)
        }
        return code
    }

    // MARK: In bodies

    /// Declares a variable. One of the name `$item` holds a wrapper: `item` is what that holds. Of a wrapper whose type
    /// nothing says, it is a binding.
    func declare(_ variable: LocalVariable, in scope: Scope) {
        guard variable.name.first == "$", let binding = bindingType(from: variable.range) else {
            return scope.declare(variable)
        }
        if solver.normal(variable.type).symbol?.isPropertyWrapper != true { variable.type = binding }
        scope.declareWrapped(String(variable.name.dropFirst()), in: variable, depth: 1)
    }

    private func bindingType(from place: SourceRange) -> Type? {
        for case .type(let symbol) in table.global("Binding", from: place) where symbol.isPropertyWrapper {
            return .nominal(symbol, symbol.genericParameters.map { _ in .unknown })
        }
        return nil
    }

    /// A local variable, or a parameter, under wrappers: declares the variable that holds them, whose value the name is.
    func wrapLocal(
        _ name: String, _ type: Type?, _ wrappers: [OwnWrapper], of value: Expression?, at range: SourceRange,
        in scope: Scope
    ) -> [TypedStatement] {
        guard let code = scope.code else { return [] }
        let isNil = type.map { $0.wrapped != nil } ?? false
        let held = type.map { self.type(of: wrappers, holding: $0) }
        var initial: TypedExpression?
        if let made = making(wrappers, of: value, at: range, isNil: isNil) {
            beginStatement()
            initial = settle(
                held.map { check(made, as: $0, .initializer, in: scope) } ?? infer(made, nil, in: scope))
        }
        let backing = LocalVariable(
            "_" + name, at: range, type: held ?? initial?.type ?? .unknown, isMutable: true, in: code.code)
        scope.declare(backing)
        scope.declareWrapped(name, in: backing, depth: wrappers.count)
        return [TypedStatement(kind: .declare(.bind(backing), initial), range: range)]
    }

    /// A parameter under wrappers: the body sees what they hold.
    func wrapped(_ parameter: ParameterSymbol, at range: SourceRange, in scope: Scope) -> [TypedStatement] {
        guard !parameter.wrappers.isEmpty else { return [] }
        let given = Expression(kind: .identifier(parameter.name), range: range)
        return wrapLocal(parameter.name, parameter.type, parameter.wrappers, of: given, at: range, in: scope)
    }

    /// The value of a local variable under wrappers, or its projection.
    func wrappedLocal(
        _ part: WrappedPart, of backing: LocalVariable, depth: Int, at range: SourceRange, in scope: Scope
    ) -> TypedExpression {
        self.part(part, of: localReference(backing, at: range, in: scope), depth)
    }
}
