/// A type as written.
package struct TypeSyntax: Sendable {
    package let kind: Kind
    package let range: SourceRange

    package indirect enum Kind: Sendable {
        /// Where a type should be and is none, a number as a generic argument, or an expanded pack.
        case missing
        /// `Row.Alignment`, `Array<Int>`.
        case named([Component])
        /// A member of a type that is no name: `(any P).Type`.
        case member(TypeSyntax, Component)
        /// `[Int]`, `[3 of Int]`.
        case array(TypeSyntax)
        case dictionary(TypeSyntax, TypeSyntax)
        case optional(TypeSyntax)
        /// `Int!`.
        case implicitlyUnwrapped(TypeSyntax)
        case tuple([TupleField])
        case function([TupleField], TypeSyntax)
        case opaque(TypeSyntax)
        case existential(TypeSyntax)
        case composition([TypeSyntax])
        case inOut(TypeSyntax)
        /// A type with attributes, or with `borrowing`, `sending` and their like before it.
        case attributed([Attribute], TypeSyntax)
        /// `~Copyable`.
        case suppressed(TypeSyntax)
    }

    /// Its name without its arguments: `Pair` of `Pair<Int>`, `Array` of `[Int]`; nil for other types, as functions.
    var nameAlone: String? {
        switch kind {
        case .named(let components): components.map(\.name.text).joined(separator: ".")
        case .array: "Array"
        case .dictionary: "Dictionary"
        case .optional: "Optional"
        default: nil
        }
    }

    /// The same name with a module before it; nil for what is no name, or one with others before it.
    package func qualified(by module: String) -> TypeSyntax? {
        guard case .named(let components) = kind, components.count == 1 else { return nil }
        let first = Component(name: Name(text: module, range: range), arguments: [])
        return TypeSyntax(kind: .named([first] + components), range: range)
    }

    package struct Component: Sendable {
        package let name: Name
        package let arguments: [TypeSyntax]
    }

    package struct TupleField: Sendable {
        package let label: Name?
        package let type: TypeSyntax
        package let isVariadic: Bool
    }
}

/// `T: Element`, `each Content`, `let count: Int`.
package struct GenericParameterSyntax: Sendable {
    package let name: Name
    package let constraint: TypeSyntax?
    package let isPack: Bool
}

/// One of the requirements behind `where`.
package struct GenericRequirement: Sendable {
    package let left: TypeSyntax
    package let relation: Relation
    package let right: TypeSyntax

    package enum Relation: Sendable {
        /// `T: P`.
        case conformance
        /// `T == U`.
        case sameType
    }
}
