import EngineKit

/// A key for a value that is passed down the tree of elements.
public protocol EnvironmentKey {
    /// The type of the key's value.
    associatedtype Value
    /// The value if none was set.
    static var defaultValue: Value { get }
}

/// The values that elements get from their containers.
public struct Environment {
    private var values: [ObjectIdentifier: Any] = [:]
    /// The points that a character takes. A stored property, because every label reads it.
    package var cellSize = CGSize(width: 1, height: 1)

    /// The element that was given this environment, in a recorded pass.
    private var asker: Asker?

    /// An environment in which every key has its default value.
    public static var empty: Environment { Environment() }

    /// A key's value: its default if none was set.
    public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
        get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
        set { values[ObjectIdentifier(key)] = newValue }
    }

    /// The direction of text.
    public enum LayoutDirection: Hashable, Sendable {
        /// Left to right, the usual one.
        case leftToRight
        /// Kept; stacks and alignments are not mirrored.
        case rightToLeft
    }
}

extension Environment {
    /// An element, and whether its row still exists: authors may keep environments.
    private struct Asker {
        let node: Node
        let life: PassLife
    }

    /// The element in a running, recorded pass whose code got this environment.
    var askingNode: Node? {
        guard let asker, !asker.life.isOver, asker.node.pass.pointee.isOpen else { return nil }
        return asker.node
    }

    /// The environment for the code of an element's author, in a recorded pass.
    func handed(to node: Node) -> Environment {
        var environment = self
        environment.asker = Asker(node: node, life: node.pass.pointee.life)
        return environment
    }
}
