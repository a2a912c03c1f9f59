/// A key for a value that a child carries for any layout.
public protocol LayoutTraitsKey {
    /// The type of the key's value.
    associatedtype Value
    /// The value of children without one.
    static var defaultValue: Value { get }
}

/// Values that a child carries for its parent's layout, by key.
public struct LayoutTraits {
    private var values: [ObjectIdentifier: Any] = [:]

    /// Traits in which every key has its default value.
    public static var empty: LayoutTraits { LayoutTraits() }

    private init() {}

    /// Creates traits with one value; the others have their defaults.
    public init<K: LayoutTraitsKey>(key: K.Type, value: K.Value) {
        self[key] = value
    }

    /// A key's value: its default if none was set.
    public subscript<Key: LayoutTraitsKey>(key: Key.Type) -> Key.Value {
        get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
        set { values[ObjectIdentifier(key)] = newValue }
    }

    /// The same traits with another value for a key.
    public func setting<Key: LayoutTraitsKey>(key: Key.Type, to value: Key.Value) -> LayoutTraits {
        var traits = self
        traits[key] = value
        return traits
    }
}

/// The values that a child carries for its parent's layout, beside the priorities for a stack.
enum ChildTraits {
    case none
    case keyed(LayoutTraits)
    /// An alignment guide for a stack.
    case guided(StackLayout.AlignmentGuide)
    /// The traits of another layout with one type of traits.
    case single(Any)
}
