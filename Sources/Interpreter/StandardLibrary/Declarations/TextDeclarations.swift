extension StandardLibrary {
    static func textDeclarations(of type: StandardType) -> String {
        switch type {
        case .string: string + sharedText
        case .substring: substring + sharedText
        default: character
        }
    }

    private static let string = """
        typealias Element = Character
        typealias SubSequence = Substring
        struct Index: Hashable, Comparable { }
        init()
        init(_ text: String)
        init(_ text: Substring)
        init(_ character: Character)
        init<S: Sequence>(_ characters: S) where S.Element == Character;
        init<T>(_ value: T)
        init<T>(describing instance: T)
        init<T>(reflecting subject: T)
        init(repeating repeatedValue: String, count: Int)
        init(repeating repeatedValue: Character, count: Int)
        init<Source: BinaryInteger>(_ value: Source, radix: Int, uppercase: Bool = false)
        init(format: String, _ arguments: Any...)
        init(format: String, arguments: [Any])
        mutating func append(_ other: String)
        mutating func append(_ other: Substring)
        mutating func append(_ character: Character)
        mutating func append<S: Sequence>(contentsOf newElements: S) where S.Element == Character;
        mutating func insert(_ newElement: Character, at i: String.Index)
        mutating func insert<S: Collection>(contentsOf newElements: S, at i: String.Index) where S.Element == Character;
        mutating func remove(at i: String.Index) -> Character
        mutating func removeFirst() -> Character
        mutating func removeFirst(_ k: Int)
        mutating func removeLast() -> Character
        mutating func removeLast(_ k: Int)
        mutating func popLast() -> Character?
        mutating func removeAll(keepingCapacity: Bool = false)
        mutating func removeAll(where shouldBeRemoved: (Character) throws -> Bool) rethrows
        mutating func removeSubrange(_ bounds: Range<String.Index>)
        mutating func removeSubrange(_ bounds: ClosedRange<String.Index>)
        mutating func replaceSubrange(_ bounds: Range<String.Index>, with newElements: String)
        mutating func reserveCapacity(_ n: Int)

        """

    private static let substring = """
        typealias Element = Character
        typealias Index = String.Index
        typealias SubSequence = Substring
        init()
        init(_ text: String)
        init(_ text: Substring)
        mutating func append(_ other: String)
        mutating func removeFirst() -> Character
        mutating func removeFirst(_ k: Int)
        mutating func removeLast() -> Character
        mutating func removeLast(_ k: Int)
        mutating func popFirst() -> Character?
        mutating func popLast() -> Character?

        """

    /// Of strings and of parts of strings.
    private static let sharedText = """
        var count: Int { get }
        var isEmpty: Bool { get }
        var first: Character? { get }
        var last: Character? { get }
        var startIndex: String.Index { get }
        var endIndex: String.Index { get }
        var indices: [String.Index] { get }
        var utf8: [UInt8] { get }
        var utf16: [Int] { get }
        var description: String { get }
        var debugDescription: String { get }
        var hashValue: Int { get }
        var capitalized: String { get }
        var localizedCapitalized: String { get }
        var localizedUppercase: String { get }
        var localizedLowercase: String { get }
        subscript(_ i: String.Index) -> Character { get }
        subscript(_ bounds: Range<String.Index>) -> Substring { get }
        subscript(_ bounds: ClosedRange<String.Index>) -> Substring { get }
        subscript(_ bounds: PartialRangeFrom<String.Index>) -> Substring { get }
        subscript(_ bounds: PartialRangeUpTo<String.Index>) -> Substring { get }
        subscript(_ bounds: PartialRangeThrough<String.Index>) -> Substring { get }
        func uppercased() -> String
        func lowercased() -> String
        func hasPrefix(_ prefix: String) -> Bool
        func hasPrefix(_ prefix: Substring) -> Bool
        func hasSuffix(_ suffix: String) -> Bool
        func hasSuffix(_ suffix: Substring) -> Bool
        func contains(_ element: Character) -> Bool
        func contains(_ other: String) -> Bool
        func contains(_ other: Substring) -> Bool
        func contains(where predicate: (Character) throws -> Bool) rethrows -> Bool
        func filter(_ isIncluded: (Character) throws -> Bool) rethrows -> String
        func split(separator: Character, maxSplits: Int = Int.max, omittingEmptySubsequences: Bool = true) -> [Substring]
        func split(separator: String, maxSplits: Int = Int.max, omittingEmptySubsequences: Bool = true) -> [Substring]
        func components(separatedBy separator: String) -> [String]
        func components(separatedBy separator: CharacterSet) -> [String]
        func trimmingCharacters(in set: CharacterSet) -> String
        func trimmingPrefix(_ prefix: String) -> Substring
        func replacingOccurrences(of target: String, with replacement: String) -> String
        func replacing(_ target: String, with replacement: String) -> String
        func replacingCharacters(in range: Range<String.Index>, with replacement: String) -> String
        func range(of searchString: String) -> Range<String.Index>?
        func ranges(of searchString: String) -> [Range<String.Index>]
        func padding(toLength newLength: Int, withPad padString: String, startingAt padIndex: Int) -> String
        func localizedStandardContains(_ string: String) -> Bool
        func localizedCaseInsensitiveContains(_ string: String) -> Bool
        func caseInsensitiveCompare(_ other: String) -> ComparisonResult
        func localizedCaseInsensitiveCompare(_ other: String) -> ComparisonResult
        func localizedStandardCompare(_ other: String) -> ComparisonResult
        func localizedCompare(_ other: String) -> ComparisonResult
        func compare(_ other: String) -> ComparisonResult
        func appending(_ other: String) -> String
        func commonPrefix(with other: String) -> String
        """

    private static let character = """
        init(_ text: String)
        init(_ character: Character)
        var description: String { get }
        var hashValue: Int { get }
        var isLetter: Bool { get }
        var isNumber: Bool { get }
        var isWholeNumber: Bool { get }
        var isHexDigit: Bool { get }
        var isWhitespace: Bool { get }
        var isNewline: Bool { get }
        var isUppercase: Bool { get }
        var isLowercase: Bool { get }
        var isPunctuation: Bool { get }
        var isSymbol: Bool { get }
        var isMathSymbol: Bool { get }
        var isCurrencySymbol: Bool { get }
        var isASCII: Bool { get }
        var asciiValue: UInt8? { get }
        var wholeNumberValue: Int? { get }
        var hexDigitValue: Int? { get }
        func uppercased() -> String
        func lowercased() -> String
        """
}
