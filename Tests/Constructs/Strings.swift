extension String {
    var isPalindrome: Bool {
        let letters = lowercased().filter(\.isLetter); return letters == String(letters.reversed())
    }
    func truncated(to n: Int) -> String { count > n ? prefix(n) + "…" : self }
    var words: [Substring] { split(whereSeparator: \.isWhitespace) }
    var camelCased: String {
        words.enumerated().map { $0.offset == 0 ? $0.element.lowercased() : $0.element.capitalized }.joined()
    }
    subscript(_ i: Int) -> Character { self[index(startIndex, offsetBy: i)] }
    subscript(_ r: Range<Int>) -> Substring {
        self[index(startIndex, offsetBy: r.lowerBound)..<index(startIndex, offsetBy: r.upperBound)]
    }
}
func runs(_ text: String) -> String {
    var made = "", last: Character?, count = 0
    for c in text {
        if c == last { count += 1; continue }
        if let last { made += "\(last)\(count > 1 ? String(count) : "")" }
        (last, count) = (c, 1)
    }
    if let last { made += "\(last)\(count > 1 ? String(count) : "")" }
    return made
}
// run
p("A man a plan a canal Panama".isPalindrome, "haggle".isPalindrome)
p("a long sentence".truncated(to: 6), "hello big world".camelCased, "hello"[1], "hello"[1..<4])
p(runs("aaabccd"))
let text = "one,two,,three"
p(
    text.split(separator: ","), text.split(separator: ",", omittingEmptySubsequences: false).count,
    text.components(separatedBy: ","))
p(text.replacingOccurrences(of: ",", with: ";"), text.contains("two"), text.hasPrefix("one"), text.hasSuffix("x"))
p(text.firstIndex(of: ",").map { text[..<$0] } ?? "", text.range(of: "two").map { text[$0.upperBound...] } ?? "")
p("  trim me ".trimmingCharacters(in: .whitespaces), "--x--".trimmingCharacters(in: CharacterSet(charactersIn: "-")))
p(String(repeating: "ab", count: 3), String("abc".reversed()), "abc".uppercased(), "ÄÖ".lowercased())
p(Int("42") ?? 0, Int("x") ?? -1, Double("2.5") ?? 0, String(255, radix: 16), Int("ff", radix: 16) ?? 0)
p("é".count, "👨‍👩‍👧".count, "e\u{301}" == "é", "abc" < "abd", "Zebra" < "apple")
var mutable = "hello"
mutable.insert("!", at: mutable.endIndex)
mutable.removeFirst()
mutable.append(contentsOf: " there")
mutable.replaceSubrange(mutable.startIndex..<mutable.index(after: mutable.startIndex), with: "E")
p(mutable, mutable.dropFirst(2).prefix(3), mutable.last ?? " ")
p(
    """
    multi
      line "quoted" \(1 + 1)
    """)
p(#"raw \(x) "y""#, "a\\b", "\u{41}")
p("b,a;c".split { ",;".contains($0) }.sorted(), "hello".map { $0.uppercased() }.joined(separator: "-"))
p(
    "hello world".capitalized,
    "x=1&y=2".split(separator: "&").map { $0.split(separator: "=") }.map { "\($0[0]):\($0[1])" })
p(Array("abc".utf8), "abc".utf8.count)
p(
    String(format: "%05.2f|%-5d|%@|%x|%%", 3.14159, 42, "ab", 255),
    "abc".padding(toLength: 5, withPad: ".", startingAt: 0))
p(cosf(0), sqrtf(6.25), powf(2, 3), fabsf(-1.5), floorf(-0.5), fmodf(7, 4))
p("swift".firstIndex { $0 == "i" }.map { "swift".distance(from: "swift".startIndex, to: $0) } ?? -1)
let missing: Int? = nil, found: String? = "s"
p("\(missing as Any) \(found as Any) \([1, 2].firstIndex(of: 2) as Any) \(3 as Any)")
p([["a", "b"]].map(String.init(describing:)), String(describing: ["a", "b"]), String(describing: Array("ab")))
p(String(Array("ab")), String("ab".reversed()), String(describing: "ab"), [1, 2].map(String.init(describing:)))
