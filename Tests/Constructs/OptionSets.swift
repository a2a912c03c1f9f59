// swift-format-ignore-file
struct Sides: OptionSet, Hashable {
    let rawValue: UInt8
    static let top = Sides(rawValue: 1), left = Sides(rawValue: 2), bottom = Sides(rawValue: 4), right = Sides(rawValue: 8)
    static let all: Sides = [.top, .left, .bottom, .right]
}
struct Marks: OptionSet {
    var rawValue: Int
    init(rawValue: Int) { self.rawValue = rawValue & 7 }
}
func words(_ sides: Sides) -> String {
    [(Sides.top, "t"), (Sides.left, "l"), (Sides.bottom, "b"), (Sides.right, "r")].filter { sides.contains($0.0) }.map { $0.1 }.joined()
}
// run
var sides: Sides = [.top, .left]
p(words(sides.union(.bottom)), words(sides.intersection([.left, .right])), words(sides.subtracting(.top)))
p(words(sides.symmetricDifference([.left, .right])), words(Sides.all.subtracting(sides)))
p(sides.isSubset(of: .all), sides.isSuperset(of: .all), sides.isDisjoint(with: [.right]), sides.isEmpty, Sides([]).isEmpty)
let inserted = sides.insert(.right)
p(inserted.inserted, words(inserted.memberAfterInsert), words(sides), sides.insert(.right).inserted)
p(sides.remove(.top).map(words) ?? "-", sides.remove(.top) == nil, words(sides))
sides.formUnion([.top, .bottom]); p(words(sides))
sides.formIntersection([.top, .right]); p(words(sides))
sides.subtract(.right); p(words(sides))
sides.formSymmetricDifference(.all); p(words(sides), sides.rawValue)
p(Marks(rawValue: 9).union(Marks(rawValue: 6)).rawValue, Marks(rawValue: 5).contains(Marks(rawValue: 4)))
p((1..<4).overlaps(3..<9), (1..<4).overlaps(4..<9), (1..<1).overlaps(0..<9), (1...4).overlaps(4...9), (1..<4).overlaps(0...1))
p(("a"..<"f").overlaps("e"..<"z"), ("a"..."c").clamped(to: "b"..."x"), (0.5..<2.5).clamped(to: 1..<9), (3...8).clamped(to: 5...6))
p((1..<1).isEmpty, (1...1).isEmpty, (0.0..<0.0).isEmpty, Range(uncheckedBounds: (2, 5)), ClosedRange(uncheckedBounds: (lower: 1.5, upper: 2)))
let (quotient, remainder) = (-17).quotientAndRemainder(dividingBy: 5)
p(quotient, remainder, UInt8(17).quotientAndRemainder(dividingBy: 5).remainder, 3.distance(to: 10), Int8(5).distance(to: -3))
var (number, fraction, flag) = (5, 2.6, false)
number.negate(); fraction.negate(); flag.toggle(); p(number, fraction, flag)
fraction.round(); p(fraction); fraction = 2.5; fraction.round(.down); p(fraction)
p(1.5.advanced(by: 2), 1.5.distance(to: 4))
var counts = ["a": 1]
counts.merge(["a": 2, "b": 3]) { $0 + $1 }; p(counts["a"] ?? 0, counts["b"] ?? 0, counts.count); counts.removeAll(); p(counts.count)
var numbers: Set = [1, 2, 3]
numbers.formUnion([4]); numbers.subtract([1]); numbers.formIntersection(2...3); p(numbers.sorted()); numbers.formSymmetricDifference([3, 5]); p(numbers.sorted())
p("abc".appending("d"), "abcd".dropFirst().appending("!"), "ab".localizedUppercase, "AB".localizedLowercase, "ab cd".localizedCapitalized)
