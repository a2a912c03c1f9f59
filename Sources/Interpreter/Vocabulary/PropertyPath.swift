/// A key path of the source, ready to be followed from compiled code: `\.layoutMode`.
package struct PropertyPath {
    /// What it leads to; nil where that is not known before there is a value.
    package let type: ValueType?
    /// The property that it leads to, the last of its steps; empty for what is none.
    package let name: String
    /// What it leads to in a value. Nil where that failed: the diagnostic is then with the program.
    package let read: (Value) -> Value?
    /// Sets what it leads to in a value; where that fails, the program has the diagnostic and the value stays as it is.
    package let write: (_ root: inout Value, _ new: Value) -> Void
    /// What makes two of them the same path.
    let steps: [Place.Step]

    static let name = TypeName("KeyPath")

    /// Sets what it leads to in a value of compiled code.
    package func set<Root>(_ new: Value, in root: inout Root, as conversion: Conversion<Root>) {
        var value = conversion.encode(root)
        write(&value, new)
        // What is set in a value leaves its type as it is.
        if let changed = try? conversion.decode(value) { root = changed }
    }
}

extension Conversion where T == PropertyPath {
    /// A key path that begins at a type.
    /// - Parameter isWritable: whether what it leads to is set.
    package static func path(from root: ValueType, isWritable: Bool = true) -> Conversion<PropertyPath> {
        .native(PropertyPath.name, typed: .keyPath(root: root, isWritable: isWritable))
    }
}

extension Conversion where T == Value {
    /// A value of the type that the key or the key path leads to that is handed over before it: `key: Theme.self, value: .dark`.
    package static var pointed: Conversion<Value> { value(.generic("Value")) }

    /// A value of the type that the one with the method says it takes.
    package static var contained: Conversion<Value> { value(.named(Self.containedName)) }

    /// Stands for the associated type in a description.
    private static var containedName: TypeName { TypeName("$Element") }
}
