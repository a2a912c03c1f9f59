import SwiftSource

/// A root with what makes its element.
struct FoundRoot {
    let root: Root
    let source: Source
    /// The names that its code mentions.
    let mentions: Set<String>
    /// The type that it is, or is a member of.
    let owner: TypeDefinition?

    enum Source {
        case topLevel(TopLevelValue)
        /// The closure of a `#Preview`.
        case preview([Argument])
        /// `static var previews`.
        case previews(TypeDefinition)
        case type(TypeDefinition)
        case property(TypeDefinition?, Name)
        case function(TypeDefinition?, Name)
        /// An argument, `BlueprintView(element: ...)`, in a member of a type; of none at the top level.
        case argument(Expression, in: TypeDefinition?, Name?)
    }

    /// The name of the member that it is; nil for one that is whole.
    var member: String? {
        switch source {
        case .property(_, let name), .function(_, let name), .argument(_, _, let name?): name.text
        default: nil
        }
    }
}

extension SyntaxNode {
    /// The names that are mentioned in it, of values, types and members.
    var mentions: Set<String> {
        var names: Set<String> = []
        var waiting = [self]
        while let node = waiting.popLast() {
            switch node {
            case .expression(let expression):
                if case .identifier(let name) = expression.named { names.insert(name) }
            case .name(let name): names.insert(name.text)
            default: break
            }
            waiting += node.children
        }
        return names
    }

    /// The calls and assignments in it that hand an element to a view which shows it.
    var hostedElements: [Expression] {
        var found: [Expression] = []
        var waiting = [self]
        while let node = waiting.popLast() {
            if case .expression(let expression) = node, let hosted = expression.hostedElement { found.append(hosted) }
            waiting += node.children.reversed()
        }
        return found
    }
}

extension Expression {
    /// `x` of `BlueprintView(element: x)`, `UIHostingController(rootView: x)` and `blueprintView.element = x`.
    fileprivate var hostedElement: Expression? {
        switch kind {
        case .chain(let chain):
            guard case .identifier(let name) = chain.base.named, case .call(let call)? = chain.parts.first?.kind,
                let label = Self.hosts[name]
            else { return nil }
            return call.arguments.first { $0.label?.text == label }?.value
        case .assignment(let assignment):
            guard assignment.operator.text == "=", case .chain(let target) = assignment.target.kind,
                case .member(let name)? = target.parts.last?.kind, name.text == "element"
            else { return nil }
            return assignment.value
        default: return nil
        }
    }

    private static let hosts = ["BlueprintView": "element", "UIHostingController": "rootView"]
}
