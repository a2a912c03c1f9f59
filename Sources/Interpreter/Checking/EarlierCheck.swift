import SwiftSource

/// What was found in sources. Where a later reading changes nothing but bodies of functions and accessors, those that
/// stayed as they were are not checked again. What is declared outside of bodies is found apart from what asks for it first,
/// and what bodies declare holds in them alone; extensions, which do not, and brackets that are repaired change everything.
package struct EarlierCheck: Sendable {
    private let files: [SourceFile]
    /// The numbers of the files of which everything was checked; nil for all.
    private let own: Set<Int>?
    private let modules: [String?]
    private let isInCells: Bool
    /// The variables outside of types whose value is left out. Which these are depends on what all bodies set.
    private let leftOut: [String]
    private let diagnostics: [Diagnostic]
    private let mentions: Mentions

    /// Nil where not everything was checked, and where values are given for holes, which are part of the sources then.
    init?(_ program: CheckedProgram, mentions: Mentions) {
        guard program.isWhole, program.findings.isComplete, program.settings.isEmpty,
            !program.table.isExtendedInBody, !program.checker.isCancelled
        else { return nil }
        (files, own, modules) = (program.files, program.own, program.modules)
        isInCells = program.checker.isInCells
        leftOut = program.table.leftOut
        diagnostics = program.findings.diagnostics
        self.mentions = mentions
    }

    /// What holds of other sources, too; nil where something else than bodies differs.
    func known(
        in files: [SourceFile], checking own: Set<Int>?, modules: [String?], settings: SettingList, isInCells: Bool
    ) -> KnownSources? {
        guard settings.isEmpty, isInCells == self.isInCells, own == self.own, modules == self.modules,
            files.count == self.files.count
        else { return nil }
        let found = Dictionary(grouping: diagnostics, by: \.range.file)
        var known = KnownSources(leftOut: leftOut)
        for (old, new) in zip(self.files, files) {
            let number = new.source.number
            guard old.source.number == number else { return nil }
            if old.source.utf8 == new.source.utf8, old.source.invalidByte == new.source.invalidByte {
                known.add(number, with: found[number] ?? [])
            } else if old.diagnostics.isEmpty, new.diagnostics.isEmpty, let moves = new.movedBodies(from: old) {
                known.add(moves, with: found[number] ?? [])
            } else {
                return nil
            }
        }
        known.mentions = mentions.filter { known.unchanged.contains($0.key.file) }
        return known
    }
}

/// What an earlier reading found in sources, and is as it was.
struct KnownSources {
    /// The numbers of the files that are as they were.
    private(set) var unchanged: Set<Int> = []
    /// What was found wrong in bodies, and elsewhere in those files, at its place in these sources.
    private(set) var diagnostics: [Diagnostic] = []
    /// The names that statements of those files mention.
    fileprivate(set) var mentions: Mentions = [:]
    /// Where the bodies in the other files stand that are as they were.
    private var moved: Set<SourceRange> = []
    private let leftOut: [String]

    fileprivate init(leftOut: [String]) { self.leftOut = leftOut }

    /// Whether it holds for sources that were bound.
    func holds(for table: SymbolTable) -> Bool { leftOut == table.leftOut }

    /// Whether what stands there was checked.
    func contains(_ range: SourceRange) -> Bool { unchanged.contains(range.file) || moved.contains(range) }

    fileprivate mutating func add(_ unchanged: Int, with found: [Diagnostic]) {
        self.unchanged.insert(unchanged)
        diagnostics += found
    }

    fileprivate mutating func add(_ moves: [BodyMove], with found: [Diagnostic]) {
        for move in moves {
            moved.insert(move.new)
            for diagnostic in found
            where move.old.start <= diagnostic.range.start && diagnostic.range.end <= move.old.end {
                diagnostics.append(diagnostic.moved(by: move.new.start - move.old.start))
            }
        }
    }
}

/// A body that is as it was, and where it stood and stands.
private struct BodyMove {
    let old: SourceRange
    let new: SourceRange
}

extension SourceFile {
    /// The bodies that are as they were in an earlier text; nil where something else than bodies differs.
    fileprivate func movedBodies(from earlier: SourceFile) -> [BodyMove]? {
        let (old, new) = (earlier.bodies, bodies)
        guard old.count == new.count else { return nil }
        var (oldEnd, newEnd) = (earlier.source.base, source.base)
        var moves: [BodyMove] = []
        for (one, other) in zip(old, new) {
            guard oldEnd <= one.start, newEnd <= other.start,
                earlier.source[oldEnd..<one.start] == source[newEnd..<other.start]
            else { return nil }
            if earlier.source[one.start..<one.end] == source[other.start..<other.end] {
                moves.append(BodyMove(old: one, new: other))
            }
            (oldEnd, newEnd) = (one.end, other.end)
        }
        return earlier.source[oldEnd..<earlier.range.end] == source[newEnd..<range.end] ? moves : nil
    }

    /// Where the bodies of functions and accessors stand, without those in other bodies.
    private var bodies: [SourceRange] { statements.flatMap(\.bodies) }
}

extension Statement {
    fileprivate var bodies: [SourceRange] {
        switch kind {
        case .function(let function): [function.body?.range].compactMap { $0 } + (function.accessors?.bodies ?? [])
        case .variable(let variable): variable.bindings.flatMap { $0.accessors?.bodies ?? [] }
        case .type(let type): type.members.statements.flatMap(\.bodies)
        default: []
        }
    }
}

extension Accessors {
    fileprivate var bodies: [SourceRange] { all.compactMap(\.body?.range) }
}

extension SourceText {
    fileprivate subscript(range: Range<Int>) -> ArraySlice<UInt8> {
        utf8[(range.lowerBound - base)..<(range.upperBound - base)]
    }
}

extension Diagnostic {
    fileprivate func moved(by distance: Int) -> Diagnostic {
        var moved = self
        moved.range = SourceRange(range.start + distance, range.end + distance)
        return moved
    }
}
