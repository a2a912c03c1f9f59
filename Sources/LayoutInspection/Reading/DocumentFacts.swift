import Interpreter
import SwiftSource

/// The result of reading sources, without the elements: it may leave the thread that owns those. A class, since it is
/// large, never changes, and has many holders.
package final class DocumentFacts: Sendable {
    /// Its name: a file's, a folder's, or an example's title.
    package let name: String
    package let sources: SourceSet
    /// Nil if no name in the sources is known to a dialect.
    package let dialect: (any Dialect)?
    /// Everything that can be laid out, in the order of the sources.
    package let roots: [Root]
    /// The root that is laid out; nil if there is none, or if the element is from compiled Swift.
    package let chosenRoot: Root?
    /// Whether there is an element to lay out.
    package let hasLayout: Bool
    /// The diagnostics of reading.
    package let diagnostics: [Diagnostic]
    /// The holes met while the root was made.
    package let holes: [Hole]
    /// Settings for holes that do not exist.
    package let unknownSettings: [HoleSetting]

    package let scale: Scale

    init(of document: LayoutDocument) {
        name = document.name
        sources = document.sources
        dialect = document.dialect
        roots = document.roots
        chosenRoot = document.chosenRoot
        hasLayout = document.root != nil
        diagnostics = document.diagnostics
        holes = document.holes
        unknownSettings = document.unknownSettings
        scale = document.scale
    }

    /// The first of the sources.
    package var source: SourceText { sources.files[0].text }

    package var hasErrors: Bool { diagnostics.hasErrors }
}

/// The interpretation of a document's numbers.
package struct Scale: Hashable, Sendable {
    /// The points in a cell.
    package let projection: CellProjection
    /// Whether the sources' numbers are clearly points.
    package let isInPoints: Bool

    package init(projection: CellProjection = .unit, isInPoints: Bool = false) {
        self.projection = projection
        self.isInPoints = isInPoints
    }
}
