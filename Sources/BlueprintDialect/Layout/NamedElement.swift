/// An element that says itself how a record shows it, where its type does not: a wrapper around any element, or one
/// type that stands for many.
public protocol NamedElement: Element {
    /// As the record calls it.
    var elementName: String { get }

    /// What the record warns of where the element stands: sentences without a full stop. None by default.
    var warnings: [String] { get }
}

extension NamedElement {
    /// None: an element without warnings of its own need not implement it.
    public var warnings: [String] { [] }
}
