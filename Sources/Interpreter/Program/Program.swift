import SwiftSource

/// A source that was run. Its closures work as long as the program is kept.
package struct Program {
    package let file: SourceFile
    /// The values of top-level declarations and expression statements, in their order.
    package let topLevel: [TopLevelValue]
    private let evaluation: Evaluation

    init(file: SourceFile, topLevel: [TopLevelValue], evaluation: Evaluation) {
        self.file = file
        self.topLevel = topLevel
        self.evaluation = evaluation
    }

    /// What the source imports, in its order.
    package var imports: [Import] {
        file.statements.compactMap { statement in
            if case .import(let name) = statement.kind { Import(module: name.text, range: name.range) } else { nil }
        }
    }

    package struct Import: Hashable, Sendable {
        package let module: String
        package let range: SourceRange
    }

    /// The values that have a name.
    package var bindings: [TopLevelValue] { topLevel.filter { $0.name != nil } }

    /// What reading and running found so far: closures that are called later, during layout, add theirs.
    /// Of a line that could not be read, what is wrong with the rest follows from that.
    package var diagnostics: [Diagnostic] {
        let unread = Set(file.diagnostics.map { line(of: $0) })
        return file.diagnostics + evaluation.diagnostics.filter { !unread.contains(line(of: $0)) }
    }

    private func line(of diagnostic: Diagnostic) -> Int { file.source.location(of: diagnostic.range.start).line }

    /// Gives the closures of the source their steps back; before a new layout pass of the same program.
    package func renewBudget() { evaluation.renewBudget() }

    /// Whether a value is an element of the vocabulary.
    package func isElement(_ value: Value) -> Bool { evaluation.isElement(value) }
}

/// What a top-level statement gave.
package struct TopLevelValue {
    /// What `let` or `var` called it; nil for an expression statement.
    package let name: String?
    package let value: Value
    /// The whole statement's.
    package let range: SourceRange
}

// MARK: - Root

extension Program {
    /// The element of that name; without one the last expression statement that is an element, else the last
    /// `let` that holds one.
    package func root(named name: String? = nil) -> Result<TopLevelValue, RootError> {
        let elements = topLevel.filter { isElement($0.value) }
        let names = elements.compactMap(\.name)
        guard let name else {
            let last = elements.last { $0.name == nil } ?? elements.last
            return last.map { .success($0) } ?? .failure(.noElement)
        }
        if let found = elements.last(where: { $0.name == name }) { return .success(found) }
        if let other = topLevel.last(where: { $0.name == name }) {
            return .failure(.notAnElement(name, found: other.value.typeName, known: names))
        }
        return .failure(.unknown(name, known: names))
    }
}

/// Why a program has no root.
package enum RootError: Error, Hashable {
    case noElement
    case unknown(String, known: [String])
    case notAnElement(String, found: String, known: [String])

    /// What happened and what can be written instead.
    package var message: String {
        switch self {
        case .noElement: "the source has no element at its top level"
        case .unknown(let name, let known): "there is no top-level element '\(name)'\(Self.choice(known))"
        case .notAnElement(let name, let found, let known):
            "'\(name)' is of type '\(found)', not an element\(Self.choice(known))"
        }
    }

    private static func choice(_ known: [String]) -> String {
        known.isEmpty ? "" : "; there is \(Hint.list(known))"
    }
}
