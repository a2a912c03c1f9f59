extension LibraryTexts {
    /// What a collection of the source has of its own: it goes from index to index, of whatever type they are.
    static let collections = """
        protocol __IndexedCollection: Collection {
            var indices: [Index] { get }
            func index(after i: Index) -> Index
            func index(before i: Index) -> Index
            func index(_ i: Index, offsetBy distance: Int) -> Index
            func index(_ i: Index, offsetBy distance: Int, limitedBy limit: Index) -> Index?
            func distance(from start: Index, to end: Index) -> Int
            subscript(bounds: Range<Index>) -> SubSequence { get }
        }

        extension __IndexedCollection {
            typealias SubSequence = Slice<Self>
            func __makeIterator() -> IndexingIterator<[Element]> { indices.map { self[$0] }.makeIterator() }
            var indices: [Index] { __indices(until: endIndex) }
            func __indices(until end: Index) -> [Index] {
                var all: [Index] = []
                var index = startIndex
                while index != end {
                    all.append(index)
                    index = self.index(after: index)
                }
                return all
            }
            func index(after i: Index) -> Index { i + 1 }
            func index(before i: Index) -> Index { __indices(until: i).last! }
            func formIndex(after i: inout Index) { i = index(after: i) }
            func formIndex(before i: inout Index) { i = index(before: i) }
            func formIndex(_ i: inout Index, offsetBy distance: Int) { i = index(i, offsetBy: distance) }
            func index(_ i: Index, offsetBy distance: Int) -> Index {
                var index = i
                if distance < 0 { for _ in distance..<0 { index = self.index(before: index) } }
                if distance > 0 { for _ in 0..<distance { index = self.index(after: index) } }
                return index
            }
            func index(_ i: Index, offsetBy distance: Int, limitedBy limit: Index) -> Index? {
                var index = i
                for _ in 0..<abs(distance) {
                    if index == limit { return nil }
                    index = distance < 0 ? self.index(before: index) : self.index(after: index)
                }
                return index
            }
            func distance(from start: Index, to end: Index) -> Int {
                if end < start { return -distance(from: end, to: start) }
                var count = 0
                var index = start
                while index != end {
                    count += 1
                    index = self.index(after: index)
                }
                return count
            }
            func firstIndex(where predicate: (Element) throws -> Bool) rethrows -> Index? {
                for index in indices { if try predicate(self[index]) { return index } }
                return nil
            }
            func lastIndex(where predicate: (Element) throws -> Bool) rethrows -> Index? {
                for index in indices.reversed() { if try predicate(self[index]) { return index } }
                return nil
            }
            func firstIndex(of element: Element) -> Index? where Element: Equatable { firstIndex { $0 == element } }
            func lastIndex(of element: Element) -> Index? where Element: Equatable { lastIndex { $0 == element } }
            subscript(bounds: Range<Index>) -> Slice<Self> {
                Slice(__base: self, from: bounds.lowerBound, to: bounds.upperBound)
            }
            subscript(bounds: ClosedRange<Index>) -> SubSequence {
                self[bounds.lowerBound..<index(after: bounds.upperBound)]
            }
            subscript(bounds: PartialRangeFrom<Index>) -> SubSequence { self[bounds.lowerBound..<endIndex] }
            subscript(bounds: PartialRangeUpTo<Index>) -> SubSequence { self[startIndex..<bounds.upperBound] }
            subscript(bounds: PartialRangeThrough<Index>) -> SubSequence {
                self[startIndex..<index(after: bounds.upperBound)]
            }
            func __limited(_ i: Index, _ distance: Int) -> Index {
                index(i, offsetBy: distance, limitedBy: distance < 0 ? startIndex : endIndex)
                    ?? (distance < 0 ? startIndex : endIndex)
            }
            func prefix(_ maxLength: Int) -> SubSequence { self[startIndex..<__limited(startIndex, maxLength)] }
            func suffix(_ maxLength: Int) -> SubSequence { self[__limited(endIndex, -maxLength)..<endIndex] }
            func dropFirst(_ k: Int = 1) -> SubSequence { self[__limited(startIndex, k)..<endIndex] }
            func dropLast(_ k: Int = 1) -> SubSequence { self[startIndex..<__limited(endIndex, -k)] }
            func prefix(upTo end: Index) -> SubSequence { self[startIndex..<end] }
            func prefix(through position: Index) -> SubSequence { self[startIndex..<index(after: position)] }
            func suffix(from start: Index) -> SubSequence { self[start..<endIndex] }
            func prefix(while predicate: (Element) throws -> Bool) rethrows -> SubSequence {
                self[startIndex..<(try firstIndex { try !predicate($0) } ?? endIndex)]
            }
            func drop(while predicate: (Element) throws -> Bool) rethrows -> SubSequence {
                self[(try firstIndex { try !predicate($0) } ?? endIndex)..<endIndex]
            }
        }

        struct Slice<Base: Collection>: __IndexedCollection {
            typealias Index = Base.Index
            typealias Element = Base.Element
            typealias SubSequence = Slice<Base>
            let base: Base
            let startIndex: Base.Index
            let endIndex: Base.Index
            init(__base base: Base, from start: Base.Index, to end: Base.Index) {
                self.base = base
                startIndex = start
                endIndex = end
            }
            init(base: Base, bounds: Range<Base.Index>) {
                self.init(__base: base, from: bounds.lowerBound, to: bounds.upperBound)
            }
            func index(after i: Base.Index) -> Base.Index { base.index(after: i) }
            func index(before i: Base.Index) -> Base.Index { base.index(before: i) }
            subscript(position: Base.Index) -> Base.Element { base[position] }
            subscript(bounds: Range<Base.Index>) -> Slice<Base> {
                Slice(__base: base, from: bounds.lowerBound, to: bounds.upperBound)
            }
        }
        """
}
