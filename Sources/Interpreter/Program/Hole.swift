import SwiftSource

/// Something that neither the sources nor the vocabulary declare, as it is shown: a name or a type declared elsewhere, a
/// member of such a type, a required argument of the root. Listed once for each name.
package struct Hole: Hashable, Sendable {
    /// Its source text, with runs of white space as one space: `order.title`. A required argument of the root has its
    /// label: `title`.
    package let text: String
    /// Its first position.
    package let range: SourceRange
    package let kind: Kind
    /// The expected type, as Swift writes it: `String`; empty where that is unknown.
    package let wanted: String
    /// Its assumed value, as the tree and the list of holes show it: `‹order.title›`, `true`, `10`.
    package let assumed: String
    /// How often it occurs, counted up to `maximumCount`.
    package var count: Int
    /// A list of places is copied wherever code is tried, so it has an end.
    package static let maximumCount = 2_000
    /// The name of the unknown type that the declared type of its value conforms to or inherits from.
    package let unknownParent: String?

    package init(
        text: String, range: SourceRange, kind: Kind, wanted: String, assumed: String, count: Int = 1,
        unknownParent: String? = nil
    ) {
        self.unknownParent = unknownParent
        self.text = text
        self.range = range
        self.kind = kind
        self.wanted = wanted
        self.assumed = assumed
        self.count = count
    }

    /// The same at another position.
    package func moved(to range: SourceRange) -> Hole {
        Hole(
            text: text, range: range, kind: kind, wanted: wanted, assumed: assumed, count: count,
            unknownParent: unknownParent)
    }

    /// What is assumed for it, which decides how it is shown and what a key does with it.
    package enum Kind: Hashable, Sendable {
        case text, number, collection, element, modifier, handler
        /// A condition, with its assumed value.
        case condition(Bool)
        /// A value of another type, or of an unknown one.
        case value
    }
}

/// Where a hole was met, or one that is set.
package struct HolePlace: Hashable, Sendable {
    package let name: String
    package let range: SourceRange
}

/// The value that a person gives a hole: on the command line, in a comment of the source, or on the screen.
package struct HoleSetting: Hashable, Sendable {
    /// A hole's text.
    package let name: String
    /// Swift, checked in the scope of the file.
    package let expression: String
    package let origin: Origin

    package init(name: String, expression: String, origin: Origin) {
        self.name = name
        self.expression = expression
        self.origin = origin
    }

    /// Where it was given; later cases win.
    package enum Origin: Hashable, Sendable {
        /// A line `// haggle: NAME = EXPRESSION`, at its position.
        case comment(SourceRange)
        /// `--set`.
        case option
        case screen
    }
}
