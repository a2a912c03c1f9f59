import LayoutInspection
import Negotiation
import SwiftSource

/// What a person made of the screen, apart from the sources: for the next start with the same files. A part that is
/// missing is as at any start.
package struct KeptPlace: Codable, Hashable, Sendable {
    package var root: KeptRoot?
    package var width: Length?
    package var height: Length?
    /// The components of the selected element's path.
    package var selection: [String]?
    /// The values of holes that are in no file.
    package var holes: [HoleValue]?
    /// The active stops of playing and running.
    package var stops: Set<Stops.Stop>?
    package var panes: [PaneSize]?

    package init() {}

    /// The proposal on an axis.
    package struct Length: Codable, Hashable, Sendable {
        /// As the proposal line writes it: `40`, `<=40`, `inf`.
        package let proposal: String
        package let followsWindow: Bool
    }

    package struct HoleValue: Codable, Hashable, Sendable {
        package let name: String
        /// Swift.
        package let expression: String
    }

    /// How a pane differs from its usual size.
    package struct PaneSize: Codable, Hashable, Sendable {
        package let pane: String
        /// How many cells it is larger; may be negative.
        package let extra: Int
        package let isHidden: Bool
    }

    package subscript(axis: Axis) -> Length? {
        get { axis == .horizontal ? width : height }
        set {
            switch axis {
            case .horizontal: width = newValue
            case .vertical: height = newValue
            }
        }
    }

    /// Whether a start without it differs only in the selected element.
    package var isUsual: Bool {
        let follows = [width, height].allSatisfy { $0?.followsWindow ?? true }
        return follows && root == nil && (holes ?? []).isEmpty && (panes ?? []).isEmpty
            && stops ?? Stops().on == Stops().on
    }
}

/// A root that the person chose.
package struct KeptRoot: Codable, Hashable, Sendable {
    package let name: String
    package let kind: String
    package let shows: String?
    /// The name of its file.
    package let file: String

    init(_ root: Root, file: String) {
        (name, kind, shows, self.file) = (root.name, root.kind.rawValue, root.shows, file)
    }

    /// The root for reading the sources; nil for a kind that is not known here.
    package var earlier: EarlierRoot? {
        Root.Kind(rawValue: kind).map {
            EarlierRoot(Root(name: name, kind: $0, range: SourceRange(0, 0), shows: shows), file: file)
        }
    }
}
