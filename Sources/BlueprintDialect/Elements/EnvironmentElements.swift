/// An element that a closure builds from the environment.
public struct EnvironmentReader: Element {
    private let elementRepresentation: (Environment) -> any Element

    /// Creates an element that is built for each proposal, and once more for placing.
    public init(elementRepresentation: @escaping (Environment) -> any Element) {
        self.elementRepresentation = elementRepresentation
    }

    /// The element built for the environment.
    public var content: ElementContent {
        ElementContent { _, environment in elementRepresentation(environment) }
    }
}

/// Changes the environment of its content.
public struct AdaptedEnvironment: Element {
    /// A change of the environment for the content.
    public typealias Adapter = (inout Environment) -> Void

    package let adapt: Adapter
    package let wrapped: any Element

    /// Creates an element that changes its content's environment.
    public init(by adapt: @escaping Adapter, wrapping wrapped: any Element) {
        self.adapt = adapt
        self.wrapped = wrapped
    }

    /// Sets one value by its key.
    public init<Key: EnvironmentKey>(key: Key.Type, value: Key.Value, wrapping child: any Element) {
        self.init(by: { $0[key] = value }, wrapping: child)
    }

    /// Sets one value by its path.
    public init<Value>(keyPath: WritableKeyPath<Environment, Value>, value: Value, wrapping child: any Element) {
        self.init(by: { $0[keyPath: keyPath] = value }, wrapping: child)
    }

    /// The content in the changed environment.
    public var content: ElementContent { ElementContent(child: wrapped, environment: adapt) }
}

extension Element {
    /// Sets one value of the environment for the element and everything in it.
    public func adaptedEnvironment<Key: EnvironmentKey>(key: Key.Type, value: Key.Value) -> any Element {
        AdaptedEnvironment(key: key, value: value, wrapping: self)
    }

    /// Sets one value of the environment for the element and everything in it.
    public func adaptedEnvironment<Value>(
        keyPath: WritableKeyPath<Environment, Value>, value: Value
    ) -> any Element {
        AdaptedEnvironment(keyPath: keyPath, value: value, wrapping: self)
    }

    /// Changes the environment for the element and everything in it.
    public func adaptedEnvironment(by environmentAdapter: @escaping (inout Environment) -> Void) -> any Element {
        AdaptedEnvironment(by: environmentAdapter, wrapping: self)
    }
}
