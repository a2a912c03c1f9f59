import Interpreter
import SwiftUIDialect

/// Values that the modifiers of a source hand down to its views: changes of the environment's values, in order, and objects.
struct SourceEnvironmentValues: EnvironmentKey {
    static var defaultValue: SourceEnvironmentValues { SourceEnvironmentValues() }

    var changes: [(inout Value) -> Void] = []
    var objects: [Value] = []
}

extension EnvironmentValues {
    /// The values that the source around hands down.
    var source: SourceEnvironmentValues {
        get { self[SourceEnvironmentValues.self] }
        set { self[SourceEnvironmentValues.self] = newValue }
    }
}

extension SourceInstance {
    /// Puts what is handed down into the wrappers that read it.
    func read(_ environment: SourceEnvironmentValues, assumed: inout [String: KeptValue]) {
        if !environment.changes.isEmpty {
            change(under: [SwiftUIEnvironmentText.values, SwiftUIEnvironmentText.scaled]) { values in
                for change in environment.changes { change(&values) }
            }
        }
        hand(environment.objects, under: [SwiftUIEnvironmentText.objects], in: "value", assumed: &assumed)
        hand(environment.objects, under: [SwiftUIEnvironmentText.values], in: "object", assumed: &assumed)
    }
}
