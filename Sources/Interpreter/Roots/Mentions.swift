import SwiftSource

extension SyntaxNode {
    /// The names that are mentioned in it, of values, types and members.
    var mentions: Set<String> { Set(allMentions) }

    /// The same, as often as each is mentioned.
    fileprivate var allMentions: [String] {
        var names: [String] = []
        var waiting = [self]
        while let node = waiting.popLast() {
            switch node {
            case .expression(let expression):
                if case .identifier(let name) = expression.kind { names.append(name) }
            case .name(let name): names.append(name.text)
            default: break
            }
            waiting += node.children
        }
        return names
    }
}

extension Hosting {
    /// Whether a statement shows an element in a view of its own and puts other views beside that, or is made of other
    /// controllers.
    func showsElementsBesideViews(_ statement: Statement) -> Bool {
        let roles = SyntaxNode.statement(statement).allMentions.compactMap { self[$0] }
        if roles.contains(.controllerAddition) { return true }
        let hasHost = roles.contains { role in
            if case .argument = role { true } else { role == .property }
        }
        return hasHost && (roles.count { $0 == .viewAddition } > 1 || roles.contains(.viewList))
    }

    /// Whether it makes a table or a collection, whose rows it then says what they show.
    func showsRows(_ statement: Statement) -> Bool {
        SyntaxNode.statement(statement).allMentions.contains { self[$0] == .rowView }
    }
}

extension TypeSyntax {
    /// The last name of a named type, or of its wrapped type.
    var lastName: String? {
        switch kind {
        case .named(let components): components.last?.name.text
        case .opaque(let inner), .existential(let inner), .optional(let inner), .implicitlyUnwrapped(let inner),
            .attributed(_, let inner), .specified(_, let inner):
            inner.lastName
        case .composition(let types): types.first?.lastName
        default: nil
        }
    }
}

extension Expression {
    /// The variable whose method it calls, by its name.
    var calledVariable: String? {
        guard case .chain(let chain) = kind, case .identifier(let name) = chain.base.kind, chain.parts.count > 1 else {
            return nil
        }
        return name
    }

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
