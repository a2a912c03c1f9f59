import Foundation

extension StandardLibrary {
    static var functionBodies: [HostEntry] {
        ordering + mathematics + sequences + stopping + calling + optionals + supplementBodies
    }

    private static var ordering: [HostEntry] {
        let greatest = { @Sendable (call: HostCall) throws(Failure) in
            try call.best { (one, other) throws(Failure) in try call.runner.isBefore(other, one) }
        }
        let least = { @Sendable (call: HostCall) throws(Failure) in
            try call.best { (one, other) throws(Failure) in try call.runner.isBefore(one, other) }
        }
        return [
            .call("max(_:_:)", greatest), .call("max(_:_:_:_:)", greatest),
            .call("min(_:_:)", least), .call("min(_:_:_:_:)", least),
            .call("abs(_:)") { call throws(Failure) in
                switch try call.value(0) {
                case .double(let number): .double(abs(number))
                case .single(let number): .single(abs(number))
                case let value: try call.runner.absolute(try call.runner.whole(value))
                }
            },
            .call("numericCast(_:)") { call throws(Failure) in try call.value(0) },
        ]
    }

    static let fractionFunctions: [(name: String, body: @Sendable (Double) -> Double)] = [
        ("floor", { $0.rounded(.down) }), ("ceil", { $0.rounded(.up) }), ("round", { $0.rounded() }),
        ("trunc", { $0.rounded(.towardZero) }), ("rint", { $0.rounded(.toNearestOrEven) }), ("fabs", { $0.magnitude }),
        ("cos", { cos($0) }), ("sin", { sin($0) }), ("tan", { tan($0) }), ("acos", { acos($0) }),
        ("asin", { asin($0) }), ("atan", { atan($0) }), ("cosh", { cosh($0) }), ("sinh", { sinh($0) }),
        ("tanh", { tanh($0) }), ("sqrt", { $0.squareRoot() }), ("cbrt", { cbrt($0) }), ("exp", { exp($0) }),
        ("exp2", { exp2($0) }), ("log", { log($0) }), ("log2", { log2($0) }), ("log10", { log10($0) }),
    ]

    static let pairFunctions: [(name: String, body: @Sendable (Double, Double) -> Double)] = [
        ("pow", { pow($0, $1) }), ("atan2", { atan2($0, $1) }), ("hypot", { hypot($0, $1) }),
        ("fmod", { fmod($0, $1) }), ("fmin", { fmin($0, $1) }), ("fmax", { fmax($0, $1) }),
        ("remainder", { remainder($0, $1) }), ("copysign", { copysign($0, $1) }),
    ]

    private static var mathematics: [HostEntry] {
        // `cosf` beside `cos`.
        ["", "f"].flatMap { suffix in
            fractionFunctions.map { name, body in
                .call("\(name)\(suffix)(_:)") { call throws(Failure) in
                    try call.value(0).like(body(try call.double(0)))
                }
            }
                + pairFunctions.map { name, body in
                    .call("\(name)\(suffix)(_:_:)") { call throws(Failure) in
                        try call.value(0).like(body(try call.double(0), try call.double(1)))
                    }
                }
        }
    }

    private static var stopping: [HostEntry] {
        [
            .call("fatalError(_:)") { call throws(Failure) in throw call.stop("fatal error", 0) },
            .call("preconditionFailure(_:)") { call throws(Failure) in throw call.stop("fatal error", 0) },
            .call("assertionFailure(_:)") { call throws(Failure) in throw call.stop("fatal error", 0) },
            .call("precondition(_:_:)") { call throws(Failure) in
                guard try call.truth(0) else { throw call.stop("precondition failed", 1) }
                return .void
            },
            .call("assert(_:_:)") { call throws(Failure) in
                guard try call.truth(0) else { throw call.stop("assertion failed", 1) }
                return .void
            },
        ]
    }

    private static var calling: [HostEntry] {
        let silent = ["print(_:separator:terminator:)", "debugPrint(_:separator:terminator:)", "NSLog(_:_:)"]
        return silent.map { .call($0) { _ throws(Failure) in .void } } + [
            .call("dump(_:)") { call throws(Failure) in try call.value(0) },
            .call("type(of:)") { call throws(Failure) in call.runner.typeValue(of: try call.value(0)) },
            .call("withExtendedLifetime(_:_:)") { call throws(Failure) in try call.call(1) },
            .call("autoreleasepool(invoking:)") { call throws(Failure) in try call.call(0) },
        ]
    }

    private static var optionals: [HostEntry] {
        let mapped = { @Sendable (call: HostCall, value: Value) throws(Failure) -> Value in
            guard let inner = value.unwrapped else { return .none }
            return try call.call(0, inner)
        }
        return [
            .constant("Optional.none") { .none },
            .call("Optional.some(_:)") { call throws(Failure) in try call.value(0).wrapped },
            .call("Optional.init(_:)") { call throws(Failure) in try call.value(0).wrapped },
            .method("Optional.map(_:)", on: .any) { (call, value) throws(Failure) in
                let given = try mapped(call, value)
                return value.isNone ? .none : given.wrapped
            },
            .method("Optional.flatMap(_:)", on: .any, mapped),
            .reading("Optional.unsafelyUnwrapped", of: .any) { (runner, value) throws(Failure) in
                guard let inner = value.unwrapped else { throw runner.failure(.forcedNil) }
                return inner
            },
            .changing("Optional.take()", on: .any) { (_, value) throws(Failure) in
                let taken = value
                value = .none
                return taken
            },
        ]
    }
}

extension HostCall {
    /// The best of the arguments, those of a variadic parameter among them. With NaN no comparison holds, and the one
    /// before stays.
    fileprivate func best(_ isBetter: (Value, Value) throws(Failure) -> Bool) throws(Failure) -> Value {
        var values = arguments.prefix(3).compactMap { $0 }
        if case .array(let rest)? = self[3] { values += rest } else if let last = self[3] { values.append(last) }
        guard var best = values.first else { return try value(0) }
        for value in values.dropFirst() where try isBetter(value, best) { best = value }
        return best
    }

    /// Whether a condition holds, which may be a closure that is called when it is needed.
    fileprivate func truth(_ index: Int) throws(Failure) -> Bool {
        try runner.bool(try runner.resolved(try value(index)))
    }

    /// The failure of a program that ends itself.
    fileprivate func stop(_ what: String, _ message: Int) -> Failure {
        do throws(Failure) {
            let text = try self[message].map { value throws(Failure) in try runner.text(try runner.resolved(value)) }
            return refusal(text.map { $0.isEmpty ? what : "\(what): \($0)" } ?? what)
        } catch {
            return error
        }
    }
}
