import Negotiation

extension Inspection {
    /// The outermost element that divided a length among several children; where none did, the outermost with several
    /// children, as a layout of the source's own has; nil where no element has several.
    package var firstContainer: Int? {
        elements.firstIndex { element in
            record.shares(of: element.recordID).contains { $0.left != nil && $0.members.count > 1 }
        } ?? elements.firstIndex { $0.children.count > 1 }
    }
}
