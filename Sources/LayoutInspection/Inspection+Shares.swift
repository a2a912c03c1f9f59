import Negotiation

extension Inspection {
    /// The outermost element that divided a length among several children; nil where none did.
    package var firstSharing: Int? {
        elements.firstIndex { element in
            record[element.recordID].shares.contains { $0.left != nil && $0.members.count > 1 }
        }
    }
}
