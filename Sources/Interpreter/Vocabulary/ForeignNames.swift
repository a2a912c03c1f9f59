/// Names of another library that people write out of habit, each with its closest counterpart in a vocabulary.
package struct ForeignNames: Sendable {
    /// Whose names they are: `SwiftUI`.
    private let library: String
    /// Names that stand alone, and names after a dot.
    private let names: [String: Group]
    private let members: [String: Group]
    /// Labels of functions that both libraries have, by the functions' names.
    private let labels: [String: [String: Group]]
    /// What to write instead for functions that both libraries have, but this one with fewer overloads.
    private let calls: [String: String]

    package init(
        library: String, names: [Group], members: [Group], labels: [String: [Group]] = [:],
        calls: [String: String] = [:]
    ) {
        self.library = library
        self.names = Self.table(names)
        self.members = Self.table(members)
        self.labels = labels.mapValues(Self.table)
        self.calls = calls
    }

    /// Names with the same counterpart.
    package struct Group: Sendable {
        /// What to write instead; empty without a counterpart.
        let nearest: String
        let names: [Substring]
        let standIn: StandIn?

        /// - Parameters:
        ///   - names: separated by spaces.
        ///   - standIn: shows the contents all the same; nil for names without contents.
        package init(_ names: String, nearest: String, standIn: StandIn? = nil) {
            self.names = names.split { $0.isWhitespace }
            self.nearest = nearest
            self.standIn = standIn
        }
    }

    /// Shows the contents of a container that the vocabulary does not have.
    package enum StandIn: Sendable {
        /// A container of the vocabulary, made with the same closure.
        case container(TypeName)
        /// The contents themselves; a container where a modifier is applied to all of them.
        case contents(else: TypeName)
    }

    private static func table(_ groups: [Group]) -> [String: Group] {
        var table: [String: Group] = [:]
        for group in groups {
            for name in group.names { table[String(name)] = group }
        }
        return table
    }

    /// The counterpart of a name that stands alone; nil if it is not one of the library's.
    package func nearest(to name: String) -> String? { names[name]?.nearest }

    /// The counterpart of a name after a dot; nil if it is not one of the library's.
    package func nearest(toMember name: String) -> String? { members[name]?.nearest }

    /// The counterpart of a label of a function that both libraries have; nil if it is not one of the library's.
    package func nearest(toLabel label: String, of callee: String) -> String? { labels[callee]?[label]?.nearest }

    func hasLabels(of callee: String) -> Bool { labels[callee] != nil }

    func standIn(for name: String) -> StandIn? { names[name]?.standIn }

    func hint(for name: String) -> String? { nearest(to: name).map(sentence) }

    func hint(forMember name: String) -> String? { nearest(toMember: name).map(sentence) }

    func hint(forLabel label: String, of callee: String) -> String? {
        nearest(toLabel: label, of: callee).map(sentence)
    }

    func hint(forCall name: String) -> String? {
        calls[name].map { "\(library)'s other forms of it are not supported; write \($0)" }
    }

    private func sentence(_ nearest: String) -> String {
        nearest.isEmpty ? "\(library) only, no counterpart here" : "\(library) only, closest here: \(nearest)"
    }
}
