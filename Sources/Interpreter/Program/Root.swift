import SwiftSource

/// Something in the sources that can be laid out.
package struct Root: Hashable, Sendable {
    /// The name that `--root` takes: `bar`, `Card`, `Card.header`, a preview's name or `preview:2`.
    package let name: String
    package let kind: Kind
    /// Where it is declared.
    package let range: SourceRange
    /// The first view of the sources in a preview without a name: `Card`.
    package let shows: String?

    package init(name: String, kind: Kind, range: SourceRange, shows: String? = nil) {
        self.name = name
        self.kind = kind
        self.range = range
        self.shows = shows
    }

    /// Its name, with what a preview shows that has none of its own: `preview:2 Card`.
    package var title: String { shows.map { "\(name) \($0)" } ?? name }

    package enum Kind: String, Hashable, Sendable {
        /// A `#Preview`, or the previews of a `PreviewProvider`.
        case preview
        /// An element at the top level.
        case element
        /// A view, an element or a component that the sources declare.
        case type
        /// A computed property that gives an element.
        case property
        /// A function that gives an element.
        case function
    }
}
