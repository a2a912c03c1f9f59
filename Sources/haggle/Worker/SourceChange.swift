import LayoutInspection
import Playground
import SwiftSource

/// A change of the open sources. A reading follows each.
enum SourceChange: Sendable {
    /// Read the open sources again, with the screen's values of holes.
    case again([HoleSetting])
    /// Open an example, with the screen's values of its holes.
    case example(Example, [HoleSetting])
    /// Return from an example to the person's own sources, with the screen's values of their holes.
    case own([HoleSetting])
    case root(EarlierRoot)
    /// Set the screen's values of holes, and nothing else.
    case settings([HoleSetting])
    /// Read these texts in place of the ones on disk, and no other ones.
    case texts([NamedText])
    /// Open a file as the person's own.
    case file(String)
    /// Set the points in a cell.
    case scale(CellProjection)

    /// Whether it opens something else.
    var opensAnother: Bool {
        switch self {
        case .example, .own, .file: true
        case .again, .root, .settings, .texts, .scale: false
        }
    }
}
