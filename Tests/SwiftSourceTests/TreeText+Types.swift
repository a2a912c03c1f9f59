import SwiftSource

extension TreeText {
    static func text(_ type: TypeSyntax) -> String {
        switch type.kind {
        case .missing: "<missing>"
        case .named(let components): components.map(text).joined(separator: ".")
        case .member(let type, let component): "(\(text(type))).\(text(component))"
        case .array(let element): "[\(text(element))]"
        case .dictionary(let key, let value): "[\(text(key)): \(text(value))]"
        case .optional(let wrapped): "\(text(wrapped))?"
        case .implicitlyUnwrapped(let wrapped): "\(text(wrapped))!"
        case .tuple(let items): fields(items)
        case .function(let items, let result): "\(fields(items)) -> \(text(result))"
        case .opaque(let type): "some \(text(type))"
        case .existential(let type): "any \(text(type))"
        case .composition(let types): types.map(text).joined(separator: " & ")
        case .inOut(let type): "inout \(text(type))"
        case .attributed(let attributes, let type): Self.attributes(attributes) + text(type)
        case .suppressed(let type): "~\(text(type))"
        }
    }

    private static func text(_ component: TypeSyntax.Component) -> String {
        component.name.text
            + (component.arguments.isEmpty ? "" : "<\(component.arguments.map(text).joined(separator: ", "))>")
    }

    private static func fields(_ fields: [TypeSyntax.TupleField]) -> String {
        let texts = fields.map { field in
            (field.label.map { "\($0.text): " } ?? "") + text(field.type) + (field.isVariadic ? "..." : "")
        }
        return "(\(texts.joined(separator: ", ")))"
    }

    static func attributes(_ attributes: [Attribute]) -> String {
        attributes.map { attribute in
            let arguments = attribute.arguments.map { argument in
                (argument.label.map { "\($0.text): " } ?? "") + text(argument.value)
            }
            return "@\(text(attribute.name))\(arguments.isEmpty ? "" : "(\(arguments.joined(separator: ", ")))") "
        }.joined()
    }

    static func text(_ modifiers: [Modifier]) -> String {
        modifiers.map { "\($0.rawValue) " }.joined()
    }

    static func generics(_ parameters: [GenericParameterSyntax]) -> String {
        guard !parameters.isEmpty else { return "" }
        let texts = parameters.map { parameter in
            (parameter.isPack ? "each " : "") + parameter.name.text
                + (parameter.constraint.map { ": \(text($0))" } ?? "")
        }
        return "<\(texts.joined(separator: ", "))>"
    }

    static func text(_ requirements: [GenericRequirement]) -> String {
        guard !requirements.isEmpty else { return "" }
        let texts = requirements.map {
            "\(text($0.left))\($0.relation == .conformance ? ":" : " ==") \(text($0.right))"
        }
        return " where \(texts.joined(separator: ", "))"
    }

    static func text(_ condition: ConditionalExpression) -> String {
        switch condition {
        case .os(let name): "os(\(name))"
        case .canImport(let name): "canImport(\(name))"
        case .flag(let name): name
        case .boolean(let value): "\(value)"
        case .not(let inner): "!\(text(inner))"
        case .and(let one, let other): "(\(text(one)) && \(text(other)))"
        case .or(let one, let other): "(\(text(one)) || \(text(other)))"
        case .other(let text): text
        }
    }
}
