import Negotiation

extension Inspection {
    /// The outermost element that divided a length among several children; nil where none did.
    package var firstSharing: Int? {
        elements.firstIndex { element in
            record.shares(of: element.recordID).contains { $0.left != nil && $0.members.count > 1 }
        }
    }
}
