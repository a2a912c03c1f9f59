import SwiftSource

extension Evaluation {
    /// Declares the functions of a block, which may be called above where they stand, and notes its variables' names.
    func declareFunctions(of statements: [Statement], in scope: Scope) throws(Failure) {
        for statement in statements {
            switch statement.kind {
            case .function(let declaration):
                do throws(Failure) {
                    try declare(declaration, in: scope)
                } catch {
                    try absorb(error)
                }
            case .variable(let declaration):
                for binding in declaration.bindings { scope.upcoming.formUnion(names(of: binding.pattern)) }
            default: continue
            }
        }
    }

    private func declare(_ declaration: FunctionDeclaration, in scope: Scope) throws(Failure) {
        guard declaration.kind == .function else { return }
        scope.declare(try function(declaration, in: scope))
    }

    /// Declares variables; their names. One whose value cannot be made is declared all the same, so that its uses are
    /// no further errors.
    func declare(_ declaration: VariableDeclaration, in scope: Scope) throws(Failure) -> [String] {
        var names: [String] = []
        for binding in declaration.bindings {
            let bound = self.names(of: binding.pattern)
            do throws(Failure) {
                if let name = bound.first(where: { scope.variables[$0] != nil }) {
                    throw .error(.redeclared(name), binding.pattern.range)
                }
                try declare(binding, isMutable: declaration.isVariable, in: scope)
            } catch {
                for name in bound { scope.declare(Variable(name, isMutable: true, type: nil, .failed)) }
                try absorb(error)
            }
            names += bound
        }
        return names
    }

    private func declare(
        _ binding: VariableDeclaration.Binding, isMutable: Bool, in scope: Scope
    ) throws(Failure) {
        let type = try binding.type.map { syntax throws(Failure) in try resolve(syntax, in: scope) }
        if let accessors = binding.accessors, accessors.observer == nil {
            return declareComputed(binding, accessors, type, in: scope)
        }
        guard let expression = binding.value else {
            return try declareUnset(binding, isMutable: isMutable, type: type, in: scope)
        }
        if type == nil, case .nil = expression.kind { throw .error(.cannotInferNil, expression.range) }
        let value = try evaluate(expression, Expectation(type: type, role: .initializer), in: scope)
        let known = type ?? shownType(of: expression, holding: value, in: scope)
        try bind(binding.pattern, to: value, isMutable: isMutable, type: known, in: scope)
    }

    /// The type of an expression where its value does not show all of it: an optional, `[Any]`.
    private func shownType(of expression: Expression, holding value: Value, in scope: Scope) -> ValueType? {
        switch (shownType(of: expression, in: scope), value) {
        case (let type?, _) where type.isOptional: type
        case (.array(let element)?, .array): .array(element)
        case (.dictionary(let key, let value)?, .dictionary): .dictionary(key: key, value: value)
        default: nil
        }
    }

    private func declareComputed(
        _ binding: VariableDeclaration.Binding, _ accessors: Accessors, _ type: ValueType?, in scope: Scope
    ) {
        guard let get = accessors.get?.body, case .name(let name) = binding.pattern.kind else { return }
        scope.declare(
            ComputedProperty(
                name: name, range: binding.pattern.range, type: type ?? .any, get: get, set: nil, scope: scope))
    }

    /// `let x: Int`, to be assigned once; `var x: Int?`, which is nil.
    private func declareUnset(
        _ binding: VariableDeclaration.Binding, isMutable: Bool, type: ValueType?, in scope: Scope
    ) throws(Failure) {
        guard let type, case .name(let name) = binding.pattern.kind else {
            throw .error(.refused("type annotation missing in pattern"), binding.range)
        }
        let isNil = if case .optional = type { isMutable } else { false }
        scope.declare(Variable(name, isMutable: isMutable, type: type, isNil ? .value(.none) : .unset))
    }
}
