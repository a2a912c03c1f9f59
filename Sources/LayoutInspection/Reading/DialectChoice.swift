import Interpreter
import SwiftSource

/// The dialects of some sources, the one with most files first, each with the numbers of its files; nil for all.
struct DialectChoice {
    let dialects: [(dialect: any Dialect, files: Set<Int>?)]
    /// The other dialects that know some of the sources' names, or all others if none does, in order, and whether they
    /// know as many of the types. Only if no file imports a dialect, or some import several.
    let alternatives: [(dialect: any Dialect, knowsAsMuch: Bool)]
    /// A remark on the choice.
    let remark: Diagnostic?

    /// Chooses by the imports. A file without one takes the dialect of most files. If no file has one, all take the
    /// dialect with most signs in the sources, or with most of the types that they name.
    /// - Parameters:
    ///   - name: the only dialect; nil, or an unknown name, to choose by the sources.
    ///   - usual: the dialect of sources without any known name; nil for the first.
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
        // A file may import two of them: a view of one library in a preview of another.
        let imported = zip(parsed.files, candidates).map { file, candidates in
            candidates.count < 2 ? candidates.first : Self.main(of: file, among: candidates, of: known)
        }
        let counts = known.indices.map { index in imported.count { $0 == index } }
        let order = known.indices.filter { counts[$0] > 0 }.sorted { (counts[$1], $0) < (counts[$0], $1) }
        guard let main = order.first else {
            let knowers = Self.knowers(of: parsed.files, among: known, byMentions: true, usual: usual)
            let best = knowers.first?.dialect ?? known.first { $0.name == usual } ?? known.first
            dialects = best.map { [($0, nil)] } ?? []
            let others = known.filter { $0.name != best?.name }.map { (dialect: $0, count: 0) }
            alternatives = (knowers.isEmpty ? others : Array(knowers.dropFirst()))
                .map { ($0.dialect, $0.count == knowers.first?.count ?? 0) }
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

    /// A note that a dialect was chosen for another library's sources; nil if they are its own.
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

    /// The main one of the dialects that a file imports: that with most signs in it, or with most of its types.
    private static func main(of file: SourceFile, among candidates: [Int], of known: [any Dialect]) -> Int? {
        let best = knowers(of: [file], among: candidates.map { known[$0] }).first?.dialect.name
        return candidates.first { known[$0].name == best } ?? candidates.first
    }

    /// The dialects that know some of the names in sources, the best first.
    /// - Parameter byMentions: whether mentioned types count. They do not in a file that imports the library: a
    ///   preview of another library's elements is `some View`, too.
    private static func knowers(
        of files: [SourceFile], among known: [any Dialect], byMentions: Bool = false, usual: String? = nil
    ) -> [(dialect: any Dialect, count: Int)] {
        let named = NamedInSources(files, byMentions: byMentions)
        let scores = known.map { (dialect: $0, score: DialectScore(of: $0, for: named, isUsual: $0.name == usual)) }
        let knowing = scores.filter { $0.score.count > 0 }
        return (knowing.isEmpty ? scores.filter { $0.score.members > 0 } : knowing).enumerated()
            .sorted { ($1.element.score, $0.offset) < ($0.element.score, $1.offset) }
            .map { ($0.element.dialect, $0.element.score.count) }
    }
}

/// The names in sources that dialects are compared by.
private struct NamedInSources {
    /// Without the sources' own declarations: those are no sign of a library with the same name.
    let names: Set<String>
    /// The types of functions and properties, and all mentioned types if these count.
    let types: Set<String>
    /// Whether all mentioned types count.
    let byMentions: Bool

    init(_ files: [SourceFile], byMentions: Bool) {
        self.byMentions = byMentions
        names = Set(files.flatMap { $0.names() }).subtracting(files.flatMap { $0.declaredTypes() })
        types = Set(files.flatMap { $0.resultTypes() + (byMentions ? $0.mentionedTypes() : []) })
    }
}

/// How many of the sources' names a dialect knows. The first part that differs decides.
private struct DialectScore: Comparable {
    /// Names that only this library has.
    let signs: Int
    let types: Int
    /// Whether it is the dialect of sources without any known name.
    let isUsual: Bool
    let members: Int
    /// The number of members in its whole vocabulary; 0 if the file imports it.
    let vocabulary: Int

    init(of dialect: any Dialect, for named: NamedInSources, isUsual: Bool) {
        let vocabulary = dialect.vocabulary
        let known = Set(vocabulary.types.filter { !$0.isOfModifier }.map(\.name.description))
            .union(vocabulary.libraryText?.names ?? [])
        signs = named.names.union(named.types).intersection(dialect.signs).count
        types = named.names.intersection(known).count
        self.isUsual = isUsual
        members = named.names.intersection(vocabulary.memberNames).count
        self.vocabulary = named.byMentions ? vocabulary.memberNames.count : 0
    }

    /// The types and signs that it knows.
    var count: Int { types + signs }

    static func < (one: Self, other: Self) -> Bool {
        one.parts.lexicographicallyPrecedes(other.parts)
    }

    private var parts: [Int] { [signs, types, isUsual ? 1 : 0, members, vocabulary] }
}

extension Vocabulary {
    /// The members of types, values and elements, including modifiers.
    fileprivate var memberNames: Set<String> {
        plainModifiers.union(
            types.flatMap { ($0.properties.map(\.name) + $0.staticProperties.map(\.name)) + $0.methods.map(\.name) })
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
            case .import(let module): module.path.first.map { ($0.text, statement.range) }
            // A lone module name is an import without its keyword.
            case .expression(let expression):
                if case .identifier(let name) = expression.kind { (name, statement.range) } else { nil }
            default: nil
            }
        }
    }
}
