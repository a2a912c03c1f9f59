/// A type that sources write as one of some words: `.up`.
struct Words<T: Sendable>: Sendable {
    let name: TypeName
    private let help: String
    private let words: [(name: String, value: T)]

    init(_ name: String, help: String, _ words: [(name: String, value: T)]) {
        self.name = TypeName(name)
        self.help = help
        self.words = words
    }

    var conversion: Conversion<T> { .native(name) }

    func description() -> TypeDescription {
        TypeDescription(
            name, .value, help: help, staticProperties: words.map { StaticProperty($0.name, conversion, $0.value) })
    }
}
