// swift-format-ignore-file: NeverForceUnwrap
struct Regexes { let text = "2024-03-15 ERROR [net] timeout after 30s; 2024-03-16 INFO [ui] ok" }
struct Entry { let date: Substring, level: Substring, tag: Substring }
enum Level: String, CaseIterable, Comparable {
    case info = "INFO", error = "ERROR"; static func < (a: Level, b: Level) -> Bool { a.rank < b.rank };
    var rank: Int { Self.allCases.firstIndex(of: self)! }
}
// run
let text = Regexes().text
let r = #/(\d{4})-(\d{2})-(\d{2}) (\w+) \[(\w+)\]/#
if let m = text.firstMatch(of: r) { p(m.1, m.2, m.3, m.4, m.5, m.0) }
let all = text.matches(of: r).map { Entry(date: $0.1, level: $0.4, tag: $0.5) }
p(all.count, all.map(\.level), all.compactMap { Level(rawValue: String($0.level)) }.max()!)
let named = #/(?<key>[a-z]+)=(?<value>\d+)/#
for m in "a=1, bc=22; d=x".matches(of: named) { p(m.key, m.value, Int(m.value)! * 2) }
p(
    "hello world".replacing(#/o/#, with: "0"), "a1b22c".replacing(#/\d+/#) { "<\($0.0)>" },
    "a, b;c".split(separator: #/[,;]\s*/#).map(String.init))
p(
    "abc123".contains(#/\d/#), "abc".wholeMatch(of: #/[a-c]+/#) != nil, "abcd".prefixMatch(of: #/ab/#)?.0 ?? "-",
    "x".firstMatch(of: #/y/#) == nil)
if let m = "Name: Bob Age: 42".firstMatch(of: #/Name: (\w+) Age: (\d+)/#), let age = Int(m.2) {
    p(m.1.uppercased(), age + 1)
}
p("CamelCaseString".replacing(#/([A-Z])/#) { " " + $0.1.lowercased() }.trimmingCharacters(in: .whitespaces))
p(
    "foo-bar_baz".split(whereSeparator: { "-_".contains($0) }).map(\.capitalized).joined(),
    "  trim\n".trimmingCharacters(in: .whitespacesAndNewlines))
p(
    "tel 555-1234".ranges(of: #/\d+/#).count, "aaa".replacing("a", with: "b", maxReplacements: 2),
    "key:value".firstIndex(of: ":").map { "key:value"[..<$0] } ?? "")
let caseless = #/HELLO/#.ignoresCase()
p(
    "say hello".contains(caseless), "a.b.c".components(separatedBy: "."),
    "x".padding(toLength: 4, withPad: "-", startingAt: 0))
switch "v1.2.3" {
case let v where v.wholeMatch(of: #/v(\d+)\.(\d+)\.(\d+)/#) != nil: p("version");
default: p("other")
}
p("2024".wholeMatch(of: #/(\d\d)(\d\d)?/#)?.output.2 ?? "none", "20".wholeMatch(of: #/(\d\d)(\d\d)?/#)?.output.2 == nil)
p("The Cat".trimmingPrefix("The "), "aXbX".trimmingPrefix(while: { $0 == "a" }), "e\u{301}".count, "🇩🇪👨‍👩‍👧".count)
