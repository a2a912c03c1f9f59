/// An element with a name of its own in the record, because its type's name does not fit: a wrapper around any element,
/// or one type that represents many.
public protocol NamedElement: Element {
    /// The name in the record.
    var elementName: String { get }

    /// The warnings for the element in the record: sentences without a full stop. None by default.
    var warnings: [String] { get }
}

extension NamedElement {
    /// None: an element without warnings of its own need not implement it.
    public var warnings: [String] { [] }
}
