import Interpreter
import SwiftSource

/// The dialects that sources are written in, the one of most files first, each with the numbers of its files; nil for all.
struct DialectChoice {
    let dialects: [(dialect: any Dialect, files: Set<Int>?)]

    /// By the imports. A file without one takes the dialect of most files; where none has one, all files take the dialect
    /// that knows the most names of the sources, the first of equals.
    /// - Parameter name: the only dialect; nil, or an unknown name, to go by the sources.
    init(of parsed: ParsedSources, among known: [any Dialect], named name: String?) {
        if let only = known.first(where: { $0.name == name }) {
            dialects = [(only, nil)]
            return
        }
        let imported = parsed.files.map { file in
            let modules = file.imports
            return known.firstIndex { $0.modules.contains(where: modules.contains) }
        }
        let counts = known.indices.map { index in imported.count { $0 == index } }
        let order = known.indices.filter { counts[$0] > 0 }.sorted { (counts[$1], $0) < (counts[$0], $1) }
        guard let main = order.first else {
            dialects = Self.bestKnower(of: parsed, among: known).map { [($0, nil)] } ?? []
            return
        }
        dialects = order.map { index in
            let files = imported.indices.filter { (imported[$0] ?? main) == index }
            return (known[index], order.count == 1 ? nil : Set(files))
        }
    }

    private static func bestKnower(of parsed: ParsedSources, among known: [any Dialect]) -> (any Dialect)? {
        let names = Set(parsed.files.flatMap { $0.names() })
        let counts = known.map { dialect in
            dialect.vocabulary.types.count { names.contains($0.name.description) }
        }
        guard let maximum = counts.max(), let first = counts.firstIndex(of: maximum) else { return nil }
        return known[first]
    }
}

extension SourceFile {
    fileprivate var imports: Set<String> {
        Set(
            statements.compactMap { statement in
                if case .import(let module) = statement.kind { module.name.text } else { nil }
            })
    }
}
