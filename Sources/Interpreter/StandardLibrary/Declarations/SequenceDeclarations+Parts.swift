extension StandardLibrary {
    /// What gives a part of a sequence: of a string a string, of others an array.
    static var parts: [LibraryFunction] {
        [
            .method("func prefix(_ maxLength: Int) -> SubSequence", on: .any) { call, receiver in
                try call.part(of: receiver, call.values(of: receiver, atMost: try call.count(0))[...])
            },
            .part("func suffix(_ maxLength: Int) -> SubSequence") { call, values in values.suffix(try call.count(0)) },
            .part("func dropFirst(_ k: Int = 1) -> SubSequence") { $1.dropFirst(try $0.count(0, default: 1)) },
            .part("func dropLast(_ k: Int = 1) -> SubSequence") { $1.dropLast(try $0.count(0, default: 1)) },
            .method("func prefix(while predicate: (Element) throws -> Bool) rethrows -> SubSequence", on: .any) {
                call, receiver in
                var values: [Value] = []
                _ = try call.first(of: receiver, isHeld: false) { values.append($0) }
                return try call.part(of: receiver, values[...])
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

    static var collectionParts: [LibraryFunction] {
        [
            .part("func prefix(upTo end: Index) -> SubSequence") { $1[..<(try $0.bound(0, of: $1))] },
            .part("func prefix(through position: Index) -> SubSequence") { $1[...(try $0.place(0, in: $1))] },
            .part("func suffix(from start: Index) -> SubSequence") { $1[(try $0.bound(0, of: $1))...] },
        ]
    }
}

extension HostCall {
    fileprivate func part(of receiver: Value, _ values: ArraySlice<Value>) throws(Failure) -> Value {
        try runner.allocate(values.count)
        return receiver.part(values)
    }

    /// The first of a sequence's values; those behind them are not made.
    func values(of sequence: Value, atMost count: Int) throws(Failure) -> [Value] {
        var iterator = try runner.iterator(over: sequence, at: place)
        var values: [Value] = []
        while values.count < count, let value = try iterator.next(runner) {
            try runner.reserve(values.count + 1, charging: 1)
            values.append(value)
        }
        return values
    }
}

extension LibraryFunction {
    fileprivate static func part(
        _ declaration: String, _ body: @escaping @Sendable (HostCall, [Value]) throws -> ArraySlice<Value>
    ) -> LibraryFunction {
        .method(declaration, on: .any) { call, receiver in
            try call.part(of: receiver, try body(call, try call.runner.values(receiver)))
        }
    }

    /// - Parameter options: where the number of splits stands among the arguments, and whether empty parts are left out.
    fileprivate static func splitting(
        _ declaration: String, options: Int,
        _ isSeparator: @escaping @Sendable (HostCall, Value) throws -> Bool
    ) -> LibraryFunction {
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
