import EngineKit
import Negotiation

/// A named line of a view, on either axis.
package struct AlignmentKey: Hashable, Sendable {
    let axis: Axis
    let line: Line

    enum Line: Hashable, Sendable {
        /// Leading or top.
        case start
        case center
        /// Trailing or bottom.
        case end
        case firstTextBaseline, lastTextBaseline
        case custom(OwnLine<ViewDimensions>)
    }

    /// The name as it is written: `leading`.
    var name: String {
        switch line {
        case .start: LineWords.start(axis)
        case .center: "center"
        case .end: LineWords.end(axis)
        case .firstTextBaseline: "firstTextBaseline"
        case .lastTextBaseline: "lastTextBaseline"
        case .custom(let custom): custom.name
        }
    }

    /// How the guides of several children are merged into their container's; nil for a guide that is not.
    var merging: Merging? {
        switch line {
        case .start, .center, .end: nil
        case .firstTextBaseline: .least
        case .lastTextBaseline: .greatest
        case .custom: .mean
        }
    }

    enum Merging {
        case least, greatest, mean
    }

    /// The line's position in a view that does not set it.
    func defaultValue(in dimensions: ViewDimensions) -> CGFloat {
        if case .custom(let custom) = line { return custom.defaultValue(dimensions) }
        return defaultValue(in: dimensions.size) ?? 0
    }

    /// The line's position in a view of a size; nil for the author's own line.
    func defaultValue(in size: CGSize) -> CGFloat? {
        switch line {
        case .start: 0
        case .center: size[axis] / 2
        case .end, .firstTextBaseline, .lastTextBaseline: size[axis]
        case .custom: nil
        }
    }

    /// Whether its default follows from the length on its axis alone.
    var isPartOfLength: Bool { if case .custom = line { false } else { true } }
}

extension AlignmentKey {
    /// The name of its guide.
    var guideName: String {
        switch line {
        case .firstTextBaseline: "first baseline"
        case .lastTextBaseline: "last baseline"
        default: name
        }
    }
}

extension AlignmentKey: NamedLine {
    package var words: String {
        switch line {
        case .start: LineWords.starts(axis)
        case .center: LineWords.centers
        case .end: LineWords.ends(axis)
        case .firstTextBaseline: "first baselines"
        case .lastTextBaseline: "last baselines"
        case .custom(let custom): "guides of \(custom.name)"
        }
    }
}
