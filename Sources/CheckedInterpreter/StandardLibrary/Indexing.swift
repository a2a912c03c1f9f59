// Indices of elements, and ranges of them. A range with one end goes on to the ends of whole numbers.

extension Value {
    var isRange: Bool { if case .range = self { true } else { false } }
}

extension HostCall {
    /// The index of an element.
    func place(_ index: Int, in values: [Value]) throws(Failure) -> Int {
        let place = try int(index)
        guard values.indices.contains(place) else { throw outOfRange(place, values.count) }
        return place
    }

    /// An index where something can begin or end: the count, too.
    func bound(_ index: Int, of values: [Value]) throws(Failure) -> Int {
        let place = try int(index)
        guard place >= 0, place <= values.count else { throw outOfRange(place, values.count) }
        return place
    }

    /// The indices that a range takes out of so many.
    func bounds(_ index: Int, count: Int) throws(Failure) -> Range<Int> {
        let value = try value(index)
        guard case .range(let range) = value else { throw runner.mismatch(value, expected: "Range<Int>") }
        let start = range.start == .min ? 0 : range.start
        let end = range.end == .max ? count : range.end
        guard start >= 0, start <= count else { throw outOfRange(start, count) }
        guard end >= start, end <= count else { throw outOfRange(end, count) }
        return start..<end
    }

    func outOfRange(_ index: Int, _ count: Int) -> Failure {
        runner.failure(.indexOutOfRange(index, count: count))
    }
}
