/// A type that sources write as one of some words, `.center`, perhaps with arguments, `.absolute(3)`: the words, and how
/// its values are written again.
package struct Words<T: Equatable & Sendable>: Sendable {
    package let name: TypeName
    private let help: String
    private let words: [(name: String, value: T)]
    /// The words that take arguments.
    private let calls: [Callable]
    /// Writes the values that are none of `words`.
    private let write: @Sendable (T) -> String?

    package init(
        _ name: String, help: String, _ words: [(name: String, value: T)], calls: [Callable] = [],
        write: @escaping @Sendable (T) -> String? = { _ in nil }
    ) {
        self.name = TypeName(name)
        self.help = help
        self.words = words
        self.calls = calls
        self.write = write
    }

    package var conversion: Conversion<T> { .native(name) }

    package func description(
        initializers: [Callable] = [], properties: [PropertyDescription] = []
    ) -> TypeDescription {
        TypeDescription(
            name, .value, help: help, initializers: initializers,
            staticProperties: words.map { StaticProperty($0.name, conversion, $0.value) }, staticMethods: calls,
            properties: properties)
    }

    /// A value of the type as Swift writes it; nil for a value of another.
    package func text(of value: Any) -> String? {
        guard let value = value as? T else { return nil }
        return words.first { $0.value == value }.map { ".\($0.name)" } ?? write(value)
    }
}
