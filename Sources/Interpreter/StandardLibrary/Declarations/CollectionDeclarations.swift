extension StandardLibrary {
    static func collectionDeclarations(of type: StandardType) -> String {
        switch type {
        case .array: arrayReading + arrayChanging
        case .set: set
        default: dictionary
        }
    }

    private static let arrayReading = """
        typealias Index = Int
        typealias SubSequence = [Element]
        init()
        init<S: Sequence>(_ elements: S) where S.Element == Element;
        init(repeating repeatedValue: Element, count: Int)
        var capacity: Int { get }
        var indices: Range<Int> { get }
        var description: String { get }
        var hashValue: Int { get }
        subscript(_ index: Int) -> Element { get set }
        subscript(_ bounds: Range<Int>) -> [Element] { get set }
        subscript(_ bounds: ClosedRange<Int>) -> [Element] { get set }
        subscript(_ bounds: PartialRangeFrom<Int>) -> [Element] { get set }
        subscript(_ bounds: PartialRangeUpTo<Int>) -> [Element] { get set }
        subscript(_ bounds: PartialRangeThrough<Int>) -> [Element] { get set }

        """

    private static let arrayChanging = """
        mutating func append(_ newElement: Element)
        mutating func append<S: Sequence>(contentsOf newElements: S) where S.Element == Element;
        mutating func insert(_ newElement: Element, at i: Int)
        mutating func insert<S: Sequence>(contentsOf newElements: S, at i: Int) where S.Element == Element;
        mutating func remove(at index: Int) -> Element
        mutating func remove(atOffsets offsets: IndexSet)
        mutating func move(fromOffsets source: IndexSet, toOffset destination: Int)
        mutating func removeFirst() -> Element
        mutating func removeFirst(_ k: Int)
        mutating func removeLast() -> Element
        mutating func removeLast(_ k: Int)
        mutating func popFirst() -> Element?
        mutating func popLast() -> Element?
        mutating func removeAll(keepingCapacity keepCapacity: Bool = false)
        mutating func removeAll(where shouldBeRemoved: (Element) throws -> Bool) rethrows
        mutating func removeSubrange(_ bounds: Range<Int>)
        mutating func removeSubrange(_ bounds: ClosedRange<Int>)
        mutating func replaceSubrange<S: Sequence>(_ bounds: Range<Int>, with newElements: S) where S.Element == Element;
        mutating func replaceSubrange<S: Sequence>(_ bounds: ClosedRange<Int>, with newElements: S) \
        where S.Element == Element;
        mutating func reserveCapacity(_ minimumCapacity: Int)
        mutating func swapAt(_ i: Int, _ j: Int)
        mutating func reverse()
        mutating func shuffle()
        mutating func sort() where Element: Comparable;
        mutating func sort(by areInIncreasingOrder: (Element, Element) throws -> Bool) rethrows
        mutating func partition(by belongsInSecondPartition: (Element) throws -> Bool) rethrows -> Int
        """

    private static let set = """
        struct Index: Hashable, Comparable { }
        typealias SubSequence = [Element]
        init()
        init<S: Sequence>(_ sequence: S) where S.Element == Element;
        var description: String { get }
        var hashValue: Int { get }
        func contains(_ member: Element) -> Bool
        func filter(_ isIncluded: (Element) throws -> Bool) rethrows -> Set<Element>
        func union<S: Sequence>(_ other: S) -> Set<Element> where S.Element == Element;
        func intersection<S: Sequence>(_ other: S) -> Set<Element> where S.Element == Element;
        func subtracting<S: Sequence>(_ other: S) -> Set<Element> where S.Element == Element;
        func symmetricDifference<S: Sequence>(_ other: S) -> Set<Element> where S.Element == Element;
        func isSubset<S: Sequence>(of possibleSuperset: S) -> Bool where S.Element == Element;
        func isSuperset<S: Sequence>(of possibleSubset: S) -> Bool where S.Element == Element;
        func isStrictSubset<S: Sequence>(of possibleStrictSuperset: S) -> Bool where S.Element == Element;
        func isStrictSuperset<S: Sequence>(of possibleStrictSubset: S) -> Bool where S.Element == Element;
        func isDisjoint<S: Sequence>(with other: S) -> Bool where S.Element == Element;
        mutating func formUnion<S: Sequence>(_ other: S) where S.Element == Element;
        mutating func formIntersection<S: Sequence>(_ other: S) where S.Element == Element;
        mutating func formSymmetricDifference<S: Sequence>(_ other: S) where S.Element == Element;
        mutating func subtract<S: Sequence>(_ other: S) where S.Element == Element;
        mutating func insert(_ newMember: Element) -> (inserted: Bool, memberAfterInsert: Element)
        mutating func update(with newMember: Element) -> Element?
        mutating func remove(_ member: Element) -> Element?
        mutating func removeFirst() -> Element
        mutating func popFirst() -> Element?
        mutating func removeAll(keepingCapacity keepCapacity: Bool = false)
        mutating func reserveCapacity(_ minimumCapacity: Int)
        """

    private static let dictionary = """
        typealias Element = (key: Key, value: Value)
        struct Index: Hashable, Comparable { }
        typealias SubSequence = [(key: Key, value: Value)]
        typealias Keys = [Key]
        typealias Values = [Value]
        init()
        init(minimumCapacity: Int)
        init<S: Sequence>(uniqueKeysWithValues keysAndValues: S) where S.Element == (Key, Value);
        init<S: Sequence>(_ keysAndValues: S, uniquingKeysWith combine: (Value, Value) throws -> Value) rethrows
        init<S: Sequence>(grouping values: S, by keyForValue: (S.Element) throws -> Key) rethrows \
        where Value == [S.Element];
        var keys: [Key] { get }
        var values: [Value] { get }
        var description: String { get }
        var hashValue: Int { get }
        subscript(_ key: Key) -> Value? { get set }
        subscript(_ key: Key, default defaultValue: Value) -> Value { get set }
        func mapValues<T>(_ transform: (Value) throws -> T) rethrows -> [Key: T]
        func compactMapValues<T>(_ transform: (Value) throws -> T?) rethrows -> [Key: T]
        func filter(_ isIncluded: ((key: Key, value: Value)) throws -> Bool) rethrows -> [Key: Value]
        func merging(_ other: [Key: Value], uniquingKeysWith combine: (Value, Value) throws -> Value) rethrows \
        -> [Key: Value]
        mutating func merge(_ other: [Key: Value], uniquingKeysWith combine: (Value, Value) throws -> Value) rethrows
        mutating func removeValue(forKey key: Key) -> Value?
        mutating func updateValue(_ value: Value, forKey key: Key) -> Value?
        mutating func removeAll(keepingCapacity keepCapacity: Bool = false)
        mutating func reserveCapacity(_ minimumCapacity: Int)
        """
}
