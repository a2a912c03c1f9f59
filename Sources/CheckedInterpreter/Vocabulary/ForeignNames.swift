/// Names of another library that people write out of habit, and what stands nearest to each in a vocabulary.
package struct ForeignNames: Sendable {
    /// Whose names they are: `SwiftUI`.
    private let library: String
    /// Names that stand alone, and names behind a dot.
    private let names: [String: Group]
    private let members: [String: Group]
    /// Labels of what both libraries have, by the name of what they are written for.
    private let labels: [String: [String: Group]]
    /// What is written of things that both libraries have, but this one in fewer ways.
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

    /// Names that have one thing near them.
    package struct Group: Sendable {
        /// What is written instead; empty where there is nothing near.
        let nearest: String
        let names: [Substring]
        let standIn: StandIn?

        /// - Parameters:
        ///   - names: with spaces between.
        ///   - standIn: what shows the contents all the same; nil for what has none, or none that is an element.
        package init(_ names: String, nearest: String, standIn: StandIn? = nil) {
            self.names = names.split { $0.isWhitespace }
            self.nearest = nearest
            self.standIn = standIn
        }
    }

    /// What shows the contents of a container that is not here.
    package enum StandIn: Sendable {
        /// A container of the vocabulary, made of the same closure.
        case container(TypeName)
        /// The contents themselves; a container where something is done with all of them.
        case contents(else: TypeName)
    }

    private static func table(_ groups: [Group]) -> [String: Group] {
        var table: [String: Group] = [:]
        for group in groups {
            for name in group.names { table[String(name)] = group }
        }
        return table
    }

    /// What stands nearest to a name that stands alone; nil if it is not one of the library's.
    package func nearest(to name: String) -> String? { names[name]?.nearest }

    /// What stands nearest to a name behind a dot; nil if it is not one of the library's.
    package func nearest(toMember name: String) -> String? { members[name]?.nearest }

    /// What stands nearest to a label of something that both libraries have; nil if it is not one of the library's.
    package func nearest(toLabel label: String, of callee: String) -> String? { labels[callee]?[label]?.nearest }

    func hasLabels(of callee: String) -> Bool { labels[callee] != nil }

    func standIn(for name: String) -> StandIn? { names[name]?.standIn }

    func hint(for name: String) -> String? { nearest(to: name).map(sentence) }

    func hint(forMember name: String) -> String? { nearest(toMember: name).map(sentence) }

    func hint(forLabel label: String, of callee: String) -> String? {
        nearest(toLabel: label, of: callee).map(sentence)
    }

    func hint(forCall name: String) -> String? {
        calls[name].map { "\(library)'s other forms of it are not here; write \($0)" }
    }

    private func sentence(_ nearest: String) -> String {
        nearest.isEmpty
            ? "that is \(library)'s, and nothing here is near it" : "that is \(library)'s; nearest here is \(nearest)"
    }
}
