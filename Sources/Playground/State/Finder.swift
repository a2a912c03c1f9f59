import Foundation
import LayoutInspection
import Negotiation
import Terminal

/// A list over the panes from which a row is chosen. Typing into its field, if it has one, filters the rows.
package struct Finder {
    package let subject: Subject
    /// The field that filters the rows; nil if letters are keys.
    package private(set) var filter: TextField?
    /// The chosen row.
    package private(set) var chosen = 0
    private(set) var rows: [FinderRow] = []
    /// Whether more rows match than are listed.
    private(set) var isCut = false
    /// The sizes of the roots measured so far.
    private(set) var sizes: [Root: CGSize] = [:]
    /// The last request for sizes.
    private var measuring: LayoutRequest?

    /// The subject of a list.
    package enum Subject: Hashable, Sendable {
        case elements, steps, changes
        case keys(of: HelpText)
        /// The files and examples that can be opened.
        case openings
        /// The roots of the open files.
        case roots
        /// What can be shown beside the layout.
        case companions
        /// The possible stops.
        case stops
        /// The files that are read.
        case files
        /// The lines in which an unsaved text and its file differ.
        case versions(TextName)
        /// The edits that can be made on the selected element.
        case edits
        /// The changes that end the selected element's findings.
        case remedies
        case lessons
        /// The values that the chosen property can have.
        case values

        /// Whether a match in a row's name counts more than one in its description.
        var hasNames: Bool {
            switch self {
            case .keys, .openings, .roots, .files, .edits, .lessons, .values: true
            case .elements, .steps, .changes, .companions, .stops, .versions, .remedies: false
            }
        }
    }

    init(_ subject: Subject, hasField: Bool) {
        self.subject = subject
        filter = hasField ? TextField() : nil
    }

    /// The text of the field.
    var typed: String { filter?.text ?? "" }

    /// Chooses another row.
    mutating func choose(row: Int) { chosen = max(0, min(row, rows.count - 1)) }

    /// Types into the field. The rows are still those of the older text.
    mutating func edit(_ edit: TextField.Edit) {
        filter?.apply(edit)
        chosen = 0
    }

    /// Takes the matching rows, and keeps the chosen index as far as there is one.
    mutating func take(_ found: [FinderRow]) {
        isCut = found.count > Self.limit
        rows = Array(found.prefix(Self.limit))
        choose(row: chosen)
    }

    /// Chooses the row with a target.
    mutating func choose(leadingTo target: FinderRow.Target) {
        chosen = rows.firstIndex { $0.target == target } ?? chosen
    }

    /// Returns the sizes to request for the list, and forgets older ones; nil if they were requested.
    mutating func takeMeasuring(_ wanted: LayoutRequest) -> LayoutRequest? {
        let new = measuring.replaced(by: wanted)
        if new != nil { sizes = [:] }
        return new
    }

    mutating func take(_ sizes: [Root: CGSize]) { self.sizes = sizes }

    /// The largest number of listed rows: another word narrows the search.
    static let limit = 1_000
}

/// A row of the list.
struct FinderRow {
    let cells: [Span]
    let target: Target

    /// The target of a row.
    enum Target: Hashable {
        case element(Int)
        case moment(Int)
        case opening(Opening)
        case root(Root)
        /// Nil shows the layout alone.
        case companion(Companion?)
        case stop(Stops.Stop)
        /// A row of the key table.
        case key(Int)
        /// A file, by its number.
        case file(Int)
        /// A line of the text in the source pane.
        case line(Int)
        case edit(BoxEdit)
        case change(WrittenChange)
        /// A lesson, by its index in the course.
        case lesson(Int)
        /// A value, as Swift.
        case value(String)
        case nowhere

        /// The element or the moment that it leads to.
        var index: Int? {
            switch self {
            case .element(let index), .moment(let index): index
            case .opening, .root, .companion, .stop, .key, .file, .line, .edit, .change, .lesson, .value, .nowhere: nil
            }
        }
    }
}

/// A search that can be repeated.
struct Search {
    /// Elements or steps.
    let subject: Finder.Subject
    let text: String
}

/// A row that is made only if its text matches.
struct FinderCandidate {
    /// The searched text.
    let text: String
    /// Its name or purpose, in lists where names rank before descriptions.
    var name = ""
    let target: FinderRow.Target
    let makeCells: () -> [Span]

    var row: FinderRow { FinderRow(cells: makeCells(), target: target) }

    /// Equal names rank first, then those that begin with the typed text, then those that contain it, then the rest.
    func rank(of typed: String) -> Int {
        let name = name.lowercased()
        return name == typed ? 0 : name.hasPrefix(typed) ? 1 : name.contains(typed) ? 2 : 3
    }
}

extension Finder {
    /// The rows whose texts contain all typed words. One more than the limit shows that there are more.
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
