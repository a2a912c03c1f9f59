import Foundation

/// A line of an element by which others are aligned: what it is known by, and where it runs in an element that says nothing
/// of it.
package struct OwnLine<Dimensions>: Hashable, Sendable {
    private let key: Key
    package let name: String
    /// In points from the left or the top.
    package let defaultValue: @Sendable (Dimensions) -> CGFloat

    private enum Key: Hashable {
        case type(ObjectIdentifier)
        case named(String)
    }

    /// A line that a type of compiled code stands for.
    package init(_ id: Any.Type, defaultValue: @escaping @Sendable (Dimensions) -> CGFloat) {
        key = .type(ObjectIdentifier(id))
        name = "\(id)"
        self.defaultValue = defaultValue
    }

    /// A line that something else stands for, which has this key alone.
    package init(named name: String, key: String, defaultValue: @escaping @Sendable (Dimensions) -> CGFloat) {
        self.key = .named(key)
        self.name = name
        self.defaultValue = defaultValue
    }

    package static func == (one: OwnLine, other: OwnLine) -> Bool { one.key == other.key }

    package func hash(into hasher: inout Hasher) { hasher.combine(key) }
}
