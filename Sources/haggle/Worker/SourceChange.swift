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

extension OpenSources {
    /// - Throws: the file that can no longer be read; the earlier sources stay open.
    mutating func apply(_ change: SourceChange) throws(UnreadableFile) {
        switch change {
        case .again(let settings):
            set(settings)
            try readOwnAgain()
        case .example(let example, let settings): open(example, settings)
        case .own(let settings):
            openOwn(settings)
            // It may have changed while an example was open.
            try readOwnAgain()
        case .root(let root): choose(root)
        case .settings(let settings): set(settings)
        case .texts(let texts): replaceTexts(by: texts)
        case .file(let path): openFile(try InputSources([path]))
        case .scale(let projection): set(projection)
        }
    }

    /// Reads the person's own sources again, if they are on disk.
    private mutating func readOwnAgain() throws(UnreadableFile) {
        guard isOwn, let own, own.isOnDisk else { return }
        replaceOwn(by: try InputSources(own.paths, after: own))
    }
}
