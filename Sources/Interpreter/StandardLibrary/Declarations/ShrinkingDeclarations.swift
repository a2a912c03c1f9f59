extension StandardLibrary {
    /// What takes elements out of arrays, and characters out of strings.
    static var shrinking: [LibraryFunction] {
        shrinkingAtEnds(.rest) + [
            removeAll,
            .changing("mutating func remove(at i: Index) -> Element", on: .elements) { call, values in
                values.remove(at: try call.place(0, in: values))
            },
            .modifying(
                "mutating func removeAll(where shouldBeRemoved: (Element) throws -> Bool) rethrows", on: .elements
            ) { call, values in
                var rest: [Value] = []
                for value in values where try !call.holds(0, value) { rest.append(value) }
                values = rest
            },
            .modifying(on: .elements) { call, values in
                values.removeSubrange(try call.bounds(0, count: values.count))
            }.declared(by: forEachRange { "mutating func removeSubrange(_ bounds: \($0)<Index>)" }),
        ]
    }

    /// - Parameter kind: how what is left is written where elements are taken from the front.
    static func shrinkingAtEnds(_ kind: HostKind<[Value]>) -> [LibraryFunction] {
        [
            removeFirst(on: kind),
            several("removeFirst", on: kind) { $0.removeFirst($1) },
            several("removeLast") { $0.removeLast($1) },
            .changing("mutating func removeLast() -> Element", on: .elements, cost: .atIndex) { call, values in
                guard let removed = values.popLast() else { throw call.refusal(.nothingToRemove) }
                return removed
            },
            .changing("mutating func popLast() -> Element?", on: .elements, cost: .atIndex) { _, values in
                .optional(values.popLast())
            },
        ]
    }

    static func removeFirst(on kind: HostKind<[Value]> = .elements) -> LibraryFunction {
        .changing("mutating func removeFirst() -> Element", on: kind) { call, values in
            guard !values.isEmpty else { throw call.refusal(.nothingToRemove) }
            return values.removeFirst()
        }
    }

    static func popFirst(on kind: HostKind<[Value]>) -> LibraryFunction {
        .changing("mutating func popFirst() -> Element?", on: kind) { $1.isEmpty ? .none : .optional($1.removeFirst()) }
    }

    private static func several(
        _ name: String, on kind: HostKind<[Value]> = .elements,
        _ remove: @escaping @Sendable (inout [Value], Int) -> Void
    ) -> LibraryFunction {
        .modifying("mutating func \(name)(_ k: Int)", on: kind) { call, values in
            let count = try call.count(0)
            guard count <= values.count else { throw call.refusal(.tooFewToRemove(values.count)) }
            remove(&values, count)
        }
    }

    static var removeAll: LibraryFunction {
        .modifying("mutating func removeAll(keepingCapacity keepCapacity: Bool = false)", on: .elements) { $1 = [] }
    }

    static var reserveCapacity: LibraryFunction {
        .changing("mutating func reserveCapacity(_ minimumCapacity: Int)", on: .any, cost: .atEnd) { _, _ in .void }
    }
}
