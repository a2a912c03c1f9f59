import Foundation

/// A tree of one side, ready to be laid out.
public struct PeerTree {
    let pass: () -> Void
    let recordedPass: (() throws -> Void)?
    let account: () throws -> PeerAccount

    /// - Parameters:
    ///   - pass: a pass that builds, lays out and releases everything.
    ///   - recordedPass: the same with a record; nil for the real library. It keeps the record until the next one ends.
    public init(
        pass: @escaping () -> Void, recordedPass: (() throws -> Void)? = nil,
        account: @escaping () throws -> PeerAccount
    ) {
        (self.pass, self.recordedPass, self.account) = (pass, recordedPass, account)
    }
}

/// What a pass did.
public struct PeerAccount {
    let leafMeasures: Int
    let asks: Int?
    let frames: [CGRect]

    /// - Parameters:
    ///   - asks: all asks of the pass; nil if they are not counted.
    ///   - frames: those to compare, in the root's coordinates and in any order.
    public init(leafMeasures: Int, asks: Int? = nil, frames: [CGRect]) {
        (self.leafMeasures, self.asks, self.frames) = (leafMeasures, asks, frames)
    }
}

/// A tree of any size, by name. Both sides have the same.
public struct PeerTreeKind<Tree> {
    let name: String
    let count: Int
    let next: Int
    let make: (Int) -> Tree

    /// - Parameter next: the count of a tree that is twice as large or, where the real library's time is exponential,
    ///   one level deeper.
    public init(_ name: String, _ count: Int, next: Int? = nil, make: @escaping (Int) -> Tree) {
        (self.name, self.count, self.next, self.make) = (name, count, next ?? 2 * count, make)
    }
}

/// Random numbers from a seed, equal on both sides (SplitMix64).
public struct PeerRandom: RandomNumberGenerator {
    private var state: UInt64

    /// Creates the numbers of a seed.
    public init(seed: Int) { state = UInt64(truncatingIfNeeded: seed) }

    /// Returns the next number.
    public mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var bits = state
        bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
        bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
        return bits ^ (bits >> 31)
    }

    /// Divides elements among a number of children at random, at least one each.
    public mutating func parts(of count: Int, among children: Int) -> [Int] {
        var parts = [Int](repeating: 1, count: children)
        for _ in 0..<max(0, count - children) { parts[Int.random(in: 0..<children, using: &self)] += 1 }
        return parts
    }

    /// Returns one to four short words.
    public mutating func words() -> String {
        (0..<Int.random(in: 1...4, using: &self)).map { _ in
            String(repeating: "x", count: Int.random(in: 1...7, using: &self))
        }.joined(separator: " ")
    }
}
