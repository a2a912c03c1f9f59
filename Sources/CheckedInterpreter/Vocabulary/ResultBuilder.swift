/// An attribute that makes statements children: `@ElementBuilder<Element>`, `@ViewBuilder`.
package struct ResultBuilder: Sendable {
    let name: TypeName
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

/// What the statements under a builder's attribute make.
struct BuiltValue {
    /// Of what type each child is.
    let child: ValueType
    /// Whether they make one value, rather than an array.
    let isSingle: Bool

    func value(of children: [Value]) -> Value { isSingle ? children.single : .array(children) }

    /// A closure as the source's own code calls it, of what is known of it: the children that it gave, or the closure that
    /// gives them.
    func closure(_ given: Value) -> Value {
        switch given {
        case .array(let children):
            let value = value(of: children)
            return .closure(Closure(parameterCount: 0) { _ in value })
        case .closure(let inner) where isSingle:
            return .closure(
                Closure(parameterCount: inner.parameterCount) { arguments in
                    guard case .array(let children)? = inner.call(&arguments) else { return nil }
                    return children.single
                })
        default: return given
        }
    }

    /// What a property under the attribute keeps: the closure, or what it gave.
    func kept(_ given: Value, as type: ValueType?) -> Value {
        if case .function? = type { return closure(given) }
        return if case .array(let children) = given { value(of: children) } else { given }
    }

    /// What a call hands over for a closure, or a property, of the type.
    func argument(for type: ValueType) -> ValueType {
        guard case .function(let parameters, _) = type, !parameters.isEmpty else { return .builder(of: child) }
        return .function(parameters: parameters, result: .builder(of: child))
    }

    /// What the closure of the type is for the source's own code.
    func closureType(for type: ValueType) -> ValueType {
        guard case .function(let parameters, _) = type else { return type }
        return .function(parameters: parameters, result: isSingle ? .any : .array(child))
    }
}

extension ResultBuilder {
    /// What it makes where a type is written: of a closure, or of the value itself. Nil where it cannot make that.
    func built(as type: ValueType) -> BuiltValue? {
        if let single { return BuiltValue(child: single, isSingle: true) }
        switch type {
        case .array(let element): return BuiltValue(child: element, isSingle: false)
        case .function(_, .array(let element)): return BuiltValue(child: element, isSingle: false)
        default: return nil
        }
    }
}

extension [Value] {
    /// What a builder makes of children that are to be a single value.
    var single: Value { count > 1 ? .array(self) : first ?? .none }
}
