/// The contents of a dictionary or a set: elements with a key each, in the order in which they were added.
///
/// A hash table finds keys where there are many. It is filled when a key is looked for, because the hash of a value needs the
/// program that runs.
package struct KeyedList<Element: KeyedElement>: RandomAccessCollection, ExpressibleByArrayLiteral {
    package private(set) var elements: [Element]
    /// Nil while there are few elements. Copies share it until one of them changes.
    private(set) var table: KeyTable?

    /// Fewer keys are compared one by one.
    private static var minimumTableCount: Int { 8 }

    package init(_ elements: [Element]) {
        self.elements = elements
        addTable()
    }

    package init(arrayLiteral elements: Element...) { self.init(elements) }

    package var startIndex: Int { 0 }
    package var endIndex: Int { elements.count }
    package subscript(index: Int) -> Element { elements[index] }

    /// Adds an element whose key is new.
    mutating func append(_ element: Element) {
        ownTable()
        elements.append(element)
        addTable()
    }

    /// Replaces an element by one with an equal key.
    mutating func replace(at index: Int, by element: Element) { elements[index] = element }

    @discardableResult
    mutating func remove(at index: Int) -> Element {
        ownTable()
        table?.remove(at: index)
        return elements.remove(at: index)
    }

    private mutating func addTable() {
        if table == nil, elements.count >= Self.minimumTableCount { table = KeyTable() }
    }

    private mutating func ownTable() {
        if table != nil, !isKnownUniquelyReferenced(&table) { table = table.map { KeyTable(copying: $0) } }
    }
}

/// A value, or a pair with a value, that is found by that value.
package protocol KeyedElement {
    var lookupKey: Value { get }
}

extension Value: KeyedElement {
    package var lookupKey: Value { self }
}

extension Value.DictionaryEntry: KeyedElement {
    package var lookupKey: Value { key }
}

/// Where keys stand in a list, by their hashes. A class: lookups fill it while the list stays the same.
final class KeyTable {
    /// The number of each key, ascending: removed keys leave a gap.
    private var numbers: [Int] = []
    private var nextNumber = 0
    /// The numbers of keys by their hashes: the first, and the others where hashes collide.
    private var firsts: [Int: Int] = [:]
    private var others: [Int: [Int]] = [:]

    init() {}

    init(copying other: KeyTable) {
        (numbers, nextNumber) = (other.numbers, other.nextNumber)
        (firsts, others) = (other.firsts, other.others)
    }

    /// How many keys of the list are in the table, from its start.
    var count: Int { numbers.count }

    /// Adds the next key of the list.
    func add(_ hash: Int) {
        if firsts[hash] == nil { firsts[hash] = nextNumber } else { others[hash, default: []].append(nextNumber) }
        numbers.append(nextNumber)
        nextNumber += 1
    }

    func remove(at index: Int) {
        guard index < count else { return }
        numbers.remove(at: index)
        // Numbers of removed keys stay under their hashes, until these are the most.
        guard nextNumber > 2 * count + 64 else { return }
        (numbers, nextNumber, firsts, others) = ([], 0, [:], [:])
    }

    /// The indices of the keys with a hash, in their order.
    func indices(of hash: Int) -> [Int] {
        guard let first = firsts[hash] else { return [] }
        return ([first] + (others[hash] ?? [])).compactMap(index)
    }

    /// The index of the key with a number; nil for a removed one.
    private func index(of number: Int) -> Int? {
        if nextNumber == count { return number }
        let index = numbers.partitioningIndex { $0 >= number }
        return index < count && numbers[index] == number ? index : nil
    }
}
