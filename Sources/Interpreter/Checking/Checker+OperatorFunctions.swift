import SwiftSource

// Operators as values.

extension Checker {
    /// `map(-)`, `reduce(0, +)`: a function of the sources for what is wanted, or the language's own.
    func operatorValue(_ op: Operator, _ hint: Type?, at range: SourceRange) -> TypedExpression {
        guard let kind = op.builtin else { return unknown(range) }
        let wanted = hint.flatMap { solver.normal($0).unwrapped.function }
        let operands = wanted.map { operandTypes(of: $0) }
        if let own = ownFunction(of: op, operands, wanted?.result, at: range) {
            let type = Type.function(own.functionType(standard)).substituting(open(own, for: operands?.first))
            return TypedExpression(.functionValue(own, receiver: nil), type, range)
        }
        let isPrefix = kind == .not || kind == .bitNot || operands?.count == 1 && kind.isPrefix
        return TypedExpression(.operatorValue(kind), operatorType(kind, isPrefix: isPrefix), range)
    }

    /// What an operator takes where a function is wanted: that may be a tuple of both, `zip(a, b).map(-)`.
    private func operandTypes(of wanted: FunctionType) -> [Type] {
        let types = wanted.parameters.map(\.type)
        guard types.count == 1, case .tuple(let fields) = solver.normal(types[0]), fields.count == 2 else {
            return types
        }
        return fields.map(\.type)
    }

    /// The one that takes the operands.
    private func ownFunction(
        of op: Operator, _ operands: [Type]?, _ result: Type?, at range: SourceRange
    ) -> FunctionSymbol? {
        guard let operands, !operands.isEmpty else { return nil }
        let values = operands.map { TypedExpression(.constant(.void), $0, range) }
        let found = speculate { ownOperator(op, values, result, at: range) }
        if case .call(let call)? = found?.kind { return call.function }
        return nil
    }

    /// The type of one of the language's operators as a function.
    private func operatorType(_ kind: BuiltinOperator, isPrefix: Bool) -> Type {
        let operand = kind == .not ? standard.bool : Type.variable(TypeVariable())
        let parameter = FunctionType.Parameter(type: operand, isInout: kind.isAssignment)
        if isPrefix { return .function(FunctionType([parameter], operand)) }
        let result = kind.isAssignment ? .void : kind.isComparison ? standard.bool : operand
        return .function(FunctionType([parameter, .init(type: operand)], result))
    }
}
