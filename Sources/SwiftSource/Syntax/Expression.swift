/// An expression, as the language has it before names and types are looked up.
package struct Expression: Sendable {
    package let kind: Kind
    package let range: SourceRange

    package init(kind: Kind, range: SourceRange) {
        self.kind = kind
        self.range = range
    }

    package indirect enum Kind: Sendable {
        /// Where an expression should be and is none; a diagnostic says so.
        case missing
        case integer(IntegerLiteral)
        case float(Double)
        case string(StringLiteral)
        case boolean(Bool)
        case `nil`
        case array([Expression])
        case dictionary([DictionaryItem])
        /// Parentheses: of one unlabelled expression, or a tuple.
        case tuple([Argument])
        case closure(ClosureExpression)
        case identifier(String)
        case selfValue
        case selfType
        case superValue
        /// `$0`.
        case anonymousParameter(Int)
        /// An operator handed over by its name: `reduce(0, +)`.
        case operatorReference(Operator)
        /// `_`, which takes an assigned value.
        case discard
        /// `.center`: a member of the type that is expected.
        case implicitMember(Name)
        /// What follows a value: `.member`, `(...)`, `[...]`, `?`, `!`.
        case chain(PostfixChain)
        case prefix(Operator, Expression)
        case postfix(Operator, Expression)
        case infix(InfixChain)
        case ternary(condition: Expression, then: Expression, else: Expression)
        case assignment(Assignment)
        case cast(Cast)
        /// `&place`.
        case inOut(Expression)
        case effect(Effect, Expression)
        case keyPath(KeyPathExpression)
        /// `#selector(...)`, `#Preview { ... }`.
        case macro(MacroExpansion)
        /// `/a+b/`, `#/a+b/#`.
        case regularExpression
        /// A type that is no name, where a value is written: `(any P).self`.
        case type(TypeSyntax)
        /// `if` and `switch` that give a value.
        case branch(Statement)
        /// `let x`, inside a pattern.
        case binding(Pattern)
    }

    package enum Effect: String, Sendable {
        case `try`, optionalTry = "try?", forcedTry = "try!", await, consume, copy, borrow, discard, unsafe
        /// Effects of parameter packs: `repeat f(each value)`.
        case `repeat`, each
    }
}

/// A whole number as written.
package struct IntegerLiteral: Hashable, Sendable {
    /// Nil where no type of the language can hold it.
    package let magnitude: UInt64?
    package let double: Double
    /// Whether a minus that stands before it is part of it.
    package var isNegative = false

    /// Nil where `Int` cannot hold it.
    package var value: Int? {
        guard let magnitude else { return nil }
        guard isNegative else { return Int(exactly: magnitude) }
        return magnitude <= Int.min.magnitude ? Int(truncatingIfNeeded: 0 &- magnitude) : nil
    }

    package var negated: IntegerLiteral {
        IntegerLiteral(magnitude: magnitude, double: -double, isNegative: !isNegative)
    }
}

/// The pieces of a string: its text with escapes resolved, and what is interpolated.
package struct StringLiteral: Sendable {
    package let segments: [Segment]

    package init(_ text: String) { segments = [.text(text)] }

    init(segments: [Segment]) { self.segments = segments }

    package enum Segment: Sendable {
        case text(String)
        case interpolation([Argument], SourceRange)
    }
}

package struct DictionaryItem: Sendable {
    package let key: Expression
    package let value: Expression
}

/// A value handed to a call, an element of a tuple.
package struct Argument: Sendable {
    package let label: Name?
    package let value: Expression

    package init(label: Name?, value: Expression) {
        self.label = label
        self.value = value
    }

    package var range: SourceRange { label.map { $0.range.union(value.range) } ?? value.range }
}

/// A macro that stands by itself.
package struct MacroExpansion: Sendable {
    /// The attributes before a macro that declares something.
    package let attributes: [Attribute]
    package let name: Name
    package let genericArguments: [TypeSyntax]
    package let call: CallArguments

    /// The arguments in parentheses, then the trailing ones.
    package var arguments: [Argument] { call.arguments + call.trailing }
}

/// A closure in braces.
package struct ClosureExpression: Sendable {
    package let attributes: [Attribute]
    package let captures: [Capture]
    /// Nil where the closure names none: it then has as many as the highest `$n` says.
    package let parameters: [ClosureParameter]?
    package let result: TypeSyntax?
    package let body: Block
    /// One more than the highest `$n` in it.
    package let anonymousParameterCount: Int

    package struct Capture: Sendable {
        /// Whether the captured object may be gone later. It never is here, but its type is optional.
        package let isWeak: Bool
        package let name: Name
        package let value: Expression?
    }
}

extension Expression {
    /// A closure that takes nothing and gives its value.
    package var asClosure: Expression { Expression(kind: .closure(ClosureExpression(giving: self)), range: range) }

    /// Whether it is `Row.init`, or `Row.init(item:)`.
    package var isInitializerReference: Bool {
        guard case .chain(let chain) = kind, case .member(let name)? = chain.parts.last?.kind else { return false }
        return name.languageMember == .initializer
    }

    /// A closure that hands its parameter to the function: `{ (Row.init)($0) }`.
    package var calledWithItsParameter: Expression {
        let place = SourceRange(range.end, range.end)
        let given = Argument(label: nil, value: Expression(kind: .anonymousParameter(0), range: place))
        let function = Expression(kind: .tuple([Argument(label: nil, value: self)]), range: range)
        let call = PostfixPart(kind: .call(CallArguments(arguments: [given], parentheses: nil)), range: place)
        let closure = ClosureExpression(giving: Expression(function, followedBy: [call]), taking: 1)
        return Expression(kind: .closure(closure), range: range)
    }

    /// A chain: an expression, and the parts that follow it in order.
    package init(_ base: Expression, followedBy parts: [PostfixPart]) {
        self.init(
            kind: .chain(PostfixChain(base: base, parts: parts)),
            range: SourceRange(base.range.start, parts.last?.range.end ?? base.range.end))
    }
}

extension KeyPathExpression {
    /// A closure that gives what the path leads to from its argument: `{ $0.title }`.
    package func asClosure(at range: SourceRange) -> Expression {
        let argument = Expression(kind: .anonymousParameter(0), range: SourceRange(range.start, range.start))
        return Expression(
            kind: .closure(ClosureExpression(giving: Expression(argument, followedBy: parts), taking: 1)), range: range)
    }
}

extension ClosureExpression {
    /// A closure that takes anonymous parameters, if any, and gives what an expression does.
    package init(giving expression: Expression, taking count: Int = 0) {
        let statement = Statement(kind: .expression(expression), range: expression.range)
        self.init(
            attributes: [], captures: [], parameters: nil, result: nil,
            body: Block(statements: [statement], range: expression.range), anonymousParameterCount: count)
    }
}

package struct ClosureParameter: Sendable {
    package let attributes: [Attribute]
    /// The name inside of the body; `_` for an unused parameter.
    package let name: Name
    package let type: TypeSyntax?
    package let isVariadic: Bool
    package let range: SourceRange
}

/// `\Environment.layoutMode`, `\.layoutMode`.
package struct KeyPathExpression: Sendable {
    /// The first word of a written type: the members behind it may be types too. Nil if the type is the expected one.
    package let root: TypeSyntax?
    package let parts: [PostfixPart]

    package init(root: TypeSyntax?, parts: [PostfixPart]) {
        self.root = root
        self.parts = parts
    }
}

/// A value and what is asked of it, from left to right. Kept flat, so that a long chain is no deep tree.
package struct PostfixChain: Sendable {
    package let base: Expression
    package let parts: [PostfixPart]

    package init(base: Expression, parts: [PostfixPart]) {
        (self.base, self.parts) = (base, parts)
    }
}

/// One thing that is asked of what stands before it.
package struct PostfixPart: Sendable {
    package let kind: Kind
    /// The range from the dot, the parenthesis or the mark on, without what stands before.
    package let range: SourceRange

    /// Whether it is `?`.
    package var isOptional: Bool { if case .optional = kind { true } else { false } }
    /// Whether it is `!`.
    package var isForced: Bool { if case .forced = kind { true } else { false } }
    /// Whether it is `(_:to:)`.
    package var isArgumentLabels: Bool { if case .argumentLabels = kind { true } else { false } }

    package enum Kind: Sendable {
        case member(Name)
        case call(CallArguments)
        case `subscript`([Argument])
        /// `<Int>`.
        case specialization([TypeSyntax])
        /// `?`
        case optional
        /// `!`
        case forced
        /// `move(_:to:)`: a function by its labels.
        case argumentLabels([Name])
        /// `#if` between the members of a chain.
        case conditional([ConditionalClause<PostfixPart>])
    }

    package init(kind: Kind, range: SourceRange) {
        self.kind = kind
        self.range = range
    }
}

package struct CallArguments: Sendable {
    /// The arguments in parentheses.
    package let arguments: [Argument]
    /// With the parentheses; nil for a call that has only trailing closures.
    package let parentheses: SourceRange?
    /// The first has no label.
    package let trailing: [Argument]

    package init(arguments: [Argument], parentheses: SourceRange?, trailing: [Argument] = []) {
        self.arguments = arguments
        self.parentheses = parentheses
        self.trailing = trailing
    }
}

/// Operands between operators of one precedence: `a + b - c`. Kept flat, so that a long sum is no deep tree.
package struct InfixChain: Sendable {
    package let first: Expression
    package let rest: [Operation]
    package let precedence: Precedence

    package struct Operation: Sendable {
        package let `operator`: Operator
        package let operand: Expression
    }
}

package struct Assignment: Sendable {
    package let target: Expression
    /// `=`, or `+=` and its like.
    package let `operator`: Operator
    package let value: Expression
}

package struct Cast: Sendable {
    package let value: Expression
    package let kind: Kind
    package let type: TypeSyntax

    package init(value: Expression, kind: Kind, type: TypeSyntax) {
        (self.value, self.kind, self.type) = (value, kind, type)
    }

    package enum Kind: String, Sendable {
        case `is`, `as`, optionalAs = "as?", forcedAs = "as!"
    }
}
