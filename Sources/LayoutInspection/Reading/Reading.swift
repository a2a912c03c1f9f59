import Foundation
import Interpreter
import Negotiation

/// How sources are to be read.
package struct Reading: Sendable {
    /// The dialect's name; nil to choose by the imports, else by the names in the sources.
    package var dialect: String?
    /// The dialect of sources without any known name, such as an empty file; nil for the first dialect.
    package var usualDialect: String?
    package var root: RootChoice
    /// The values of holes, besides those that comments in the sources give.
    package var settings: [HoleSetting]
    /// The points in a cell, for holes that are lengths in cells.
    package var cell: CGSize
    /// Asks reading, and later calls of the source's closures, to stop.
    package var cancellation: Cancellation?

    package init(
        dialect: String? = nil, root: RootChoice = .best, settings: [HoleSetting] = [],
        cell: CGSize = CellProjection.unit.cell
    ) {
        self.dialect = dialect
        self.root = root
        self.settings = settings
        self.cell = cell
    }
}

/// The root to lay out.
package enum RootChoice: Hashable, Sendable {
    /// The one to show first.
    case best
    /// As `--root` takes it: a name, or `File.swift:Name`.
    case named(String)
    /// One of an earlier reading, if it still exists; else the best.
    case again(EarlierRoot)
    /// None: the sources are read without laying anything out.
    case none
}
