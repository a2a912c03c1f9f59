import Foundation
var said: [String] = []
func say(_ word: String) -> String {
    said.append(word)
    return word
}
// run
let number: Any = 3, fraction: Any = 1.5, short: Any = Float(2), byte: Any = UInt8(3), wide: Any = Int64(4)
p(number is Int64, number is Int, number is Double, byte is Int, byte is UInt8, wide is Int64, wide is Int)
p(fraction is Float, short is Double, short is Float, short is Float32, [number, wide].compactMap { $0 as? Int64 })
let letter: Character = "a", text = "abc", part = text.prefix(1)
p(letter is String, text is Substring, part is String, part is Substring)
p(Float(exactly: 0.1) == nil, Float(exactly: 0.5) ?? 0, Float(exactly: 16_777_217) == nil)
p(Double(exactly: Float(0.1)) ?? 0)
p(Int(exactly: 2.5) == nil, Int8(exactly: 300) == nil, Int64(7) + 1, Int64(text.count) * 3, Int64.max, Int64("12") ?? 0)
let slice = [1, 2, 3][0..<2]
p("\(slice)", slice, String(reflecting: slice), slice.debugDescription, [slice], ["a": slice])
p([1...2, 3...4], [0..<2], String(reflecting: 1..<3), "\(1..<3)", [1.0...2.5])
let pairs = [say("a"): say("b"), say("c"): say("d")]
p(said, pairs.count)
switch number {
case is Int64: p("Int64")
case let whole as Int: p("Int", whole)
default: p("none")
}
p(Int64(1_234_567).formatted(), String(format: "%lld", Int64(9)))
