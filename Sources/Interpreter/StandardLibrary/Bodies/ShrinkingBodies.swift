extension StandardLibrary {
    /// What takes elements out of arrays, and characters out of strings.
    static var arrayShrinking: [HostEntry] {
        let all = ["Array", "String"].flatMap {
            [
                one($0, "removeFirst()", on: .rest) { values in values.isEmpty ? nil : values.removeFirst() },
                one($0, "removeLast()") { values in values.popLast() },
                perhaps($0, "popLast()") { values in values.popLast() },
                several($0, "removeFirst(_:)", on: .rest) { $0.removeFirst($1) },
                several($0, "removeLast(_:)") { $0.removeLast($1) },
                removing($0), cleared($0, "removeAll(keepingCapacity:)"), selected($0), cut($0),
            ]
        }
        let parts = [
            one("Substring", "removeFirst()", on: .restOfText) { values in
                values.isEmpty ? nil : values.removeFirst()
            },
            one("Substring", "removeLast()") { values in values.popLast() },
            several("Substring", "removeFirst(_:)", on: .restOfText) { $0.removeFirst($1) },
            several("Substring", "removeLast(_:)") { $0.removeLast($1) },
            perhaps("Substring", "popLast()") { values in values.popLast() },
        ]
        let first = [("Array", HostKind.rest), ("Substring", .restOfText), ("Set", .rest)].map {
            perhaps($0, "popFirst()", on: $1) { values in values.isEmpty ? nil : values.removeFirst() }
        }
        let sets = [
            one("Set", "removeFirst()") { values in values.isEmpty ? nil : values.removeFirst() },
            cleared("Set", "removeAll(keepingCapacity:)"),
        ]
        return all + parts + first + sets + [
            .changing("Array.remove(atOffsets:)", on: .elements) { (call, values) throws(Failure) in
                let offsets = try call.offsets(0, in: values)
                values = values.indices.filter { !offsets.contains($0) }.map { values[$0] }
                return .void
            }
        ]
    }

    /// Removes an element that must be there.
    private static func one(
        _ owner: String, _ name: String, on kind: HostKind<[Value]> = .elements,
        _ remove: @escaping @Sendable (inout [Value]) -> Value?
    ) -> HostEntry {
        .changing("\(owner).\(name)", on: kind) { (call, values) throws(Failure) in
            guard let removed = remove(&values) else { throw call.refusal("there is nothing to remove") }
            return removed
        }
    }

    private static func perhaps(
        _ owner: String, _ name: String, on kind: HostKind<[Value]> = .elements,
        _ remove: @escaping @Sendable (inout [Value]) -> Value?
    ) -> HostEntry {
        .changing("\(owner).\(name)", on: kind) { (call, values) throws(Failure) in .optional(remove(&values)) }
    }

    private static func several(
        _ owner: String, _ name: String, on kind: HostKind<[Value]> = .elements,
        _ remove: @escaping @Sendable (inout [Value], Int) -> Void
    ) -> HostEntry {
        .changing("\(owner).\(name)", on: kind) { (call, values) throws(Failure) in
            let count = try call.count(0)
            guard count <= values.count else { throw call.refusal("there are only \(values.count) to remove") }
            remove(&values, count)
            return .void
        }
    }

    private static func removing(_ owner: String) -> HostEntry {
        .changing("\(owner).remove(at:)", on: .elements) { (call, values) throws(Failure) in
            let place = try call.place(0, in: values)
            return values.remove(at: place)
        }
    }

    private static func cleared(_ owner: String, _ name: String) -> HostEntry {
        .changing("\(owner).\(name)", on: .elements) { (_, values) throws(Failure) in
            values = []
            return .void
        }
    }

    private static func selected(_ owner: String) -> HostEntry {
        .changing("\(owner).removeAll(where:)", on: .elements) { (call, values) throws(Failure) in
            var rest: [Value] = []
            for value in values where try !call.holds(0, value) { rest.append(value) }
            values = rest
            return .void
        }
    }

    private static func cut(_ owner: String) -> HostEntry {
        .changing("\(owner).removeSubrange(_:)", on: .elements) { (call, values) throws(Failure) in
            let bounds = try call.bounds(0, count: values.count)
            values.removeSubrange(bounds)
            return .void
        }
    }
}

extension HostCall {
    /// The places that an index set names.
    func offsets(_ index: Int, in values: [Value]) throws(Failure) -> Set<Int> {
        var offsets: Set<Int> = []
        for value in try self.values(index) {
            let place = try runner.int(value)
            guard values.indices.contains(place) else { throw outOfRange(place, values.count) }
            offsets.insert(place)
        }
        return offsets
    }
}
