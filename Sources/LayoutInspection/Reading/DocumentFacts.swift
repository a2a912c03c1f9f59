import Interpreter
import SwiftSource

/// The result of reading sources, without the elements: it may leave the thread that owns those.
/// A class, since it is large, never changes, and has many holders.
package final class DocumentFacts: Sendable {
    /// What it is called: a file's name, a folder's, an example's title.
    package let name: String
    package let sources: SourceSet
    /// Nil where the sources name no dialect and nothing of one.
    package let dialect: (any Dialect)?
    /// Everything that can be laid out, in the order of the sources.
    package let roots: [Root]
    /// The one that is laid out; nil where there is none, and where compiled Swift handed the element over.
    package let chosenRoot: Root?
    /// Whether there is an element to lay out.
    package let hasLayout: Bool
    /// What reading reported.
    package let diagnostics: [Diagnostic]
    /// The holes met while the root was made.
    package let holes: [Hole]
    /// Settings of holes that do not exist.
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

/// What the numbers of a document's sources are taken for.
package struct Scale: Hashable, Sendable {
    /// How many points a cell stands for.
    package let projection: CellProjection
    /// Whether the sources' numbers are clearly points.
    package let isInPoints: Bool

    package init(projection: CellProjection = .unit, isInPoints: Bool = false) {
        self.projection = projection
        self.isInPoints = isInPoints
    }
}
