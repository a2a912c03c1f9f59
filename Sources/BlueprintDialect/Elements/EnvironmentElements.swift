/// Is what a closure makes of the environment.
public struct EnvironmentReader: Element {
    private let elementRepresentation: (Environment) -> any Element

    public init(elementRepresentation: @escaping (Environment) -> any Element) {
        self.elementRepresentation = elementRepresentation
    }

    public var content: ElementContent {
        ElementContent { _, environment in elementRepresentation(environment) }
    }
}

/// Changes the environment of what it wraps.
public struct AdaptedEnvironment: Element {
    public typealias Adapter = (inout Environment) -> Void

    package let adapt: Adapter
    package let wrapped: any Element

    public init(by adapt: @escaping Adapter, wrapping wrapped: any Element) {
        self.adapt = adapt
        self.wrapped = wrapped
    }

    public init<Key: EnvironmentKey>(key: Key.Type, value: Key.Value, wrapping child: any Element) {
        self.init(by: { $0[key] = value }, wrapping: child)
    }

    public init<Value>(keyPath: WritableKeyPath<Environment, Value>, value: Value, wrapping child: any Element) {
        self.init(by: { $0[keyPath: keyPath] = value }, wrapping: child)
    }

    public var content: ElementContent { ElementContent(child: wrapped, environment: adapt) }
}

extension Element {
    public func adaptedEnvironment<Key: EnvironmentKey>(key: Key.Type, value: Key.Value) -> any Element {
        AdaptedEnvironment(key: key, value: value, wrapping: self)
    }

    public func adaptedEnvironment<Value>(
        keyPath: WritableKeyPath<Environment, Value>, value: Value
    ) -> any Element {
        AdaptedEnvironment(keyPath: keyPath, value: value, wrapping: self)
    }

    public func adaptedEnvironment(by environmentAdapter: @escaping (inout Environment) -> Void) -> any Element {
        AdaptedEnvironment(by: environmentAdapter, wrapping: self)
    }
}
