import Interpreter
import SwiftSource

/// A root's name as a person writes it, with or without its file: `Card`, `Card.swift:Card`, `Card.swift:preview:2`.
struct RootName {
    let name: String
    /// The numbers of the files that it may be in; nil for all.
    private let files: Set<Int>?

    init(_ written: String, in sources: SourceSet) {
        for colon in written.indices where written[colon] == ":" {
            let file = written[..<colon]
            let found = sources.files.indices.filter { index in
                let name = sources.files[index].name
                return name == file || name.hasSuffix("/" + file)
            }
            guard found.isEmpty else {
                name = String(written[written.index(after: colon)...])
                files = Set(found)
                return
            }
        }
        name = written
        files = nil
    }

    func root(in program: Program) -> Result<Root, RootError> {
        let found = program.root(named: name)
        guard let files else { return found }
        if case .success(let root) = found, files.contains(root.range.file) { return found }
        let roots = program.roots.filter { files.contains($0.range.file) }
        return roots.last { $0.name == name }.map { .success($0) }
            ?? .failure(.unknown(name, known: roots.map(\.name)))
    }
}
