import Foundation
import LayoutInspection
import Negotiation

/// The changes since the layout before, in words.
struct ChangeStory {
    let difference: LayoutDifference
    let inspection: Inspection
    let notation: Notation

    /// "5 changed".
    var count: String? {
        let count = difference.changes.count
        return count > 0 ? "\(count) changed" : difference.carried > 0 ? "\(difference.carried) moved" : nil
    }

    /// The first difference of the negotiations; nil if describing it needs the layout before.
    var parting: String? {
        guard let parting = difference.parting, let now = parting.now.map({ inspection.record[$0] }) else { return nil }
        let names = Components(inspection)
        let asked = names[now.asked]
        let asker = now.asker.map { "\(names[$0]) asks \(asked)" } ?? asked
        let proposal = notation.short(now.proposal)
        return switch parting.kind {
        case .asked: "the first ask that differs: \(asker) \(proposal)"
        case .proposal: "the first ask that differs: \(asker), now \(proposal)"
        case .answer: "the first answer that differs: \(asked), now \(PointsFormat.short(now.answer))"
        }
    }

    /// "was 7×3, is 9×2".
    static func sentence(_ change: ElementChange) -> String {
        switch change.kind {
        case .resized: "was \(size(change.was)), is \(size(change.now))"
        case .moved: "was at \(corner(change.was)), is at \(corner(change.now))"
        case .redrawn: "looks different"
        case .added: "is new: \(size(change.now)) at \(corner(change.now))"
        case .removed: "is gone: was \(size(change.was)) at \(corner(change.was))"
        }
    }

    private static func size(_ frame: CGRect?) -> String { PointsFormat.short(frame?.size ?? .zero) }

    private static func corner(_ frame: CGRect?) -> String {
        let origin = frame?.origin ?? .zero
        return "\(PointsFormat.short(origin.x)), \(PointsFormat.short(origin.y))"
    }
}
