/// `let` or `var` with what it declares.
package struct VariableDeclaration: Sendable {
    /// The names of its attributes: `ViewBuilder`.
    package let attributes: [TypeSyntax]
    package let modifiers: [Name]
    package let isVariable: Bool
    package let bindings: [Binding]

    package struct Binding: Sendable {
        package let pattern: Pattern
        package let type: TypeSyntax?
        package let value: Expression?
        /// `{ get set }`, `{ didSet ... }` or the statements of a computed value.
        package let accessors: Accessors?
        package let range: SourceRange
    }
}

/// What stands in braces behind a variable: how it is read, written and watched.
package struct Accessors: Sendable {
    package let all: [Accessor]
    /// With the braces.
    package let range: SourceRange

    package struct Accessor: Sendable {
        /// `get`, `set`, `willSet`, `didSet` and their like; for the statements of a computed value `get`, of no length.
        package let keyword: Name
        /// What `set` and `didSet` call the value that they are given, if they say so.
        package let parameter: Name?
        /// Nil for a requirement.
        package let body: Block?
    }

    /// The name of the first that watches a variable instead of computing it.
    package var observer: Name? { (self["willSet"] ?? self["didSet"])?.keyword }

    /// The accessor of that name, if there is one.
    package subscript(keyword: String) -> Accessor? { all.first { $0.keyword.text == keyword } }
}

/// `func`, `init`, `deinit` and `subscript`.
package struct FunctionDeclaration: Sendable {
    /// The names of its attributes: `ViewBuilder`.
    package let attributes: [TypeSyntax]
    package let keyword: Name
    package let modifiers: [Name]
    package let name: Name
    package let genericParameters: [Name]
    package let parameters: [FunctionParameterSyntax]
    package let effects: [Name]
    package let result: TypeSyntax?
    /// Nil for a requirement.
    package let body: Block?
    /// Whether it is `init?` or `init!`.
    package let isFailable: Bool
}

package struct FunctionParameterSyntax: Sendable {
    /// The names of its attributes: `ElementBuilder<Element>`.
    package let attributes: [TypeSyntax]
    /// As callers write it; nil for `_`.
    package let label: Name?
    /// As the body writes it.
    package let name: Name
    package let type: TypeSyntax
    package let isVariadic: Bool
    package let defaultValue: Expression?
    package let range: SourceRange
}

/// `struct`, `class`, `enum`, `protocol`, `extension` and `actor`.
package struct TypeDeclaration: Sendable {
    package let keyword: Name
    package let modifiers: [Name]
    package let name: Name
    package let genericParameters: [Name]
    package let inheritance: [TypeSyntax]
    package let members: Block
}

package struct EnumElement: Sendable {
    package let name: Name
    package let parameters: [FunctionParameterSyntax]
    package let rawValue: Expression?
}

/// A declaration of which only the kind and the name are kept: `associatedtype`, `operator`, `precedencegroup`, `macro`.
package struct OtherDeclaration: Sendable {
    package let keyword: Name
    package let name: Name
}

/// A type as written.
package struct TypeSyntax: Sendable {
    package let kind: Kind
    package let range: SourceRange

    package indirect enum Kind: Sendable {
        case missing
        /// `Row.Alignment`, `Array<Int>`.
        case named([Component])
        case array(TypeSyntax)
        case dictionary(TypeSyntax, TypeSyntax)
        case optional(TypeSyntax)
        case tuple([TupleField])
        case function([TupleField], TypeSyntax)
        case opaque(TypeSyntax)
        case existential(TypeSyntax)
        case composition([TypeSyntax])
        case inOut(TypeSyntax)
    }

    package struct Component: Sendable {
        package let name: Name
        package let arguments: [TypeSyntax]
    }

    package struct TupleField: Sendable {
        package let label: Name?
        package let type: TypeSyntax
    }
}
