import SwiftSource

// What declarations' words mean to the binder.

extension TypeDeclaration {
    var isExtension: Bool { keyword.text == "extension" }

    var symbolKind: NominalSymbol.Kind {
        switch keyword.text {
        case "struct": .structure
        case "enum": .enumeration
        case "protocol": .interface
        default: .object
        }
    }

    func constraint(of generic: Name) -> TypeSyntax? { nil }
}

extension OtherDeclaration {
    var isAssociatedType: Bool { keyword.text == "associatedtype" }
}

extension VariableDeclaration {
    private func has(_ modifier: String) -> Bool { modifiers.contains { $0.text == modifier } }
    var isStatic: Bool { has("static") || has("class") }
    var isPrivate: Bool { has("private") || has("fileprivate") }
    var isLazy: Bool { has("lazy") }
}

extension FunctionDeclaration {
    private func has(_ modifier: String) -> Bool { modifiers.contains { $0.text == modifier } }
    var isStatic: Bool { has("static") || has("class") }
    var isMutating: Bool { has("mutating") }
    var isOverride: Bool { has("override") }
    var isThrowing: Bool { effects.contains { $0.text != "async" } }
    var isOperator: Bool { name.text.first.map { !$0.isLetter && $0 != "_" } ?? false }

    var symbolKind: FunctionSymbol.Kind {
        switch keyword.text {
        case "init": .initializer
        case "subscript": .subscript
        default: isOperator ? .operator : .function
        }
    }

    func constraint(of generic: Name) -> TypeSyntax? { nil }
}

extension FunctionParameterSyntax {
    var isAutoclosure: Bool {
        attributes.contains { if case .named(let names) = $0.kind { names.last?.name.text == "autoclosure" } else { false } }
    }
}

extension Accessors {
    var isObserving: Bool { observer != nil }
    var isRequirement: Bool { all.allSatisfy { $0.body == nil } }
    var getBody: Block? { self["get"]?.body }
    var setBody: (Block, String)? { named("set", "newValue") }
    var willSetBody: (Block, String)? { named("willSet", "newValue") }
    var didSetBody: (Block, String)? { named("didSet", "oldValue") }

    private func named(_ keyword: String, _ standard: String) -> (Block, String)? {
        guard let accessor = self[keyword], let body = accessor.body else { return nil }
        return (body, accessor.parameter?.text ?? standard)
    }
}

extension Pattern {
    /// The name, where it is one alone.
    var onlyName: String? { if case .name(let name) = kind { name } else { nil } }

    /// The names that it binds, with the way to each through tuples.
    var names: [(path: [Int], name: String, range: SourceRange)] {
        switch kind {
        case .name(let name): [([], name, range)]
        case .tuple(let parts):
            parts.enumerated().flatMap { index, part in
                part.pattern.names.map { (path: [index] + $0.path, name: $0.name, range: $0.range) }
            }
        case .binding(_, let inner): inner.names
        default: []
        }
    }

    var partCount: Int { if case .tuple(let parts) = kind { parts.count } else { 1 } }
}

extension ClosureExpression.Capture {
    /// Whether what it takes may be gone later; nothing goes here, but its type is optional.
    var isWeak: Bool { false }
}

extension ClosureParameter {
    var isInout: Bool { if case .inOut? = type?.kind { true } else { false } }
}

extension Expression {
    /// Whether `#available(...)` holds here: it always does; nil for other expressions.
    var availability: Bool? {
        guard case .macro(let name, _) = kind else { return nil }
        switch name.text {
        case "available": return true
        case "unavailable": return false
        default: return nil
        }
    }

    /// The value of a literal, with a sign.
    var literalValue: Value? {
        switch kind {
        case .integer(let literal): literal.value.map { .int($0) }
        case .float(let double): .double(double)
        case .boolean(let bool): .bool(bool)
        case .string(let literal):
            literal.segments.allSatisfy { if case .text = $0 { true } else { false } }
                ? .string(
                    literal.segments.map { if case .text(let text) = $0 { text } else { "" } }.joined()) : nil
        case .prefix(let op, let operand) where op.text == "-":
            switch operand.literalValue {
            case .int(let int)?: .int(-int)
            case .double(let double)?: .double(-double)
            default: nil
            }
        default: nil
        }
    }
}
