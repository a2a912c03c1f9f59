// swift-format-ignore-file: NeverForceUnwrap
// run
do {
    let s = "a, b, , c"
    p("\(s.components(separatedBy: ", ")) \(s.split(separator: ",").count) \(s.split(separator: ", "))")
}
do {
    let s = "  a b "
    p("\(s.trimmingCharacters(in: .whitespaces))|\(s.trimmingCharacters(in: CharacterSet(charactersIn: " a")))|")
}
do {
    let s = "a-b-c"
    p("\(s.replacingOccurrences(of: "-", with: "+")) \(s.replacingOccurrences(of: "", with: "+"))")
}
do {
    let s = "ab"
    p("\(s.padding(toLength: 4, withPad: ".", startingAt: 0)) \(s.capitalized) \(s.hasPrefix("a")) \(s.hasSuffix("a"))")
}
do {
    let s = "héllo"
    let i = s.index(s.startIndex, offsetBy: 1)
    p("\(s[i]) \(s[..<i]) \(s[i...]) \(s[s.index(after: i)]) \(s.distance(from: i, to: s.endIndex))")
}
do {
    let s = "héllo"
    let i = s.firstIndex(of: "l")!
    p("\(s[i...]) \(s.prefix(upTo: i))")
}
do {
    let s = "a b"
    let r = s.range(of: " ")!
    p("\(s[..<r.lowerBound]) \(s[r.upperBound...]) \(s.range(of: "x") == nil)")
}
do {
    var s = "abc"
    let last = s.removeLast()
    s.insert("x", at: s.startIndex)
    s.append("y")
    s += "z"
    p("\(s) \(last)")
}
p("\(String(255, radix: 16)) \(String(255, radix: 2)) \(Int("ff", radix: 16)!) \(String(repeating: "ab", count: 3))")
p("\(String(describing: [1])) \(String(reflecting: "a")) \(String(["a", "b"] as [Character]))")
do {
    let c: Character = "7"
    p("\(c.isNumber) \(c.isLetter) \(c.wholeNumberValue!) \(c.isWhitespace) \(c.asciiValue!)")
}
do {
    let s = "Ab c1"
    p("\(s.filter { $0.isLetter }) \(s.filter(\.isUppercase)) \(s.map { $0.isNumber ? "-" : String($0) }.joined())")
}
do {
    let s = "b,a"
    p("\(s.sorted()) \(s.uppercased().lowercased() == s) \(s.contains(",")) \(s.contains("b,"))")
}
do {
    let s = "héllo"
    p("\(s.prefix(2))|\(s.suffix(2))|\(s.dropFirst())|\(s.dropLast(2))")
}
do {
    let s = "abc"
    p("\(s.first!) \(s.last ?? "x") \(String(s.reversed()))")
    p("\(s.map { $0.uppercased() }) \(s.filter { $0 != "b" })")
}
do {
    let c: Character = "x"
    p("\(c)")
}
