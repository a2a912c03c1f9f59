struct Step: Equatable { var x: Int }
prefix func - (step: Step) -> Step { Step(x: -step.x) }
func + (one: Step, other: Step) -> Step { Step(x: one.x + other.x) }
func apply<T>(_ operation: (T, T) -> T, _ one: T, _ other: T) -> T { operation(one, other) }
func each<T>(_ values: [T], _ transform: (T) -> T) -> [T] { values.map(transform) }
// run
let whole: [Int] = [1, 2].map(-), parts: [Double] = [1.5, 2].map(-), same: [Int] = [1, 2].map(+)
p(whole, parts, same, [true, false].map(!), [1, 2].map(~))
p([1, 2, 3].reduce(0, +), [1, 2, 3].reduce(10, -), [3, 1, 2].sorted(by: >), [3, 1, 2].sorted(by: <))
p([2, 3].reduce(1, *), ["a", "b"].reduce("", +), [1, 5, 2].max(by: <) ?? 0)
let negated: (Int) -> Int = (-)
let difference: (Int, Int) -> Int = (-)
let opposite: (Bool) -> Bool = (!)
p(negated(3), difference(3, 1), opposite(true))
let back: [Step] = [Step(x: 1), Step(x: 2)].map(-)
p(back.map(\.x), [Step(x: 1), Step(x: 2)].reduce(Step(x: 0), +).x)
let products: [Int] = zip([1, 2], [3, 4]).map(*), differences: [Double] = zip([1.5], [0.5]).map(-)
p(products, differences)
let maybe: Int? = Optional(3).map(-), values: [Int: Int] = [1: 2].mapValues(-)
p(maybe ?? 0, values, [1, 2].elementsEqual([1, 2], by: ==))
p([true, false].allSatisfy(!), [[true], [false]].map { $0.map(!) })
p(apply(+, 1, 2), apply(-, 5.5, 1), apply({ $0 + $1 }, "a", "b"), each([1, 2], ~), each([true], !))
let counted: [Int] = (1...3).map(-), filtered: [Int] = [1, 2, 3].filter { $0 > 1 }.map(-)
p(counted, filtered, [3, 1].sorted(by: (>)))
let operations: [String: (Double, Double) -> Double] = ["+": (+), "-": (-), "*": (*), "/": (/)]
p(operations["-"]?(5, 2) ?? 0, operations["/"]?(1, 4) ?? 0)
let unary: [(Int) -> Int] = [(-), (+), (~), abs]
p(unary.map { $0(5) })
p([1, 2, 3].reduce(into: 0, +=))
