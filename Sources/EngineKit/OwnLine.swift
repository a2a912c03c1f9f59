import Foundation

/// A line of an element by which others are aligned: what it is known by, and where it runs in an element that says nothing
/// of it.
package struct OwnLine<Dimensions>: Hashable, Sendable {
    // A class, for a line is handed on with every stack that aligns by it.
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

    /// A line that a type of compiled code stands for.
    package init(_ id: Any.Type, defaultValue: @escaping @Sendable (Dimensions) -> CGFloat) {
        line = Line(.type(ObjectIdentifier(id)), "\(id)", defaultValue)
    }

    /// A line that something else stands for, which has this key alone.
    package init(named name: String, key: String, defaultValue: @escaping @Sendable (Dimensions) -> CGFloat) {
        line = Line(.named(key), name, defaultValue)
    }

    package var name: String { line.name }

    /// Where it runs in an element that says nothing of it, in points from the left or the top.
    package func defaultValue(_ dimensions: Dimensions) -> CGFloat { line.defaultValue(dimensions) }

    package static func == (one: OwnLine, other: OwnLine) -> Bool {
        one.line === other.line || one.line.key == other.line.key
    }

    package func hash(into hasher: inout Hasher) { hasher.combine(line.key) }
}
