import SwiftSource

/// What the sources and the vocabulary do not say, as it was shown: a name or a type declared elsewhere, a member of such a
/// type, a required argument of the view that is shown. Listed once for each name.
package struct Hole: Hashable, Sendable {
    /// Its source text, with runs of white space as one space: `order.title`. A required argument of the root has its
    /// label: `title`.
    package let text: String
    /// Where it stands first.
    package let range: SourceRange
    package let kind: Kind
    /// The type that was expected, as Swift writes it: `String`; empty where nothing says.
    package let wanted: String
    /// What was put in its place, as the tree and the list of holes show it: `‹order.title›`, `true`, `10`.
    package let assumed: String
    /// How often it occurs.
    package var count: Int

    package init(text: String, range: SourceRange, kind: Kind, wanted: String, assumed: String, count: Int = 1) {
        self.text = text
        self.range = range
        self.kind = kind
        self.wanted = wanted
        self.assumed = assumed
        self.count = count
    }

    /// What stands in its place, which decides how it is shown and what a key does with it.
    package enum Kind: Hashable, Sendable {
        case text, number, collection, element, modifier, handler
        /// A condition, with what was assumed of it.
        case condition(Bool)
        /// A value of another type, or of one that nothing says.
        case value
    }
}

/// What a person says that a hole is: on the command line, in a comment of the source, or on the screen.
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

    /// Who said so; the later ones win.
    package enum Origin: Hashable, Sendable {
        /// A line `// haggle: NAME = EXPRESSION`, at its place.
        case comment(SourceRange)
        /// `--set`.
        case option
        case screen
    }
}
