import Foundation
import Negotiation

/// What every engine says of elements where its rules leave something open. The sentences of one alone are its own.
package enum CommonSentences {
    package static let tooDeep = "nested too deeply to be laid out; it counts as 0×0"

    /// Of an element whose children would be more than a pass lays out.
    package static let tooMany = "too many elements; this one's contents are left out"

    package static func unspecified(_ axis: Axis, in library: String) -> String {
        "\(library) has no unspecified \(axis.lengthName); it is asked without a limit (inf)"
    }

    /// For a proposal with a minimum, where the library has none.
    package static func noMinimum(_ axis: Axis, _ proposal: AxisProposal, in library: String) -> String {
        "\(library) cannot propose a \(axis.lengthName) of \(proposal): it knows no minimum size"
    }

    package static func notFinite(_ frame: CGRect) -> String { "its frame is not finite: \(text(frame))" }

    /// `4×1 at 0, 2`.
    package static func text(_ frame: CGRect) -> String {
        "\(PointsFormat.short(frame.size)) at \(PointsFormat.short(frame.origin))"
    }
}
