struct Joiner {
    var text = ""
    mutating func add<S: StringProtocol>(_ s: S) { text.append(contentsOf: s); text += s; text.append(String(s)) }
}
func shout<S: StringProtocol>(_ s: S) -> String { s.uppercased() + "!" }
func count(_ s: some StringProtocol) -> Int { s.filter { $0 == "a" }.count }
extension StringProtocol {
    var initials: String { split(separator: " ").compactMap(\.first).map(String.init).joined() }
    func padded(to n: Int) -> String { String(repeating: " ", count: Swift.max(0, n - count)) + self }
    var firstUppercased: String { prefix(1).uppercased() + dropFirst() }
}
// run
var j = Joiner(); j.add("ab"); j.add("xyz".dropFirst()); p(j.text)
p(shout("abc".prefix(2)), count("banana"), count("banana".suffix(3)))
p(
    "Ada Lovelace".initials, "x".padded(to: 3), "hello world".split(separator: " ").map(\.firstUppercased),
    "hello".dropFirst().firstUppercased)
