import SwiftSource

/// An alignment, a spacing or a priority as a source sets it: `spacing: 2` in a call, `.layoutPriority(1)` after one,
/// `row.verticalAlignment = .center` in a closure.
struct WrittenSetting {
    let kind: Kind
    let range: SourceRange
    /// What leaves the source as if it had not been set.
    let omission: SourceEdit

    enum Kind {
        case alignment, spacing, priority

        /// By its name, as all the libraries end theirs.
        init?(_ name: String) {
            if name.hasSuffix("lignment") || ["alignItems", "alignSelf", "justifyContent"].contains(name) {
                self = .alignment
            } else if name.hasSuffix("pacing") {
                self = .spacing
            } else if name.hasSuffix("riority") {
                self = .priority
            } else {
                return nil
            }
        }
    }

    /// All in a source, in its order.
    static func all(in file: SourceFile) -> [WrittenSetting] {
        var found: [WrittenSetting] = []
        var rest: [SyntaxNode] = file.statements.reversed().map { .statement($0) }
        while let node = rest.popLast() {
            found += settings(directlyIn: node)
            rest += node.children.reversed()
        }
        return found
    }

    private static func settings(directlyIn node: SyntaxNode) -> [WrittenSetting] {
        switch node {
        case .expression(let expression):
            guard case .chain(let chain) = expression.kind else { return [] }
            return priorities(in: chain.parts) + chain.parts.flatMap { arguments(in: $0) }
        case .statement(let statement):
            guard case .expression(let expression) = statement.kind, case .assignment(let assignment) = expression.kind,
                case .chain(let target) = assignment.target.kind, case .member(let name)? = target.parts.last?.kind,
                let kind = Kind(name.text)
            else { return [] }
            let omission = SourceEdit(statement.range, replacedBy: "_ = ()")
            return [WrittenSetting(kind: kind, range: statement.range, omission: omission)]
        case .block, .argument, .part, .pattern, .type, .attribute, .name, .operator: return []
        }
    }

    /// A modifier keeps its place in the tree, with the priority that everything has.
    private static func priorities(in parts: [PostfixPart]) -> [WrittenSetting] {
        zip(parts, parts.dropFirst()).compactMap { member, call in
            guard case .member(let name) = member.kind, name.text == "layoutPriority", case .call(let list) = call.kind,
                let value = list.arguments.first, list.arguments.count == 1
            else { return nil }
            return WrittenSetting(
                kind: .priority, range: member.range.union(call.range),
                omission: SourceEdit(value.value.range, replacedBy: "0"))
        }
    }

    /// With the comma that joins it to the others.
    private static func arguments(in part: PostfixPart) -> [WrittenSetting] {
        guard case .call(let call) = part.kind else { return [] }
        let list = call.arguments
        return list.indices.compactMap { index in
            guard let label = list[index].label, let kind = Kind(label.text) else { return nil }
            let own = list[index].range
            let omitted =
                if index + 1 < list.count {
                    SourceRange(own.start, list[index + 1].range.start)
                } else if index > 0 {
                    SourceRange(list[index - 1].range.end, own.end)
                } else {
                    own
                }
            return WrittenSetting(kind: kind, range: own, omission: SourceEdit(omitted, replacedBy: ""))
        }
    }
}
