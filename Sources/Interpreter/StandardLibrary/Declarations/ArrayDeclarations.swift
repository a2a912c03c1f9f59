extension StandardLibrary {
    static var array: [LibraryFunction] {
        arrayMaking + arrayGrowing + shrinking + [popFirst(on: .rest), reserveCapacity] + arrayOrdering + written
    }

    private static var arrayMaking: [LibraryFunction] {
        [
            .declared("typealias Index = Int", "typealias SubSequence = [Element]"),
            .call("init()") { _ in .array([]) },
            .call("init<S: Sequence>(_ elements: S) where S.Element == Element;") { call in
                let source = try call.value(0)
                let values = try call.runner.values(source)
                if case .array = source { return source }
                return .array(values)
            },
            .call("init(repeating repeatedValue: Element, count: Int)") { call in
                let count = try call.count(1)
                try call.runner.reserve(count)
                return .array(Array(repeating: try call.value(0), count: count))
            },
            .reading("var indices: Range<Int>", of: .any, cost: .atIndex) { runner, value in
                .range(.init(start: value.firstIndex, end: value.firstIndex + (try runner.count(value))))
            },
            .subscripting(on: .elements) { call, values in
                try call.element(of: .slice(.init(values: values, start: call.start)))
            } set: { call, values, new in
                guard try call.value(0).isRange else {
                    values[try call.place(0, in: values)] = new
                    return
                }
                let others = try call.runner.values(new)
                try call.runner.allocate(others.count)
                try call.runner.walk(values.count)
                values.replaceSubrange(try call.bounds(0, count: values.count), with: others)
            }.declared(by: subscripts("get set")),
        ]
    }

    private static var arrayGrowing: [LibraryFunction] {
        [
            .modifying("mutating func append(_ newElement: Element)", on: .elements, cost: .atEnd) { call, values in
                try call.runner.reserve(values.count + 1, charging: 1)
                values.append(try call.value(0))
            },
            .modifying(
                "mutating func append<S: Sequence>(contentsOf newElements: S) where S.Element == Element;",
                on: .elements, cost: .atEnd
            ) { call, values in
                let others = try call.values(0)
                try call.runner.reserve(values.count + others.count, charging: others.count)
                values += others
            },
            .modifying("mutating func insert(_ newElement: Element, at i: Int)", on: .elements) { call, values in
                let place = try call.bound(1, of: values)
                try call.runner.reserve(values.count + 1, charging: 1)
                values.insert(try call.value(0), at: place)
            },
            .modifying(
                "mutating func insert<S: Sequence>(contentsOf newElements: S, at i: Int) where S.Element == Element;",
                on: .elements
            ) { call, values in
                let others = try call.values(0)
                let place = try call.bound(1, of: values)
                try call.runner.reserve(values.count + others.count, charging: others.count)
                values.insert(contentsOf: others, at: place)
            },
            .modifying(on: .elements) { call, values in
                let others = try call.values(1)
                let bounds = try call.bounds(0, count: values.count)
                try call.runner.reserve(values.count + others.count, charging: others.count)
                values.replaceSubrange(bounds, with: others)
            }.declared(by: replacingRanges),
        ]
    }

    private static var replacingRanges: [String] {
        forEachRange { range in
            "mutating func replaceSubrange<S: Sequence>(_ bounds: \(range)<Int>, with newElements: S) "
                + "where S.Element == Element;"
        }
    }

    private static var arrayOrdering: [LibraryFunction] {
        [
            .modifying("mutating func swapAt(_ i: Int, _ j: Int)", on: .elements, cost: .atIndex) { call, values in
                values.swapAt(try call.place(0, in: values), try call.place(1, in: values))
            },
            .modifying("mutating func reverse()", on: .elements) { call, values in values.reverse() },
            .modifying("mutating func shuffle()", on: .elements) { $1.shuffle(using: &$0.runner.random) },
            .modifying(
                "mutating func sort() where Element: Comparable;",
                "mutating func sort(by areInIncreasingOrder: (Element, Element) throws -> Bool) rethrows", on: .elements
            ) { call, values in values = try call.sorted(values) },
        ]
    }
}
