extension StandardLibrary {
    /// Names that other types stand for. What has no meaning in a layout that is run once is `Any`: all types are that.
    static let typeAliases: [(name: String, text: String)] =
        [("Int64", "typealias Int64 = Int")]
        + ["TimeInterval", "Float32", "Float64", "CFTimeInterval"].map { ($0, "typealias \($0) = Double") }
        + [
            "Sendable", "Codable", "Encodable", "Decodable", "BitwiseCopyable", "CVarArg", "AnyHashable",
            "NSSecureCoding", "NSCopying",
        ].map { ($0, "typealias \($0) = Any") }
        + ["BidirectionalCollection", "RandomAccessCollection", "MutableCollection", "RangeReplaceableCollection"].map {
            ($0, "typealias \($0) = Collection")
        }
        + ["ArraySlice", "ContiguousArray"].map { ($0, "typealias \($0) = Array") }
        + ["WritableKeyPath", "ReferenceWritableKeyPath"].map { ($0, "typealias \($0) = KeyPath") }

    static let sequenceTypes: [(name: String, text: String)] = [
        (
            "IteratorProtocol",
            """
            protocol IteratorProtocol {
                associatedtype Element
                mutating func next() -> Element?
            }
            """
        ),
        (
            "IndexingIterator",
            """
            struct IndexingIterator<Element> {
                mutating func next() -> Element?
            }
            """
        ),
        (
            "Result",
            """
            enum Result<Success, Failure> {
                case success(Success)
                case failure(Failure)
                func get() throws -> Success
                func map<NewSuccess>(_ transform: (Success) -> NewSuccess) -> Result<NewSuccess, Failure>
            }
            """
        ),
        (
            "Hasher",
            """
            struct Hasher {
                init()
                mutating func combine<H>(_ value: H)
                mutating func finalize() -> Int
            }
            """
        ),
        (
            "CustomDebugStringConvertible",
            """
            protocol CustomDebugStringConvertible {
                var debugDescription: String { get }
            }
            """
        ),
        ("CodingKey", "protocol CodingKey { }"),
        (
            "LocalizedError",
            """
            protocol LocalizedError: Error {
                var errorDescription: String? { get }
            }
            """
        ),
    ]
}
