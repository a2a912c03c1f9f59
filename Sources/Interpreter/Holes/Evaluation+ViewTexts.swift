import SwiftSource

// What is written on views that nobody knows: `label.text = "Hello"` is seen in the box that stands for the label.

extension Evaluation {
    /// Notes a text that is set in a view that is unknown; whether it is such.
    func setText(_ assignment: Assignment, in scope: Scope) throws(Failure) -> Bool {
        guard assignment.operator.text == "=", case .chain(let target) = assignment.target.kind,
            case .member(let name)? = target.parts.last?.kind, Self.textProperties.contains(name.text),
            let variable = try variable(of: target, in: scope), case .value(.hole(var hole)) = variable.state,
            hole.isMade
        else { return false }
        let value = try evaluate(assignment.value, Expectation(type: nil, role: .argument), in: scope)
        switch value {
        case .string(let text): hole.literals = [text]
        case .hole(let text): hole.literals = [text.quoted]
        default: return true
        }
        variable.state = .value(.hole(hole))
        return true
    }

    private static let textProperties: Set<String> = ["text", "title", "placeholder", "attributedText"]

    /// The variable, or the property of an object, that holds what is assigned in.
    private func variable(of target: PostfixChain, in scope: Scope) throws(Failure) -> Variable? {
        let parts = target.parts.dropLast()
        guard case .identifier(let name) = target.base.named, parts.count <= 1 else { return nil }
        let reference: Reference
        if let part = parts.first {
            guard name == "self", case .member(let property) = part.kind else { return nil }
            reference = try self.reference(to: property.text, at: property.range, in: scope)
        } else {
            reference = try self.reference(to: name, at: target.base.range, in: scope)
        }
        guard case .place(let place) = reference, place.path.isEmpty else { return nil }
        return place.variable
    }
}
