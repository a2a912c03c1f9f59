import ArgumentParser
import LayoutInspection
import Vocabularies

/// The dialects that this program speaks: the one place that names them.
enum Dialects {
    static let all: [any Dialect] = [Blueprint(), QuickLayout(), Theodolite(), SwiftUI()]

    /// The one of a name, and all where none is named.
    static func named(_ name: String?) throws -> [any Dialect] {
        guard let name else { return all }
        let found = all.filter { $0.name == name }
        guard found.isEmpty else { return found }
        throw ValidationError(.unknownDialect(name, known: all.map(\.name)))
    }
}
