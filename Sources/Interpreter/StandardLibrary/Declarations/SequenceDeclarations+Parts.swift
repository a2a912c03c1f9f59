extension StandardLibrary {
    /// What gives a part of a sequence: of a string a string, of others an array.
    static var parts: [HostEntry] {
        [
            .part("func prefix(_ maxLength: Int) -> SubSequence") { call, values in values.prefix(try call.count(0)) },
            .part("func suffix(_ maxLength: Int) -> SubSequence") { call, values in values.suffix(try call.count(0)) },
            .part("func dropFirst(_ k: Int = 1) -> SubSequence") { $1.dropFirst(try $0.count(0, default: 1)) },
            .part("func dropLast(_ k: Int = 1) -> SubSequence") { $1.dropLast(try $0.count(0, default: 1)) },
            .part("func prefix(while predicate: (Element) throws -> Bool) rethrows -> SubSequence") { call, values in
                values[..<(try call.place(values, isHeld: false) ?? values.count)]
            },
            .part("func drop(while predicate: (Element) throws -> Bool) rethrows -> SubSequence") { call, values in
                values[(try call.place(values, isHeld: false) ?? values.count)...]
            },
            .splitting(
                "func split(separator: Element, maxSplits: Int = Int.max, omittingEmptySubsequences: Bool = true) -> [SubSequence] where Element: Equatable;",
                options: 1
            ) { call, value in try call.runner.isSame(value, try call.value(0)) },
            .splitting(
                "func split(maxSplits: Int = Int.max, omittingEmptySubsequences: Bool = true, whereSeparator isSeparator: (Element) throws -> Bool) rethrows -> [SubSequence]",
                options: 0
            ) { call, value in try call.holds(2, value) },
        ]
    }

    static var collectionParts: [HostEntry] {
        [
            .part("func prefix(upTo end: Index) -> SubSequence") { $1[..<(try $0.bound(0, of: $1))] },
            .part("func prefix(through position: Index) -> SubSequence") { $1[...(try $0.place(0, in: $1))] },
            .part("func suffix(from start: Index) -> SubSequence") { $1[(try $0.bound(0, of: $1))...] },
        ]
    }
}

extension HostEntry {
    fileprivate static func part(
        _ declaration: String, _ body: @escaping @Sendable (HostCall, [Value]) throws -> ArraySlice<Value>
    ) -> HostEntry {
        .method(declaration, on: .any) { call, receiver in
            let part = try body(call, try call.runner.values(receiver))
            try call.runner.allocate(part.count)
            return receiver.part(part)
        }
    }

    /// - Parameter options: where the number of splits stands among the arguments, and whether empty parts are left out.
    fileprivate static func splitting(
        _ declaration: String, options: Int,
        _ isSeparator: @escaping @Sendable (HostCall, Value) throws -> Bool
    ) -> HostEntry {
        .method(declaration, on: .any) { call, receiver in
            let values = try call.runner.values(receiver)
            let most = try call.int(options, default: .max)
            let omitsEmpty = try call.bool(options + 1, default: true)
            var parts: [Value] = []
            var start = 0
            func end(_ index: Int) {
                if index > start || !omitsEmpty { parts.append(receiver.part(values[start..<index])) }
                start = index + 1
            }
            for index in values.indices where parts.count < most {
                if try isSeparator(call, values[index]) { end(index) }
            }
            end(values.count)
            try call.runner.allocate(values.count)
            return .array(parts)
        }
    }
}
