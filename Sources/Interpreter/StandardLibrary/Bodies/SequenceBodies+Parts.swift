extension StandardLibrary {
    /// What gives a part of a sequence: of a string a string, of others an array.
    static var parts: [HostEntry] {
        [
            .part("Sequence.prefix(_:)") { (call, values) throws(Failure) in values.prefix(try call.count(0)) },
            .part("Sequence.suffix(_:)") { (call, values) throws(Failure) in values.suffix(try call.count(0)) },
            .part("Sequence.dropFirst(_:)") { (call, values) throws(Failure) in
                values.dropFirst(try call.count(0, default: 1))
            },
            .part("Sequence.dropLast(_:)") { (call, values) throws(Failure) in
                values.dropLast(try call.count(0, default: 1))
            },
            .part("Sequence.prefix(while:)") { (call, values) throws(Failure) in
                values[..<(try call.place(values, isHeld: false) ?? values.count)]
            },
            .part("Sequence.drop(while:)") { (call, values) throws(Failure) in
                values[(try call.place(values, isHeld: false) ?? values.count)...]
            },
            .part("Collection.prefix(upTo:)") { (call, values) throws(Failure) in
                values[..<(try call.bound(0, of: values))]
            },
            .part("Collection.prefix(through:)") { (call, values) throws(Failure) in
                values[...(try call.place(0, in: values))]
            },
            .part("Collection.suffix(from:)") { (call, values) throws(Failure) in
                values[(try call.bound(0, of: values))...]
            },
            .splitting("Sequence.split(separator:maxSplits:omittingEmptySubsequences:)", options: 1) {
                (call, value) throws(Failure) in try call.runner.isSame(value, try call.value(0))
            },
            .splitting("Sequence.split(maxSplits:omittingEmptySubsequences:whereSeparator:)", options: 0) {
                (call, value) throws(Failure) in try call.holds(2, value)
            },
        ]
    }
}

extension HostEntry {
    fileprivate static func part(
        _ key: String, _ body: @escaping @Sendable (HostCall, [Value]) throws(Failure) -> ArraySlice<Value>
    ) -> HostEntry {
        .method(key, on: .any) { (call, receiver) throws(Failure) in
            let part = try body(call, try call.runner.values(receiver))
            try call.runner.allocate(part.count)
            return receiver.part(part)
        }
    }

    /// - Parameter options: where the number of splits stands among the arguments, and whether empty parts are left out.
    fileprivate static func splitting(
        _ key: String, options: Int,
        _ isSeparator: @escaping @Sendable (HostCall, Value) throws(Failure) -> Bool
    ) -> HostEntry {
        .method(key, on: .any) { (call, receiver) throws(Failure) in
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
