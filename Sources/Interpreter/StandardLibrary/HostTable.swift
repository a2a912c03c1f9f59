/// The bodies of declarations by their keys.
struct HostTable: Sendable {
    private(set) var functions: [String: HostFunction] = [:]
    private(set) var properties: [String: HostProperty] = [:]
    /// Keys with more than one body, which are mistakes.
    private(set) var repeated: [String] = []

    init(_ entries: [HostEntry]) {
        functions.reserveCapacity(entries.count)
        for entry in entries {
            switch entry {
            case .function(let key, var function):
                function.cost = HostCost(of: key)
                if functions.updateValue(function, forKey: key) != nil { repeated.append(key) }
                functions[key + ".set"] = function.setter(HostCost(of: key + ".set"))
            case .property(let key, var property):
                property.cost = HostCost(of: key)
                if properties.updateValue(property, forKey: key) != nil { repeated.append(key) }
            }
        }
    }
}

/// A body with the key of its declaration.
enum HostEntry: Sendable {
    case function(String, HostFunction)
    case property(String, HostProperty)
}

extension HostEntry {
    /// A body that is called without a value before the dot: a function, an initializer, a static method.
    static func call(
        _ key: String, _ body: @escaping @Sendable (HostCall) throws(Failure) -> Value
    ) -> HostEntry {
        .function(
            key,
            HostFunction { (runner, _, arguments) throws(Failure) in
                try body(HostCall(runner: runner, arguments: arguments))
            })
    }

    /// A method that leaves the value that it is called on as it is.
    static func method<T>(
        _ key: String, on kind: HostKind<T>,
        _ body: @escaping @Sendable (HostCall, T) throws(Failure) -> Value
    ) -> HostEntry {
        .function(
            key,
            HostFunction { (runner, receiver, arguments) throws(Failure) in
                let call = HostCall(runner: runner, arguments: arguments, start: receiver.firstIndex)
                return try body(call, try kind.read(runner, receiver))
            })
    }

    /// A method that changes the value it is called on, in place: the receiver's own copy is let go of meanwhile.
    static func changing<T>(
        _ key: String, on kind: HostKind<T>,
        _ body: @escaping @Sendable (HostCall, inout T) throws(Failure) -> Value
    ) -> HostEntry {
        .function(
            key,
            HostFunction { (runner, receiver, arguments) throws(Failure) in
                var value = try kind.read(runner, receiver)
                let write = kind.write(receiver)
                let call = HostCall(runner: runner, arguments: arguments, start: receiver.firstIndex)
                receiver = .void
                defer { receiver = write(value) }
                return try body(call, &value)
            })
    }

    /// A subscript that is read and set.
    static func subscripting<T>(
        _ key: String, on kind: HostKind<T>,
        get: @escaping @Sendable (HostCall, T) throws(Failure) -> Value,
        set: @escaping @Sendable (HostCall, inout T, Value) throws(Failure) -> Void
    ) -> HostEntry {
        guard case .function(_, var function) = method(key, on: kind, get) else { return method(key, on: kind, get) }
        function.set = { (runner, receiver, arguments, new) throws(Failure) in
            var value = try kind.read(runner, receiver)
            let write = kind.write(receiver)
            let call = HostCall(runner: runner, arguments: arguments, start: receiver.firstIndex)
            receiver = .void
            defer { receiver = write(value) }
            try set(call, &value, new)
        }
        return .function(key, function)
    }

    static func reading<T>(
        _ key: String, of kind: HostKind<T>, _ get: @escaping @Sendable (Runner, T) throws(Failure) -> Value
    ) -> HostEntry {
        .property(
            key,
            HostProperty { (runner, value) throws(Failure) in try get(runner, try kind.read(runner, value)) })
    }

    /// A property of a type itself.
    static func constant(_ key: String, _ value: @escaping @Sendable () -> Value) -> HostEntry {
        .property(key, HostProperty { (_, _) throws(Failure) in value() })
    }
}

/// How values of a kind are read, and how a changed one is written back in place of the one that it was read from.
struct HostKind<T>: Sendable {
    let read: @Sendable (Runner, Value) throws(Failure) -> T
    let write: @Sendable (_ old: Value) -> @Sendable (T) -> Value

    init(
        _ read: @escaping @Sendable (Runner, Value) throws(Failure) -> T,
        write: @escaping @Sendable (T) -> Value
    ) {
        self.init(read, replacing: { _ in write })
    }

    init(
        _ read: @escaping @Sendable (Runner, Value) throws(Failure) -> T,
        replacing write: @escaping @Sendable (_ old: Value) -> @Sendable (T) -> Value
    ) {
        self.read = read
        self.write = write
    }
}

extension HostFunction {
    /// How a subscript is set, as a function that takes the new value behind the indices.
    fileprivate func setter(_ cost: HostCost) -> HostFunction? {
        guard let set else { return nil }
        return HostFunction(cost: cost) { (runner, receiver, arguments) throws(Failure) in
            guard case .some(.some(let new)) = arguments.last else {
                throw runner.failure(.missingArgument("newValue"))
            }
            try set(runner, &receiver, Array(arguments.dropLast()), new)
            return .void
        }
    }
}
