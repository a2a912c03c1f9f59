/// A range with one end, as a value: `1...`, `..<3`, `...3`.
struct PartialRange: Equatable, Sendable {
    enum Kind: Sendable {
        case from, upTo, through
    }

    let kind: Kind
    let bound: Bound

    enum Bound: Equatable, Sendable {
        case int(Int)
        case double(Double)
    }
}

extension PartialRange {
    /// As a value of the runner; nil for ends that ranges of numbers do not have.
    static func value(_ kind: Kind, _ end: Value) -> Value? {
        let bound: Bound
        switch end {
        case .int(let int): bound = .int(int)
        case .double(let double): bound = .double(double)
        default: return nil
        }
        return .native(Native(kind.typeName, PartialRange(kind: kind, bound: bound)))
    }
}

extension PartialRange.Kind {
    var typeName: TypeName {
        switch self {
        case .from: TypeName(StandardType.partialRangeFrom.rawValue)
        case .upTo: TypeName(StandardType.partialRangeUpTo.rawValue)
        case .through: TypeName(StandardType.partialRangeThrough.rawValue)
        }
    }
}

extension Value {
    var partialRange: PartialRange? {
        guard case .native(let native) = self else { return nil }
        return native.payload as? PartialRange
    }

    var isRange: Bool {
        if case .range = self { true } else { partialRange != nil }
    }
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
        let start: Int
        let end: Int
        if case .range(let range) = value {
            (start, end) = (range.start, range.end == .max ? count : range.end)
        } else if let range = value.partialRange, case .int(let bound) = range.bound {
            switch range.kind {
            case .from: (start, end) = (bound, count)
            case .upTo: (start, end) = (0, bound)
            case .through: (start, end) = (0, bound == .max ? bound : bound + 1)
            }
        } else {
            throw runner.mismatch(value, expected: "Range<Int>")
        }
        guard start >= 0, start <= count else { throw outOfRange(start, count) }
        guard end >= start, end <= count else { throw outOfRange(end, count) }
        return start..<end
    }

    func outOfRange(_ index: Int, _ count: Int) -> Failure {
        runner.failure(.indexOutOfRange(index, count: count))
    }
}
