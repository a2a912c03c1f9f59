// swift-format-ignore-file: NeverForceUnwrap
func parsed(_ line: String) -> [[String]] {
    var result: [[String]] = []
    var rest = line[...]
    while let equals = rest.firstIndex(of: "=") {
        let after = rest[rest.index(after: equals)...]
        let end = after.firstIndex(of: ";") ?? after.endIndex
        result.append([String(rest[..<equals]), String(after[..<end])])
        rest = end < after.endIndex ? after[after.index(after: end)...] : after[after.endIndex...]
    }
    return result
}
func letters(_ text: Substring) -> [Substring] { text.isEmpty ? [] : [text.prefix(1)] + letters(text.dropFirst()) }
func named(_ text: Substring) -> String {
    switch text {
    case "world": "matched"
    default: "other"
    }
}
// run
let s = "hello world"
let world = s.dropFirst(6)
let o = world.firstIndex(of: "o")!
p(world[o...], s[o...], s[..<o], s[world.startIndex], world.count, world.isEmpty, world == "world", "world" == world)
var middle = s[s.index(s.startIndex, offsetBy: 3)...]
p(middle.removeFirst(), middle.popFirst()!, middle.removeLast(), middle, s[middle.startIndex...])
middle.removeFirst(2)
p(middle, s[middle.startIndex...], s[middle.endIndex...])
let words = s.split(separator: " ")
let tail = s.suffix(3)
p(
    words.map { $0.uppercased() }, s[words[1].startIndex...], s[tail.startIndex],
    s.split { $0 == "o" }.map { s[$0.startIndex...] })
var built = world
built.append("!")
built += " and " + tail
p(built, world + "x", world < "x", world.hasPrefix("wo"), String(world), ["a": world]["a"]!, Set([world, tail]).count)
let found = s.range(of: "wor")!
let inner = world.range(of: "rl")!
p(s[found], s[inner], s[inner.lowerBound...], world[inner], parsed("a=1;bc=22;d=x"), letters("abc"[...]))
p(world.reversed().map { String($0) }.joined(), world.first!, world.last!, world.map { $0 }, world.filter { $0 != "o" })
p(
    Int("x12".dropFirst())!, Double("v1.5".dropFirst())!, world.trimmingCharacters(in: ["w", "d"]), [world],
    named(world))
p(world.replacingOccurrences(of: "o", with: "0"), world.indices.map { s[$0] }, s.distance(from: s.startIndex, to: o))
p(
    type(of: world), world.lowercased().capitalized, world.contains("r"), world.sorted(),
    s[s.drop { $0 != "w" }.startIndex])
p(
    s.prefix { $0 != " " }, s.drop { $0 != " " }, world.enumerated().map { "\($0)\($1)" },
    world.split(separator: "r").last!)
