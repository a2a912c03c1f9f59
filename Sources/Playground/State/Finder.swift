import Foundation
import LayoutInspection
import Negotiation
import Terminal

/// A list over the panes from which a row is chosen. Where it has a field, typing leaves the rows with what is typed.
package struct Finder {
    package let subject: Subject
    /// Where a part of a row is typed; nil where letters are keys.
    package private(set) var filter: TextField?
    /// The row that the keys apply to.
    package private(set) var chosen = 0
    private(set) var rows: [FinderRow] = []
    /// Whether more rows have what is typed than are listed.
    private(set) var isCut = false
    /// What the roots take, as far as they are measured.
    private(set) var sizes: [Root: CGSize] = [:]
    /// The measuring that was requested last.
    private var measuring: LayoutRequest?

    /// What is listed.
    package enum Subject: Hashable, Sendable {
        case elements, steps, changes
        case keys(of: HelpText)
        /// What can be opened: the person's files, and the examples.
        case openings
        /// What of the open files can be laid out.
        case roots
        /// What the layout can be shown beside.
        case companions
        /// What running can stop at.
        case stops

        /// Whether what a row is called is more than what is said of it.
        var hasNames: Bool {
            switch self {
            case .keys, .openings, .roots: true
            case .elements, .steps, .changes, .companions, .stops: false
            }
        }
    }

    init(_ subject: Subject, hasField: Bool) {
        self.subject = subject
        filter = hasField ? TextField() : nil
    }

    /// What is typed, as it is.
    var typed: String { filter?.text ?? "" }

    /// Goes to another row.
    mutating func choose(row: Int) { chosen = max(0, min(row, rows.count - 1)) }

    /// Types into the field. The rows are then those of an older text.
    mutating func edit(_ edit: TextField.Edit) {
        filter?.apply(edit)
        chosen = 0
    }

    /// Takes the rows with what is typed, and keeps the chosen one as far as it is among them.
    mutating func take(_ found: [FinderRow]) {
        isCut = found.count > Self.limit
        rows = Array(found.prefix(Self.limit))
        choose(row: chosen)
    }

    /// Goes to the row that leads somewhere.
    mutating func choose(leadingTo target: FinderRow.Target) {
        chosen = rows.firstIndex { $0.target == target } ?? chosen
    }

    /// What is to be measured for the list; nil where it was requested. What was measured before holds no longer.
    mutating func takeMeasuring(_ wanted: LayoutRequest) -> LayoutRequest? {
        guard wanted != measuring else { return nil }
        (measuring, sizes) = (wanted, [:])
        return wanted
    }

    mutating func take(_ sizes: [Root: CGSize]) { self.sizes = sizes }

    /// More rows than these are not listed: a word more finds fewer.
    static let limit = 1_000
}

/// A row of the list.
struct FinderRow {
    let cells: [Span]
    let target: Target

    /// Where it leads.
    enum Target: Hashable {
        case element(Int)
        case moment(Int)
        case opening(Opening)
        case root(Root)
        /// Nil shows the layout alone.
        case companion(Companion?)
        case stop(Stops.Stop)
        case nowhere
    }
}

/// A row that is made once its text is found to match.
struct FinderCandidate {
    /// What is searched.
    let text: String
    /// What it is called, or is for, where names come before descriptions.
    var name = ""
    let target: FinderRow.Target
    let makeCells: () -> [Span]

    var row: FinderRow { FinderRow(cells: makeCells(), target: target) }

    /// A name before one that begins with what is typed, before one that contains it, before the rest.
    func rank(of typed: String) -> Int {
        let name = name.lowercased()
        return name == typed ? 0 : name.hasPrefix(typed) ? 1 : name.contains(typed) ? 2 : 3
    }
}

extension Finder {
    /// The rows of those with all typed words in them; one more than are listed says that there are more.
    func rows(of candidates: AnySequence<FinderCandidate>) -> [FinderRow] {
        let text = typed.lowercased()
        let words = text.split(separator: " ").map(String.init)
        guard !words.isEmpty else { return candidates.prefix(Self.limit + 1).map(\.row) }
        let matching = candidates.lazy.filter { candidate in
            let text = candidate.text.lowercased()
            return words.allSatisfy { text.contains($0) }
        }
        guard subject.hasNames else { return matching.prefix(Self.limit + 1).map(\.row) }
        let ranked = matching.map { ($0, $0.rank(of: text)) }.enumerated().sorted { one, other in
            (one.element.1, one.offset) < (other.element.1, other.offset)
        }
        return ranked.prefix(Self.limit + 1).map(\.element.0.row)
    }
}
