func sw<T>(_ a: inout T, _ b: inout T) { swap(&a, &b) }
func sw2(_ a: inout [Int], _ b: inout [Int]) { swap(&a, &b); a.swapAt(0, 1) }
func sw3(_ a: inout [Int], _ b: inout [Int]) { (a, b) = (b, a) }
func sw4<T>(_ a: inout [T], _ b: inout [T]) { swap(&a, &b) }
func sw5<T>(_ a: inout [T], _ b: inout [T]) { swap(&a, &b); if !a.isEmpty { a.swapAt(0, a.count - 1) } }
// run
var a = [1, 2], b = [8, 9]
sw(&a, &b); p(a, b)
sw2(&a, &b); p(a, b)
sw3(&a, &b); p(a, b)
sw4(&a, &b); p(a, b)
sw5(&a, &b); p(a, b)
