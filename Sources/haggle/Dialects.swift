import ArgumentParser
import LayoutInspection
import Vocabularies

/// The dialects of this program. Only this type names them.
enum Dialects {
    static let all: [any Dialect] = [Blueprint(), QuickLayout(), Theodolite(), SwiftUI()]

    /// The dialect with a name; all dialects without one.
    static func named(_ name: String?) throws -> [any Dialect] {
        guard let name else { return all }
        let found = all.filter { $0.name == name }
        guard found.isEmpty else { return found }
        throw ValidationError(.unknownDialect(name, known: all.map(\.name)))
    }
}
