import LayoutInspection
import Negotiation
import SwiftSource

/// All diagnostics, findings and holes of a layout, in groups: errors, warnings, findings, holes, remarks.
package struct Report {
    package let groups: [Group]

    /// The entries of one kind.
    package struct Group {
        package let kind: Kind
        /// The number of entries in words, including those that are folded or omitted.
        package let title: String
        package let entries: [Entry]
        /// The number of omitted entries.
        package let omitted: Int
    }

    package enum Kind: Hashable, CaseIterable {
        case errors, warnings, findings, holes, remarks
    }

    /// An entry that can be chosen.
    package enum Entry: Hashable {
        case diagnostic(Diagnostic)
        case finding(Finding)
        case hole(ListedHole)
        /// Holes with the same first name. A folded family does not list them.
        case family(HoleFamily)
    }

    /// Identifies an entry across readings of the source.
    enum Identity: Hashable {
        case diagnostic(Diagnostic)
        case finding(Finding.Kind, ElementPath)
        case hole(String)
        case family(String)
    }

    package var entries: [Entry] { groups.flatMap(\.entries) }
    package var isEmpty: Bool { groups.isEmpty }
}

/// A hole as the report lists it.
package struct ListedHole: Hashable {
    package let hole: Hole
    /// The value that was set on the screen.
    package let expression: String?
    package let isInFamily: Bool
    /// Whether the layout has it: one that was set may be in a removed file, or no longer needed.
    var isMet = true
}

package struct HoleFamily: Hashable {
    package let name: String
    package let count: Int
    package let isFolded: Bool
}

extension Report.Entry {
    var identity: Report.Identity {
        switch self {
        case .diagnostic(let diagnostic): .diagnostic(diagnostic)
        case .finding(let finding): .finding(finding.kind, finding.path)
        case .hole(let listed): .hole(listed.hole.text)
        case .family(let family): .family(family.name)
        }
    }

    /// Its range in the sources; nil if it is about them as a whole, or about several ranges.
    var range: SourceRange? {
        switch self {
        case .diagnostic(let diagnostic): diagnostic.range == SourceRange(0, 0) ? nil : diagnostic.range
        case .finding(let finding): finding.range
        case .hole(let listed): listed.isMet ? listed.hole.range : nil
        case .family: nil
        }
    }
}

extension Report.Kind {
    init(_ severity: Diagnostic.Severity) {
        switch severity {
        case .error: self = .errors
        case .warning: self = .warnings
        case .note: self = .remarks
        }
    }

    func words(_ count: Int) -> String {
        switch self {
        case .errors: Words.count(count, "error", "errors")
        case .warnings: Words.count(count, "warning", "warnings")
        case .findings: Words.count(count, "finding", "findings")
        case .holes: Words.count(count, "hole", "holes")
        case .remarks: Words.count(count, "remark", "remarks")
        }
    }
}

extension Report {
    /// Further diagnostics of one kind are counted, not listed.
    private static let limit = 100
    /// With more holes than this, those with the same first name become a family.
    static let familyLimit = 20

    init(_ problems: [Diagnostic], _ findings: [Finding], _ holes: [ListedHole], unfolded: Set<String>) {
        groups = Kind.allCases.compactMap { kind in
            switch kind {
            case .holes: Self.group(of: holes, unfolded: unfolded)
            case .findings, .remarks, .errors, .warnings:
                Self.group(
                    kind,
                    problems.filter { Kind($0.severity) == kind }.map { .diagnostic($0) }
                        + (kind == .findings ? findings : []).map { .finding($0) })
            }
        }
    }

    private static func group(_ kind: Kind, _ entries: [Entry]) -> Group? {
        guard !entries.isEmpty else { return nil }
        return Group(
            kind: kind, title: kind.words(entries.count), entries: Array(entries.prefix(limit)),
            omitted: max(0, entries.count - limit))
    }

    private static func group(of holes: [ListedHole], unfolded: Set<String>) -> Group? {
        guard !holes.isEmpty else { return nil }
        let open = holes.count { $0.expression == nil }
        let set = open < holes.count ? ", and \(holes.count - open) set" : ""
        let title = Kind.holes.words(open) + set
        guard holes.count > familyLimit else {
            return Group(kind: .holes, title: title, entries: holes.map { .hole($0) }, omitted: 0)
        }
        let members = Dictionary(grouping: holes) { $0.hole.firstName }
        var listed: Set<String> = []
        let entries = holes.flatMap { hole -> [Entry] in
            let name = hole.hole.firstName
            guard let family = members[name], family.count > 1 else { return [.hole(hole)] }
            guard listed.insert(name).inserted else { return [] }
            let isFolded = !unfolded.contains(name)
            let head = Entry.family(HoleFamily(name: name, count: family.count, isFolded: isFolded))
            return [head] + (isFolded ? [] : family.map { .hole($0.inFamily) })
        }
        return Group(kind: .holes, title: title, entries: entries, omitted: 0)
    }
}

extension ListedHole {
    fileprivate var inFamily: ListedHole {
        ListedHole(hole: hole, expression: expression, isInFamily: true, isMet: isMet)
    }
}
