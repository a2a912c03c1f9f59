import SwiftSource

/// A line of a file with a syntax error: what else is wrong in it is a consequence.
struct UnreadLine {
    private let source: SourceText
    private let line: Int

    fileprivate init(_ source: SourceText, at position: Int) {
        self.source = source
        line = source.line(at: position)
    }

    func contains(_ range: SourceRange) -> Bool {
        range.file == source.number && source.line(at: range.start) == line
    }
}

extension SourceFile {
    var unreadLines: [UnreadLine] { diagnostics.map { UnreadLine(source, at: $0.range.start) } }

    /// The names of types and extensions that have a syntax error in them, but in no body: which members they have is not
    /// known.
    var typesWithUnreadMembers: [SourceRange] {
        declarations { statement, errors in
            guard case .type(let declaration) = statement.kind else { return nil }
            let bodies = declaration.members.statements.active.flatMap(\.bodies)
            let isUnread = errors.contains { error in
                statement.range.holds(error) && !bodies.contains { $0.holds(error) }
            }
            return isUnread ? declaration.name.range : nil
        }
    }

    /// The names of functions that have one in what stands before their body: how they are called is not known.
    var functionsWithUnreadHeads: [SourceRange] {
        declarations { statement, errors in
            guard case .function(let function) = statement.kind else { return nil }
            let isUnread = errors.contains { error in
                statement.range.holds(error) && !statement.bodies.contains { $0.start < error && $0.holds(error) }
            }
            return isUnread ? function.name.range : nil
        }
    }

    private func declarations(_ name: (Statement, _ errors: [Int]) -> SourceRange?) -> [SourceRange] {
        let errors = diagnostics.map(\.range.start)
        guard !errors.isEmpty else { return [] }
        var names: [SourceRange] = []
        var waiting = statements.map { SyntaxNode.statement($0) }
        while let node = waiting.popLast() {
            waiting += node.children
            guard case .statement(let statement) = node else { continue }
            if let name = name(statement, errors) { names.append(name) }
        }
        return names
    }
}

extension SourceRange {
    fileprivate func holds(_ position: Int) -> Bool { start <= position && position <= end }
}

extension Statement {
    /// What of a member says nothing of the type it is in.
    fileprivate var bodies: [SourceRange] {
        switch kind {
        case .function(let function): [function.body?.range, function.accessors?.range].compactMap { $0 }
        case .variable(let variable): variable.bindings.compactMap(\.accessors?.range)
        case .type: [range]
        default: []
        }
    }
}
