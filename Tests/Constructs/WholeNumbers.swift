// swift-format-ignore-file: NeverForceUnwrap
struct Mixer {
    var state: UInt64
    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}
struct Sides: OptionSet {
    let rawValue: UInt8
    static let top = Sides(rawValue: 1 << 0)
    static let end = Sides(rawValue: 1 << 7)
    static let all: Sides = [.top, .end]
}
enum Code: UInt8 { case a = 65, b, c }
enum Level: UInt { case one = 1, two }
func hash(_ text: String) -> UInt64 { text.utf8.reduce(5381) { ($0 << 5) &+ $0 &+ UInt64($1) } }
func mixed(_ text: String) -> UInt32 { text.utf8.reduce(0x811c_9dc5) { ($0 ^ UInt32($1)) &* 16_777_619 } }
func twice<T: BinaryInteger>(_ number: T) -> T { number * 2 }
func bits<T: FixedWidthInteger>(_ number: T) -> Int { T.bitWidth + Int(number) }
// run
var byte: UInt8 = 250
byte &+= 10
let full: UInt8 = 255
let low: Int8 = -128
let all: UInt32 = 0xFFFF_FFFF
let bytes: [UInt8] = [0x41, 0x42, 200]
let u: UInt = 7
let negative = -5
p(byte, full &+ 1, low, all, all &+ 1, UInt64.max, Int64.max, Int.min, -9_223_372_036_854_775_808, UInt8.max, Int16.max)
p(UInt16(70) << 12, ~full, ~UInt8(1), 1 << u, UInt32(1) << 31, full >> 3, Int8(-7) / 2, Int32(-7) % 3, full & 15 | 64)
p(UInt8(clamping: 300), UInt8(exactly: 300) as Any, UInt8(exactly: 30)!, UInt(bitPattern: -1), Int8(bitPattern: 200))
p(
    Int16(truncatingIfNeeded: 70_000), UInt8(truncatingIfNeeded: -1), UInt8("12")!, UInt8("300") as Any,
    UInt64("ff", radix: 16)!)
p(
    u.bitWidth, UInt16.bitWidth)
p(
    negative.magnitude, abs(negative), low.magnitude, abs(Int8(-3)), full.isMultiple(of: 5),
    full.advanced(by: -5), u.distance(to: 3))
p(full > 3, u == 7, Int(full) == negative, UInt16(4) < Int32(9), max(full, 3), min(u, 3), [bytes[2], 9, full].sorted())
p(Double(full) / 255, bytes.map { Int($0) }.reduce(0, +), String(full, radix: 2), full.description, Double(UInt64.max))
p(
    String(format: "%02X%02X", bytes[0], full),
    "é".utf8.map { $0 })
p(
    Sides.all.rawValue, Sides.all.contains(.end), Sides.all.subtracting(.top).rawValue, Code.c.rawValue,
    Code(rawValue: 66)!)
p(Level.two.rawValue, hash("hello world, this is long"), mixed("abc"), Int(hash("a") % 7), type(of: full), bytes)
p((UInt8(250)...255).map { Int($0) }, (0..<UInt8(3)).contains(2), UInt8(3)..<5, Set([full, full, 3]).count)
p(twice(UInt8(100)), twice(21), bits(UInt16(1)), bits(3))
var counts: [UInt16: Int] = [:]
counts[5] = 1
counts[5, default: 0] += 2
p(counts[5]!, counts[6] as Any)
var mixer = Mixer(state: 42)
p(mixer.next(), (0..<100).contains(Int.random(in: 0..<100)))
p((1...6).shuffled().sorted(), [Int]().randomElement() as Any)
let natural = 0...Int.max
p(natural.contains(5), natural.contains(-1), natural.lowerBound, natural.upperBound == .max)
switch 5 {
case 0...Int.max: p("natural")
default: p("negative")
}
for number in natural {
    if number > 2 { break }
    p(number)
}
p(Int.random(in: 0...Int.max) >= 0, Int.random(in: Int.min...Int.max) != 0)
