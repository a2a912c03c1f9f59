import Interpreter
import SwiftSource

/// A root of an earlier reading, with what identifies it after files have changed, come or gone.
package struct EarlierRoot: Hashable, Sendable {
    package let root: Root
    /// The name of its file.
    private let file: String

    package init(_ root: Root, in sources: SourceSet) {
        self.init(root, file: sources.file(of: root.range).name)
    }

    /// - Parameter file: the name of the root's file.
    package init(_ root: Root, file: String) {
        (self.root, self.file) = (root, file)
    }

    /// How likely it is that another root is meant; later cases are likelier.
    package enum Likeness: Comparable {
        /// A root of the same name in another file: its own was renamed, or is gone.
        case elsewhere
        /// A preview of the same view in its file, with another number.
        case renumbered
        case same
    }

    /// How likely a root is the earlier one; nil if it is not. The numbers of previews without names count those of all
    /// files, so the view that they show is compared instead.
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
    /// Whether it shows the root of an earlier reading, so that the selection and the states there still apply.
    package func showsSameRoot(as earlier: DocumentFacts) -> Bool {
        guard let root = chosenRoot, let old = earlier.chosenRoot else { return true }
        return EarlierRoot(old, in: earlier.sources).likeness(of: root, in: sources) != nil
    }
}
