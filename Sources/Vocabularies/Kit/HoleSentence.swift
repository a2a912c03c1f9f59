import Foundation
import Negotiation

/// What reasons say of elements that nobody knows.
enum HoleSentence {
    static func column(in name: String) -> String {
        "haggle does not know \(name) and puts its contents in a column"
    }

    /// - Parameter corner: of the column, or of what stands in it.
    static func column(in name: String, at corner: CGPoint) -> String {
        "\(column(in: name)), \(PointsFormat.short(corner.x)) from the left and \(PointsFormat.short(corner.y)) from the top"
    }
}
