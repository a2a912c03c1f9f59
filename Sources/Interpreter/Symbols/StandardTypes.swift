/// The language's own types, one symbol each.
struct StandardTypes {
    private let symbols: [StandardType: NominalSymbol]

    init() {
        symbols = Dictionary(
            uniqueKeysWithValues: StandardType.allCases.map { type in
                let symbol = NominalSymbol(type.rawValue, kind: type.kind, standard: type)
                symbol.genericParameters = type.genericParameters.map { GenericParameter($0) }
                return (type, symbol)
            })
        // What the library says that a type conforms to.
        for (type, symbol) in symbols { symbol.parents = type.parents.map { .nominal(self[$0], []) } }
        for (type, symbol) in symbols where type.isMadeOfLiteral {
            symbol.selfParameter?.constraints = [.nominal(symbol, [])]
        }
    }

    subscript(type: StandardType) -> NominalSymbol { symbols[type] ?? NominalSymbol(type.rawValue, kind: .structure) }

    var all: [NominalSymbol] { StandardType.allCases.map { self[$0] } }

    func type(_ type: StandardType, _ arguments: Type...) -> Type { .nominal(self[type], arguments) }

    var int: Type { type(.int) }
    var double: Type { type(.double) }
    var cgFloat: Type { type(.cgFloat) }
    var bool: Type { type(.bool) }
    var string: Type { type(.string) }

    func optional(_ wrapped: Type) -> Type { type(.optional, wrapped) }

    func array(_ element: Type) -> Type { type(.array, element) }

    func dictionary(_ key: Type, _ value: Type) -> Type { type(.dictionary, key, value) }
}

extension StandardType {
    var kind: NominalSymbol.Kind {
        switch self {
        case .optional, .never: .enumeration
        case .sequence, .collection, .equatable, .hashable, .comparable, .error, .identifiable, .caseIterable,
            .rawRepresentable, .customStringConvertible, .optionSet, .additiveArithmetic, .numeric, .signedNumeric,
            .strideable,
            .binaryInteger, .signedInteger, .unsignedInteger, .fixedWidthInteger, .floatingPoint, .binaryFloatingPoint,
            .expressibleByIntegerLiteral, .expressibleByFloatLiteral, .expressibleByStringLiteral,
            .expressibleByArrayLiteral, .expressibleByDictionaryLiteral, .expressibleByBooleanLiteral,
            .expressibleByNilLiteral, .stringProtocol:
            .interface
        case .keyPath: .object
        default: .structure
        }
    }

    /// Whether a number or a text that is written may be one.
    fileprivate var isMadeOfLiteral: Bool {
        switch self {
        case .expressibleByIntegerLiteral, .expressibleByFloatLiteral, .expressibleByStringLiteral: true
        default: parents.contains(where: \.isMadeOfLiteral)
        }
    }

    fileprivate var genericParameters: [String] {
        switch self {
        case .optional: ["Wrapped"]
        case .array, .set: ["Element"]
        case .dictionary: ["Key", "Value"]
        case .range, .closedRange, .partialRangeFrom, .partialRangeUpTo, .partialRangeThrough: ["Bound"]
        case .keyPath: ["Root", "Value"]
        default: []
        }
    }

    /// The protocols that it conforms to, or inherits from.
    var parents: [StandardType] {
        switch self {
        case .int, .int8, .int16, .int32, .int64: [.fixedWidthInteger, .signedInteger]
        case .uint, .uint8, .uint16, .uint32, .uint64: [.fixedWidthInteger, .unsignedInteger]
        case .double, .cgFloat, .float: [.binaryFloatingPoint, .customStringConvertible]
        case .additiveArithmetic: [.equatable]
        case .numeric: [.additiveArithmetic, .expressibleByIntegerLiteral]
        case .signedNumeric: [.numeric]
        case .strideable: [.comparable]
        case .binaryInteger: [.numeric, .strideable, .hashable, .customStringConvertible]
        case .signedInteger: [.binaryInteger, .signedNumeric]
        case .unsignedInteger, .fixedWidthInteger: [.binaryInteger]
        case .floatingPoint: [.signedNumeric, .strideable, .hashable]
        case .binaryFloatingPoint: [.floatingPoint, .expressibleByFloatLiteral]
        case .bool: [.hashable, .expressibleByBooleanLiteral, .customStringConvertible]
        case .string, .substring: [.stringProtocol]
        case .stringProtocol:
            [.collection, .hashable, .comparable, .expressibleByStringLiteral, .customStringConvertible]
        case .character: [.hashable, .comparable, .expressibleByStringLiteral, .customStringConvertible]
        case .optional: [.hashable, .expressibleByNilLiteral]
        case .array: [.collection, .hashable, .expressibleByArrayLiteral, .customStringConvertible]
        case .set: [.collection, .hashable, .expressibleByArrayLiteral, .customStringConvertible]
        case .dictionary: [.collection, .hashable, .expressibleByDictionaryLiteral, .customStringConvertible]
        case .range, .closedRange: [.collection, .hashable, .customStringConvertible]
        case .partialRangeFrom: [.sequence]
        case .collection: [.sequence]
        case .hashable, .comparable: [.equatable]
        case .never: [.error]
        case .optionSet: [.rawRepresentable, .equatable, .expressibleByArrayLiteral]
        default: []
        }
    }
}
