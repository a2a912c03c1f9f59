import SwiftSource

/// What a name can stand for.
enum Symbol {
    case variable(VariableSymbol)
    case function(FunctionSymbol)
    case type(NominalSymbol)
    case alias(AliasSymbol)
    case enumCase(CaseSymbol)

    var name: String {
        switch self {
        case .variable(let symbol): symbol.name
        case .function(let symbol): symbol.name
        case .type(let symbol): symbol.name
        case .alias(let symbol): symbol.name
        case .enumCase(let symbol): symbol.name
        }
    }

    /// Where a value or a function is declared; nil for others.
    var range: SourceRange? { variable?.range ?? function?.range }

    var variable: VariableSymbol? { if case .variable(let symbol) = self { symbol } else { nil } }

    /// The type that an extension of it adds to.
    var extendedType: NominalSymbol? {
        switch self {
        case .type(let type): type
        case .alias(let alias): alias.target?.symbol
        default: nil
        }
    }

    var function: FunctionSymbol? { if case .function(let symbol) = self { symbol } else { nil } }
}

/// The language's own types that the checker and the runner have rules for.
enum StandardType: String, CaseIterable {
    case int = "Int", double = "Double", cgFloat = "CGFloat", float = "Float", bool = "Bool", string = "String"
    case int8 = "Int8", int16 = "Int16", int32 = "Int32", int64 = "Int64"
    case uint = "UInt", uint8 = "UInt8", uint16 = "UInt16", uint32 = "UInt32", uint64 = "UInt64"
    case character = "Character", substring = "Substring"
    case optional = "Optional", array = "Array", dictionary = "Dictionary", set = "Set"
    case range = "Range", closedRange = "ClosedRange", partialRangeFrom = "PartialRangeFrom"
    case partialRangeUpTo = "PartialRangeUpTo", partialRangeThrough = "PartialRangeThrough"
    case keyPath = "KeyPath", never = "Never"
    case sequence = "Sequence", collection = "Collection"
    case equatable = "Equatable", hashable = "Hashable", comparable = "Comparable", error = "Error"
    case identifiable = "Identifiable", caseIterable = "CaseIterable", rawRepresentable = "RawRepresentable"
    case customStringConvertible = "CustomStringConvertible", optionSet = "OptionSet"
    case additiveArithmetic = "AdditiveArithmetic", numeric = "Numeric", signedNumeric = "SignedNumeric"
    case strideable = "Strideable", binaryInteger = "BinaryInteger", signedInteger = "SignedInteger"
    case unsignedInteger = "UnsignedInteger", fixedWidthInteger = "FixedWidthInteger"
    case floatingPoint = "FloatingPoint", binaryFloatingPoint = "BinaryFloatingPoint"
    case expressibleByIntegerLiteral = "ExpressibleByIntegerLiteral"
    case expressibleByFloatLiteral = "ExpressibleByFloatLiteral"
    case expressibleByStringLiteral = "ExpressibleByStringLiteral"
    case expressibleByArrayLiteral = "ExpressibleByArrayLiteral"
    case expressibleByDictionaryLiteral = "ExpressibleByDictionaryLiteral"
    case expressibleByBooleanLiteral = "ExpressibleByBooleanLiteral"
    case stringProtocol = "StringProtocol"
    case expressibleByNilLiteral = "ExpressibleByNilLiteral"

    var isNumber: Bool {
        switch self {
        case .double, .cgFloat, .float: true
        default: isWhole
        }
    }

    var isFloating: Bool { isNumber && !isWhole }
}

/// A `typealias` or an associated type.
final class AliasSymbol {
    let name: String
    /// Where its name is declared; nil for what no source declares.
    let place: SourceRange?
    var genericParameters: [GenericParameter] = []
    /// Nil for an associated type without a default.
    var type: Type?
    /// Resolves the type when it is first asked for; nil once it is.
    var resolve: (() -> Type?)?
    let isAssociatedType: Bool
    /// Finds the constraints of an associated type: `associatedtype Content: View`.
    var findConstraints: () -> [Type] = { [] }

    init(
        _ name: String, at place: SourceRange? = nil, isAssociatedType: Bool = false, resolve: (() -> Type?)? = nil
    ) {
        self.name = name
        self.place = place
        self.isAssociatedType = isAssociatedType
        self.resolve = resolve
    }

    /// The type that it stands for.
    var target: Type? {
        if let resolve {
            self.resolve = nil
            type = resolve()
        }
        return type
    }
}

/// A case of an enum.
final class CaseSymbol {
    let name: String
    let owner: NominalSymbol
    /// Its place among the cases.
    let index: Int
    let range: SourceRange
    /// What it holds, as the parameters of a call.
    var parameters: [ParameterSymbol]
    let hasPayload: Bool
    var rawValue: Value?
    /// Whether a switch may leave it out, for it is not there on some platform.
    var isUnavailable = false
    /// Takes a value of compiled code apart.
    let pattern: CaseDescription?

    init(
        _ name: String, of owner: NominalSymbol, index: Int, at range: SourceRange, parameters: [ParameterSymbol],
        pattern: CaseDescription? = nil
    ) {
        self.name = name
        self.owner = owner
        self.index = index
        self.range = range
        self.parameters = parameters
        self.pattern = pattern
        hasPayload = !parameters.isEmpty
    }
}
