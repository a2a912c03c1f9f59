import Negotiation

extension Inspection {
    /// The outermost element that divided a length among several children; otherwise the outermost with several
    /// children, such as a custom layout. Nil if no element has several.
    package var firstContainer: Int? {
        elements.firstIndex { element in
            record.shares(of: element.recordID).contains { $0.left != nil && $0.members.count > 1 }
        } ?? elements.firstIndex { $0.children.count > 1 }
    }
}
