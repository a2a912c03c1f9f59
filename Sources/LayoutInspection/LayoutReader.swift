import Interpreter
import SwiftSource

/// Reads a source into a document: chooses the dialect, evaluates, and finds the element to lay out.
package struct LayoutReader: Sendable {
    /// The first is taken where a source tells nothing.
    private let dialects: [any Dialect]

    package init(dialects: [any Dialect]) {
        self.dialects = dialects
    }

    /// Reading never fails: what could not be read is in the document's diagnostics.
    /// - Parameters:
    ///   - dialect: the dialect's name; nil to go by the file's import, else by the names that it uses.
    ///   - root: the top-level name to lay out; nil for the last expression that is an element, else the last such `let`.
    package func read(
        _ source: SourceText, name: String, dialect: String? = nil, root: String? = nil
    ) -> LayoutDocument {
        let file = Parser.parse(source)
        guard let dialect = dialects.first(where: { $0.name == dialect }) ?? self.dialect(of: file) else {
            return LayoutDocument(
                name: name, source: source, dialect: nil, root: nil, diagnostics: file.diagnostics)
        }
        let program = SourceRunner(vocabulary: dialect.vocabulary).run(file)
        var element: Native?
        var diagnostics: [Diagnostic] = []
        switch program.root(named: root) {
        case .success(let found):
            element = program.element(of: found)
        case .failure(let error):
            // Where reading failed, that is why there is no element, and was said.
            let isExplained = root == nil && program.diagnostics.contains { $0.severity == .error }
            if !isExplained { diagnostics.append(Diagnostic(.error, error.message, at: SourceRange(0, 0))) }
        }
        return LayoutDocument(
            name: name, source: source, program: program, dialect: dialect, root: element, diagnostics: diagnostics)
    }

    /// By the import, else by who knows most of the names that the source uses, the first of equals.
    private func dialect(of file: SourceFile) -> (any Dialect)? {
        let imports = file.statements.compactMap { statement in
            if case .import(let module) = statement.kind { module.text } else { nil }
        }
        if let imported = dialects.first(where: { imports.contains(where: $0.modules.contains) }) { return imported }
        let names = Set(file.names())
        let counts = dialects.map { dialect in
            dialect.vocabulary.types.count { names.contains($0.name.description) }
        }
        guard let most = counts.max(), let first = counts.firstIndex(of: most) else { return nil }
        return dialects[first]
    }
}
