final class Counter {
    static var count = 0 { didSet { if count > 2 { count = 0 } } }
    static var log: [Int] = [] { willSet { last = newValue.count } }
    static var last = 0
}
var total = 0 { didSet { if total > 2 { total = -1 } } }
// run
for number in 0..<3 {
    Counter.count += 1
    total += 1
    Counter.log.append(number)
}
p(Counter.count, total, Counter.log, Counter.last)
