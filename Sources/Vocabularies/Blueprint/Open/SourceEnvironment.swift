import BlueprintDialect
import Interpreter

/// What the environment holds under keys that the source declares, by the names of the keys' types.
struct SourceEnvironment: EnvironmentKey {
    static var defaultValue: SourceEnvironment { SourceEnvironment() }
    private var values: [TypeName: Value] = [:]

    /// What the source's key says where nobody has set a value.
    static let ofKey = SourceProperty<Value>("defaultValue", isStatic: true, as: .associated("Value"))
    static let key = Conversion<SourceInstance>.type(of: (any EnvironmentKey).self)

    static func value(in environment: Environment, for key: SourceInstance) -> Value {
        environment[SourceEnvironment.self].values[key.type] ?? ofKey(key) ?? .void
    }

    static func set(_ value: Value, in environment: inout Environment, for key: SourceInstance) {
        environment[SourceEnvironment.self].values[key.type] = value
    }
}
