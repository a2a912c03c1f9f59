/// An attribute that makes statements children: `@ElementBuilder<Element>`, `@ViewBuilder`.
package struct ResultBuilder: Sendable {
    package let name: TypeName
    /// Of what type each child is, under one that makes a single value of them; nil under one that makes an array, whose
    /// type the source writes.
    let single: ValueType?

    /// One that makes an array.
    package init(_ name: String) {
        (self.name, single) = (TypeName(name), nil)
    }

    /// One that makes a single value: of several children they are its parts, where it stands among other children.
    package init(_ name: String, of child: TypeName) {
        (self.name, single) = (TypeName(name), .named(child))
    }
}

extension [Value] {
    /// What a builder makes of children that are to be a single value.
    var single: Value { count > 1 ? .array(self) : first ?? .none }
}
