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

extension Words where T: OptionSet, T.Element == T {
    /// The description of a type whose words can be put together: `[.top, .bottom]`.
    package func setDescription(
        initializers: [Callable] = [], properties: [PropertyDescription] = []
    ) -> TypeDescription {
        let options = Parameter("arrayLiteral", conversion.array())
        let literal = Callable.initializer(options, of: conversion) { $0.reduce(into: []) { $0.formUnion($1) } }
        var description = description(
            initializers: initializers + [.initializer(of: conversion) { [] }, literal], properties: properties)
        description.properties.append(PropertyDescription(reading: "isEmpty", of: conversion, \.isEmpty, .bool))
        description.methods = [
            .method("contains", on: conversion, Parameter(nil, name: "member", conversion), returning: .bool) {
                $0.contains($1)
            },
            joining("union") { $0.union($1) }, joining("intersection") { $0.intersection($1) },
            joining("subtracting") { $0.subtracting($1) },
            changing("insert") { $0.formUnion($1) }, changing("formUnion") { $0.formUnion($1) },
            changing("remove") { $0.subtract($1) },
        ]
        return description
    }

    private func joining(_ name: String, _ join: @escaping @Sendable (T, T) -> T) -> Callable {
        .method(name, on: conversion, Parameter(nil, name: "other", conversion), returning: conversion) { join($0, $1) }
    }

    private func changing(_ name: String, _ change: @escaping @Sendable (inout T, T) -> Void) -> Callable {
        .mutatingMethod(name, on: conversion, Parameter(nil, name: "other", conversion)) { (set: inout T, other: T) in
            change(&set, other)
        }
    }
}
