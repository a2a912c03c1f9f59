import LayoutInspection
import Playground
import SwiftSource

/// What becomes of what is open: each is followed by a reading.
enum SourceChange: Sendable {
    /// Read the open sources once more, with what the screen says of holes.
    case again([HoleSetting])
    /// Open an example, with what the screen said of its holes.
    case example(Example, [HoleSetting])
    /// Open what the person opened, which an example has taken the place of, with what the screen said of its holes.
    case own([HoleSetting])
    case root(EarlierRoot)
    /// What the screen says of holes, and nothing else.
    case settings([HoleSetting])
    /// How many points a cell stands for.
    case scale(CellProjection)

    /// Whether another thing is opened.
    var opensAnother: Bool {
        switch self {
        case .example, .own: true
        case .again, .root, .settings, .scale: false
        }
    }
}

extension OpenSources {
    /// - Throws: the file that cannot be read any more; what was read before stays open.
    mutating func apply(_ change: SourceChange) throws(UnreadableFile) {
        switch change {
        case .again(let settings):
            set(settings)
            try readOwnAgain()
        case .example(let example, let settings): open(example, settings)
        case .own(let settings):
            openOwn(settings)
            // It may have changed while an example had its place.
            try readOwnAgain()
        case .root(let root): choose(root)
        case .settings(let settings): set(settings)
        case .scale(let projection): set(projection)
        }
    }

    /// What has no file to be read from is read as it was.
    private mutating func readOwnAgain() throws(UnreadableFile) {
        guard isOwn, let own, own.isOnDisk else { return }
        replaceOwn(by: try InputSources(own.paths, after: own))
    }
}
