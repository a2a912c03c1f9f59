import SwiftSource

// Which of several closures one that is written can be, by what it gives. It is not run for that.

extension Evaluation {
    /// How well a closure fits a type: 2 where it can be that, nil where what it gives is something else.
    func likeness(of closure: ClosureExpression, _ type: ValueType, in scope: Scope) -> Int? {
        guard closure.fits(type) else { return nil }
        guard case .function(_, .named(let wanted)) = type else { return 2 }
        if let syntax = closure.result {
            return writtenType(syntax, in: scope).map { isKind($0, of: wanted) } == false ? nil : 2
        }
        let given = closure.body.statements.given.lazy.compactMap { self.madeType(by: $0, in: scope) }
        return given.first.map { isKind($0, of: wanted) } == false ? nil : 2
    }

    private func writtenType(_ syntax: TypeSyntax, in scope: Scope) -> ValueType? {
        do throws(Failure) {
            return try resolve(syntax, in: scope)
        } catch {
            return nil
        }
    }

    /// The type that a call makes a value of, `Label(text: "a")`; nil for what does not say it.
    private func madeType(by expression: Expression, in scope: Scope) -> ValueType? {
        switch expression.kind {
        case .chain(let chain):
            guard case .identifier(let name) = chain.base.named, case .call? = chain.parts.first?.kind,
                let type = namedType(name, in: scope)
            else { return nil }
            // What is asked of it then may give anything, but of an element it gives elements.
            return chain.parts.count == 1 || isElement(type) ? type : nil
        case .ternary(_, let then, let other): return madeType(by: then, in: scope) ?? madeType(by: other, in: scope)
        case .tuple(let elements) where elements.count == 1: return madeType(by: elements[0].value, in: scope)
        default: return nil
        }
    }

    private func isElement(_ type: ValueType) -> Bool {
        guard case .named(let name) = type else { return false }
        if let definition = definitions[name] { return openTypes(of: definition).contains(where: \.isElement) }
        return vocabulary[name]?.kind == .element
    }

    private func isKind(_ type: ValueType, of wanted: TypeName) -> Bool {
        guard case .named(let name) = type else { return false }
        if let definition = definitions[name] { return conforms(definition, to: wanted) }
        return vocabulary.type(name, conformsTo: wanted)
    }
}

extension [Statement] {
    /// What statements give: the only expression, or what stands behind each `return`, in the branches too.
    fileprivate var given: [Expression] { onlyExpression.map { [$0] } ?? flatMap(\.returned) }
}

extension Statement {
    fileprivate var returned: [Expression] {
        switch kind {
        case .return(let value?): [value]
        case .if(let statement): statement.bodies.flatMap { $0.flatMap(\.returned) }
        case .expression(let expression): expression.statement.map(\.returned) ?? []
        case .guard(_, let otherwise): otherwise.statements.flatMap(\.returned)
        case .switch(let statement): statement.cases.flatMap { $0.body.flatMap(\.returned) }
        case .for(let loop): loop.body.statements.flatMap(\.returned)
        default: []
        }
    }
}

extension IfStatement {
    fileprivate var bodies: [[Statement]] { branches.map(\.body.statements) + [otherwise?.statements ?? []] }
}

extension Expression {
    /// An `if` or a `switch` that stands where an expression can.
    fileprivate var statement: Statement? {
        if case .branch(let statement) = kind { statement } else { nil }
    }
}
