/// Names of another library that people write out of habit, and what stands nearest to each in a vocabulary.
package struct ForeignNames: Sendable {
    /// Whose names they are: `SwiftUI`.
    private let library: String
    /// Names that stand alone, and names behind a dot, with what is written instead; empty where there is nothing near.
    private let names: [String: String]
    private let members: [String: String]
    /// Labels of what both libraries have, by the name of what they are written for.
    private let labels: [String: [String: String]]

    package init(library: String, names: [Group], members: [Group], labels: [String: [Group]] = [:]) {
        self.library = library
        self.names = Self.table(names)
        self.members = Self.table(members)
        self.labels = labels.mapValues(Self.table)
    }

    /// Names that have one thing near them.
    package struct Group: Sendable {
        let nearest: String
        let names: [Substring]

        /// - Parameter names: with spaces between.
        package init(_ names: String, nearest: String) {
            self.names = names.split { $0.isWhitespace }
            self.nearest = nearest
        }
    }

    private static func table(_ groups: [Group]) -> [String: String] {
        var table: [String: String] = [:]
        for group in groups {
            for name in group.names { table[String(name)] = group.nearest }
        }
        return table
    }

    /// What stands nearest to a name that stands alone; nil if it is not one of the library's.
    package func nearest(to name: String) -> String? { names[name] }

    /// What stands nearest to a name behind a dot; nil if it is not one of the library's.
    package func nearest(toMember name: String) -> String? { members[name] }

    /// What stands nearest to a label of something that both libraries have; nil if it is not one of the library's.
    package func nearest(toLabel label: String, of callee: String) -> String? { labels[callee]?[label] }

    func hint(for name: String) -> String? { nearest(to: name).map(sentence) }

    func hint(forMember name: String) -> String? { nearest(toMember: name).map(sentence) }

    func hint(forLabel label: String, of callee: String) -> String? {
        nearest(toLabel: label, of: callee).map(sentence)
    }

    private func sentence(_ nearest: String) -> String {
        nearest.isEmpty
            ? "that is \(library)'s, and nothing here is near it" : "that is \(library)'s; nearest here is \(nearest)"
    }
}
