/// The standard library, and the part of Foundation that layouts use: Swift signatures with bodies in compiled code, which
/// the binder reads when a type or a name is first used.
///
/// It is not complete: what it does not declare is not known, rather than wrong.
enum StandardLibrary {
    /// The members of a type. What has no body in a protocol is a requirement.
    static func members(of type: StandardType) -> [LibraryFunction] {
        switch type {
        case .bool: truth
        case .double, .cgFloat: fraction(Double.self)
        case .float: fraction(Float.self)
        case .string: string
        case .substring: substring
        case .stringProtocol: text
        case .character: character
        case .sequence: sequence
        case .collection: collection
        case .array: array
        case .set: set
        case .dictionary: dictionary
        case .range, .closedRange: range(isClosed: type == .closedRange)
        case .partialRangeFrom: rangeFrom
        case .partialRangeUpTo: rangeUpTo
        case .partialRangeThrough: rangeThrough
        case .optional: optional
        case .hashable: hashable
        case .error: error
        case .optionSet: optionSet
        case .keyPath: keyPath
        default: type.wholeNumber.map { wholeNumber($0) } ?? requirements(of: type)
        }
    }

    /// What the types of sources implement themselves.
    private static func requirements(of type: StandardType) -> [LibraryFunction] {
        switch type {
        case .identifiable: [.declared("associatedtype ID", "var id: ID { get }")]
        case .caseIterable: [.declared("associatedtype AllCases", "static var allCases: [Self] { get }")]
        case .rawRepresentable:
            [.declared("associatedtype RawValue", "init?(rawValue: RawValue)", "var rawValue: RawValue { get }")]
        case .customStringConvertible: [.declared("var description: String { get }")]
        default: requirements(ofNumbers: type)
        }
    }

    /// Further types, and names that stand for types. What has no meaning in a layout that is run once is `Any`: all types
    /// are that.
    static var types: [LibraryFunction] {
        aliases.map { alias in .declared("typealias \(alias.name) = \(alias.type)") } + foundationTypes + [
            .type(
                "protocol IteratorProtocol",
                [.declared("associatedtype Element", "mutating func next() -> Element?")]),
            .type(
                "struct IndexingIterator<Elements>: IteratorProtocol",
                [.declared("typealias Element = Elements.Element"), nextElement]),
            .type("enum Result<Success, Failure>", result), .type("struct Hasher", hasher),
            .type("protocol CustomDebugStringConvertible", [.declared("var debugDescription: String { get }")]),
            .type(
                "protocol CodingKey",
                [.declared("var stringValue: String { \"\\(self)\" }", "var intValue: Int? { nil }")]),
            .type("struct ObjectIdentifier: Hashable", identity),
            .type("protocol LocalizedError: Error", [.declared("var errorDescription: String? { get }")]),
        ]
    }

    private static let aliases: [(name: String, type: String)] = [
        ("TimeInterval", "Double"), ("Float32", "Float"), ("Float64", "Double"),
        ("CFTimeInterval", "Double"), ("Sendable", "Any"), ("Codable", "Any"), ("Encodable", "Any"),
        ("Decodable", "Any"), ("BitwiseCopyable", "Any"), ("CVarArg", "Any"), ("AnyHashable", "Any"),
        ("NSSecureCoding", "Any"), ("NSCopying", "Any"), ("BidirectionalCollection", "Collection"),
        ("RandomAccessCollection", "Collection"), ("MutableCollection", "Collection"),
        ("RangeReplaceableCollection", "Collection"), ("ArraySlice", "Array"), ("ContiguousArray", "Array"),
        ("WritableKeyPath", "KeyPath"), ("ReferenceWritableKeyPath", "KeyPath"),
        ("PartialKeyPath<Root>", "KeyPath<Root, Any>"), ("AnyKeyPath", "KeyPath<Any, Any>"),
        ("CountableRange", "Range"), ("CountableClosedRange", "ClosedRange"),
    ]
}
