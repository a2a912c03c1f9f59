import Foundation

extension StandardLibrary {
    /// What a `Decimal` of the library's Swift holds.
    static var decimals: [HostEntry] {
        let kind = HostKind<Decimal>.native("__Decimal")
        let all: [(String, Decimal)] = [
            ("pi", .pi), ("nan", .nan), ("greatestFiniteMagnitude", .greatestFiniteMagnitude),
        ]
        let operations: [(String, @Sendable (Decimal, Decimal) -> Decimal)] = [
            ("adding", { $0 + $1 }), ("subtracting", { $0 - $1 }), ("multiplying", { $0 * $1 }),
            ("dividing", { $1.isZero ? .nan : $0 / $1 }),
        ]
        return all.map { name, number in .constant("static var \(name): __Decimal") { kind.value(number) } }
            + operations.map { name, operation in
                .method("func \(name)(_ other: __Decimal) -> __Decimal", on: kind) { call, number in
                    kind.value(operation(number, try call.native(0, kind)))
                }
            } + decimalReading(kind) + [
                .call("init(_ value: Int)") { kind.value(Decimal(try $0.int(0))) },
                .call("init(_ value: Double)") { kind.value(Decimal(try $0.double(0))) },
                // The digits that the number was written with.
                .call("init(written value: Double)") { call in
                    kind.value(Decimal(string: try call.double(0).description) ?? .nan)
                },
                .call("init?(_ text: String, _ locale: String)") { call in
                    let locale = try call.text(1)
                    let number = Decimal(
                        string: try call.text(0), locale: Locale(identifier: locale.isEmpty ? "en_US" : locale))
                    return number.map(kind.value) ?? .none
                },
                .method("func rounded(_ scale: Int, _ mode: Int) -> __Decimal", on: kind) { call, number in
                    let modes: [Decimal.RoundingMode] = [.plain, .down, .up, .bankers]
                    var (rounded, exact) = (Decimal(), number)
                    let mode = modes[max(0, min(try call.int(1), modes.count - 1))]
                    NSDecimalRound(&rounded, &exact, max(-200, min(try call.int(0), 200)), mode)
                    return kind.value(rounded)
                },
            ]
    }

    private static func decimalReading(_ kind: HostKind<Decimal>) -> [HostEntry] {
        [
            .reading("var text: String", of: kind) { _, number in .string(number.description) },
            .reading("var doubleValue: Double", of: kind) { _, number in
                .double(NSDecimalNumber(decimal: number).doubleValue)
            },
            .reading("var isNaN: Bool", of: kind) { _, number in .bool(number.isNaN) },
            .reading("var exponent: Int", of: kind) { _, number in .int(number.exponent) },
            .reading("var significand: __Decimal", of: kind) { _, number in kind.value(number.significand) },
            .method("func scaled(_ exponent: Int) -> __Decimal", on: kind) { call, number in
                kind.value(
                    Decimal(sign: .plus, exponent: max(-128, min(try call.int(0), 127)), significand: number))
            },
            .method("func raised(_ exponent: Int) -> __Decimal", on: kind) { call, number in
                let exponent = max(-1000, min(try call.int(0), 1000))
                let power = pow(number, abs(exponent))
                return kind.value(exponent >= 0 ? power : power.isZero ? .nan : 1 / power)
            },
        ]
    }
}
