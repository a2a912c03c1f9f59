// swift-format-ignore-file: NeverForceUnwrap
// run
p("\(Int("12")!) \(Int("x") == nil) \(Int(2.9)) \(Int(-2.9)) \(Int(exactly: 2.5) == nil) \(Int(exactly: 2.0)!)")
do {
    let (q, r) = (7).quotientAndRemainder(dividingBy: -2)
    p("\(q) \(r) \((-7).magnitude) \(6.isMultiple(of: 3)) \((-3).signum()) \(3.advanced(by: 2)) \(3.distance(to: 1))")
}
do {
    var n = 3
    n.negate()
    p("\(n)")
}
do {
    let x = 2.5
    p("\(x.rounded()) \(x.rounded(.down)) \(x.rounded(.toNearestOrEven)) \((-x).rounded(.up))")
}
do {
    let x = 7.5
    p("\(x.truncatingRemainder(dividingBy: 2)) \(x.squareRoot() > 2.7) \(x.advanced(by: 1)) \(x.isNaN)")
}
p("\(Double("1.5")!) \(Double("x") == nil) \(Double(3)) \(CGFloat(2)) \(Double.pi > 3.14) \(Double.infinity)")
p("\(max(1, 3, 2)) \(min(4, 3, 2, 1)) \(abs(-2.5)) \(max("a", "b"))")
p(
    "\(Array(stride(from: 0, to: 10, by: 4))) \(Array(stride(from: 1.0, through: 0, by: -0.5))) \(Array(stride(from: 5, to: 0, by: 1)))"
)
p(
    "\(Array(zip([1, 2], ["a", "b"])).count) \(Array(repeatElement(7, count: 2))) \(Array(sequence(first: 1) { $0 < 20 ? $0 * 3 : nil }))"
)
do {
    var b = Bool("true")!
    b.toggle()
    p("\(b) \(Bool("x") == nil)")
}
p("\(1...3) \(0..<3) \((1...3).upperBound) \((1..<3).upperBound)")
p("\((1...3).contains(3)) \((0.0...1.0).contains(0.5)) \((0..<Int.max).contains(5))")
do {
    var b = true
    b.toggle()
    var x = 2.6
    x.round()
    p("\(b) \(x) \((-3).signum())")
}
p("\((7.5).truncatingRemainder(dividingBy: 2)) \(pow(2.0, 3)) \(trunc(2.7))")
p("\(cos(0.0)) \(sin(Double.pi / 2)) \(atan2(0.0, 1)) \(hypot(3.0, 4))")
p("\(log2(8.0)) \(exp(0.0)) \(fmod(5.0, 3)) \(exp2(3.0)) \(sqrt(2.25))")
p("\(floor(2.5)) \(ceil(2.5)) \(round(2.5)) \(abs(-2))")
