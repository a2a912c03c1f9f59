enum Token: Equatable { case number(Int), word(String), symbol(Character), space }
struct Lexer: Sequence, IteratorProtocol {
    private var rest: Substring
    init(_ s: String) { rest = s[...] }
    mutating func next() -> Token? {
        guard let c = rest.first else { return nil }
        switch c {
        case _ where c.isWhitespace: rest = rest.drop(while: \.isWhitespace); return .space
        case "0"..."9":
            let d = rest.prefix(while: { $0.isNumber }); rest = rest.dropFirst(d.count); return Int(d).map(Token.number)
        case "a"..."z", "A"..."Z", "_":
            let end = rest.firstIndex { !($0.isLetter || $0 == "_") } ?? rest.endIndex
            defer { rest = rest[end...] }
            return .word(String(rest[..<end]))
        default: return .symbol(rest.removeFirst())
        }
    }
}
extension String {
    var camel: String {
        split(separator: "_").enumerated().map {
            $0 == 0 ? $1.lowercased() : $1.prefix(1).uppercased() + $1.dropFirst().lowercased()
        }.joined()
    }
    var snake: String {
        reduce(into: "") { r, c in
            if c.isUppercase { if !r.isEmpty { r += "_" }; r += c.lowercased() } else { r.append(c) }
        }
    }
    func truncated(to n: Int, trailing: String = "…") -> String {
        count > n ? prefix(n).trimmingCharacters(in: .whitespaces) + trailing : self
    }
    func wrapped(at w: Int) -> [String] {
        var lines = [""]
        for word in split(separator: " ") {
            if lines[lines.count - 1].isEmpty {
                lines[lines.count - 1] = String(word)
            } else if lines[lines.count - 1].count + 1 + word.count <= w {
                lines[lines.count - 1] += " \(word)"
            } else {
                lines.append(String(word))
            }
        }
        return lines
    }
    subscript(r: Range<Int>) -> Substring {
        self[index(startIndex, offsetBy: r.lowerBound)..<index(startIndex, offsetBy: r.upperBound)]
    }
    var isPalindrome: Bool { let c = lowercased().filter(\.isLetter); return c == String(c.reversed()) }
    func rot(_ n: Int) -> String {
        String(
            map { c in
                guard let a = c.asciiValue, c.isLetter else { return c }
                let base: UInt8 = c.isUppercase ? 65 : 97
                let letters = Array(c.isUppercase ? "ABCDEFGHIJKLMNOPQRSTUVWXYZ" : "abcdefghijklmnopqrstuvwxyz")
                return letters[Int((a - base + UInt8(n)) % 26)]
            })
    }
    var runs: [(Character, Int)] {
        reduce(into: []) { r, c in if r.last?.0 == c { r[r.count - 1].1 += 1 } else { r.append((c, 1)) } }
    }
}
// run
p(Array(Lexer("let x_1 = 42+y")).filter { $0 != .space }.count, Lexer("a1 b").map { "\($0)" })
p("hello_big_WORLD".camel, "someVarName".snake, "The quick brown fox".truncated(to: 10), "abc".truncated(to: 5))
p("the quick brown fox jumps".wrapped(at: 10), "swift"[1..<3], "A man, a plan, a canal: Panama".isPalindrome)
p("Hello, World".rot(13), "Hello".rot(13).rot(13), "aaabccd".runs.map { "\($0)\($1)" }.joined())
let s = "naïve café 👨‍👩‍👧 e\u{301}"
p(s.count, s.utf8.count, s.utf16.count, s.last == "é")
p(s.firstIndex(of: "c").map { s.distance(from: s.startIndex, to: $0) } ?? -1, s.prefix(5), s.suffix(3))
var m = "abc"; m.insert("z", at: m.index(after: m.startIndex));
m.replaceSubrange(m.startIndex...m.startIndex, with: "QQ"); m.removeLast()
p(m, m.contains("QQ"), m.hasPrefix("Q"), m.range(of: "z").map { m[$0.upperBound...] } ?? "-")
p(
    "a-b_c".split { "-_".contains($0) },
    "x=1;y=2".components(separatedBy: ";").map { $0.split(separator: "=") }.reduce(into: [:]) {
        $0[String($1[0])] = Int($1[1])
    }["y"] ?? 0)
p("ß".uppercased(), "İ".lowercased().count, "Z" < "a")
p(
    String(repeating: "ab", count: 3), "  pad ".trimmingCharacters(in: .whitespaces), String("abc".reversed()),
    "abc".sorted(by: >), String(255, radix: 16), Int("ff", radix: 16) ?? 0)
p(
    """
    Multi \
    line "quoted" \(1 + 1)
      indented
    """.components(separatedBy: "\n"), #"raw \n \#(3)"#)
