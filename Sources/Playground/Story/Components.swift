import LayoutInspection
import Negotiation

/// The path components of a record's elements, including elements that were only measured: names, numbered if siblings
/// share one. Computed on demand.
struct Components {
    private let inspection: Inspection
    private var record: LayoutRecord { inspection.record }

    init(_ inspection: Inspection) {
        self.inspection = inspection
    }

    subscript(element: ElementID) -> String {
        if let index = inspection.index(of: element) { return inspection.elements[index].pathComponent }
        let own = record[element].label
        guard let parent = record[element].parent else { return own }
        let before = record[parent].children.prefix { $0 != element }.count { record[$0].label == own }
        return before == 0 ? own : "\(own)#\(before + 1)"
    }
}
