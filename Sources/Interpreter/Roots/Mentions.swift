import SwiftSource

extension SyntaxNode {
    /// The names that are mentioned in it, of values, types and members.
    var mentions: Set<String> {
        var names: Set<String> = []
        for node in [self].withDescendants {
            switch node {
            case .expression(let expression):
                if case .identifier(let name) = expression.kind { names.insert(name) }
            case .name(let name): names.insert(name.text)
            default: break
            }
        }
        return names
    }
}

extension TypeSyntax {
    /// The last name of a named type, or of its wrapped type.
    var lastName: String? {
        switch kind {
        case .named(let components): components.last?.name.text
        case .opaque(let inner), .existential(let inner), .optional(let inner), .implicitlyUnwrapped(let inner),
            .attributed(_, let inner):
            inner.lastName
        case .composition(let types): types.first?.lastName
        default: nil
        }
    }
}

extension Expression {
    /// The names that it begins with: of `Screens.Card(title: "a")` both.
    var dottedNames: [String]? {
        switch kind {
        case .identifier(let name): return [name]
        case .chain(let chain):
            guard case .identifier(let base) = chain.base.kind else { return nil }
            var names = [base]
            for part in chain.parts {
                guard case .member(let name) = part.kind else { break }
                names.append(name.text)
            }
            return names
        default: return nil
        }
    }
}
