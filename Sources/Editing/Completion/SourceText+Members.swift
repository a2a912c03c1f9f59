import SwiftSource

/// Declarations of a syntax tree in the form in which lists show them.
extension SourceText {
    /// The text of a range on one line.
    func line(_ range: SourceRange) -> String {
        let text = self[range]
        return text.utf8.contains(UInt8(ascii: "\n"))
            ? text.split(whereSeparator: \.isWhitespace).joined(separator: " ") : text
    }

    /// The first line of the documentation before a declaration; empty if the declaration is not the first on its line.
    /// - Parameter position: the start of the declaration.
    func documentation(before position: Int) -> String {
        guard isFirstOnLine(position) else { return "" }
        var number = line(at: position) - 1
        var first = ""
        while number > 0 {
            let line = line(number).drop(while: \.isWhitespace)
            guard line.hasPrefix("///") else { break }
            first = String(line.dropFirst(3).drop(while: \.isWhitespace))
            number -= 1
        }
        return first
    }

    /// A function or an initializer; nil for operators, subscripts and deinitializers.
    /// - Parameter start: the position at which its declaration begins.
    func member(_ function: FunctionDeclaration, from start: Int) -> CompletionNames.Member? {
        guard function.kind != .subscript, function.kind != .deinitializer, !function.name.isOperator else {
            return nil
        }
        return .init(
            function.name.text, function.parameters.map(parameter),
            type: function.result.map { line($0.range) } ?? "Void", help: documentation(before: start))
    }

    /// A case of an enum.
    func member(_ element: EnumCaseDeclaration.Element, of type: String, from start: Int) -> CompletionNames.Member {
        .init(
            element.name.text, element.parameters.isEmpty ? nil : element.parameters.map(parameter), type: type,
            help: documentation(before: start))
    }

    private func parameter(_ parameter: FunctionParameterSyntax) -> CompletionNames.Parameter {
        .init(
            parameter.label?.text, name: parameter.name.text.isEmpty ? nil : parameter.name.text,
            type: line(parameter.type.range), default: parameter.defaultValue.map { line($0.range) },
            isBuilder: isBuilder(parameter.attributes))
    }

    /// The type of a variable, as far as it is written or its value says it; empty if it is unknown.
    func type(of binding: VariableDeclaration.Binding) -> String {
        binding.type.map { line($0.range) } ?? binding.value.flatMap(literalType) ?? ""
    }

    /// The type of a literal, or of a call of a type.
    private func literalType(_ value: Expression) -> String? {
        switch value.kind {
        case .string: return "String"
        case .integer: return "Int"
        case .float: return "Double"
        case .boolean: return "Bool"
        case .chain(let chain):
            guard case .call? = chain.parts.last?.kind, let call = chain.parts.last else { return nil }
            let name = self[SourceRange(chain.base.range.start, call.range.start)]
            let isType = name.split(separator: ".").allSatisfy { $0.first?.isUppercase ?? false }
            return isType && !name.contains("(") ? name : nil
        default: return nil
        }
    }

    // MARK: Attributes

    private func isBuilder(_ attributes: [Attribute]) -> Bool { names(attributes).contains { $0.hasSuffix("Builder") } }

    private func names(_ attributes: [Attribute]) -> [String] { attributes.map { self[$0.name.range] } }

    /// Whether an attribute may wrap a variable, so that `$name` is its projection.
    func isWrapped(_ variable: VariableDeclaration) -> Bool {
        variable.attributes.contains { $0.kind == .named } && !isBuilder(variable.attributes)
    }

    /// The parameters of a struct's own initializer for the stored properties that a statement declares.
    func memberwiseParameters(_ variable: VariableDeclaration) -> [CompletionNames.Parameter] {
        let attributes = names(variable.attributes)
        let isHidden =
            variable.modifiers.isStatic || variable.modifiers.isPrivate || variable.modifiers.contains(.lazy)
            || attributes.contains("State") || attributes.contains("Environment")
        guard !isHidden else { return [] }
        return variable.bindings.compactMap { binding in
            guard case .name(let name) = binding.pattern.kind, variable.isVariable || binding.value == nil,
                binding.accessors.map({ $0.observer != nil }) ?? true
            else { return nil }
            let type = type(of: binding)
            let isBinding = attributes.contains("Binding")
            let isOptional = variable.isVariable && !isBinding && TypeText(type).isOptional
            return .init(
                name, type: isBinding ? "Binding<\(type)>" : type,
                default: binding.value.map { line($0.range) } ?? (isOptional ? "nil" : nil),
                isBuilder: isBuilder(variable.attributes))
        }
    }
}
