/// Names of a library that a vocabulary does not have, each with its closest counterpart there.
package struct ForeignNames: Sendable {
    /// Whose names they are: `Theodolite`.
    private let library: String
    /// By name; empty for one without a counterpart.
    private let nearest: [Substring: String]

    /// - Parameter names: names separated by spaces, with what to write instead; empty without a counterpart.
    package init(library: String, _ names: [(names: String, nearest: String)]) {
        self.library = library
        nearest = names.reduce(into: [:]) { table, group in
            for name in group.names.split(whereSeparator: \.isWhitespace) { table[name] = group.nearest }
        }
    }

    func hint(for name: String) -> String? {
        nearest[name[...]].map { nearest in
            nearest.isEmpty ? "\(library) only, no counterpart here" : "\(library) only, closest here: \(nearest)"
        }
    }
}
