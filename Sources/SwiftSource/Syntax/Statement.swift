/// A statement or a declaration.
package struct Statement: Sendable {
    package let kind: Kind
    package let range: SourceRange

    package indirect enum Kind: Sendable {
        case expression(Expression)
        case variable(VariableDeclaration)
        case function(FunctionDeclaration)
        case type(TypeDeclaration)
        case `import`(ImportDeclaration)
        case `typealias`(TypeAliasDeclaration)
        case associatedType(AssociatedTypeDeclaration)
        case enumCase(EnumCaseDeclaration)
        /// A declaration of an operator, a precedence group or a macro, or a directive such as `#warning`: only the name
        /// is kept.
        case unread(Name)
        case `if`(IfStatement)
        case `guard`([Condition], Block)
        case `for`(ForStatement)
        case `while`([Condition], Block)
        case repeatWhile(Block, Expression)
        case `switch`(SwitchStatement)
        case `do`(DoStatement)
        case `return`(Expression?)
        case `throw`(Expression)
        case `defer`(Block)
        case `break`(Name?)
        case `continue`(Name?)
        case `fallthrough`
        case labeled(Name, Statement)
        /// `#if` with all its branches.
        case conditional([ConditionalClause<Statement>])
    }
}

/// `if` with all its `else if`, kept flat.
package struct IfStatement: Sendable {
    package let branches: [Branch]
    package let otherwise: Block?

    package struct Branch: Sendable {
        package let conditions: [Condition]
        package let body: Block
    }
}

/// One of the conditions between commas.
package struct Condition: Sendable {
    package let kind: Kind
    package let range: SourceRange

    package enum Kind: Sendable {
        case expression(Expression)
        /// `let name = value`, or `let name` alone; `isVariable` for `var`.
        case binding(Pattern, isVariable: Bool, TypeSyntax?, Expression?)
        /// `case pattern = value`, with a type where one is written.
        case match(Pattern, TypeSyntax?, Expression)
        /// `#available(...)`, or `#unavailable(...)`.
        case availability(isUnavailable: Bool)
    }
}

package struct ForStatement: Sendable {
    package let pattern: Pattern
    package let type: TypeSyntax?
    package let sequence: Expression
    package let condition: Expression?
    package let body: Block
}

package struct SwitchStatement: Sendable {
    package let subject: Expression
    package let cases: [Case]

    package struct Case: Sendable {
        /// Empty for `default`.
        package let patterns: [GuardedPattern]
        package let body: [Statement]
        package let range: SourceRange
        /// Under which `#if` it stands, the branches before it denied; nil for none.
        package let condition: ConditionalExpression?
    }
}

package struct DoStatement: Sendable {
    package let body: Block
    package let catches: [Catch]

    package struct Catch: Sendable {
        /// One of the name `error` where none is written.
        package let patterns: [GuardedPattern]
        package let body: Block
    }
}

/// One of the patterns of a `case` or a `catch`: `MyError.small`, `let error as MyError where ...`.
package struct GuardedPattern: Sendable {
    package let pattern: Pattern
    package let condition: Expression?
}

/// What a value is held against, or taken apart into.
package struct Pattern: Sendable {
    package let kind: Kind
    package let range: SourceRange

    package init(kind: Kind, range: SourceRange) {
        self.kind = kind
        self.range = range
    }

    package indirect enum Kind: Sendable {
        case wildcard
        case name(String)
        case tuple([Element])
        /// `let` or `var` before a pattern whose names it makes.
        case binding(isVariable: Bool, Pattern)
        /// `name?`.
        case optional(Pattern)
        case isType(TypeSyntax)
        /// `let name as Type`.
        case cast(Pattern, TypeSyntax)
        case expression(Expression)
    }

    package struct Element: Sendable {
        package let label: Name?
        package let pattern: Pattern
    }
}

extension [Statement] {
    /// The expression whose value they give where they are a body: the only one, or an `if` or `switch` of such.
    package var onlyExpression: Expression? {
        guard count == 1 else { return nil }
        let isValue: Bool
        switch self[0].kind {
        case .expression(let expression): return expression
        case .if(let statement):
            guard let otherwise = statement.otherwise?.statements else { return nil }
            isValue = otherwise.givesValue && statement.branches.allSatisfy(\.body.statements.givesValue)
        case .switch(let statement): isValue = statement.cases.allSatisfy(\.body.givesValue)
        default: return nil
        }
        return isValue ? Expression(kind: .branch(self[0]), range: self[0].range) : nil
    }

    private var givesValue: Bool {
        guard let expression = onlyExpression else { return false }
        if case .assignment = expression.kind { return false }
        return true
    }
}
