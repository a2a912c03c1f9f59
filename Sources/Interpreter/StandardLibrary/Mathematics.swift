import Foundation

// Foundation's functions of numbers with a fraction.

extension StandardLibrary {
    static var mathematics: [Callable] { roundings + trigonometry + powers + ofTwo }

    private static var roundings: [Callable] {
        [
            function("floor") { $0.rounded(.down) }, function("ceil") { $0.rounded(.up) },
            function("round") { $0.rounded() }, function("trunc") { $0.rounded(.towardZero) },
            function("rint") { $0.rounded(.toNearestOrEven) }, function("fabs") { $0.magnitude },
        ]
    }

    private static var trigonometry: [Callable] {
        [
            function("cos") { cos($0) }, function("sin") { sin($0) }, function("tan") { tan($0) },
            function("acos") { acos($0) }, function("asin") { asin($0) }, function("atan") { atan($0) },
            function("cosh") { cosh($0) }, function("sinh") { sinh($0) }, function("tanh") { tanh($0) },
        ]
    }

    private static var powers: [Callable] {
        [
            function("sqrt") { $0.squareRoot() }, function("cbrt") { cbrt($0) },
            function("exp") { exp($0) }, function("exp2") { exp2($0) },
            function("log") { log($0) }, function("log2") { log2($0) }, function("log10") { log10($0) },
        ]
    }

    private static var ofTwo: [Callable] {
        [
            function("pow") { pow($0, $1) }, function("atan2") { atan2($0, $1) }, function("hypot") { hypot($0, $1) },
            function("fmod") { fmod($0, $1) }, function("fmin") { fmin($0, $1) }, function("fmax") { fmax($0, $1) },
        ]
    }

    private static func function(_ name: String, _ body: @escaping @Sendable (Double) -> Double) -> Callable {
        .function(name, Parameter(nil, .double), returning: .double) { value throws(VocabularyError) in body(value) }
    }

    private static func function(_ name: String, _ body: @escaping @Sendable (Double, Double) -> Double) -> Callable {
        .function(name, Parameter(nil, .double), Parameter(nil, .double), returning: .double) {
            one, other throws(VocabularyError) in body(one, other)
        }
    }
}
