import Interpreter

/// A Swift type that sources can write values of: its name there, and the way in and out.
///
/// What is found by it is not said: a page names a parameter or a property, and the type does the rest.
protocol Writable: SendableMetatype {
    /// The name of the type where sources write it. Its Swift name, unless a type says otherwise.
    static var typeName: TypeName { get }
    static var conversion: Conversion<Self> { get }
    /// What a number of this type counts where nothing else is said.
    static var unit: Unit? { get }
    /// The value as Swift writes it; nil for one that has no short form.
    var swiftText: String? { get }
}

extension Writable {
    static var typeName: TypeName { TypeName(of: Self.self) }
    @inline(never)
    static var conversion: Conversion<Self> { .native(typeName) }
    static var unit: Unit? { nil }
    var swiftText: String? { nil }
}

/// A type that has a page.
protocol Described: Writable {
    static var page: Page<Self> { get }
}

extension Described {
    var swiftText: String? { Self.page.text(of: self) }
    static var description: TypeDescription { page.description }
}

extension TypeName {
    /// The name of a Swift type without its module and its parameters: `Row.RowAlignment`.
    @inline(never)
    init(of type: Any.Type) {
        // What `String(reflecting:)` gives too, after a search of all conformances for each type.
        let name = _typeName(type, qualified: true).utf8
        // A type that one module declares in an extension of another's: `(extension in BlueprintDialect):UIKitTypes.UIView`.
        let start = name.first == UInt8(ascii: "(") ? name.firstIndex(of: UInt8(ascii: ":")) : nil
        var (plain, depth) = ([UInt8](), 0)
        for letter in name[(start ?? name.startIndex)...].drop(while: { $0 != UInt8(ascii: ".") }).dropFirst() {
            depth += letter == UInt8(ascii: "<") ? 1 : 0
            if depth == 0 { plain.append(letter) }
            depth -= letter == UInt8(ascii: ">") ? 1 : 0
        }
        self.init(String(decoding: plain, as: UTF8.self))
    }
}
