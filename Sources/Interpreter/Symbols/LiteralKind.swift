import SwiftSource

/// The literals of which values of a type can be made, where it conforms to the literal's protocol.
enum LiteralKind: String {
    case integer, float, string, boolean, `nil`, array, dictionary

    var conformance: StandardType {
        switch self {
        case .integer: .expressibleByIntegerLiteral
        case .float: .expressibleByFloatLiteral
        case .string: .expressibleByStringLiteral
        case .boolean: .expressibleByBooleanLiteral
        case .nil: .expressibleByNilLiteral
        case .array: .expressibleByArrayLiteral
        case .dictionary: .expressibleByDictionaryLiteral
        }
    }

    /// The label of the initializer's only parameter.
    var label: String { rawValue + "Literal" }
}

extension Expression {
    /// Which literal it is; nil for lists, dictionaries and nil, and for all that is no literal.
    var literalKind: LiteralKind? {
        switch kind {
        case .integer: .integer
        case .float: .float
        case .string: .string
        case .boolean: .boolean
        default: nil
        }
    }
}
