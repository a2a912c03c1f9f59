import SwiftSource

/// A call of a body of the library: the runner, which counts what it does, and the arguments, read by type.
struct HostCall {
    let runner: Runner
    /// One for each parameter; nil for one that was left out.
    let arguments: [Value?]
    /// The index of the receiver's first element.
    var start = 0

    /// The argument of a place; nil where it was left out.
    subscript(index: Int) -> Value? { arguments.indices.contains(index) ? arguments[index] : nil }

    func value(_ index: Int) throws(Failure) -> Value {
        guard let value = self[index] else { throw runner.failure(.missingArgument("#\(index + 1)")) }
        return value
    }

    func int(_ index: Int, default standard: Int? = nil) throws(Failure) -> Int {
        if self[index] == nil, let standard { return standard }
        return try runner.int(try value(index))
    }

    func double(_ index: Int) throws(Failure) -> Double { try runner.double(try value(index)) }

    func bool(_ index: Int, default standard: Bool? = nil) throws(Failure) -> Bool {
        if self[index] == nil, let standard { return standard }
        return try runner.bool(try value(index))
    }

    func text(_ index: Int, default standard: String? = nil) throws(Failure) -> String {
        if self[index] == nil, let standard { return standard }
        return try runner.text(try value(index))
    }

    /// Where it is called.
    var place: SourceRange { runner.place }

    /// The elements of a sequence.
    func values(_ index: Int) throws(Failure) -> [Value] { try runner.values(try value(index)) }

    /// A count, which is not negative.
    func count(_ index: Int, default standard: Int? = nil) throws(Failure) -> Int {
        let count = try int(index, default: standard)
        guard count >= 0 else { throw refusal(.negativeCount(count)) }
        return count
    }

    /// Calls the closure at a place.
    func call(_ index: Int, _ arguments: Value...) throws(Failure) -> Value {
        try runner.call(try value(index), arguments)
    }

    /// Values in the order of the first argument, or in their own order without one. An unknown order leaves them as they
    /// are.
    func sorted(_ values: [Value]) throws -> [Value] {
        guard self[0] != nil else { return try runner.sorted(values) }
        return try runner.sorted(values) { one, other in
            let answer = try call(0, one, other)
            return try answer.hole == nil && runner.bool(answer)
        }
    }

    /// Whether the closure at a place says so.
    func holds(_ index: Int, _ arguments: Value...) throws(Failure) -> Bool {
        try runner.bool(try runner.call(try value(index), arguments))
    }

    func refusal(_ refusal: LibraryRefusal) -> Failure { runner.refusal(refusal) }
}

extension Runner {
    func int(_ value: Value) throws(Failure) -> Int {
        switch value {
        case .int(let int): return int
        case .hole: throw .silent
        default: throw mismatch(value, expected: "Int")
        }
    }

    func double(_ value: Value) throws(Failure) -> Double {
        switch value {
        case .double(let double): return double
        case .single(let single): return Double(single)
        case .int(let int): return Double(int)
        case .fixed(let number): return number.double
        case .hole: throw .silent
        default: throw mismatch(value, expected: "Double")
        }
    }

    func bool(_ value: Value) throws(Failure) -> Bool {
        switch value {
        case .bool(let bool): return bool
        case .hole(let hole): return assumedCondition(hole)
        default: throw mismatch(value, expected: "Bool")
        }
    }

    func text(_ value: Value) throws(Failure) -> String {
        switch value {
        case .string(let text): return text
        case .part(let part): return part.text
        case .hole(let hole): return assumedText(hole)
        default: throw mismatch(value, expected: "String")
        }
    }

    /// The elements of a sequence, an array's as they are.
    func values(_ value: Value) throws(Failure) -> [Value] {
        switch value {
        case .array(let values): values
        case .set(let members): members.elements
        case .slice(let slice): slice.values
        default: try elements(of: value)
        }
    }

    func entries(_ value: Value) throws(Failure) -> KeyedList<Value.DictionaryEntry> {
        guard case .dictionary(let entries) = value else { throw mismatch(value, expected: "Dictionary") }
        return entries
    }

    func mismatch(_ value: Value, expected: String) -> Failure {
        failure(.cannotConvert(found: value.typeName, expected: expected, .argument))
    }

    /// A new array, counted.
    func array(_ values: [Value]) throws(Failure) -> Value {
        try allocate(values.count)
        return .array(values)
    }

    /// A new string, counted.
    func string(_ text: String) throws(Failure) -> Value {
        try allocate(text.utf8.count)
        return .string(text)
    }

    /// Counts what compiled code does with this many small things: sixteen weigh as much as a step of the source.
    func walk(_ count: Int) throws(Failure) { try charge(count / 16 + 1) }

    /// Counts so many new things of a size, before they are made.
    func reserve(_ count: Int, of size: Int = 1) throws(Failure) {
        guard count <= limits.valueSize / max(1, size) else {
            throw refusal(.tooManyElements(count))
        }
        try allocate(count * max(1, size))
    }

    /// Counts so many new pairs, before they are made: each is an object of its own.
    func reservePairs(_ count: Int) throws(Failure) { try charge(count / 2 + 1) }

    /// Counts a part of something that grows, which is this large then.
    func reserve(_ size: Int, charging part: Int) throws(Failure) {
        try allocate(part, of: size, at: place)
    }
}
