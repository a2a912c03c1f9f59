import Testing

/// What texts and characters do: the results are the compiler's and Foundation's.
@Suite struct StandardLibraryTextTests {
    @Test func `texts are taken apart`() {
        #expect(
            interpolated(
                "let s = \"a, b, , c\"",
                #"\(s.components(separatedBy: ", ")) \(s.split(separator: ",").count) \(s.split(separator: ", "))"#)
                == #"'["a", "b", "", "c"] 4 ["a", "b", "c"]'"#)
        #expect(
            interpolated(
                "let s = \"  a b \"",
                #"\(s.trimmingCharacters(in: .whitespaces))|\(s.trimmingCharacters(in: CharacterSet(charactersIn: " a")))|"#
            )
                == #"'a b|b|'"#)
        #expect(
            interpolated(
                "let s = \"a-b-c\"",
                #"\(s.replacingOccurrences(of: "-", with: "+")) \(s.replacingOccurrences(of: "", with: "+"))"#)
                == #"'a+b+c a-b-c'"#)
        #expect(
            interpolated(
                "let s = \"ab\"",
                #"\(s.padding(toLength: 4, withPad: ".", startingAt: 0)) \(s.capitalized) \(s.hasPrefix("a")) \(s.hasSuffix("a"))"#
            )
                == #"'ab.. Ab true false'"#)
    }

    @Test func `texts are indexed by character`() {
        #expect(
            interpolated(
                "let s = \"héllo\"\nlet i = s.index(s.startIndex, offsetBy: 1)",
                #"\(s[i]) \(s[..<i]) \(s[i...]) \(s[s.index(after: i)]) \(s.distance(from: i, to: s.endIndex))"#)
                == #"'é h éllo l 4'"#)
        #expect(
            interpolated(
                "let s = \"héllo\"\nlet i = s.firstIndex(of: \"l\")!",
                #"\(s[i...]) \(s.prefix(upTo: i))"#)
                == #"'llo hé'"#)
        #expect(
            interpolated(
                "let s = \"a b\"\nlet r = s.range(of: \" \")!",
                #"\(s[..<r.lowerBound]) \(s[r.upperBound...]) \(s.range(of: "x") == nil)"#)
                == #"'a b true'"#)
        #expect(
            interpolated(
                "var s = \"abc\"\nlet last = s.removeLast()\ns.insert(\"x\", at: s.startIndex)\ns.append(\"y\")\ns += \"z\"",
                #"\(s) \(last)"#)
                == #"'xabyz c'"#)
    }

    @Test func `numbers become text`() {
        #expect(
            interpolated(
                "",
                #"\(String(format: "%.2f|%5d|%05.1f|%x|%@|100%%", 1.005, 42, 3.14159, 255, "a"))"#)
                == #"'1.00|   42|003.1|ff|a|100%'"#)
        #expect(
            interpolated(
                "",
                #"\(String(255, radix: 16)) \(String(255, radix: 2)) \(Int("ff", radix: 16)!) \(String(repeating: "ab", count: 3))"#
            )
                == #"'ff 11111111 255 ababab'"#)
        #expect(
            interpolated(
                "",
                #"\(String(describing: [1])) \(String(reflecting: "a")) \(String(["a", "b"] as [Character]))"#)
                == #"'[1] "a" ab'"#)
    }

    @Test func `characters are asked what they are`() {
        #expect(
            interpolated(
                "let c: Character = \"7\"",
                #"\(c.isNumber) \(c.isLetter) \(c.wholeNumberValue!) \(c.isWhitespace) \(c.asciiValue!)"#)
                == #"'true false 7 false 55'"#)
        #expect(
            interpolated(
                "let s = \"Ab c1\"",
                #"\(s.filter { $0.isLetter }) \(s.filter(\.isUppercase)) \(s.map { $0.isNumber ? "-" : String($0) }.joined())"#
            )
                == #"'Abc A Ab c-'"#)
        #expect(
            interpolated(
                "let s = \"b,a\"",
                #"\(s.sorted()) \(s.uppercased().lowercased() == s) \(s.contains(",")) \(s.contains("b,"))"#)
                == #"'[",", "a", "b"] true true true'"#)
    }

}
