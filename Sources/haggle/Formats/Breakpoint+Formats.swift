import Foundation
import LayoutInspection
import Negotiation
import SwiftSource

extension Breakpoint {
    /// The size and its changes, a line each:
    ///
    ///     width 27
    ///       Card/Label has 2 lines, not 3
    func heading(along axis: Axis) -> String {
        let shown = changes.prefix(Self.limit).map { "  \($0.sentence)\n" }.joined()
        let rest = changes.count > Self.limit ? "  and \(changes.count - Self.limit) more\n" : ""
        return "\(axis.lengthName) \(PointsFormat.short(length(along: axis)))\n" + shown + rest
    }

    /// Further changes of one size are counted.
    private static let limit = 8

    /// In points.
    private func length(along axis: Axis) -> CGFloat { CGFloat(cells) * inspection.projection.cell[axis] }

    /// One object on a line: the size, its changes, and the frame as in `render --format json`.
    func json(along axis: Axis, of document: LayoutDocument, _ diagnostics: [Diagnostic]) -> String {
        var json = JSONText()
        json.object { json in
            json.field("axis", axis == .horizontal ? "horizontal" : "vertical")
            json.field("length") { $0.number(length(along: axis)) }
            json.field("changes", each: changes) { $0.string($1.sentence) }
            json.field("frame") { $0.frame(of: inspection, in: document, diagnostics) }
        }
        json.endLine()
        return json.text
    }
}
