import Foundation

/// A generator of element trees: the same trees for the same seed.
package protocol SeededTree {
    init(random: SeededGenerator, numbers: Numbers)
    var random: SeededGenerator { get set }
    var numbers: Numbers { get }
}

/// The kind of lengths in a random tree.
package enum SeededNumbers: Sendable {
    /// Halves from 0 to 12.
    case tame
    /// Also negative, enormous, infinite and NaN.
    case wild
}

extension SeededTree {
    package typealias Numbers = SeededNumbers

    package init(seed: UInt64, numbers: Numbers) {
        self.init(random: SeededGenerator(seed: seed), numbers: numbers)
    }

    package mutating func number() -> CGFloat {
        let tame = tameNumber()
        guard numbers == .wild, Int.random(in: 0..<4, using: &random) == 0 else { return tame }
        return pick([
            -tame, .nan, .infinity, -.infinity, .greatestFiniteMagnitude, 1e300, -1e18, .leastNonzeroMagnitude, -0.0,
        ])
    }

    package mutating func tameNumber() -> CGFloat { CGFloat(Int.random(in: 0...24, using: &random)) / 2 }

    package mutating func pick<T>(_ values: [T]) -> T { values[Int.random(in: 0..<values.count, using: &random)] }
}
