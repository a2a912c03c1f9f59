import Interpreter
import SwiftSource

/// The dialects that sources are written in, the one of most files first, each with the numbers of its files; nil for all.
struct DialectChoice {
    let dialects: [(dialect: any Dialect, files: Set<Int>?)]
    /// Where no file imports one of them, or some import several, the others that know something of what the sources name,
    /// in order, and whether they know as many of the types.
    let alternatives: [(dialect: any Dialect, knowsAsMuch: Bool)]
    /// What is to be said of it.
    let remark: Diagnostic?

    /// By the imports. A file without one takes the dialect of most files; where none has one, all files take the dialect of which the sources have signs, or the one that knows the
    /// most types that they name.
    /// - Parameters:
    ///   - name: the only dialect; nil, or an unknown name, to go by the sources.
    ///   - usual: the dialect of sources that name nothing of any; nil for the first.
    init(of parsed: ParsedSources, among known: [any Dialect], named name: String?, otherwise usual: String? = nil) {
        if let only = known.first(where: { $0.name == name }) {
            dialects = [(only, nil)]
            alternatives = []
            remark = Self.remark(on: only, for: parsed, among: known)
            return
        }
        remark = nil
        let candidates = parsed.files.map { file in
            let modules = file.imports
            return known.indices.filter { known[$0].modules.contains(where: modules.contains) }
        }
        // A file may import two of them: a view of the one in a preview of the other's.
        let imported = zip(parsed.files, candidates).map { file, candidates in
            candidates.count < 2 ? candidates.first : Self.main(of: file, among: candidates, of: known)
        }
        let counts = known.indices.map { index in imported.count { $0 == index } }
        let order = known.indices.filter { counts[$0] > 0 }.sorted { (counts[$1], $0) < (counts[$0], $1) }
        guard let main = order.first else {
            let knowers = Self.knowers(of: parsed.files, among: known, byMentions: true, usual: usual)
            let best = knowers.first?.dialect ?? known.first { $0.name == usual } ?? known.first
            dialects = best.map { [($0, nil)] } ?? []
            alternatives = knowers.dropFirst().map { ($0.dialect, $0.count == knowers[0].count) }
            return
        }
        let others = order.count == 1 ? Set(candidates.joined()).subtracting(order).sorted() : []
        let knowers =
            others.isEmpty ? [] : Self.knowers(of: parsed.files, among: (order + others).map { known[$0] })
        let knownCount = knowers.first { $0.dialect.name == known[main].name }?.count ?? 0
        alternatives = knowers.filter { $0.dialect.name != known[main].name }
            .map { ($0.dialect, $0.count >= knownCount) }
        let chosen = imported.map { $0 ?? main }
        dialects = order.map { [order] index in
            (known[index], order.count == 1 ? nil : Set(chosen.indices.filter { chosen[$0] == index }))
        }
    }

    /// Says that a dialect was chosen for sources of another one's library; nil where it is their own.
    private static func remark(
        on only: any Dialect, for parsed: ParsedSources, among known: [any Dialect]
    ) -> Diagnostic? {
        for file in parsed.files where file.imports.isDisjoint(with: only.modules) {
            for other in known where other.name != only.name {
                guard let (name, range) = file.firstImport(among: other.modules) else { continue }
                return Diagnostic(
                    .note,
                    "\(name) has a dialect of its own, \(other.name): here the words that \(only.name) has too "
                        + "are laid out by its rules, and the others are unknown", at: range)
            }
        }
        return nil
    }

    /// Of the dialects that a file imports the one of which it has the most signs, or that knows the most of its types.
    private static func main(of file: SourceFile, among candidates: [Int], of known: [any Dialect]) -> Int? {
        let best = knowers(of: [file], among: candidates.map { known[$0] }).first?.dialect.name
        return candidates.first { known[$0].name == best } ?? candidates.first
    }

    /// Those of which the sources have signs, or that know some of the types that they name: the one of most signs first, of
    /// equals the one of most types, then the usual one, then the one of most views that they mention, then the one that
    /// knows the most of their members, and of those that know as much and are not imported the one that knows the most.
    /// - Parameter byMentions: whether types that are only mentioned are signs. Not of a file that imports the library:
    ///   a preview of another library's elements is `some View`, too.
    private static func knowers(
        of files: [SourceFile], among known: [any Dialect], byMentions: Bool = false, usual: String? = nil
    ) -> [(dialect: any Dialect, count: Int)] {
        // What the sources declare themselves is no sign of a library that has the name, too.
        let names = Set(files.flatMap { $0.names() }).subtracting(files.flatMap { $0.declaredTypes() })
        // A view of the system's is known best where it is an element, and more is known of it than of other types.
        let viewClasses = known.reduce(into: Set<String>()) { $0.formUnion($1.viewClasses) }
        let counts = known.map { dialect in
            let types = dialect.vocabulary.types.filter { !$0.isOfModifier }.map(\.name.description)
            return names.intersection(types).union(names.intersection(dialect.vocabulary.supplement?.names ?? []))
                .subtracting(viewClasses.subtracting(dialect.viewClasses)).count
                + names.intersection(dialect.viewClasses).count
        }
        let written = names.union(files.flatMap { $0.resultTypes() })
        let types = byMentions ? Set(files.flatMap { $0.mentionedTypes() }) : []
        let signs = known.map { written.intersection($0.signs).count + types.intersection($0.typeSigns).count }
        let members = known.map { dialect in
            names.intersection(dialect.vocabulary.memberNames).count
                + (byMentions ? names.intersection(dialect.vocabulary.staticNames).count : 0)
        }
        let shown = known.map { types.intersection($0.viewClasses).count }
        let others = known.map { $0.name == usual ? 0 : 1 }
        let knowing = known.indices.filter { counts[$0] + signs[$0] > 0 }
        let sizes = known.map { byMentions || knowing.isEmpty ? $0.vocabulary.memberNames.count : 0 }
        return (knowing.isEmpty ? known.indices.filter { members[$0] + shown[$0] > 0 } : knowing)
            .sorted { one, other in
                let order = (signs[other], counts[other], others[one], shown[other], members[other])
                let reversed = (signs[one], counts[one], others[other], shown[one], members[one])
                return order == reversed ? (sizes[other], one) < (sizes[one], other) : order < reversed
            }
            .map { (known[$0], counts[$0] + signs[$0]) }
    }
}

extension Vocabulary {
    /// What its values and elements can be asked, and how elements can be modified.
    fileprivate var memberNames: Set<String> {
        plainModifiers.union(types.flatMap { $0.methods.map(\.name) + $0.properties.map(\.name) })
    }

    /// What its types can be asked for that no value can: `Color.mint`.
    fileprivate var staticNames: Set<String> {
        Set(types.flatMap { $0.staticProperties.map(\.name) }).subtracting(memberNames)
    }
}

extension SourceFile {
    var imports: Set<String> { Set(importedModules.map(\.name)) }

    fileprivate func firstImport(among modules: [String]) -> (name: String, range: SourceRange)? {
        importedModules.first { modules.contains($0.name) }
    }

    private var importedModules: [(name: String, range: SourceRange)] {
        statements.active.compactMap { statement in
            switch statement.kind {
            case .import(let module): (module.name.text, statement.range)
            // The name of a module alone is one whose keyword is missing.
            case .expression(let expression):
                if case .identifier(let name) = expression.kind { (name, statement.range) } else { nil }
            default: nil
            }
        }
    }
}
