import Foundation

/// An alignment line: its identity, and its default position in an element that sets none.
package struct OwnLine<Dimensions>: Hashable, Sendable {
    // A class, because each stack that aligns by a line hands it on.
    private let line: Line

    private final class Line: Sendable {
        let key: Key
        let name: String
        let defaultValue: @Sendable (Dimensions) -> CGFloat

        init(_ key: Key, _ name: String, _ defaultValue: @escaping @Sendable (Dimensions) -> CGFloat) {
            (self.key, self.name, self.defaultValue) = (key, name, defaultValue)
        }
    }

    private enum Key: Hashable {
        case type(ObjectIdentifier)
        case named(String)
    }

    /// Creates a line identified by a type of compiled code.
    package init(_ id: Any.Type, defaultValue: @escaping @Sendable (Dimensions) -> CGFloat) {
        line = Line(.type(ObjectIdentifier(id)), "\(id)", defaultValue)
    }

    /// Creates a line identified by a key alone.
    package init(named name: String, key: String, defaultValue: @escaping @Sendable (Dimensions) -> CGFloat) {
        line = Line(.named(key), name, defaultValue)
    }

    package var name: String { line.name }

    /// The position in an element that sets none, in points from the left or the top.
    package func defaultValue(_ dimensions: Dimensions) -> CGFloat { line.defaultValue(dimensions) }

    package static func == (one: OwnLine, other: OwnLine) -> Bool {
        one.line === other.line || one.line.key == other.line.key
    }

    package func hash(into hasher: inout Hasher) { hasher.combine(line.key) }
}
