import SwiftSource

extension [GenericParameterSyntax] {
    /// Whether one is a parameter pack, `each T`. Declarations with packs are not supported.
    var havePacks: Bool { contains(where: \.isPack) }
}

extension TypeSyntax {
    /// The name of a type of `Self`: `Index`, `Self.Index`; nil for others.
    var ownName: String? {
        guard case .named(let components) = kind, let last = components.last else { return nil }
        let isOfSelf = components.count == 2 && components[0].name.text == "Self"
        return components.count == 1 || isOfSelf ? last.name.text : nil
    }

    /// Whether it says what its parameters are: `Pair<Int>`, `[Int]`.
    var hasArguments: Bool {
        switch kind {
        case .named(let components): components.contains { !$0.arguments.isEmpty }
        default: true
        }
    }

    /// Whether it is the type that a method is called of: `Self`, `Self?`.
    var isSelf: Bool {
        switch kind {
        case .named(let components): components.count == 1 && components[0].name.text == "Self"
        case .optional(let wrapped): wrapped.isSelf
        default: false
        }
    }

    var isInout: Bool {
        switch kind {
        case .inOut: true
        case .attributed(_, let inner): inner.isInout
        default: false
        }
    }

    var isAutoclosure: Bool {
        if case .attributed(let attributes, _) = kind { attributes.contains(.autoclosure) } else { false }
    }
}

// What declarations' words mean to the binder.

extension TypeDeclaration {
    var isExtension: Bool { kind == .extension }

    var symbolKind: NominalSymbol.Kind {
        switch kind {
        case .struct: .structure
        case .enum: .enumeration
        case .protocol: .interface
        case .class, .actor, .extension: .object
        }
    }
}

extension FunctionDeclaration {
    var isFailable: Bool {
        if case .initializer(let failability) = kind { failability != .never } else { false }
    }

    /// Whether a call gives what is unwrapped where it has to be: `func view() -> UIView!`, `init!(name: String)`.
    var givesImplicitlyUnwrapped: Bool {
        if case .initializer(.implicitlyUnwrapped) = kind { return true }
        return result?.isImplicitlyUnwrapped == true
    }

    /// Nil for `deinit`, which nothing here runs.
    var symbolKind: FunctionSymbol.Kind? {
        switch kind {
        case .initializer: .initializer
        case .subscript: .subscript
        case .deinitializer: nil
        case .function: name.isOperator ? .operator : .function
        }
    }
}

extension FunctionParameterSyntax {
    var isAutoclosure: Bool { attributes.contains(.autoclosure) || type.isAutoclosure }

    /// The attributes before its name and before its type.
    var allAttributes: [Attribute] {
        if case .attributed(let inner, _) = type.kind { attributes + inner } else { attributes }
    }

    var isInout: Bool { type.isInout }
}

extension Accessors {
    /// Whether they watch a stored variable instead of computing it.
    var isObserving: Bool { observer != nil }
    var isRequirement: Bool { all.allSatisfy { $0.body == nil } }
    var getBody: Block? { all.first { $0.kind == .get }?.body }
    var setBody: (Block, String)? { body(.set) }
    var hasNonmutatingSetter: Bool {
        all.contains { $0.kind == .set && $0.modifiers.contains(.nonmutating) }
    }
    var willSetBody: (Block, String)? { body(.willSet) }
    var didSetBody: (Block, String)? { body(.didSet, "oldValue") }

    /// The body of a kind, with the name of its value.
    private func body(_ kind: Kind, _ standard: String = "newValue") -> (Block, String)? {
        let accessor = all.first { $0.kind == kind && $0.body != nil }
        return accessor.flatMap { accessor in accessor.body.map { ($0, accessor.parameter?.text ?? standard) } }
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

extension ClosureParameter {
    var isInout: Bool { type?.isInout ?? false }
}

extension [Statement] {
    /// With the branches of `#if` that are taken in their place.
    package var active: [Statement] {
        guard contains(where: \.isConditional) else { return self }
        return flatMap { statement -> [Statement] in
            guard case .conditional(let clauses) = statement.kind else { return [statement] }
            return taken(clauses).active
        }
    }
}

extension SourceFile {
    var imports: [ImportDeclaration] {
        statements.active.compactMap { if case .import(let declaration) = $0.kind { declaration } else { nil } }
    }

    /// The names of the modules that it imports.
    var importedModules: Set<String> { Set(imports.compactMap { $0.path.first?.text }) }

    /// Of a file that is wholly for another platform, what it has there: `#if os(macOS)` around all of it.
    package var onItsPlatform: SourceFile {
        let isEmptyHere = statements.active.allSatisfy { if case .import = $0.kind { true } else { false } }
        guard isEmptyHere, statements.contains(where: \.isConditional) else { return self }
        let all = statements.flatMap { statement -> [Statement] in
            guard case .conditional(let clauses) = statement.kind else { return [statement] }
            return clauses.first?.content ?? []
        }
        return SourceFile(source: source, statements: all, diagnostics: diagnostics)
    }
}

extension Statement {
    fileprivate var isConditional: Bool { if case .conditional = kind { true } else { false } }
}

extension [PostfixPart] {
    /// The same of a chain's members.
    var active: [PostfixPart] {
        flatMap { part -> [PostfixPart] in
            guard case .conditional(let clauses) = part.kind else { return [part] }
            return taken(clauses).active
        }
    }
}

extension SwitchStatement {
    /// Without those in branches of `#if` that are not taken.
    var activeCases: [Case] { cases.filter { $0.condition?.holdsHere ?? true } }
}

/// The content of the first branch of an `#if` that holds.
private func taken<Content>(_ clauses: [ConditionalClause<Content>]) -> [Content] {
    clauses.first { $0.condition?.holdsHere ?? true }?.content ?? []
}

extension ConditionalExpression {
    /// Whether it is true of a debug build for a phone, with the libraries that layouts are written with.
    var holdsHere: Bool {
        isTrue { question in
            switch question {
            case .os(let name): name == "iOS"
            case .canImport(let module): Self.modules.contains(module)
            case .flag(let name): name == "DEBUG"
            default: false
            }
        }
    }

    private static let modules = SystemModules.names.subtracting(["Glibc"]).union([
        "BlueprintUI", "BlueprintUICommonControls", "BlueprintUILists", "ListableUI", "QuickLayout",
        "QuickLayoutBridge", "Theodolite",
    ])
}

extension Expression {
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
        case .prefix(let op, let operand) where op.builtin == .subtract:
            switch operand.literalValue {
            case .int(let int)?: .int(-int)
            case .double(let double)?: .double(-double)
            default: nil
            }
        default: nil
        }
    }
}

extension BuiltinOperator {
    var isComparison: Bool { precedence == .comparison }

    var isOrder: Bool {
        switch self {
        case .less, .lessOrEqual, .greater, .greaterOrEqual: true
        default: false
        }
    }
}
