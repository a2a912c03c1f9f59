/// `let` or `var` with what it declares.
package struct VariableDeclaration: Sendable {
    package let attributes: [Attribute]
    package let modifiers: [Modifier]
    package let isVariable: Bool
    package let bindings: [Binding]

    package struct Binding: Sendable {
        package let pattern: Pattern
        package let type: TypeSyntax?
        package let value: Expression?
        /// `{ get set }`, `{ didSet ... }` or the statements of a computed value.
        package let accessors: Accessors?
        package let range: SourceRange

        /// The same as a computed one, which an expression gives and another sets to `newValue`.
        package func computed(as value: Expression, setting set: Expression) -> Binding {
            let statements = [value, set].map { Statement(kind: .expression($0), range: range) }
            return computed([statements[0]], setting: [statements[1]])
        }

        private func computed(_ get: [Statement], setting set: [Statement]) -> Binding {
            func accessor(_ kind: Accessors.Kind, _ body: [Statement]) -> Accessors.Accessor {
                Accessors.Accessor(
                    kind: kind, parameter: nil, attributes: [], modifiers: [],
                    body: Block(statements: body, range: range))
            }
            let accessors = Accessors(all: [accessor(.get, get), accessor(.set, set)], range: range)
            return Binding(pattern: pattern, type: type, value: self.value, accessors: accessors, range: range)
        }

        /// What watches an inherited property as a computed one, which reads and sets the superclass's; others as they are.
        package func watchingInherited(_ name: String) -> Binding {
            guard let accessors, accessors.observer != nil else { return self }
            let member = PostfixPart(kind: .member(Name(text: name, range: range)), range: range)
            let own = Expression(Expression(kind: .superValue, range: range), followedBy: [member])
            let new = Expression(kind: .identifier("newValue"), range: range)
            let old = Expression(kind: .identifier("oldValue"), range: range)
            func kept(_ name: String, _ value: Expression) -> Statement {
                let binding = Binding(
                    pattern: Pattern(kind: .name(name), range: range), type: nil, value: value, accessors: nil,
                    range: range)
                return Statement(
                    kind: .variable(.init(attributes: [], modifiers: [], isVariable: false, bindings: [binding])),
                    range: range)
            }
            func observer(_ kind: Accessors.Kind, of value: Expression, _ standard: String) -> [Statement] {
                guard let one = accessors.all.first(where: { $0.kind == kind }), let body = one.body else { return [] }
                let named = kept(one.parameter?.text ?? standard, value)
                let block = Block(statements: [named] + body.statements, range: body.range)
                return [Statement(kind: .do(.init(body: block, catches: [])), range: body.range)]
            }
            let set = Assignment(target: own, operator: Operator(text: "=", range: range), value: new)
            return computed(
                [Statement(kind: .expression(own), range: range)],
                setting: [kept("oldValue", own)] + observer(.willSet, of: new, "newValue")
                    + [Statement(kind: .expression(Expression(kind: .assignment(set), range: range)), range: range)]
                    + observer(.didSet, of: old, "oldValue"))
        }
    }
}

/// What stands in braces behind a variable or a subscript: how it is read, written and watched.
package struct Accessors: Sendable {
    package let all: [Accessor]
    /// With the braces.
    package let range: SourceRange

    package struct Accessor: Sendable {
        package let kind: Kind
        /// What the body of a setter or an observer calls the value that it is given, where that is written.
        package let parameter: Name?
        package let attributes: [Attribute]
        package let modifiers: [Modifier]
        /// Nil for a requirement.
        package let body: Block?
    }

    package enum Kind: Hashable, Sendable {
        case get, set, willSet, didSet
        /// `_read`, `_modify`, `init` and their like.
        case other(Name)
    }

    package var get: Accessor? { all.first { $0.kind == .get } }

    package var set: Accessor? { all.first { $0.kind == .set } }

    /// The first accessor that watches a variable instead of computing it.
    package var observer: Accessor? { all.first { $0.kind == .willSet || $0.kind == .didSet } }
}

/// `func`, `init`, `deinit` and `subscript`.
package struct FunctionDeclaration: Sendable {
    package let kind: Kind
    /// Where `func`, `init`, `deinit` or `subscript` stands.
    package let keyword: SourceRange
    package let attributes: [Attribute]
    package let modifiers: [Modifier]
    /// For what is not a function its keyword.
    package let name: Name
    package let genericParameters: [GenericParameterSyntax]
    package let parameters: [FunctionParameterSyntax]
    package let result: TypeSyntax?
    package let requirements: [GenericRequirement]
    /// Nil for a requirement, and for a subscript.
    package let body: Block?
    /// The accessors of a subscript.
    package let accessors: Accessors?

    package enum Kind: Hashable, Sendable {
        case function
        case initializer(Failability)
        case deinitializer
        case `subscript`
    }

    package enum Failability: Hashable, Sendable {
        case never
        /// `init?`.
        case optional
        /// `init!`.
        case implicitlyUnwrapped
    }
}

package struct FunctionParameterSyntax: Sendable {
    /// The attributes before its name and before its type.
    package let attributes: [Attribute]
    /// The label that callers write; nil for `_`.
    package let label: Name?
    /// The name inside of the body; empty without one, as in `case absolute(CGFloat)`.
    package let name: Name
    package let type: TypeSyntax
    package let isVariadic: Bool
    package let defaultValue: Expression?
    package let range: SourceRange
}

/// `struct`, `class`, `enum`, `protocol`, `extension` and `actor`.
package struct TypeDeclaration: Sendable {
    package let kind: Kind
    package let attributes: [Attribute]
    package let modifiers: [Modifier]
    /// Its name; an extension has that of the extended type, without arguments: `Row.Alignment`, `Array` for `[Int]`.
    package let name: Name
    /// What an extension extends.
    package let extendedType: TypeSyntax?
    /// A protocol's primary associated types.
    package let genericParameters: [GenericParameterSyntax]
    package let inheritance: [TypeSyntax]
    package let requirements: [GenericRequirement]
    package let members: Block

    package enum Kind: String, Sendable {
        case `struct`, `class`, `enum`, `protocol`, `extension`, actor
    }
}

package struct EnumCaseDeclaration: Sendable {
    package let attributes: [Attribute]
    package let elements: [Element]

    package struct Element: Sendable {
        package let name: Name
        package let parameters: [FunctionParameterSyntax]
        package let rawValue: Expression?
    }
}

package struct TypeAliasDeclaration: Sendable {
    package let attributes: [Attribute]
    package let name: Name
    package let genericParameters: [GenericParameterSyntax]
    package let type: TypeSyntax?
    package let requirements: [GenericRequirement]
}

package struct AssociatedTypeDeclaration: Sendable {
    package let attributes: [Attribute]
    package let name: Name
    package let inheritance: [TypeSyntax]
    package let defaultType: TypeSyntax?
    package let requirements: [GenericRequirement]
}

/// `import BlueprintUI`, `@testable import struct Foo.Bar`.
package struct ImportDeclaration: Sendable {
    package let attributes: [Attribute]
    /// The module, and what is imported of it.
    package let path: [Name]
}
