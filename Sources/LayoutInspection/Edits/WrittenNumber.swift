import Foundation

/// A number as a source writes it: `1`, `1.5`, `-2`, `1_000`.
struct WrittenNumber {
    private let value: Double
    /// The digits after the point.
    private let decimals: Int
    private let isGrouped: Bool

    /// Nil for other code, and for numbers with exponents or in other bases.
    init?(_ text: String) {
        let digits = text.hasPrefix("-") ? text.dropFirst() : text[...]
        let parts = digits.split(separator: ".", omittingEmptySubsequences: false)
        guard (1...2).contains(parts.count),
            parts.allSatisfy({ part in
                part.first?.isASCIIDigit == true && part.allSatisfy { $0.isASCIIDigit || $0 == "_" }
            }),
            let value = Double(text.filter { $0 != "_" }), abs(value) < Self.largest
        else { return nil }
        self.value = value
        decimals = parts.count == 2 ? parts[1].count { $0 != "_" } : 0
        isGrouped = parts[0].contains("_")
    }

    /// Larger numbers are not exact.
    private static let largest = 1e15

    /// The number after a change, with at least as many decimals.
    func adding(_ change: Double, minimum: Double?) -> String {
        // A number that is below the minimum already may stay there.
        let limit = minimum.map { min($0, value) } ?? -Self.largest
        let changed = max(limit, value + change)
        let decimals = max(decimals, Self.decimals(of: change))
        let text = String(format: "%.\(decimals)f", changed)
        let plain = text.hasPrefix("-") && !text.contains { ("1"..."9").contains($0) } ? String(text.dropFirst()) : text
        return isGrouped ? Self.grouped(plain) : plain
    }

    private static func decimals(of number: Double) -> Int {
        (0...6).first { places in
            let scaled = number * pow(10, Double(places))
            return abs(scaled - scaled.rounded()) < 1e-9
        } ?? 6
    }

    private static func grouped(_ text: String) -> String {
        let parts = text.split(separator: ".", omittingEmptySubsequences: false)
        let sign = parts[0].hasPrefix("-") ? "-" : ""
        var whole = ""
        for (index, digit) in parts[0].drop(while: { $0 == "-" }).reversed().enumerated() {
            if index > 0, index % 3 == 0 { whole.append("_") }
            whole.append(digit)
        }
        return ([sign + String(whole.reversed())] + parts.dropFirst().map(String.init)).joined(separator: ".")
    }
}

extension Character {
    fileprivate var isASCIIDigit: Bool { ("0"..."9").contains(self) }
}
