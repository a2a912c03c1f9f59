extension FoundationText {
    /// Random numbers from a generator of the source's: the same ones that Swift draws. (Swift, RandomNumberGenerator;
    /// Lemire, Fast Random Integer Generation in an Interval.)
    static let random = ([generators] + wholes + ["Double", "CGFloat"].map(fraction)).joined(separator: "\n\n")

    private static let wholes =
        ["Int", "Int64", "UInt", "UInt64"].map { whole($0, draw: "generator.next()") }
        + ["UInt8", "UInt16", "UInt32"].map { whole($0, draw: "\($0)(truncatingIfNeeded: generator.next())") }

    private static let generators = """
        protocol RandomNumberGenerator {
            mutating func next() -> UInt64
        }

        struct SystemRandomNumberGenerator: RandomNumberGenerator {
            init() {}
            mutating func next() -> UInt64 { UInt64.random(in: 0...UInt64.max) }
        }

        extension Bool {
            static func random<G: RandomNumberGenerator>(using generator: inout G) -> Bool {
                (generator.next() >> 17) & 1 == 0
            }
        }

        extension Sequence {
            func shuffled<G: RandomNumberGenerator>(using generator: inout G) -> [Element] {
                var all = Array(self)
                all.shuffle(using: &generator)
                return all
            }
        }

        extension Collection {
            func randomElement<G: RandomNumberGenerator>(using generator: inout G) -> Element? {
                let all = Array(self)
                return all.isEmpty ? nil : all[Int.random(in: 0..<all.count, using: &generator)]
            }
        }

        extension Array {
            mutating func shuffle<G: RandomNumberGenerator>(using generator: inout G) {
                var place = 0
                while count - place > 1 {
                    swapAt(place, place + Int.random(in: 0..<(count - place), using: &generator))
                    place += 1
                }
            }
        }
        """

    /// - Parameter draw: a number of all bits of the type.
    private static func whole(_ type: String, draw: String) -> String {
        let unsigned = type.hasPrefix("Int") ? "UInt64" : type
        return """
            extension \(type) {
                static func random<G: RandomNumberGenerator>(in range: Range<\(type)>, using generator: inout G) -> \(type) {
                    precondition(range.lowerBound < range.upperBound, "there is no number in an empty range")
                    return range.lowerBound
                        &+ __drawn(below: \(unsigned)(truncatingIfNeeded: range.upperBound &- range.lowerBound), &generator)
                }
                static func random<G: RandomNumberGenerator>(in range: ClosedRange<\(type)>, using generator: inout G) -> \(type) {
                    let last = \(unsigned)(truncatingIfNeeded: range.upperBound &- range.lowerBound)
                    if last == \(unsigned).max { return \(type)(truncatingIfNeeded: generator.next()) }
                    return range.lowerBound &+ __drawn(below: last + 1, &generator)
                }
                private static func __drawn<G: RandomNumberGenerator>(below bound: \(unsigned), _ generator: inout G) -> \(type) {
                    let first: \(unsigned) = \(draw)
                    var product = first.multipliedFullWidth(by: bound)
                    if product.low < bound {
                        let least = (0 &- bound) % bound
                        while product.low < least {
                            let next: \(unsigned) = \(draw)
                            product = next.multipliedFullWidth(by: bound)
                        }
                    }
                    return \(type)(truncatingIfNeeded: product.high)
                }
            }
            """
    }

    private static func fraction(_ type: String) -> String {
        """
        extension \(type) {
            static func random<G: RandomNumberGenerator>(in range: Range<\(type)>, using generator: inout G) -> \(type) {
                let width = range.upperBound - range.lowerBound
                while true {
                    let part = \(type)(generator.next() & 0x1F_FFFF_FFFF_FFFF) * (\(type).ulpOfOne / 2)
                    let number = width * part + range.lowerBound
                    if number != range.upperBound { return number }
                }
            }
            static func random<G: RandomNumberGenerator>(in range: ClosedRange<\(type)>, using generator: inout G) -> \(type) {
                let steps = UInt64.random(in: 0...0x20_0000_0000_0000, using: &generator)
                if steps == 0x20_0000_0000_0000 { return range.upperBound }
                return (range.upperBound - range.lowerBound) * (\(type)(steps) * (\(type).ulpOfOne / 2)) + range.lowerBound
            }
        }
        """
    }
}
