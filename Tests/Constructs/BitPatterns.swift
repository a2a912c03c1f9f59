struct __Hidden { var __x = 3; static let __shared = __Hidden(); func __go(_ __a: Int) -> Int { __a + __x } }
func __free(_ x: Int) -> Int { x * 2 }
let __c = 5
// run
p(Int(bitPattern: UInt(5)), Int(bitPattern: UInt.max), UInt(bitPattern: -1))
p(Int8(bitPattern: 200), UInt8(bitPattern: -3), UInt32(bitPattern: Int32.min), UInt64(bitPattern: -2))
p(__Hidden.__shared.__go(__free(__c)))
let __y = __Hidden().__x
p(__y)
var hasher: UInt64 = 14695981039346656037
for b in "hello".utf8 { hasher ^= UInt64(b); hasher &*= 1099511628211 }
p(hasher, Int(truncatingIfNeeded: hasher), Int(bitPattern: UInt(hasher)))
