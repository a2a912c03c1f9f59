import Foundation

extension StandardLibrary {
    /// Functions outside of all types.
    static var functions: [LibraryFunction] {
        ordering + mathematics + sequences + stopping + calling + ofLibraryTexts
    }

    /// Functions that library texts call and sources do not.
    private static var ofLibraryTexts: [LibraryFunction] {
        [
            // The points in a cell of the window that the program runs for.
            .call("func __cellSize() -> CGSize") { call in Conversion<CGSize>.cgSize.encode(call.runner.cell) },
            // The size of the window, in points.
            .call("func __screenSize() -> CGSize") { call in Conversion<CGSize>.cgSize.encode(call.runner.screen) },
            styledNumber,
        ]
    }

    private static var ordering: [LibraryFunction] {
        // The last of equal values is the greatest.
        let greatest = { @Sendable (call: HostCall) in try call.best { .bool(try call.runner.isAtLeast($0, $1)) } }
        let least = { @Sendable (call: HostCall) in try call.best { .bool(try call.runner.isBefore($0, $1)) } }
        return [
            .declared("func swap<T>(_ a: inout T, _ b: inout T) { (a, b) = (b, a) }"),
            .call(
                "func max<T: Comparable>(_ x: T, _ y: T) -> T",
                "func max<T: Comparable>(_ x: T, _ y: T, _ z: T, _ rest: T...) -> T", body: greatest),
            .call(
                "func min<T: Comparable>(_ x: T, _ y: T) -> T",
                "func min<T: Comparable>(_ x: T, _ y: T, _ z: T, _ rest: T...) -> T", body: least),
            .call("func abs<T: Comparable>(_ x: T) -> T") { call in
                switch try call.value(0) {
                case .double(let number): .double(abs(number))
                case .single(let number): .single(abs(number))
                case let value:
                    if let magnitude = value.ownSymbol?.variable(named: "magnitude") {
                        try call.runner.property(magnitude, of: value, at: call.runner.place)
                    } else {
                        try call.runner.absolute(try call.runner.whole(value))
                    }
                }
            },
        ]
    }

    private static let fractionFunctions: [(name: String, body: @Sendable (Double) -> Double)] = [
        ("floor", { $0.rounded(.down) }), ("ceil", { $0.rounded(.up) }), ("round", { $0.rounded() }),
        ("trunc", { $0.rounded(.towardZero) }), ("rint", { $0.rounded(.toNearestOrEven) }), ("fabs", { $0.magnitude }),
        ("cos", { cos($0) }), ("sin", { sin($0) }), ("tan", { tan($0) }), ("acos", { acos($0) }),
        ("asin", { asin($0) }), ("atan", { atan($0) }), ("cosh", { cosh($0) }), ("sinh", { sinh($0) }),
        ("tanh", { tanh($0) }), ("sqrt", { $0.squareRoot() }), ("cbrt", { cbrt($0) }), ("exp", { exp($0) }),
        ("exp2", { exp2($0) }), ("log", { log($0) }), ("log2", { log2($0) }), ("log10", { log10($0) }),
    ]

    private static let pairFunctions: [(name: String, body: @Sendable (Double, Double) -> Double)] = [
        ("pow", { pow($0, $1) }), ("atan2", { atan2($0, $1) }), ("hypot", { hypot($0, $1) }),
        ("fmod", { fmod($0, $1) }), ("fmin", { fmin($0, $1) }), ("fmax", { fmax($0, $1) }),
        ("remainder", { remainder($0, $1) }), ("copysign", { copysign($0, $1) }),
    ]

    /// Foundation's functions of numbers with a fraction, of one and of two; C has them of Float under names of its own.
    private static var mathematics: [LibraryFunction] {
        fractionFunctions.map { name, body in
            .call(
                taking("_ x", name, "Double"), taking("_ x", name, "CGFloat"), taking("_ x", name, "Float"),
                taking("_ x", name + "f", "Float")
            ) { call in try call.value(0).like(body(try call.double(0))) }
        }
            + pairFunctions.map { name, body in
                .call(
                    taking("_ x, _ y", name, "Double"), taking("_ x, _ y", name, "CGFloat"),
                    taking("_ x, _ y", name, "Float"), taking("_ x, _ y", name + "f", "Float")
                ) { call in try call.value(0).like(body(try call.double(0), try call.double(1))) }
            }
    }

    /// A function of numbers of a type, which gives one.
    private static func taking(_ parameters: String, _ name: String, _ type: String) -> String {
        "func \(name)(\(parameters.replacing(",", with: ": \(type),")): \(type)) -> \(type)"
    }

    private static var stopping: [LibraryFunction] {
        [
            .call(
                "func fatalError(_ message: String = \"\") -> Never",
                "func preconditionFailure(_ message: String = \"\") -> Never",
                "func assertionFailure(_ message: String = \"\")"
            ) { call in throw try call.stop("fatal error", 0) }
        ]
            + [("precondition", "precondition failed"), ("assert", "assertion failed")].map { name, what in
                .call("func \(name)(_ condition: Bool, _ message: String = \"\")") { call in
                    guard try call.truth(0) else { throw try call.stop(what, 1) }
                    return .void
                }
            }
    }

    private static var calling: [LibraryFunction] {
        [
            .call(
                #"func print(_ items: Any..., separator: String = " ", terminator: String = "\n")"#,
                #"func debugPrint(_ items: Any..., separator: String = " ", terminator: String = "\n")"#
            ) { call in
                let items = try call.values(0).map { try call.runner.written($0) }
                call.runner.print(items.joined(separator: try call.text(1, default: " ")))
                return .void
            },
            .declared("func type<T>(of value: T) -> T.Type { __type(of: value, as: T.self) }"),
            .call("func __type<T>(of value: T, as known: T.Type) -> T.Type") { call in
                guard case .type(let known) = try call.value(1) else { return try call.value(1) }
                return call.runner.typeValue(of: try call.value(0), as: known)
            },
        ]
    }

    static var keyPath: [LibraryFunction] {
        let kind = HostKind<PropertyPath>.native("KeyPath")
        return [
            .method("func appending<Next>(path: KeyPath<Value, Next>) -> KeyPath<Root, Next>", on: kind) { call, path in
                let rest = try call.native(0, kind)
                return call.runner.path(path.steps + rest.steps, to: rest.type, at: call.place)
            }
        ]
    }

    static var optional: [LibraryFunction] {
        let mapped = { @Sendable (call: HostCall, value: Value) -> Value in
            guard let inner = value.unwrapped else { return .none }
            return try call.call(0, inner)
        }
        return [
            .constant("static var none: Wrapped?") { .none },
            .call("static func some(_ value: Wrapped) -> Wrapped?", "init(_ value: Wrapped)") { call in
                try call.value(0).wrapped
            },
            .method("func map<U>(_ transform: (Wrapped) throws -> U) rethrows -> U?", on: .any, cost: .atEnd) {
                call, value in
                let given = try mapped(call, value)
                return value.isNone ? .none : given.wrapped
            },
            .method(
                "func flatMap<U>(_ transform: (Wrapped) throws -> U?) rethrows -> U?", on: .any, cost: .atEnd,
                body: mapped),
            hashValue,
        ]
    }
}

extension HostCall {
    /// The best of the arguments, those of a variadic parameter among them.
    fileprivate func best(_ isBetter: (Value, Value) throws -> Value) throws -> Value {
        var values = arguments.prefix(3).compactMap { $0 }
        if case .array(let rest)? = self[3] { values += rest } else if let last = self[3] { values.append(last) }
        return try best(values, isBetter)
    }

    /// Whether a condition holds, which may be a closure that is called when it is needed.
    fileprivate func truth(_ index: Int) throws(Failure) -> Bool {
        try runner.bool(try runner.resolved(try value(index)))
    }

    /// The failure of a program that ends itself.
    fileprivate func stop(_ what: String, _ message: Int) throws -> Failure {
        let text = try self[message].map { try runner.text(try runner.resolved($0)) } ?? ""
        return refusal(.stopped(by: what, saying: text))
    }
}
