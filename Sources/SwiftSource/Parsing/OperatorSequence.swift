/// Operands and the operators between them as they stand, to be folded by precedence.
struct OperatorSequence {
    private var operands: [Expression]
    private var operators: [(operator: Operator, tightness: Tightness)] = []
    /// Operators that may not stand side by side; known after folding.
    private(set) var conflicts: [(Operator, Operator)] = []

    init(_ first: Expression) {
        operands = [first]
    }

    mutating func append(_ operator: Operator, _ tightness: Tightness, _ operand: Expression) {
        operators.append((`operator`, tightness))
        operands.append(operand)
    }

    /// `as` binds what stands before it, back to an operator that is looser than it: `??` or one looser still.
    mutating func cast(_ kind: Cast.Kind, to type: TypeSyntax) {
        let start = operators.lastIndex { $0.tightness.precedence <= .nilCoalescing }.map { $0 + 1 } ?? 0
        let value = fold(start, operands.count - 1)
        operands.removeSubrange(start...)
        operators.removeSubrange(start...)
        let cast = Cast(value: value, kind: kind, type: type)
        operands.append(Expression(kind: .cast(cast), range: value.range.union(type.range)))
    }

    mutating func fold() -> Expression {
        fold(0, operands.count - 1)
    }

    /// Folds the operands from one to another: splits at the loosest operators, so that the depth is at most the number
    /// of precedences.
    private mutating func fold(_ first: Int, _ last: Int) -> Expression {
        guard first < last, let loosest = operators[first..<last].map(\.tightness).min() else {
            return operands[first]
        }
        var pieces: [Expression] = []
        var between: [Operator] = []
        var start = first
        for index in first..<last where operators[index].tightness == loosest {
            pieces.append(fold(start, index))
            between.append(operators[index].operator)
            start = index + 1
        }
        pieces.append(fold(start, last))
        if !loosest.precedence.isAssociative, between.count > 1, between[0].builtin != nil, between[1].builtin != nil {
            conflicts.append((between[0], between[1]))
        }
        // What is grouped from the right is deeper with each operator, and therefore not for ever.
        while loosest.isOfSource, loosest.isRight, pieces.count > 2, pieces.count < 100 {
            let (right, left) = (pieces.removeLast(), pieces.removeLast())
            pieces.append(infix([left, right], [between.removeLast()], .unstated))
        }
        return infix(pieces, between, loosest.isOfSource ? .unstated : loosest.precedence)
    }

    private func infix(_ operands: [Expression], _ between: [Operator], _ precedence: Precedence) -> Expression {
        let rest = zip(between, operands.dropFirst()).map { InfixChain.Operation(operator: $0, operand: $1) }
        return Expression(
            kind: .infix(InfixChain(first: operands[0], rest: rest, precedence: precedence)),
            range: operands.dropFirst().reduce(operands[0].range) { $0.union($1.range) })
    }
}
