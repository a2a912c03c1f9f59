// Indices of elements, and ranges of them. A range with one end goes on to the ends of whole numbers.

extension Value {
    var isRange: Bool { if case .range = self { true } else { false } }
}

extension HostCall {
    /// The index of an element.
    func place(_ index: Int, in values: [Value]) throws(Failure) -> Int {
        let place = try place(index)
        guard values.indices.contains(place) else { throw outOfRange(place, values.count) }
        return place
    }

    /// An index where something can begin or end: the count, too.
    func bound(_ index: Int, of values: [Value]) throws(Failure) -> Int {
        let place = try place(index)
        guard place >= 0, place <= values.count else { throw outOfRange(place, values.count) }
        return place
    }

    /// The indices that a range takes out of so many.
    func bounds(_ index: Int, count: Int) throws(Failure) -> Range<Int> {
        let value = try value(index)
        guard case .range(let range) = value else { throw runner.mismatch(value, expected: "Range<Int>") }
        let start = range.start == .min ? 0 : try place(of: range.start)
        let end = range.end == .max ? count : try place(of: range.end)
        guard start >= 0, start <= count else { throw outOfRange(start, count) }
        guard end >= start, end <= count else { throw outOfRange(end, count) }
        return start..<end
    }

    /// Where the element of an argument, an index, stands.
    private func place(_ index: Int) throws(Failure) -> Int { try place(of: try int(index)) }

    /// Where the element of an index stands: how far behind the first.
    func place(of index: Int) throws(Failure) -> Int {
        let (place, overflow) = index.subtractingReportingOverflow(start)
        guard !overflow else { throw outOfRange(index, 0) }
        return place
    }

    func outOfRange(_ place: Int, _ count: Int) -> Failure {
        runner.failure(.indexOutOfRange(start &+ place, count: count))
    }
}
