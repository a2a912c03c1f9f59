/// Declarations of the library in Swift, a statement each, with the body in compiled code that they share.
struct LibraryFunction: Sendable {
    let declarations: [String]
    let body: Body

    enum Body: Sendable {
        case none
        case function(HostFunction)
        case property(HostProperty)
        /// A type's declarations.
        case members([LibraryFunction])
    }

    init(_ declarations: [String], _ body: Body) {
        (self.declarations, self.body) = (declarations, body)
    }
}

extension LibraryFunction {
    /// What has no compiled body: aliases, what types of sources implement themselves, and what is written in Swift.
    static func declared(_ declarations: String...) -> LibraryFunction { LibraryFunction(declarations, .none) }

    /// A type with what it declares.
    /// - Parameter head: what stands before the brace.
    static func type(_ head: String, _ members: [LibraryFunction] = []) -> LibraryFunction {
        let lines = members.flatMap(\.declarations)
        return LibraryFunction(["\(head) {\n\(lines.joined(separator: "\n"))\n}"], .members(members))
    }

    /// A body that is called without a value before the dot: a function, an initializer, a static method.
    static func call(_ declarations: String..., body: @escaping @Sendable (HostCall) throws -> Value) -> LibraryFunction
    {
        let function = HostFunction { runner, _, arguments in try body(HostCall(runner: runner, arguments: arguments)) }
        return LibraryFunction(declarations, .function(function))
    }

    /// A method that leaves the value that it is called on as it is.
    static func method<T>(
        _ declarations: String..., on kind: HostKind<T>, cost: HostCost = .everything,
        body: @escaping @Sendable (HostCall, T) throws -> Value
    ) -> LibraryFunction {
        LibraryFunction(declarations, .function(reading(kind, cost, body)))
    }

    private static func reading<T>(
        _ kind: HostKind<T>, _ cost: HostCost, _ body: @escaping @Sendable (HostCall, T) throws -> Value
    ) -> HostFunction {
        HostFunction(cost: cost) { runner, receiver, arguments in
            let call = HostCall(runner: runner, arguments: arguments, start: receiver.firstIndex)
            return try body(call, try kind.read(runner, receiver))
        }
    }

    /// A method that changes the value that it is called on, in place.
    static func changing<T>(
        _ declarations: String..., on kind: HostKind<T>, cost: HostCost = .everything,
        body: @escaping @Sendable (HostCall, inout T) throws -> Value
    ) -> LibraryFunction {
        LibraryFunction(declarations, .function(changing(kind, cost, body)))
    }

    /// The same that gives nothing.
    static func modifying<T>(
        _ declarations: String..., on kind: HostKind<T>, cost: HostCost = .everything,
        body: @escaping @Sendable (HostCall, inout T) throws -> Void
    ) -> LibraryFunction {
        let function = changing(kind, cost) { call, value in
            try body(call, &value)
            return .void
        }
        return LibraryFunction(declarations, .function(function))
    }

    private static func changing<T>(
        _ kind: HostKind<T>, _ cost: HostCost, _ body: @escaping @Sendable (HostCall, inout T) throws -> Value
    ) -> HostFunction {
        HostFunction(cost: cost) { runner, receiver, arguments in
            let call = HostCall(runner: runner, arguments: arguments, start: receiver.firstIndex)
            return try kind.change(&receiver, call, body)
        }
    }

    /// A subscript that is read and set.
    static func subscripting<T>(
        _ declarations: String..., on kind: HostKind<T>,
        get: @escaping @Sendable (HostCall, T) throws -> Value,
        set: @escaping @Sendable (HostCall, inout T, Value) throws -> Void
    ) -> LibraryFunction {
        var function = reading(kind, .atIndex, get)
        function.set = { runner, receiver, arguments, new in
            let call = HostCall(runner: runner, arguments: arguments, start: receiver.firstIndex)
            try kind.change(&receiver, call) { call, value in try set(call, &value, new) }
        }
        return LibraryFunction(declarations, .function(function))
    }

    static func reading<T>(
        _ declaration: String, of kind: HostKind<T>, cost: HostCost = .everything,
        get: @escaping @Sendable (Runner, T) throws -> Value
    ) -> LibraryFunction {
        let property = HostProperty(cost: cost) { runner, value in try get(runner, try kind.read(runner, value)) }
        return LibraryFunction(["\(declaration) { get }"], .property(property))
    }

    /// A property of a type itself.
    static func constant(_ declarations: String..., value: @escaping @Sendable () -> Value) -> LibraryFunction {
        LibraryFunction(declarations.map { "\($0) { get }" }, .property(HostProperty { _, _ in value() }))
    }

    /// The same body for other declarations.
    func declared(by declarations: [String]) -> LibraryFunction { LibraryFunction(declarations, body) }
}

/// How values of a kind are read, and how a changed one is written back in place of the one that it was read from.
struct HostKind<T>: Sendable {
    let read: @Sendable (Runner, Value) throws -> T
    let write: @Sendable (_ old: Value) -> @Sendable (T) -> Value

    init(_ read: @escaping @Sendable (Runner, Value) throws -> T, write: @escaping @Sendable (T) -> Value) {
        self.init(read, replacing: { _ in write })
    }

    init(
        _ read: @escaping @Sendable (Runner, Value) throws -> T,
        replacing write: @escaping @Sendable (_ old: Value) -> @Sendable (T) -> Value
    ) {
        self.read = read
        self.write = write
    }
}

extension HostKind {
    /// Changes a value in place, whose own copy is let go of meanwhile.
    fileprivate func change<Result>(
        _ receiver: inout Value, _ call: HostCall, _ body: (HostCall, inout T) throws -> Result
    ) throws -> Result {
        var value = try read(call.runner, receiver)
        let write = write(receiver)
        receiver = .void
        defer { receiver = write(value) }
        return try body(call, &value)
    }
}
