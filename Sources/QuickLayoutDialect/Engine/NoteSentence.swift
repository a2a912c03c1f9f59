import EngineKit
import Negotiation

/// The sentences for elements on which QuickLayout's rules leave something open.
enum NoteSentence {
    static let noPriority = "its priority is NaN, so its stack never lays it out"

    static func notFinite(_ frame: CGRect) -> String { CommonSentences.notFinite(frame) }

    static func unspecified(_ axis: Axis) -> String { CommonSentences.unspecified(axis, in: "QuickLayout") }

    static func between(_ axis: Axis, _ proposal: AxisProposal) -> String {
        CommonSentences.askedWithMaximum(axis, proposal, in: "QuickLayout")
    }
}
