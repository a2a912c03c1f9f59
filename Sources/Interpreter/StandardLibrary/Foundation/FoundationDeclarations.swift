extension StandardLibrary {
    /// Types of Foundation whose values are the same in every run: the clock shows one instant, and there is one seed.
    static let foundationTypes: [(name: String, text: String)] = [
        ("CharacterSet", characterSet), ("UUID", uuid), ("Date", date), ("URL", url), ("IndexPath", indexPath),
        ("IndexSet", indexSet),
    ]

    private static let characterSet = """
        struct CharacterSet: Hashable, ExpressibleByArrayLiteral {
            static var whitespaces: CharacterSet { get }
            static var whitespacesAndNewlines: CharacterSet { get }
            static var newlines: CharacterSet { get }
            static var letters: CharacterSet { get }
            static var lowercaseLetters: CharacterSet { get }
            static var uppercaseLetters: CharacterSet { get }
            static var alphanumerics: CharacterSet { get }
            static var decimalDigits: CharacterSet { get }
            static var punctuationCharacters: CharacterSet { get }
            static var symbols: CharacterSet { get }
            init()
            init(charactersIn string: String)
            init(arrayLiteral elements: Character...)
            var inverted: CharacterSet { get }
            func union(_ other: CharacterSet) -> CharacterSet
            func subtracting(_ other: CharacterSet) -> CharacterSet
        }
        """

    private static let uuid = """
        struct UUID: Hashable, Comparable, CustomStringConvertible {
            init()
            init?(uuidString: String)
            var uuidString: String { get }
            var description: String { get }
        }
        """

    private static let date = """
        struct Date: Hashable, Comparable {
            static var now: Date { get }
            static var distantPast: Date { get }
            static var distantFuture: Date { get }
            init()
            init(timeIntervalSinceNow: Double)
            init(timeIntervalSince1970: Double)
            init(timeIntervalSinceReferenceDate: Double)
            init(timeInterval: Double, since date: Date)
            var timeIntervalSince1970: Double { get }
            var timeIntervalSinceReferenceDate: Double { get }
            var timeIntervalSinceNow: Double { get }
            func timeIntervalSince(_ other: Date) -> Double
            func addingTimeInterval(_ interval: Double) -> Date
            mutating func addTimeInterval(_ interval: Double)
            func advanced(by n: Double) -> Date
            func distance(to other: Date) -> Double
        }
        """

    private static let url = """
        struct URL: Hashable, CustomStringConvertible {
            init?(string: String)
            init(fileURLWithPath path: String)
            var absoluteString: String { get }
            var scheme: String? { get }
            var host: String? { get }
            var path: String { get }
            var query: String? { get }
            var fragment: String? { get }
            var lastPathComponent: String { get }
            var pathExtension: String { get }
            var pathComponents: [String] { get }
            var description: String { get }
            func appendingPathComponent(_ component: String) -> URL
            func deletingLastPathComponent() -> URL
        }
        """

    private static let indexPath = """
        struct IndexPath: Hashable, Comparable {
            init(row: Int, section: Int)
            init(item: Int, section: Int)
            var row: Int { get }
            var item: Int { get }
            var section: Int { get }
        }
        """

    private static let indexSet = """
        struct IndexSet: Hashable, Sequence, ExpressibleByArrayLiteral {
            typealias Element = Int
            typealias SubSequence = [Int]
            init()
            init(integer: Int)
            init(integersIn range: Range<Int>)
            init(integersIn range: ClosedRange<Int>)
            init(arrayLiteral elements: Int...)
            var count: Int { get }
            var isEmpty: Bool { get }
            var first: Int? { get }
            var last: Int? { get }
            mutating func insert(_ integer: Int)
        }
        """
}
