// swift-format-ignore-file: NeverForceUnwrap
struct Share {
    var part: Float = 0.1
    var third = Float(2) / 3
}
func scaled(_ number: Float, by factor: Float = 1.1) -> Float { number * factor }
// run
let share = Share()
let x: Float = 0.1
let y: Float = 0.2
var sum: Float = 0
for _ in 0..<10 { sum += 0.1 }
let all: [Float] = [0.3, 1, 2.5]
let range: ClosedRange<Float> = 0.1...0.9
p(share.part, share.third, x + y, sum, x * 3, Double(x), Float(0.1 + 0.2), x / 0, scaled(0.7), scaled(x, by: 3))
p(all, all.reduce(0, +), all.max()!, all.map { $0 * 1.1 }, range, range.lowerBound, range.contains(0.5))
p(Float.pi, Float.greatestFiniteMagnitude, x.rounded(), Float(7).squareRoot(), sqrt(Float(2)), sinf(1))
p(Int(y * 100), CGFloat(x), x == 0.1, Double(x) == 0.1, x < y, min(x, y), abs(-x), -x, type(of: x))
p(String(format: "%.2f", x), Float("1.5")!, Float(3), Float(1) / 3 * 3, Float(16_777_217))
p(stride(from: Float(0), to: 0.5, by: 0.1).map { $0 }, x.description, Float(Int.max), Float(UInt32.max))
p(x as Any is Float, x as Any is Double, [x: 1], x.truncatingRemainder(dividingBy: 0.03), Set([x, x, y]).count)
p(pow(x, 2), powf(2, 0.5), x.formatted(), 1 - x, max(0, x - 1), Float.infinity, Float.nan == x)
