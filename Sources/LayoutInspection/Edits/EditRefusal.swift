/// Why an element cannot be edited.
package enum EditRefusal: Error, Hashable, Sendable {
    /// The element is from compiled Swift or a library's text.
    case notInSources
    /// The sources have changed since the layout was made.
    case outdated
    /// No expression of the source has the element's range.
    case noExpression
    /// Only one expression can stand here: a function's result, a variable's value, an argument.
    case onlyPlace
    /// The code around it takes this type of element alone.
    case otherType
    /// The element is all that there is in a body that needs one.
    case neededHere
    case noPreviousSibling, noNextSibling
    /// A declaration, or another statement that is no element, stands beside it.
    case statementBetween
    /// The element contains no others.
    case noContent
    /// Its content is made by code, such as a variable or a loop.
    case contentIsCode
    /// Several children cannot take a place in which one expression stands.
    case severalChildren(Int)
    /// An element that holds one other holds it already.
    case holdsOne

    /// The sentence for the person.
    package var sentence: String {
        switch self {
        case .notInSources: "The sources have no code for this element."
        case .outdated: "The text has changed since this layout."
        case .noExpression: "The code of this element has no form that can be edited here."
        case .onlyPlace: "Only one element can stand here."
        case .otherType: "Only an element of this type can stand here."
        case .neededHere: "This is the only element here, and one is needed."
        case .noPreviousSibling: "No element stands before this one."
        case .noNextSibling: "No element stands after this one."
        case .statementBetween: "A statement that is no element stands in between."
        case .noContent: "This element contains no others."
        case .contentIsCode: "Code makes the content of this element."
        case .severalChildren(let count): "Only one element can stand here, and this one contains \(count)."
        case .holdsOne: "This element holds one other, and has it."
        }
    }
}
