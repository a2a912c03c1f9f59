#if os(Linux)
    import CStartPages
    import Foundation
    import Testing

    /// The program's memory after its start.
    struct StartPagesTests {
        @Test func `the memory of code that was read to start is given back, and what is read again is there`() throws {
            // All that the test itself needs is read once before.
            _ = try Self.residentCode()
            let before = try Self.residentCode()
            giveBackStartPages()
            let after = try Self.residentCode()
            #expect(after < before / 2, "\(before) kB, then \(after) kB")
        }

        /// The kB of code and constants of files that are in memory.
        private static func residentCode() throws -> Int {
            let text = try String(contentsOfFile: "/proc/self/smaps", encoding: .utf8)
            var isCode = false
            var total = 0
            for line in text.split(separator: "\n") {
                let words = line.split(separator: " ")
                if words.count >= 5, words[0].contains("-") {
                    isCode = words[1].hasPrefix("r-x") && words.count == 6 && words[5].hasPrefix("/")
                } else if isCode, words.first == "Rss:" {
                    total += try #require(Int(words[1]))
                }
            }
            return total
        }
    }
#endif
