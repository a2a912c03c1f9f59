import SwiftSource

extension ElementEdits {
    /// Whether the code around the element says that it is of one type, such as `Color`: no other can take its place.
    var isTyped: Bool {
        guard case .named(let components)? = code.wantedType?.kind else { return false }
        let type = words.type(components.map(\.name.text).joined(separator: "."))
        return type.map { $0.kind != .protocol } ?? false
    }
}

extension ElementCode {
    /// The type that is written for the expression: that of a parameter, a variable, a function's result.
    fileprivate var wantedType: TypeSyntax? {
        for (offset, node) in path.enumerated().reversed() {
            switch node {
            case .argument(let argument):
                guard argument.value.range == whole.range else { return nil }
                return parameterType(of: argument, path[..<offset])
            case .statement(let statement):
                switch statement.kind {
                case .expression(let own) where own.range == whole.range: continue
                case .return: continue
                case .function(let function): return function.result
                case .variable(let variable):
                    return variable.bindings.first { $0.range.contains(whole.range) }?.type
                default: return nil
                }
            case .block: continue
            default: return nil
            }
        }
        return nil
    }

    /// The type of an argument of a function, or of a type's property, in the same file.
    private func parameterType(of argument: Argument, _ path: ArraySlice<SyntaxNode>) -> TypeSyntax? {
        guard case .part(let part)? = path.last, case .call(let call) = part.kind,
            case .expression(let whole)? = path.dropLast().last,
            let callee = whole.call(of: part)?.name.split(separator: ".").last,
            let index = call.arguments.firstIndex(where: { $0.value.range == argument.value.range })
        else { return nil }
        let label = argument.label?.text
        return file.nodes.lazy.compactMap { node -> TypeSyntax? in
            guard case .statement(let statement) = node else { return nil }
            switch statement.kind {
            case .function(let function) where function.name.text == callee:
                guard function.parameters.indices.contains(index) else { return nil }
                return function.parameters[index].type
            case .type(let type) where type.name.text == callee: return type.propertyType(label)
            default: return nil
            }
        }.first { _ in true }
    }
}

extension TypeDeclaration {
    /// The written type of a stored property.
    fileprivate func propertyType(_ name: String?) -> TypeSyntax? {
        for case .variable(let variable) in members.statements.map(\.kind) {
            for binding in variable.bindings {
                if case .name(let own) = binding.pattern.kind, own == name { return binding.type }
            }
        }
        return nil
    }
}
