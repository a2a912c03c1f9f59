import LayoutInspection
import Negotiation

/// Two layouts with their difference.
struct ComparedLayouts {
    let first: Side
    let second: Side
    let difference: LayoutDifference

    /// One of the two.
    struct Side {
        /// The name of the sources, as the person gave it.
        let name: String
        let inspection: Inspection
    }

    /// Nil if one of them could not be laid out.
    init?(_ first: OpenedLayout, _ second: OpenedLayout) {
        guard let before = first.inspection, let after = second.inspection else { return nil }
        self.init(
            Side(name: first.document.name, inspection: before), Side(name: second.document.name, inspection: after))
    }

    init(_ first: Side, _ second: Side) {
        self.first = first
        self.second = second
        difference = LayoutDifference(from: first.inspection, to: second.inspection)
    }

    /// The layout that contains a changed element.
    func side(of change: ElementChange) -> Side { change.after == nil ? first : second }
}
