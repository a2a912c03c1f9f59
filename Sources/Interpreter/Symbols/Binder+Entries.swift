import SwiftSource

// `@Entry var theme = Theme.light`: the macro's expansion, a computed property that a value's own store keeps.

extension Binder {
    /// A property that is kept under its name, and is what is written behind it where nothing is kept.
    func entry(_ binding: VariableDeclaration.Binding) -> VariableDeclaration.Binding {
        guard let name = binding.pattern.onlyName, binding.accessors == nil else { return binding }
        let range = binding.pattern.range
        func expression(_ kind: Expression.Kind) -> Expression { Expression(kind: kind, range: range) }
        func call(_ function: String, _ more: [Expression] = []) -> Expression {
            let arguments = ([expression(.string(StringLiteral(name)))] + more).map { Argument(label: nil, value: $0) }
            let call = CallArguments(arguments: arguments, parentheses: range)
            return Expression(
                expression(.identifier(function)), followedBy: [PostfixPart(kind: .call(call), range: range)])
        }
        var standard = binding.value ?? expression(.nil)
        if let type = binding.type { standard = expression(.cast(Cast(value: standard, kind: .as, type: type))) }
        let kept = expression(.ternary(condition: call("__lacks"), then: standard, else: call("__kept")))
        return binding.computed(as: kept, setting: call("__keep", [expression(.identifier("newValue"))]))
    }
}

extension [Attribute] {
    /// Whether they make a property of an extension an entry of a store.
    var areEntries: Bool { contains { $0.kind == .named && $0.name.lastName == "Entry" } }
}
