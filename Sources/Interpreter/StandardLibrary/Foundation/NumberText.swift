import Foundation

/// Numbers as en_US writes them. Foundation's own styles need ICU's data, which the program leaves out on Linux.
package enum NumberText {
    /// A comma before each three digits.
    package static func grouped(_ number: Int) -> String { grouped("\(number)") }

    /// The same with so many digits after the point.
    package static func grouped(_ number: Double, digits: Int) -> String { written(number, digits...digits) }

    /// A number with as many digits after the point as `digits` allows: halves are rounded to the even digit.
    static func written(_ number: Double, _ digits: ClosedRange<Int>, isGrouped: Bool = true) -> String {
        guard number.isFinite, var exact = Decimal(string: "\(number)") else {
            return number.isNaN ? "NaN" : number < 0 ? "-∞" : "∞"
        }
        var rounded = Decimal()
        NSDecimalRound(&rounded, &exact, min(digits.upperBound, 100), .bankers)
        var text = "\(rounded)"
        let fraction = text.split(separator: ".").dropFirst().last?.count ?? 0
        let missing = min(digits.lowerBound, 100) - fraction
        if missing > 0 { text += (fraction == 0 ? "." : "") + String(repeating: "0", count: missing) }
        return isGrouped ? grouped(text) : text
    }

    static func grouped(_ text: String) -> String {
        let sides = text.split(separator: ".", maxSplits: 1)
        let digits = sides[0].drop { $0 == "-" }
        var grouped = text.hasPrefix("-") ? "-" : ""
        for (index, digit) in digits.enumerated() {
            if index > 0, (digits.count - index).isMultiple(of: 3) { grouped.append(",") }
            grouped.append(digit)
        }
        return sides.count == 2 ? grouped + "." + sides[1] : grouped
    }

    /// `$` for USD, and the code with a space for a currency without a symbol.
    static func currencySymbol(_ code: String) -> String { symbols[code.uppercased()] ?? code.uppercased() + "\u{a0}" }

    /// The digits after the point of an amount: 2, and 0 for the yen and the won.
    static func currencyDigits(_ code: String) -> ClosedRange<Int> {
        ["JPY", "KRW"].contains(code.uppercased()) ? 0...0 : 2...2
    }

    private static let symbols = [
        "USD": "$", "EUR": "€", "GBP": "£", "JPY": "¥", "INR": "₹", "CNY": "CN¥", "KRW": "₩", "AUD": "A$", "CAD": "CA$",
        "BRL": "R$", "MXN": "MX$", "NZD": "NZ$",
    ]
}
