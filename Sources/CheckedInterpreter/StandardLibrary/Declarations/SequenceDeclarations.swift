extension StandardLibrary {
    static func sequenceDeclarations(of type: StandardType) -> String {
        type == .sequence ? sequenceMapping + sequenceAsking + sequenceParts : collectionMembers
    }

    private static let sequenceMapping = """
        associatedtype Element
        associatedtype SubSequence
        var lazy: Self { get }
        var underestimatedCount: Int { get }
        func makeIterator() -> IndexingIterator<Element>
        func map<T>(_ transform: (Element) throws -> T) rethrows -> [T]
        func flatMap<S: Sequence>(_ transform: (Element) throws -> S) rethrows -> [S.Element]
        func compactMap<T>(_ transform: (Element) throws -> T?) rethrows -> [T]
        func filter(_ isIncluded: (Element) throws -> Bool) rethrows -> [Element]
        func forEach(_ body: (Element) throws -> Void) rethrows
        func reduce<Result>(_ initialResult: Result, _ nextPartialResult: (Result, Element) throws -> Result) \
        rethrows -> Result
        func reduce<Result>(into initialResult: Result, \
        _ updateAccumulatingResult: (inout Result, Element) throws -> Void) rethrows -> Result
        func enumerated() -> [(offset: Int, element: Element)]
        func reversed() -> [Element]
        func shuffled() -> [Element]
        func sorted() -> [Element] where Element: Comparable;
        func sorted(by areInIncreasingOrder: (Element, Element) throws -> Bool) rethrows -> [Element]
        func joined(separator: String = "") -> String where Element == String;
        func joined(separator: String = "") -> String where Element == Substring;
        func joined() -> [Element.Element] where Element: Sequence;
        func joined<S: Sequence>(separator: S) -> [Element.Element] where Element: Sequence, S.Element == Element.Element;

        """

    private static let sequenceAsking = """
        func contains(_ element: Element) -> Bool where Element: Equatable;
        func contains(where predicate: (Element) throws -> Bool) rethrows -> Bool
        func allSatisfy(_ predicate: (Element) throws -> Bool) rethrows -> Bool
        func first(where predicate: (Element) throws -> Bool) rethrows -> Element?
        func count(where predicate: (Element) throws -> Bool) rethrows -> Int
        func min() -> Element? where Element: Comparable;
        func min(by areInIncreasingOrder: (Element, Element) throws -> Bool) rethrows -> Element?
        func max() -> Element? where Element: Comparable;
        func max(by areInIncreasingOrder: (Element, Element) throws -> Bool) rethrows -> Element?
        func starts<S: Sequence>(with possiblePrefix: S) -> Bool where S.Element == Element, Element: Equatable;
        func starts<S: Sequence>(with possiblePrefix: S, by areEquivalent: (Element, S.Element) throws -> Bool) \
        rethrows -> Bool
        func elementsEqual<S: Sequence>(_ other: S) -> Bool where S.Element == Element, Element: Equatable;
        func elementsEqual<S: Sequence>(_ other: S, by areEquivalent: (Element, S.Element) throws -> Bool) \
        rethrows -> Bool
        func lexicographicallyPrecedes<S: Sequence>(_ other: S) -> Bool where S.Element == Element, Element: Comparable;

        """

    private static let sequenceParts = """
        func prefix(_ maxLength: Int) -> SubSequence
        func prefix(while predicate: (Element) throws -> Bool) rethrows -> SubSequence
        func suffix(_ maxLength: Int) -> SubSequence
        func dropFirst(_ k: Int = 1) -> SubSequence
        func dropLast(_ k: Int = 1) -> SubSequence
        func drop(while predicate: (Element) throws -> Bool) rethrows -> SubSequence
        func split(separator: Element, maxSplits: Int = Int.max, omittingEmptySubsequences: Bool = true) \
        -> [SubSequence] where Element: Equatable;
        func split(maxSplits: Int = Int.max, omittingEmptySubsequences: Bool = true, \
        whereSeparator isSeparator: (Element) throws -> Bool) rethrows -> [SubSequence]
        """

    private static let collectionMembers = """
        associatedtype Index
        var count: Int { get }
        var isEmpty: Bool { get }
        var first: Element? { get }
        var last: Element? { get }
        var startIndex: Index { get }
        var endIndex: Index { get }
        var indices: [Index] { get }
        subscript(_ position: Index) -> Element { get }
        subscript(_ bounds: Range<Index>) -> SubSequence { get }
        subscript(_ bounds: ClosedRange<Index>) -> SubSequence { get }
        subscript(_ bounds: PartialRangeFrom<Index>) -> SubSequence { get }
        subscript(_ bounds: PartialRangeUpTo<Index>) -> SubSequence { get }
        subscript(_ bounds: PartialRangeThrough<Index>) -> SubSequence { get }
        func last(where predicate: (Element) throws -> Bool) rethrows -> Element?
        func firstIndex(of element: Element) -> Index? where Element: Equatable;
        func firstIndex(where predicate: (Element) throws -> Bool) rethrows -> Index?
        func lastIndex(of element: Element) -> Index? where Element: Equatable;
        func lastIndex(where predicate: (Element) throws -> Bool) rethrows -> Index?
        func index(of element: Element) -> Index? where Element: Equatable;
        func index(after i: Index) -> Index
        func index(before i: Index) -> Index
        func index(_ i: Index, offsetBy distance: Int) -> Index
        func index(_ i: Index, offsetBy distance: Int, limitedBy limit: Index) -> Index?
        func distance(from start: Index, to end: Index) -> Int
        func prefix(upTo end: Index) -> SubSequence
        func prefix(through position: Index) -> SubSequence
        func suffix(from start: Index) -> SubSequence
        func randomElement() -> Element?
        """
}
