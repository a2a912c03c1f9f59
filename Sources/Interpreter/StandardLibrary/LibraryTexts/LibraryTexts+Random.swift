extension LibraryTexts {
    /// Random numbers from a generator of the source's: they come from the program's own seed, as all others do.
    static let random =
        generators
        + ["Int", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64", "Double", "CGFloat"].map { type in
            """


            extension \(type) {
                static func random<G: RandomNumberGenerator>(in range: Range<\(type)>, using generator: inout G) -> \(type) {
                    random(in: range)
                }
                static func random<G: RandomNumberGenerator>(in range: ClosedRange<\(type)>, using generator: inout G) -> \(type) {
                    random(in: range)
                }
            }
            """
        }.joined()

    private static let generators = """
        protocol RandomNumberGenerator {
            mutating func next() -> UInt64
        }

        struct SystemRandomNumberGenerator: RandomNumberGenerator {
            init() {}
            mutating func next() -> UInt64 { UInt64.random(in: 0...UInt64.max) }
        }

        extension Bool {
            static func random<G: RandomNumberGenerator>(using generator: inout G) -> Bool { random() }
        }

        extension Sequence {
            func shuffled<G: RandomNumberGenerator>(using generator: inout G) -> [Element] { shuffled() }
        }

        extension Collection {
            func randomElement<G: RandomNumberGenerator>(using generator: inout G) -> Element? { randomElement() }
        }

        extension Array {
            mutating func shuffle<G: RandomNumberGenerator>(using generator: inout G) { shuffle() }
        }
        """
}
