import Testing

/// Loops on values that nothing says.
struct UnknownLoopTests {
    /// The number of a loop's rounds, as a text shows it.
    private func rounds(_ loop: String, holes: [String]?, reporting messages: [String]? = []) throws -> String {
        try expect(
            """
            struct Rounds: View {
                var count: Int {
                    var count = 0
                    \(loop)
                    return count
                }
                var body: some View { Text("\\(count)") }
            }
            """, 9, 1, boxes: false, holes: holes, reporting: messages
        ).words.joined()
    }

    @Test func `a loop ends at once if its condition is part of an error`() throws {
        let ended = try rounds("let more = 5[0]; while more { count += 1 }", holes: nil, reporting: nil)
        #expect(ended == "0")
        #expect(try rounds("let more = 5[0]; repeat { count += 1 } while more", holes: nil, reporting: nil) == "1")
    }

    @Test func `a loop ends at once if its condition is an element of an unknown collection`() throws {
        let ended = try rounds("for flag in store.flags { while flag { count += 1 } }", holes: ["store.flags"])
        #expect(ended == "0")
    }

    @Test func `a loop over a dictionary that ends early takes few steps`() throws {
        let loop = """
            var numbers: [Int: Int] = [:]
            for index in 0..<3_000 { numbers[index] = 1 }
            for _ in 0..<3_000 { for (_, number) in numbers { count += number; break } }
            """
        #expect(try rounds(loop, holes: []) == "3,000")
    }
}
