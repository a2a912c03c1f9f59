import EngineKit
import Negotiation

/// The sentences for elements on which SwiftUI's rules leave something open, or where SwiftUI stops.
enum NoteSentence {
    static let noPriority = "its layout priority is NaN, with which SwiftUI never returns; 0 is taken instead"
    static let placedTwice = "its layout places it twice; the last placement counts"
    static let placedAtNaN = "its layout places it at NaN, where SwiftUI stops; it counts as not placed"

    static let tooManyColumns =
        "it has more than \(GridCells.maximumColumnCount) columns; the cells of further ones stand in the last"

    static func unplaced(by layout: String) -> String {
        "\(layout) does not place it, so it stands in the middle of \(layout)"
    }

    static func placedWhileMeasuring(by layout: String) -> String {
        "\(layout) places it while it measures, where SwiftUI stops; only placeSubviews can place"
    }

    static func settled(after round: Round) -> String {
        "its action runs after a pass, and the layout was repeated until nothing changed: \(round.number) passes"
    }

    static func unsettled(after round: Round) -> String {
        "what it observes still changes after \(round.number) passes; this is the layout of the last"
    }

    static func notFinite(_ frame: CGRect) -> String { CommonSentences.notFinite(frame) }

    static func between(_ axis: Axis, _ proposal: AxisProposal) -> String {
        CommonSentences.askedWithMaximum(axis, proposal, in: "SwiftUI")
    }
}
