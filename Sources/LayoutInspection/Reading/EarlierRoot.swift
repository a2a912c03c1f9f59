import Interpreter
import SwiftSource

/// A root of an earlier reading, by what finds it again once files have changed, come or gone.
package struct EarlierRoot: Hashable, Sendable {
    package let root: Root
    /// The name of its file.
    private let file: String

    package init(_ root: Root, in sources: SourceSet) {
        self.root = root
        file = sources.file(of: root.range).name
    }

    /// How likely another root is meant; later cases are likelier.
    package enum Likeness: Int, Comparable {
        /// One of its name in another file: its own may have got another name, or is gone.
        case elsewhere
        /// A preview of the same view in its file, with another number.
        case renumbered
        case same

        package static func < (one: Likeness, other: Likeness) -> Bool { one.rawValue < other.rawValue }
    }

    /// Nil for a root that is not meant. The numbers of previews without names count those of all files, so that the view
    /// that they show says more.
    package func likeness(of other: Root, in sources: SourceSet) -> Likeness? {
        guard other.kind == root.kind else { return nil }
        let isInFile = sources.file(of: other.range).name == file
        if isInFile, other.name == root.name { return .same }
        guard let view = root.shows else { return other.name == root.name ? .elsewhere : nil }
        guard other.shows == view else { return nil }
        return isInFile ? .renumbered : .elsewhere
    }
}

extension DocumentFacts {
    /// Whether it shows the root that an earlier reading showed, and so whether what was looked at there is looked at here.
    package func showsSameRoot(as earlier: DocumentFacts) -> Bool {
        guard let root = chosenRoot, let old = earlier.chosenRoot else { return true }
        return EarlierRoot(old, in: earlier.sources).likeness(of: root, in: sources) != nil
    }
}
