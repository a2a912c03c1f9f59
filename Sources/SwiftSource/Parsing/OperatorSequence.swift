/// Operands and the operators between them as they stand, to be folded by precedence.
struct OperatorSequence {
    private var operands: [Expression]
    private var operators: [Operator] = []

    init(_ first: Expression) {
        operands = [first]
    }

    mutating func append(_ operator: Operator, _ operand: Expression) {
        operators.append(`operator`)
        operands.append(operand)
    }

    /// `as` binds what stands before it, back to an operator that is looser than it: `??` or one looser still.
    mutating func cast(_ kind: Cast.Kind, to type: TypeSyntax) {
        let start = operators.lastIndex { $0.precedence <= .nilCoalescing }.map { $0 + 1 } ?? 0
        let value = fold(start, operands.count - 1)
        operands.removeSubrange(start...)
        operators.removeSubrange(start...)
        let cast = Cast(value: value, kind: kind, type: type)
        operands.append(Expression(kind: .cast(cast), range: value.range.union(type.range)))
    }

    func fold() -> Expression {
        fold(0, operands.count - 1)
    }

    /// Folds the operands from one to another: splits at the loosest operators, so that the depth is at most the number
    /// of precedences.
    private func fold(_ first: Int, _ last: Int) -> Expression {
        guard first < last, let loosest = operators[first..<last].map(\.precedence).min() else {
            return operands[first]
        }
        var pieces: [Expression] = []
        var between: [Operator] = []
        var start = first
        for index in first..<last where operators[index].precedence == loosest {
            pieces.append(fold(start, index))
            between.append(operators[index])
            start = index + 1
        }
        pieces.append(fold(start, last))
        let rest = zip(between, pieces.dropFirst()).map { InfixChain.Operation(operator: $0, operand: $1) }
        return Expression(
            kind: .infix(InfixChain(first: pieces[0], rest: rest, precedence: loosest)),
            range: pieces.dropFirst().reduce(pieces[0].range) { $0.union($1.range) })
    }
}

extension Operator {
    fileprivate var precedence: Precedence { builtin?.precedence ?? .unstated }
}
