import SwiftSource

/// What checking found in sources. Where a later reading changes nothing but bodies of functions and accessors, those that
/// stayed as they were need not be checked again: what one body holds says nothing of another.
package struct EarlierCheck: Sendable {
    private let files: [SourceFile]
    private let modules: [String?]
    private let isInCells: Bool
    /// The variables of files whose value is left out, which is told from what all bodies set.
    private let leftOut: [String]
    private let diagnostics: [Diagnostic]

    /// Nil where not everything was checked, and where values are given for holes, which are part of the sources then.
    init?(_ program: CheckedProgram) {
        guard program.isWhole, program.findings.isComplete, program.settings.isEmpty else { return nil }
        (files, modules) = (program.files, program.modules)
        isInCells = program.checker.isInCells
        leftOut = program.table.leftOut
        diagnostics = program.findings.diagnostics
    }

    /// The bodies of other sources that are these; nil where something else than bodies differs.
    func bodies(
        in files: [SourceFile], modules: [String?], settings: SettingList, isInCells: Bool
    ) -> KnownBodies? {
        guard settings.isEmpty, isInCells == self.isInCells, modules == self.modules, files.count == self.files.count
        else { return nil }
        var known = KnownBodies(leftOut: leftOut)
        var byFile: [Int: [Diagnostic]]?
        for (old, new) in zip(self.files, files) {
            guard old.source.number == new.source.number else { return nil }
            if old.source.utf8 == new.source.utf8 {
                known.unchanged.insert(new.source.number)
                continue
            }
            guard let moves = new.movedBodies(from: old) else { return nil }
            let found = byFile ?? Dictionary(grouping: diagnostics, by: \.range.file)
            byFile = found
            known.add(moves, with: found[new.source.number] ?? [])
        }
        known.diagnostics += diagnostics.filter { known.unchanged.contains($0.range.file) }
        return known
    }
}

/// The bodies of sources that an earlier reading checked, as they are.
struct KnownBodies {
    /// The numbers of the files that are as they were.
    fileprivate(set) var unchanged: Set<Int> = []
    /// What was found in the bodies, and elsewhere in those files, at its place in these sources.
    fileprivate(set) var diagnostics: [Diagnostic] = []
    /// Where those in the other files stand.
    private var moved: Set<SourceRange> = []
    private let leftOut: [String]

    fileprivate init(leftOut: [String]) { self.leftOut = leftOut }

    /// Whether they hold for sources that were bound.
    func hold(for table: SymbolTable) -> Bool { leftOut == table.leftOut }

    func contains(_ range: SourceRange) -> Bool { unchanged.contains(range.file) || moved.contains(range) }

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

/// A body that stands elsewhere than before.
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
