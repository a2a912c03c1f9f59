import Testing
import SwiftSource
import Interpreter
import Foundation
@Test(.enabled(if: ProcessInfo.processInfo.environment["MEASURE"] != nil)) func measure() {
    var limits = Limits(); limits.callDepth = 100000; limits.elementDepth = 10000; limits.stackBytes = 2 << 20
    func most(_ make: (Int) -> String) -> Int {
        var n = 1
        while run(make(n), limits: limits).diagnostics.isEmpty, n < 3000 { n += max(1, n / 20) }
        return n
    }
    print("MEMORY \(MemoryLayout<Value>.size) \(MemoryLayout<SwiftSource.Expression>.size) \(MemoryLayout<Statement>.size)")
    print("MEASURE recursion", (2 << 20) / most { "func f(_ n: Int) -> Int { n == 0 ? 0 : f(n - 1) + 1 }\nf(\($0))" })
    print("MEASURE row", (2 << 20) / most { String(repeating: "Row {\n", count: $0) + "Box()\n" + String(repeating: "}\n", count: $0) })
    print("MEASURE configured", (2 << 20) / most { String(repeating: "Row { row in\nrow.add(child: ", count: $0) + "Box()\n" + String(repeating: ")}\n", count: $0) })
    print("MEASURE wrapped", (2 << 20) / most { String(repeating: "Box(wrapping: ", count: $0) + "Box()\n" + String(repeating: ")", count: $0) })
    print("MEASURE parens", (2 << 20) / most { String(repeating: "(1+", count: $0) + "1" + String(repeating: ")", count: $0) })
}
