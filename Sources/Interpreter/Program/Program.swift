import SwiftSource

/// A source that was run. Its closures work as long as the program is kept.
package struct Program {
    package let file: SourceFile
    /// The values of top-level declarations and expression statements, in their order.
    package let topLevel: [TopLevelValue]
    private let evaluation: Evaluation
    /// How much running the source from top to bottom found.
    private let ownCount: Int

    init(file: SourceFile, topLevel: [TopLevelValue], evaluation: Evaluation) {
        self.file = file
        self.topLevel = topLevel
        self.evaluation = evaluation
        ownCount = evaluation.diagnostics.count
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

    /// What reading and running found, and closures that were called since, the last `calling` included.
    package var diagnostics: [Diagnostic] { file.diagnostics + found(evaluation.diagnostics[...]) }

    /// Of a line that could not be read, what is wrong with the rest follows from that.
    private func found(_ diagnostics: ArraySlice<Diagnostic>) -> [Diagnostic] {
        guard !file.diagnostics.isEmpty else { return Array(diagnostics) }
        func line(_ diagnostic: Diagnostic) -> Int { file.source.location(of: diagnostic.range.start).line }
        let unread = Set(file.diagnostics.map(line))
        return diagnostics.filter { !unread.contains(line($0)) }
    }

    /// Does what calls the source's closures, a layout pass or a tap, with all of their steps.
    /// - Returns: also what failed in them, without what running the source found already.
    package func calling<Result>(_ body: () -> Result) -> (result: Result, diagnostics: [Diagnostic]) {
        evaluation.beginRun(keeping: ownCount)
        let result = body()
        return (result, found(evaluation.diagnostics.dropFirst(ownCount)))
    }

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
            return last.map { .success($0) } ?? .failure(.noElement(declared: evaluation.lastElementType))
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
    /// With the last type of the source whose values are elements.
    case noElement(declared: String?)
    case unknown(String, known: [String])
    case notAnElement(String, found: String, known: [String])

    /// What happened and what can be written instead.
    package var message: String {
        switch self {
        case .noElement(nil): "the source has no element at its top level"
        case .noElement(let type?):
            "the source has no element at its top level; write \(type)() there, with what it takes"
        case .unknown(let name, let known): "there is no top-level element '\(name)'\(Self.choice(known))"
        case .notAnElement(let name, let found, let known):
            "'\(name)' is of type '\(found)', not an element\(Self.choice(known))"
        }
    }

    private static func choice(_ known: [String]) -> String {
        known.isEmpty ? "" : "; there is \(Hint.list(known))"
    }
}
