/// A value that is handed down the tree of elements.
public protocol EnvironmentKey {
    /// What the key stands for.
    associatedtype Value
    /// Where nothing was handed down.
    static var defaultValue: Value { get }
}

/// What elements know of where they are: values handed down from parent to child.
public struct Environment {
    private var values: [ObjectIdentifier: Any] = [:]
    /// How many points a character takes. A field, for every label asks.
    package var cellSize = CGSize(width: 1, height: 1)

    /// Who was given this environment, in a pass that is recorded.
    private var asker: RecordedNode?

    /// Every key with its default value.
    public static var empty: Environment { Environment() }

    /// A key's value: its default where none was set.
    public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
        get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
        set { values[ObjectIdentifier(key)] = newValue }
    }

    /// Where text begins.
    public enum LayoutDirection: Hashable, Sendable {
        /// The usual one.
        case leftToRight
        /// Kept; stacks and alignments do not turn around.
        case rightToLeft
    }
}

extension Environment {
    /// The element in a running, recorded pass that code with this environment runs for.
    var askingNode: Node? { asker?.node }

    /// The environment as it is handed to the code of an element's author.
    func handed(to node: Node) -> Environment {
        guard let recorded = node.recorded else { return self }
        recorded.isHandedOut(by: node)
        var environment = self
        environment.asker = recorded
        return environment
    }
}
